import { useQuery } from '@apollo/client/react';
import { ArrowLeft, Download } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { kindOf, nameOfKind } from '../../../features/audit/historyPath.ts';
import type { AuditKind } from '../../../gql/graphql.ts';
import { color, space, text } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { ButtonAnchor } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { formatCount } from '../../../ui/format.ts';
import { Stack } from '../../../ui/layout.tsx';
import { RetryAlert } from '../../../ui/RetryAlert.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { CauseDialog } from '../audit/causation/CauseDialog.tsx';
import { BackLink, HistoryColumns } from '../audit/layout.ts';
import { addressOf, momentAt, momentOf, variablesOf } from '../audit/moment.ts';
import { Scrubber } from '../audit/Scrubber.tsx';
import { useThrottled } from '../audit/useAudit.ts';
import { useMoment } from '../audit/useMoment.ts';
import { placeOf, typeInWords } from '../audit/words.ts';
import { ChainCard } from './ChainCard.tsx';
import { CompareCard } from './CompareCard.tsx';
import { historyQuery, type History } from './documents.ts';
import { HistoryTimeline } from './HistoryTimeline.tsx';
import { Values, wordsOf } from './values.tsx';
import { t } from '../../../i18n/t.ts';

const Id = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  color: ${color.text2};
  margin-block-start: ${space[1]};
  & > code {
    overflow-wrap: anywhere;
  }
`;
const Note = styled.p`
  ${text('small')} color: ${color.text2};
`;

/** Milliseconds between two queries while the slider is dragged, and between two looks for new events. */
const stepPause = 150;
const lookEvery = 10_000;

/** `/admin/audit/:kind/:id`: any history, replayed to any moment. */
export default function HistoryAudit() {
  const { kind: name = '', id = '' } = useParams();
  const kind = kindOf(name);
  const { isAdmin } = useViewer();
  return (
    <Stack $gap={6}>
      <BackLink to={isAdmin ? '/admin' : '/admin/finance'}>
        <ArrowLeft aria-hidden="true" />
        {isAdmin ? t('Admin') : t('Finance')}
      </BackLink>
      <div>
        <h1>{kind === undefined ? t('Audit') : t('{kind}: history', { kind: nameOfKind(kind) })}</h1>
        <Id>
          <code>{id}</code>
          <CopyButton iconOnly value={id} label={t('Copy the ID')} />
        </Id>
      </div>
      {kind === undefined ? (
        <ErrorState
          title={t('There is no such history')}
          message={t('“{name}” is nothing that can be audited.', { name })}
        />
      ) : (
        <Replay key={`${kind}/${id}`} kind={kind} id={id} />
      )}
    </Stack>
  );
}

function Replay({ kind, id }: { readonly kind: AuditKind; readonly id: string }) {
  const [moment, setMoment] = useMoment();
  const [walked, setWalked] = useState<string | null>(null);
  const asked = useThrottled(addressOf(moment).toString(), stepPause);
  const { data, previousData, error, loading, refetch } = useQuery(historyQuery, {
    variables: { kind, id, ...variablesOf(momentOf(new URLSearchParams(asked))) },
    fetchPolicy: 'no-cache',
    pollInterval: lookEvery,
    skipPollAttempt: () => document.hidden,
  });
  const history = (data ?? previousData)?.auditHistory;
  const retry = (): void => void refetch().catch(() => undefined);
  if (history === undefined) {
    if (error !== undefined)
      return (
        <ErrorState
          title={t('The history could not be replayed')}
          message={sentenceOf(error)}
          requestId={requestIdOf(error)}
          onRetry={retry}
        />
      );
    return (
      <Loading label={t('Replaying the history…')}>
        <Stack $gap={6}>
          <Skeleton $height="220px" $radius="14px" />
          <Skeleton $height="420px" $radius="14px" />
        </Stack>
      </Loading>
    );
  }
  const waiting = loading || asked !== addressOf(moment).toString();
  const { revision, totalEvents } = history;
  return (
    <>
      {error !== undefined && (
        <RetryAlert onRetry={retry}>
          {t('What you see may be out of date. {error}', { error: sentenceOf(error) })}
        </RetryAlert>
      )}
      {history.obstacle !== null && (
        <Alert tone="danger" title={t('The history cannot be read completely')}>
          {history.obstacle}
        </Alert>
      )}
      <VisuallyHidden role="status">{waiting ? '' : inWords(history)}</VisuallyHidden>
      <Scrubber overview={history} step={history} moment={moment} onMoment={setMoment}>
        <ProofDownload kind={kind} id={id} revision={revision} />
      </Scrubber>
      <HistoryColumns aria-busy={waiting}>
        <Stack $gap={5}>
          <Card title={t('State then')} description={`${history.stream}, ${after(revision)}`}>
            <Values values={history.state} />
            {history.stateOmitted > 0 && (
              <Note>
                {t('{stateOmitted} more values are left out here; the proof has all of them.', {
                  stateOmitted: formatCount(history.stateOmitted),
                })}
              </Note>
            )}
          </Card>
          <ChainCard kind={kind} id={id} totalEvents={totalEvents} />
          <CompareCard kind={kind} id={id} totalEvents={totalEvents} shown={revision + 1} />
        </Stack>
        <HistoryTimeline
          kind={kind}
          id={id}
          events={history.events}
          revision={revision}
          onGo={(at) => setMoment(momentAt(at + 1, totalEvents))}
          onWalk={setWalked}
        />
      </HistoryColumns>
      {walked !== null && <CauseDialog eventId={walked} onClose={() => setWalked(null)} />}
    </>
  );
}

const after = (revision: number): string =>
  revision < 0 ? t('before the first event') : t('after event {revision}', { revision });

/** The announcement to a screen reader when the moment changes: the event and what it changed. */
function inWords({ revision, totalEvents, events }: History): string {
  const event = events.find((each) => each.revision === revision);
  if (event === undefined) return totalEvents === 0 ? t('There are no events.') : t('Before the first event');
  const changes = event.changes
    .slice(0, 3)
    .map((change) => `${placeOf(change)}: ${change.after === null ? t('removed') : wordsOf(change.after)}`);
  return [
    t('Event {revision} of {totalEvents}: {type}', {
      revision: revision + 1,
      totalEvents,
      type: typeInWords(event.type),
    }),
    ...changes,
  ].join('. ');
}

/** Downloads the history up to the moment with its proof. */
function ProofDownload({
  kind,
  id,
  revision,
}: {
  readonly kind: AuditKind;
  readonly id: string;
  readonly revision: number;
}) {
  const name = kind.toLowerCase().replace('_', '-');
  return (
    <ButtonAnchor
      variant="secondary"
      href={`/api/admin/audit/${name}/${encodeURIComponent(id)}/proof?revision=${revision}`}
      download
      icon={<Download aria-hidden="true" />}
      aria-label={t('Download the shown history with its proof')}
    >
      {t('Proof')}
    </ButtonAnchor>
  );
}
