import { useQuery } from '@apollo/client/react';
import { CircleAlert, CircleCheck, ShieldCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { formatInstant } from '../audit/moment.ts';
import { positionInWords } from '../position.ts';
import { verdictQuery, type HistoryRef, type Verdict } from './documents.ts';

const Note = styled.p`
  ${text('small')} color: ${color.text2};
  overflow-wrap: anywhere;
`;
const Fingerprint = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${text('caption')} color: ${color.text2};
  & > code {
    overflow-wrap: anywhere;
  }
`;

/** Whether the history is as it was written, and the key that signs its exports. */
export function ChainCard({ kind, id, totalEvents }: HistoryRef & { readonly totalEvents: number }) {
  const { data, previousData, loading, error, refetch } = useQuery(verdictQuery, {
    variables: { kind, id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const verdict = (data ?? previousData)?.auditVerdict;
  const again = (
    <Button
      variant="secondary"
      icon={<ShieldCheck aria-hidden="true" />}
      loading={loading}
      loadingText="Checking..."
      onClick={() => void refetch().catch(() => undefined)}
    >
      Check again
    </Button>
  );
  return (
    <Card title="Verdict" actions={again}>
      {error !== undefined && <Alert tone="danger">The history could not be checked. {sentenceOf(error)}</Alert>}
      {verdict === undefined && error === undefined && (
        <Loading label="Checking every hash…">
          <Skeleton $height="72px" />
        </Loading>
      )}
      {verdict !== undefined && <Findings verdict={verdict} totalEvents={totalEvents} />}
    </Card>
  );
}

function Findings({ verdict, totalEvents }: { readonly verdict: Verdict; readonly totalEvents: number }) {
  const { chainIntact, chainVerifiedPosition, finding, events, checkedAt, keyFingerprint } = verdict;
  const upTo = chainVerifiedPosition === null ? 'the start' : `position ${positionInWords(chainVerifiedPosition)}`;
  return (
    <Stack $gap={2}>
      <div role="status">
        <Badge
          tone={chainIntact ? 'success' : 'danger'}
          icon={chainIntact ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        >
          {chainIntact ? `Hash chain intact up to ${upTo}` : `Hash chain broken after ${upTo}`}
        </Badge>
        <Note>
          {chainIntact
            ? 'No event was changed, taken out or put in since it was written.'
            : `${finding ?? ''} Events before it hold.`}
        </Note>
        <Note>
          {formatCount(events)} {events === 1 ? 'event' : 'events'} replayed on{' '}
          <time dateTime={checkedAt}>{formatInstant(checkedAt)}</time>
          {totalEvents > events && '. More have come since.'}
        </Note>
      </div>
      <Fingerprint>
        Proofs are signed with the key <code>{keyFingerprint}</code>
        <CopyButton iconOnly value={keyFingerprint} label="Copy the key's fingerprint" />
      </Fingerprint>
    </Stack>
  );
}
