import { CircleAlert, CircleCheck, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { positionInWords } from '../position.ts';
import type { Verification } from './documents.ts';
import { formatInstant } from './moment.ts';

const Finding = styled.div`
  display: grid;
  grid-template-columns: 20px 1fr;
  gap: ${space[1]} ${space[3]};
  ${text('small')}
  & > svg {
    inline-size: 20px;
    block-size: 20px;
    color: ${color.success};
  }
  &[data-sound='false'] > svg {
    color: ${color.danger};
  }
  & strong {
    display: block;
    ${text('label')} font-weight: 650;
    color: ${color.text};
  }
  &[data-sound='false'] strong {
    color: ${color.danger};
  }
  & > div {
    color: ${color.text2};
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
const Note = styled.p`
  ${text('caption')} color: ${color.text2};
  font-variant-numeric: tabular-nums;
`;

/** The result of the verification as two badges. */
export function VerdictBadges({
  verification: { readModelMatches, chainIntact },
}: {
  readonly verification: Verification;
}) {
  const badge = (sound: boolean, good: string, bad: string) => (
    <Badge
      tone={sound ? 'success' : 'danger'}
      icon={sound ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
    >
      {sound ? good : bad}
    </Badge>
  );
  return (
    <>
      {badge(readModelMatches, 'Read model = replay', 'Read model differs')}
      {badge(chainIntact, 'Hash chain intact', 'Hash chain broken')}
    </>
  );
}

export interface VerdictBoxProps {
  readonly verification: Verification | undefined;
  readonly verifying: boolean;
  readonly error: Error | undefined;
  readonly onVerify: () => void;
}

/** The result of verifying the read model and the hash chain against a replay of every event. */
export function VerdictBox({ verification, verifying, error, onVerify }: VerdictBoxProps) {
  return (
    <Card
      title="Verdict"
      actions={
        <Button
          variant="secondary"
          icon={<ShieldCheck aria-hidden="true" />}
          loading={verifying}
          loadingText="Checking..."
          onClick={onVerify}
        >
          Check again
        </Button>
      }
    >
      {error !== undefined && <Alert tone="danger">The history could not be checked. {sentenceOf(error)}</Alert>}
      {verification === undefined && error === undefined && <Skeleton $height="88px" />}
      {verification !== undefined && <Findings verification={verification} />}
    </Card>
  );
}

function Findings({ verification }: { readonly verification: Verification }) {
  const {
    readModelMatches,
    differences,
    chainIntact,
    chainVerifiedRevision,
    chainVerifiedPosition,
    finding,
    events,
    checkedAt,
  } = verification;
  const upTo = chainVerifiedPosition === null ? 'no event' : `position ${positionInWords(chainVerifiedPosition)}`;
  const goodEvents =
    chainVerifiedRevision === 0 ? 'The first event holds.' : `Events 0 to ${formatCount(chainVerifiedRevision)} hold.`;
  return (
    <div role="status">
      <Line
        sound={readModelMatches}
        title={readModelMatches ? 'Read model = replay' : 'The read model differs from the replay'}
      >
        {readModelMatches ? (
          'Balance, totals and every grant that the user sees are what the events say.'
        ) : (
          <ul>
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        )}
      </Line>
      <Line
        sound={chainIntact}
        title={chainIntact ? `Hash chain intact up to ${upTo}` : `Hash chain broken after ${upTo}`}
      >
        {chainIntact
          ? 'No event was changed, taken out or put in since it was written.'
          : `${finding ?? ''} ${chainVerifiedRevision < 0 ? 'Nothing before it can be trusted.' : goodEvents}`}
      </Line>
      <Note>
        {formatCount(events)} {events === 1 ? 'event' : 'events'} replayed on{' '}
        <time dateTime={checkedAt}>{formatInstant(checkedAt)}</time>
      </Note>
    </div>
  );
}

const Spaced = styled(Finding)`
  margin-block-end: ${space[3]};
`;

function Line({
  sound,
  title,
  children,
}: {
  readonly sound: boolean;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <Spaced data-sound={sound}>
      {sound ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
      <div>
        <strong>{title}</strong>
        {children}
      </div>
    </Spaced>
  );
}
