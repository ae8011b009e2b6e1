import { CircleAlert, CircleCheck, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { positionInWords } from '../position.ts';
import type { Verdict } from './documents.ts';
import { formatInstant } from './moment.ts';
import { t } from '../../../i18n/t.ts';
import { Phrase } from '../../../i18n/Phrase.tsx';

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

const Fingerprint = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  ${text('caption')} color: ${color.text2};
  & > code {
    overflow-wrap: anywhere;
  }
`;

/** The verdict as badges. */
export function VerdictBadges({ verdict: { readModelMatches, chainIntact } }: { readonly verdict: Verdict }) {
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
      {readModelMatches !== null && badge(readModelMatches, t('Read model = replay'), t('Read model differs'))}
      {badge(chainIntact, t('Hash chain intact'), t('Hash chain broken'))}
    </>
  );
}

export interface VerdictCardProps {
  readonly verdict: Verdict | undefined;
  readonly checking: boolean;
  readonly error: Error | undefined;
  readonly totalEvents: number;
  readonly onCheck: () => void;
}

/** The result of replaying every event against the hash chain and the read model, and the key that signs the exports. */
export function VerdictCard({ verdict, checking, error, totalEvents, onCheck }: VerdictCardProps) {
  return (
    <Card
      title={t('Verdict')}
      actions={
        <Button
          variant="secondary"
          icon={<ShieldCheck aria-hidden="true" />}
          loading={checking}
          loadingText={t('Checking...')}
          onClick={onCheck}
        >
          {t('Check again')}
        </Button>
      }
    >
      {error !== undefined && (
        <Alert tone="danger">{t('The history could not be checked. {error}', { error: sentenceOf(error) })}</Alert>
      )}
      {verdict === undefined && error === undefined && (
        <Loading label={t('Checking every hash…')}>
          <Skeleton $height="88px" />
        </Loading>
      )}
      {verdict !== undefined && <Findings verdict={verdict} totalEvents={totalEvents} />}
    </Card>
  );
}

function Findings({ verdict, totalEvents }: { readonly verdict: Verdict; readonly totalEvents: number }) {
  const {
    readModelMatches,
    differences,
    chainIntact,
    chainVerifiedRevision,
    chainVerifiedPosition,
    finding,
    events,
    checkedAt,
    keyFingerprint,
  } = verdict;
  const upTo =
    chainVerifiedPosition === null
      ? t('no event')
      : t('position {chainVerifiedPosition}', { chainVerifiedPosition: positionInWords(chainVerifiedPosition) });
  const goodEvents =
    chainVerifiedRevision === 0
      ? t('The first event holds.')
      : t('Events 0 to {chainVerifiedRevision} hold.', { chainVerifiedRevision: formatCount(chainVerifiedRevision) });
  return (
    <>
      <div role="status">
        {readModelMatches !== null && (
          <Line
            sound={readModelMatches}
            title={readModelMatches ? t('Read model = replay') : t('The read model differs from the replay')}
          >
            {readModelMatches ? (
              t('Balance, totals and every grant that the user sees are what the events say.')
            ) : (
              <ul>
                {differences.map((difference) => (
                  <li key={difference}>{difference}</li>
                ))}
              </ul>
            )}
          </Line>
        )}
        <Line
          sound={chainIntact}
          title={
            chainIntact ? t('Hash chain intact up to {upTo}', { upTo }) : t('Hash chain broken after {upTo}', { upTo })
          }
        >
          {chainIntact
            ? t('No event was changed, taken out or put in since it was written.')
            : `${finding ?? ''} ${chainVerifiedRevision < 0 ? t('Nothing before it can be trusted.') : goodEvents}`}
        </Line>
        <Note>
          <Phrase
            text={events === 1 ? '{count} event replayed on <0>{at}</0>' : '{count} events replayed on <0>{at}</0>'}
            parts={[(words) => <time dateTime={checkedAt}>{words}</time>]}
            values={{ count: formatCount(events), at: formatInstant(checkedAt) }}
          />
          {totalEvents > events && t('. More have come since.')}
        </Note>
      </div>
      <Fingerprint>
        <Phrase
          text="Proofs are signed with the key <0>{keyFingerprint}</0>"
          parts={[(words) => <code>{words}</code>]}
          values={{ keyFingerprint }}
        />
        <CopyButton iconOnly value={keyFingerprint} label={t("Copy the key's fingerprint")} />
      </Fingerprint>
    </>
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
