import { useMutation, useQuery } from '@apollo/client/react';
import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import type { ErasureProblem, OpenErasureStepsQuery } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { DataTable, type Column } from '../../../ui/DataTable.tsx';
import { formatDate } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { t } from '../../../i18n/t.ts';

const openErasureStepsQuery = graphql(`
  query OpenErasureSteps {
    openErasureSteps {
      userId
      step
      outside
      problem
      code
      failures
      since
      retryAt
    }
  }
`);

const retryErasureMutation = graphql(`
  mutation RetryErasure($userId: ID!) {
    retryErasure(userId: $userId) {
      userId
      position
    }
  }
`);

type Step = OpenErasureStepsQuery['openErasureSteps'][number];

const refetchEvery = 5_000;

const Words = styled.p`
  ${text('small')} color: ${color.text2};
  margin-block-start: ${space[1]};
`;

const steps: Readonly<Record<string, string>> = {
  'access tokens': t('Access tokens'),
  'account at the payment provider': t('Account at the payment provider'),
  'digital twins': t('Digital Twins'),
  'digital twins at their provider': t('Digital Twins at their provider'),
  drafts: t('Drafts'),
  'fee sheets': t('Fee sheets'),
  'keys of the events': t('Keys of the events'),
  'list of erased users': t('List of erased users'),
  mails: t('Mails'),
  'marks of unused pictures': t('Marks of unused pictures'),
  'own pictures and logos': t('Own pictures and logos'),
  'profile pictures': t('Profile pictures'),
  sessions: t('Sessions'),
  'sign in': t('Sign-in'),
  'test payments': t('Test payments'),
  videos: t('Videos'),
  webhooks: t('Webhooks'),
};

const problems: Readonly<Record<ErasureProblem, string>> = {
  UNREACHABLE: t('It does not answer.'),
  REFUSED: t('It refuses the request.'),
  NOT_CONFIGURED: t('It is no longer configured.'),
  FAILED: t('It failed.'),
};

const columns: readonly Column<Step>[] = [
  { id: 'step', header: t('Where'), primary: true, cell: ({ step }) => steps[step] ?? step },
  { id: 'user', header: t('User'), cell: ({ userId }) => userId },
  {
    id: 'problem',
    header: t('Problem'),
    cell: ({ problem, code }) => (
      <Badge tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
        {code === null ? problems[problem] : `${problems[problem]} (${code})`}
      </Badge>
    ),
  },
  {
    id: 'failures',
    header: t('Failures'),
    align: 'end',
    cell: ({ failures }) => failures,
    sortValue: ({ failures }) => failures,
  },
  {
    id: 'since',
    header: t('Since'),
    oneLine: true,
    cell: ({ since }) => formatDate(since),
    sortValue: ({ since }) => since,
  },
  {
    id: 'retry',
    header: t('Next try'),
    oneLine: true,
    cell: ({ retryAt }) => formatDate(retryAt),
    sortValue: ({ retryAt }) => retryAt,
  },
];

/** Data that erasures could not remove yet; empty when everything is removed. Refreshed every 5 s. */
export function OpenErasures() {
  const { data, refetch } = useQuery(openErasureStepsQuery, {
    fetchPolicy: 'network-only',
    nextFetchPolicy: 'cache-first',
    pollInterval: refetchEvery,
    skipPollAttempt: () => document.hidden,
  });
  const [retry, { loading }] = useMutation(retryErasureMutation);
  const open = data?.openErasureSteps ?? [];
  if (open.length === 0) return null;
  const retryAll = async (): Promise<void> => {
    try {
      for (const userId of new Set(open.map((step) => step.userId))) await retry({ variables: { userId } });
      toast({ title: t('The erasures are tried again') });
      await refetch();
    } catch (cause) {
      toast({
        title: t('The erasures could not be tried again'),
        description: sentenceOf(cause),
        variant: 'destructive',
      });
    }
  };
  return (
    <Stack as="section" $gap={3} aria-labelledby="erasures-title">
      <div>
        <h2 id="erasures-title">{t('Open erasures')}</h2>
        <Words>
          {t(
            'What these stores and services have of erased users is not removed yet. They are asked again by themselves.',
          )}
        </Words>
      </div>
      <DataTable
        caption={t('Open erasures')}
        columns={columns}
        items={open}
        itemKey={({ userId, step }) => `${userId} ${step}`}
      />
      <div>
        <Button variant="secondary" loading={loading} onClick={() => void retryAll()}>
          {t('Try again now')}
        </Button>
      </div>
    </Stack>
  );
}
