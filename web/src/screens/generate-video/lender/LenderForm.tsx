import { useQuery } from '@apollo/client/react';
import { WandSparkles } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { graphql } from '../../../gql/gql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { creditsInWords } from '../../../ui/format.ts';
import { Field } from '../../../ui/Field.tsx';
import { SegmentedControl } from '../../../ui/RadioCards.tsx';
import { TextInput } from '../../../ui/TextInput.tsx';
import type { Draft, Lender } from '../draft/draft.ts';
import type { ChangeDraft } from '../draft/useDraft.ts';
import { isComplete, type LenderScript } from './useLenderScript.ts';
import { t } from '../../../i18n/t.ts';
import { Pair } from '../../../ui/layout.tsx';

const lenderScriptLengthsQuery = graphql(`
  query LenderScriptLengths {
    lenderScriptLengths {
      length
      fromSeconds
      toSeconds
      credits
    }
  }
`);

const Form = styled.form`
  display: grid;
  gap: ${space[4]};
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]};
  align-items: end;
  justify-content: space-between;
`;
const Note = styled.p`
  ${text('caption')} color: ${color.text2};
  margin-block-start: ${space[1]};
`;
const Span = styled.span`
  display: block;
  ${text('caption')}
`;

const names = { SHORT: t('Short'), MEDIUM: t('Medium'), LONG: t('Long') } as const;

/** `60-90 seconds`, `2-3 minutes`. */
const spanOf = (from: number, to: number): string =>
  from < 120 ? t('{from}-{to} seconds', { from, to }) : t('{from}-{to} minutes', { from: from / 60, to: to / 60 });

const fields: readonly (readonly [keyof Lender, string, { readonly type?: string; readonly autoComplete?: string }])[] =
  [
    ['name', t('Lender name'), { autoComplete: 'name' }],
    ['phone', t('Phone'), { type: 'tel', autoComplete: 'tel' }],
    ['email', 'Email', { type: 'email', autoComplete: 'email' }],
    ['website', t('Website'), { type: 'url', autoComplete: 'url' }],
    ['licenseNumber', t('NMLS number'), {}],
  ];

export interface LenderFormProps {
  readonly draft: Draft;
  readonly change: ChangeDraft;
  readonly script: LenderScript;
}

/** The lender, the length of the script, and the button that writes it. */
export function LenderForm({ draft, change, script: { generate, generating, problem } }: LenderFormProps) {
  const { data } = useQuery(lenderScriptLengthsQuery);
  const lengths = data?.lenderScriptLengths ?? [];
  const chosen = lengths.find(({ length }) => length === draft.length);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!generating) void generate();
  };
  // The browser does not submit a form whose button is disabled, so Enter is handled here, to say what is missing.
  const submitByEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter' && !isComplete(draft)) submit(event);
  };
  return (
    <Card
      title={t('Lender information')}
      headingLevel={3}
      description={t(
        'The script ends with how to reach you, your NMLS number, and “This is not a commitment to lend”.',
      )}
    >
      <Form onSubmit={submit} noValidate>
        <Pair>
          {fields.map(([key, label, attributes]) => (
            <Field
              key={key}
              label={label}
              required={key === 'name' || key === 'phone'}
              optional={key !== 'name' && key !== 'phone'}
            >
              <TextInput
                {...attributes}
                value={draft.lender[key]}
                maxLength={200}
                onKeyDown={submitByEnter}
                onChange={({ currentTarget: { value } }) =>
                  change((current) => ({ ...current, lender: { ...current.lender, [key]: value } }))
                }
              />
            </Field>
          ))}
        </Pair>
        <Line>
          <div>
            <SegmentedControl
              label={t('Script length')}
              options={lengths.map(({ length, fromSeconds, toSeconds, credits }) => ({
                value: length,
                label: (
                  <>
                    {names[length]} <Span>{spanOf(fromSeconds, toSeconds)}</Span>
                    <Span>{creditsInWords(credits)}</Span>
                  </>
                ),
              }))}
              value={draft.length}
              onValueChange={(length) => change((current) => ({ ...current, length }))}
            />
            <Note>
              {chosen === undefined
                ? ' '
                : t('At most {credits}; the final script decides', { credits: creditsInWords(chosen.credits) })}
            </Note>
          </div>
          <Button
            type="submit"
            icon={<WandSparkles aria-hidden="true" />}
            disabled={!isComplete(draft)}
            loading={generating}
            loadingText={t('Generating…')}
          >
            {t('Generate Script')}
          </Button>
        </Line>
        {problem !== undefined && !generating && (
          <Alert tone="danger" title={t('Failed to generate script')}>
            {problem}
          </Alert>
        )}
      </Form>
    </Card>
  );
}
