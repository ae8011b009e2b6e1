import { useMutation, useQuery } from '@apollo/client/react';
import { FlaskConical, Play } from 'lucide-react';
import { useEffect } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { graphql } from '../../../gql/gql.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { RunCard } from './RunCard.tsx';
import { testRunsQuery } from './runs.ts';
import { t } from '../../../i18n/t.ts';
import { QueryError, StaleAlert } from '../../../app/apollo/QueryError.tsx';

const requestTestRunMutation = graphql(`
  mutation RequestTestRun($idempotencyKey: String) {
    requestTestRun(idempotencyKey: $idempotencyKey) {
      runId
      position
    }
  }
`);

/** Milliseconds. During a run, results are fetched more often. */
const pollInterval = { idle: 30_000, running: 2_000 } as const;

/** The onboarding test: starts it and lists the results. */
export function TestResultsTab() {
  const { data, error, refetch } = useQuery(testRunsQuery, {
    fetchPolicy: 'cache-and-network',
    pollInterval: pollInterval.idle,
    skipPollAttempt: () => document.hidden,
  });
  const [request, { loading }] = useMutation(requestTestRunMutation);
  const runs = data?.testRuns;
  const underWay = runs?.some(({ status }) => status === 'REQUESTED' || status === 'RUNNING') ?? false;
  useEffect(() => {
    if (!underWay) return undefined;
    const timer = setInterval(() => void refetch().catch(() => undefined), pollInterval.running);
    return () => clearInterval(timer);
  }, [underWay, refetch]);
  const run = async (): Promise<void> => {
    try {
      await request({ variables: { idempotencyKey: crypto.randomUUID() } });
      await refetch();
    } catch (cause) {
      toast({ title: t('Failed to run the tests'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  return (
    <Stack $gap={4}>
      <Cluster $justify="space-between" $gap={3}>
        <p>
          {t(
            'Walks through what new users do first, with separate accounts and test cards. The accounts are erased afterwards.',
          )}
        </p>
        <Button
          icon={<Play aria-hidden="true" />}
          loading={loading || underWay}
          loadingText={t('Running...')}
          onClick={() => void run()}
        >
          {t('Run Tests')}
        </Button>
      </Cluster>
      {error !== undefined && runs !== undefined && <StaleAlert error={error} retry={refetch} />}
      {runs === undefined ? (
        error === undefined ? (
          <Loading label={t('Loading test results…')}>
            <Skeleton $height="240px" $radius="14px" />
          </Loading>
        ) : (
          <QueryError title={t('The test results could not be loaded')} error={error} retry={refetch} />
        )
      ) : runs.length === 0 ? (
        <EmptyState icon={<FlaskConical />} title={t('No Test Results Yet')}>
          {t('Run the tests to see whether new users can register, pay and start a video.')}
        </EmptyState>
      ) : (
        runs.map((each) => <RunCard key={each.id} run={each} />)
      )}
    </Stack>
  );
}
