import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { graphql } from '../../gql/gql.ts';
import { Field } from '../../ui/Field.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Select } from '../../ui/Select.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { MessageView } from './MessageView.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';
import { Note } from '../../ui/text.ts';

const templatesQuery = graphql(`
  query MailTemplates {
    mailTemplates {
      name
      label
      category
      sample {
        subject
        text
      }
    }
  }
`);

const categories: Readonly<Record<string, string>> = {
  security: t('Security: always sent, also to an address that bounced.'),
  billing: t('Billing: always sent.'),
  product: t('Can be switched off by each user.'),
  visitor: t('To a visitor of a share page, in the name of the agent.'),
};

/** Every type of email, filled with sample data. */
export function Templates() {
  const { data, error, refetch } = useQuery(templatesQuery);
  const [chosen, setChosen] = useState<string>();
  if (error) return <QueryError error={error} retry={refetch} />;
  if (!data)
    return (
      <Loading label={t('Loading the templates…')}>
        <Skeleton $height="320px" $radius="14px" />
      </Loading>
    );
  const { mailTemplates } = data;
  const shown = mailTemplates.find(({ name }) => name === chosen) ?? mailTemplates[0];
  return (
    <Stack $gap={4}>
      <Field label={t('Template')}>
        <Select
          value={shown?.name}
          onValueChange={setChosen}
          options={mailTemplates.map(({ name, label }) => ({ value: name, label }))}
        />
      </Field>
      {shown && (
        <>
          <div>
            <h2>{shown.sample.subject}</h2>
            <Note>{categories[shown.category]}</Note>
          </div>
          <MessageView
            key={shown.name}
            src={`/outbox/templates/${shown.name}`}
            subject={shown.sample.subject}
            plain={shown.sample.text}
          />
        </>
      )}
    </Stack>
  );
}
