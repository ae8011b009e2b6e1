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
import { t } from '../../../i18n/t.ts';
import { Phrase } from '../../../i18n/Phrase.tsx';

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

/** Whether the history is unchanged, and the key that signs its exports. */
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
      loadingText={t('Checking...')}
      onClick={() => void refetch().catch(() => undefined)}
    >
      {t('Check again')}
    </Button>
  );
  return (
    <Card title={t('Verdict')} actions={again}>
      {error !== undefined && (
        <Alert tone="danger">{t('The history could not be checked. {error}', { error: sentenceOf(error) })}</Alert>
      )}
      {verdict === undefined && error === undefined && (
        <Loading label={t('Checking every hash…')}>
          <Skeleton $height="72px" />
        </Loading>
      )}
      {verdict !== undefined && <Findings verdict={verdict} totalEvents={totalEvents} />}
    </Card>
  );
}

function Findings({ verdict, totalEvents }: { readonly verdict: Verdict; readonly totalEvents: number }) {
  const { chainIntact, chainVerifiedPosition, finding, events, checkedAt, keyFingerprint } = verdict;
  const upTo =
    chainVerifiedPosition === null
      ? t('the start')
      : t('position {chainVerifiedPosition}', { chainVerifiedPosition: positionInWords(chainVerifiedPosition) });
  return (
    <Stack $gap={2}>
      <div role="status">
        <Badge
          tone={chainIntact ? 'success' : 'danger'}
          icon={chainIntact ? <CircleCheck aria-hidden="true" /> : <CircleAlert aria-hidden="true" />}
        >
          {chainIntact ? t('Hash chain intact up to {upTo}', { upTo }) : t('Hash chain broken after {upTo}', { upTo })}
        </Badge>
        <Note>
          {chainIntact
            ? t('No event was changed, taken out or put in since it was written.')
            : t('{finding} Events before it hold.', { finding: finding ?? '' })}
        </Note>
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
    </Stack>
  );
}
