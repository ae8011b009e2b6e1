import { ArrowLeft, Wallet } from 'lucide-react';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { customerPath } from '../../../app/console/paths.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { historyPath, kindOf, nameOfKind } from '../../../features/audit/historyPath.ts';
import { CreditActs } from '../../../features/credit-acts/CreditActs.tsx';
import type { AuditKind } from '../../../gql/graphql.ts';
import { color, size, space, up } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { formatCount, formatCreditsExactly } from '../../../ui/format.ts';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { SetCreditsDialog } from '../set-credits/SetCreditsDialog.tsx';
import { isCustomers } from './accounts.ts';
import { BalanceThen } from './BalanceThen.tsx';
import { CauseDialog } from './causation/CauseDialog.tsx';
import { CompareCard } from './CompareCard.tsx';
import type { History, HistoryRef } from './documents.ts';
import { Downloads } from './Downloads.tsx';
import { HistoryTimeline } from './HistoryTimeline.tsx';
import { BackLink, HistoryColumns } from './layout.ts';
import { momentAt, type Moment } from './moment.ts';
import { Scrubber } from './Scrubber.tsx';
import { useHistory, useHolder, type Replayed } from './useHistory.ts';
import { useMoment } from './useMoment.ts';
import { Values, wordsOf } from './values.tsx';
import { VerdictBadges, VerdictCard } from './VerdictCard.tsx';
import { placeOf, typeInWords } from './words.ts';
import { t } from '../../../i18n/t.ts';
import { QueryError, StaleAlert } from '../../../app/apollo/QueryError.tsx';
import { Note } from '../../../ui/text.ts';

const Top = styled(Cluster)`
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]};
    color: ${color.text2};
    margin-block-start: ${space[1]};
    overflow-wrap: anywhere;
  }
`;
const Badges = styled(Cluster)`
  margin-block-start: ${space[2]};
  /* A line of badges. */
  min-block-size: calc(1.4 * 0.8125rem + 4px);
`;

/** Stays in view next to the long list, so that the change of the balance is visible when the user chooses an event. */
const Sidebar = styled(Stack)`
  ${up.lg} {
    position: sticky;
    inset-block-start: calc(${size.navHeight} + ${space[2]});
    max-block-size: calc(100dvh - ${size.navHeight} - ${space[3]});
    overflow-y: auto;
    /* Room for the cards' shadows within what scrolls. */
    margin: -${space[1]};
    padding: ${space[1]};
    & > * {
      flex: none;
    }
  }
`;

/** `/admin/audit/:kind/:id` and `/admin/users/:id/credits`: any history, replayed to any moment. */
export default function HistoryScreen() {
  const { kind: name, id = '' } = useParams();
  const { search } = useLocation();
  const kind = name === undefined ? 'CREDITS' : kindOf(name);
  // Credits have one address, with those of the customer.
  if (kind === 'CREDITS' && name !== undefined) return <Navigate replace to={historyPath('CREDITS', id) + search} />;
  if (kind === undefined)
    return (
      <Stack $gap={6}>
        <Back kind={kind} id={id} />
        <h1>{t('Audit')}</h1>
        <ErrorState
          title={t('There is no such history')}
          message={t('“{name}” is nothing that can be audited.', { name: name ?? '' })}
        />
      </Stack>
    );
  return <Replay key={`${kind}/${id}`} kind={kind} id={id} />;
}

/** The link back: to the customer whose account it is, else to the start of the viewer's part of the console. */
function Back({ kind, id }: { readonly kind: AuditKind | undefined; readonly id: string }) {
  const { isAdmin } = useViewer();
  const [to, label] =
    kind !== undefined && isCustomers(kind)
      ? [customerPath(id), t('Customer')]
      : isAdmin
        ? ['/admin', t('Admin Dashboard')]
        : ['/admin/finance', t('Finance')];
  return (
    <BackLink to={to}>
      <ArrowLeft aria-hidden="true" />
      {label}
    </BackLink>
  );
}

function Replay({ kind, id }: HistoryRef) {
  const [moment, setMoment] = useMoment();
  const [setting, setSetting] = useState(false);
  const { isAdmin } = useViewer();
  const replayed = useHistory({ kind, id }, moment);
  const holder = useHolder(isCustomers(kind) ? id : null);
  const who = holder ? [...new Set([holder.name, holder.email])].filter((part) => part !== '').join(' · ') : '';
  const mayChange = isAdmin && kind === 'CREDITS' && holder?.erased === false;
  return (
    <Stack $gap={6}>
      <Back kind={kind} id={id} />
      <Top $justify="space-between" $gap={3}>
        <div>
          <h1>{kind === 'CREDITS' ? t('Credit history') : t('{kind}: history', { kind: nameOfKind(kind) })}</h1>
          <p>
            {who || <code>{id}</code>}
            <CopyButton iconOnly value={id} label={t('Copy the ID')} />
          </p>
          <Badges $gap={2}>{replayed.verdict !== undefined && <VerdictBadges verdict={replayed.verdict} />}</Badges>
        </div>
        {mayChange && (
          <Cluster $gap={2}>
            <CreditActs userId={id} onDone={replayed.refresh} />
            <Button variant="secondary" icon={<Wallet aria-hidden="true" />} onClick={() => setSetting(true)}>
              {t('Update credits')}
            </Button>
          </Cluster>
        )}
      </Top>
      {holder === null ? (
        <ErrorState title={t('User not found')} message={t('There is no account with this ID.')} />
      ) : (
        <Body kind={kind} id={id} replayed={replayed} moment={moment} onMoment={setMoment} />
      )}
      {setting && <SetCreditsDialog userId={id} onClose={() => setSetting(false)} />}
    </Stack>
  );
}

interface BodyProps extends HistoryRef {
  readonly replayed: Replayed;
  readonly moment: Moment;
  readonly onMoment: (moment: Moment) => void;
}

function Body({ kind, id, replayed, moment, onMoment }: BodyProps) {
  const [walked, setWalked] = useState<string | null>(null);
  const { isAdmin } = useViewer();
  const { history, waiting, error, refresh, verdict, checking, verdictError, check } = replayed;
  if (history === undefined)
    return error === undefined ? (
      <Loading label={t('Replaying the history…')}>
        <Stack $gap={6}>
          <Skeleton $height="220px" $radius="14px" />
          <Skeleton $height="420px" $radius="14px" />
        </Stack>
      </Loading>
    ) : (
      <QueryError title={t('The history could not be replayed')} error={error} retry={refresh} />
    );
  const { revision, totalEvents, balance } = history;
  return (
    <>
      {error !== undefined && <StaleAlert error={error} retry={refresh} />}
      {history.obstacle !== null && (
        <Alert tone="danger" title={t('The history cannot be read completely')}>
          {history.obstacle}
        </Alert>
      )}
      <VisuallyHidden role="status">{waiting ? '' : inWords(history)}</VisuallyHidden>
      <Scrubber history={history} moment={moment} onMoment={onMoment}>
        <Downloads kind={kind} id={id} revision={revision} />
      </Scrubber>
      <HistoryColumns aria-busy={waiting}>
        <Sidebar $gap={5}>
          {balance ? <BalanceThen kind={kind} balance={balance} /> : <StateThen history={history} />}
          <VerdictCard
            verdict={verdict}
            checking={checking}
            error={verdictError}
            totalEvents={totalEvents}
            onCheck={check}
          />
          {!balance && <CompareCard kind={kind} id={id} totalEvents={totalEvents} shown={revision + 1} />}
        </Sidebar>
        <HistoryTimeline
          kind={kind}
          id={id}
          events={history.events}
          revision={revision}
          onGo={(at) => onMoment(momentAt(at + 1, totalEvents))}
          onWalk={setWalked}
          onUndone={isAdmin ? refresh : null}
        />
      </HistoryColumns>
      {walked !== null && <CauseDialog eventId={walked} onClose={() => setWalked(null)} />}
    </>
  );
}

function StateThen({ history: { stream, revision, state = [], stateOmitted = 0 } }: { readonly history: History }) {
  return (
    <Card title={t('State then')} description={`${stream}, ${after(revision)}`}>
      <Values values={state} />
      {stateOmitted > 0 && (
        <Note>
          {t('{stateOmitted} more values are left out here; the proof has all of them.', {
            stateOmitted: formatCount(stateOmitted),
          })}
        </Note>
      )}
    </Card>
  );
}

const after = (revision: number): string =>
  revision < 0 ? t('before the first event') : t('after event {revision}', { revision });

/** The screen reader's text when the moment changes: the event and its effect. */
function inWords({ revision, totalEvents, events }: History): string {
  const event = events.find((each) => each.revision === revision);
  if (event === undefined) return totalEvents === 0 ? t('There are no events.') : t('Before the first event');
  const { type, credits, changes = [] } = event;
  const did = credits
    ? [t('{availableAfter} available after', { availableAfter: formatCreditsExactly(credits.availableAfter) })]
    : changes
        .slice(0, 3)
        .map((change) => `${placeOf(change)}: ${change.after === null ? t('removed') : wordsOf(change.after)}`);
  const title = credits?.description ?? typeInWords(type);
  return [
    t('Event {revision} of {totalEvents}: {type}', { revision: revision + 1, totalEvents, type: title }),
    ...did,
  ].join('. ');
}
