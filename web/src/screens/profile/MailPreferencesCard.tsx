import { useMutation, useQuery } from '@apollo/client/react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { graphql } from '../../gql/gql.ts';
import { Card } from '../../ui/Card.tsx';
import { Switch } from '../../ui/Checkbox.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const preferencesQuery = graphql(`
  query MailPreferences {
    mailPreferences {
      template
      label
      wanted
    }
  }
`);
const setPreferenceMutation = graphql(`
  mutation SetMailPreference($input: SetMailPreferenceInput!) {
    setMailPreference(input: $input) {
      preferences {
        template
        label
        wanted
      }
      position
    }
  }
`);

const hints: Readonly<Record<string, string>> = {
  welcome: t('How to begin'),
  video_completed: t('When a video is finished'),
  video_failed: t('When a video could not be made, with the reason'),
  lead_received: t('When a visitor of a share page asks for a tour'),
  week_results: t('How your videos were watched, on Mondays'),
  twin_ready: t('When a Digital Twin is ready'),
  twin_failed: t('When a Digital Twin could not be made, with the reason'),
  credit_low: t('When your credits run low'),
  credits_expiring: t('30 days, 7 days and 1 day before credits expire'),
  webhook_disabled: t('When one of your webhooks was switched off'),
};

/** Which emails the user gets. Every switch takes effect at once. */
export function MailPreferencesCard() {
  const { data, error, refetch } = useQuery(preferencesQuery, { fetchPolicy: 'cache-and-network' });
  return (
    <Card
      title={t('Email preferences')}
      description={t('You always get emails about payments and the security of your account.')}
    >
      {data ? (
        data.mailPreferences.map((preference) => <Preference key={preference.template} {...preference} />)
      ) : error ? (
        <QueryError error={error} retry={refetch} />
      ) : (
        <Loading label={t('Loading your email preferences…')}>
          <Skeleton $height="240px" $radius="14px" />
        </Loading>
      )}
    </Card>
  );
}

function Preference({
  template,
  label,
  wanted,
}: {
  readonly template: string;
  readonly label: string;
  readonly wanted: boolean;
}) {
  const [set, { loading }] = useMutation(setPreferenceMutation, {
    update: (cache, { data }) => {
      if (data)
        cache.writeQuery({ query: preferencesQuery, data: { mailPreferences: data.setMailPreference.preferences } });
    },
    onError: (error) =>
      toast({ title: t('Your choice was not saved'), description: sentenceOf(error), variant: 'destructive' }),
  });
  return (
    <Switch
      label={label}
      hint={hints[template]}
      checked={wanted}
      disabled={loading}
      onCheckedChange={(next) => void set({ variables: { input: { template, wanted: next } } })}
    />
  );
}
