import { ArrowLeft, Download, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { codeOf, requestIdOf, sentenceOf } from '../../../app/apollo/errors.ts';
import { useViewer } from '../../../app/session/SessionContext.tsx';
import { CreditActs } from '../../../features/credit-acts/CreditActs.tsx';
import { color, size, space, up } from '../../../theme/tokens.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button, ButtonAnchor } from '../../../ui/Button.tsx';
import { ErrorState } from '../../../ui/EmptyState.tsx';
import { Cluster, Stack } from '../../../ui/layout.tsx';
import { RetryAlert } from '../../../ui/RetryAlert.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { SetCreditsDialog } from '../set-credits/SetCreditsDialog.tsx';
import { customerPath } from '../../../app/console/customerPath.ts';
import { nameOf } from '../user.ts';
import { BalanceThen } from './BalanceThen.tsx';
import { CauseDialog } from './causation/CauseDialog.tsx';
import { EventTimeline } from './EventTimeline.tsx';
import { BackLink, HistoryColumns } from './layout.ts';
import { momentAt } from './moment.ts';
import { Scrubber } from './Scrubber.tsx';
import { useAudit, type Audit } from './useAudit.ts';
import { useMoment } from './useMoment.ts';
import { VerdictBadges, VerdictBox } from './VerdictBox.tsx';
import { t } from '../../../i18n/t.ts';

const Top = styled(Cluster)`
  & p {
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

/** `/admin/users/:id/credits`: one user's credit history, replayed to any moment. */
export default function CreditAudit() {
  const { id: userId = '' } = useParams();
  const [moment, setMoment] = useMoment();
  const [setting, setSetting] = useState(false);
  const audit = useAudit(userId, moment);
  // With the history, not before it: a name of two lines pushes nothing down.
  const user = audit.step === undefined && audit.error === undefined ? undefined : audit.user;
  const who = user
    ? [nameOf(user), user.email]
        .filter((part, index, parts) => part !== '' && parts.indexOf(part) === index)
        .join(' · ')
    : (audit.name ?? '');
  return (
    <Stack $gap={6}>
      <BackLink to={customerPath(userId)}>
        <ArrowLeft aria-hidden="true" />
        {t('Customer')}
      </BackLink>
      <Top $justify="space-between" $gap={3}>
        <div>
          <h1>{t('Credit history')}</h1>
          <p>{who || userId}</p>
          <Badges $gap={2}>
            {audit.verification !== undefined && <VerdictBadges verification={audit.verification} />}
          </Badges>
        </div>
        {user && (
          <Cluster $gap={2}>
            <CreditActs userId={userId} onDone={audit.retry} />
            <Button variant="secondary" icon={<Wallet aria-hidden="true" />} onClick={() => setSetting(true)}>
              {t('Update credits')}
            </Button>
          </Cluster>
        )}
      </Top>
      <History userId={userId} audit={audit} moment={moment} onMoment={setMoment} />
      {setting && <SetCreditsDialog userId={userId} onClose={() => setSetting(false)} />}
    </Stack>
  );
}

interface HistoryProps {
  readonly userId: string;
  readonly audit: Audit;
  readonly moment: ReturnType<typeof useMoment>[0];
  readonly onMoment: ReturnType<typeof useMoment>[1];
}

function History({ userId, audit, moment, onMoment }: HistoryProps) {
  const [walked, setWalked] = useState<string | null>(null);
  const { isAdmin } = useViewer();
  const { overview, step, waiting, error, retry, verification, verifying, verificationError, verify } = audit;
  if (overview === undefined || step === undefined) {
    if (error === undefined)
      return (
        <Loading label={t('Replaying the history…')}>
          <Stack $gap={6}>
            <Skeleton $height="300px" $radius="14px" />
            <Skeleton $height="420px" $radius="14px" />
          </Stack>
        </Loading>
      );
    const missing = codeOf(error) === 'NOT_FOUND';
    return (
      <ErrorState
        title={missing ? t('User not found') : t('The history could not be replayed')}
        message={missing ? t('There is no account with this ID.') : sentenceOf(error)}
        requestId={requestIdOf(error)}
        {...(missing ? {} : { onRetry: retry })}
      />
    );
  }
  return (
    <>
      {error !== undefined && (
        <RetryAlert onRetry={retry}>
          {t('What you see may be out of date. {error}', { error: sentenceOf(error) })}
        </RetryAlert>
      )}
      {overview.obstacle !== null && (
        <Alert tone="danger" title={t('The history cannot be read completely')}>
          {overview.obstacle}
        </Alert>
      )}
      <Scrubber overview={overview} step={step} moment={moment} onMoment={onMoment}>
        <Downloads userId={userId} revision={step.revision} />
      </Scrubber>
      <HistoryColumns aria-busy={waiting}>
        <Sidebar $gap={5}>
          <BalanceThen balance={step.balance} />
          <VerdictBox verification={verification} verifying={verifying} error={verificationError} onVerify={verify} />
        </Sidebar>
        <EventTimeline
          events={step.events}
          revision={step.revision}
          onGo={(revision) => onMoment(momentAt(revision + 1, step.totalEvents))}
          onWalk={setWalked}
          onUndone={isAdmin ? retry : null}
        />
      </HistoryColumns>
      {walked !== null && <CauseDialog eventId={walked} onClose={() => setWalked(null)} />}
    </>
  );
}

/** Downloads the events up to the moment. */
function Downloads({ userId, revision }: { readonly userId: string; readonly revision: number }) {
  const href = (format: 'csv' | 'json'): string =>
    `/api/admin/users/${encodeURIComponent(userId)}/credits/history?${new URLSearchParams({ format, revision: String(revision) })}`;
  return (
    <>
      <ButtonAnchor
        variant="secondary"
        href={href('csv')}
        download
        icon={<Download aria-hidden="true" />}
        aria-label={t('Download the shown history as CSV')}
      >
        CSV
      </ButtonAnchor>
      <ButtonAnchor
        variant="secondary"
        href={href('json')}
        download
        icon={<Download aria-hidden="true" />}
        aria-label={t('Download the shown history as JSON')}
      >
        JSON
      </ButtonAnchor>
    </>
  );
}
