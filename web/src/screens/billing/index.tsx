import { RefreshCw } from 'lucide-react';
import { styled } from 'styled-components';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { space, up } from '../../theme/tokens.ts';
import { Button } from '../../ui/Button.tsx';
import { Stack } from '../../ui/layout.tsx';
import { CurrentPlan } from './CurrentPlan.tsx';
import { PaymentHistory } from './PaymentHistory.tsx';
import { QuickActions, UsageOverview } from './Side.tsx';
import { useBilling } from './useBilling.ts';
import { ScreenHead } from '../../ui/ScreenHead.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${space[6]};
  align-items: start;
  ${up.lg} {
    grid-template-columns: minmax(0, 2fr) minmax(300px, 1fr);
  }
`;

/** `/billing`. */
export default function Billing() {
  const { account } = useViewer();
  const { data, error, reread, refresh, refreshing } = useBilling();
  const trialLot = account.lots.find(({ source }) => source === 'TRIAL');
  const trial =
    trialLot?.expiresAt === undefined || trialLot.expiresAt === null
      ? undefined
      : { until: trialLot.expiresAt, credits: trialLot.available };
  return (
    <Stack $gap={6}>
      <ScreenHead title={t('Billing & Payments')} lead={t('Manage your subscription and payment history')}>
        <Button
          variant="secondary"
          loading={refreshing}
          loadingText={t('Refreshing...')}
          icon={<RefreshCw aria-hidden="true" />}
          onClick={() => void refresh()}
        >
          {t('Refresh')}
        </Button>
      </ScreenHead>
      {data === undefined && error !== undefined ? (
        <QueryError error={error} retry={reread} />
      ) : (
        <Columns>
          <Stack $gap={6}>
            <CurrentPlan subscription={data?.billingSubscription} trial={trial} reread={reread} />
            <PaymentHistory entries={data?.billingHistory} />
          </Stack>
          <Stack $gap={6}>
            <UsageOverview subscription={data?.billingSubscription} />
            <QuickActions entries={data?.billingHistory} />
          </Stack>
        </Columns>
      )}
    </Stack>
  );
}
