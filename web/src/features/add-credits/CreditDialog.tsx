import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { logFailure } from '../../app/log.ts';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { catalogQuery } from '../catalog/catalog.ts';
import { type Bundle, validityInWords } from '../catalog/cost.ts';
import { color, space, text } from '../../theme/tokens.ts';
import { Alert } from '../../ui/Alert.tsx';
import { creditsInWords, formatCredits } from '../../ui/format.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import type { Balance } from '../credits/balance.ts';
import { BundlePicker } from './BundlePicker.tsx';
import { notices } from '../payments/notices.ts';
import type { Charge, PaymentSession } from '../payments/payment.ts';
import { useSettlePayment } from '../payments/useSettlePayment.ts';
import { useStartPayment } from './useStartPayment.ts';
import { PaymentStep } from './PaymentStep.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const Note = styled.p`
  ${text('caption')} color: ${color.text2};
  padding-block-start: ${space[1]};
`;

/** The chosen bundle, its open payment, and the balance at the time of the choice. */
interface Order {
  readonly bundle: Bundle;
  readonly session: PaymentSession;
  readonly balance: Balance;
}

export interface CreditDialogProps {
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * The dialog to buy credits: choose a bundle, then pay for it. Mount it to open it; each
 * opening is a separate purchase.
 */
export default function CreditDialog({ onOpenChange }: CreditDialogProps) {
  const { account } = useViewer();
  const [order, setOrder] = useState<Order | null>(null);
  const [processing, setProcessing] = useState(false);
  const { starting, start } = useStartPayment();
  const settle = useSettlePayment();

  const choose = async (bundle: Bundle): Promise<void> => {
    const session = await start(bundle);
    if (session !== null) setOrder({ bundle, session, balance: account });
  };

  const pay = async (charge: () => Promise<Charge>): Promise<Charge | null> => {
    if (order === null) return null;
    setProcessing(true);
    try {
      const result = await charge();
      if (result.kind === 'refused') toast(notices.refused(result.message));
      if (result.kind === 'processing') toast(notices.processing);
      if (result.kind === 'succeeded') await settle(order.session.paymentId, notices.added);
      if (result.kind === 'succeeded' || result.kind === 'processing') onOpenChange(false);
      return result;
    } catch (cause) {
      logFailure('a payment failed unexpectedly', cause);
      toast(notices.unexpected);
      return null;
    } finally {
      setProcessing(false);
    }
  };

  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      busy={processing}
      size={order === null ? 'lg' : 'md'}
      title={order === null ? t('Choose Credit Bundle') : t('Complete Your Purchase')}
      description={
        order === null
          ? t('1 credit pays for 1 minute of video. You have {available}{value}.', {
              available: creditsInWords(account.available),
              value:
                account.held > 0
                  ? `, ${t('and {held} held for rendering', { held: formatCredits(account.held) })}`
                  : '',
            })
          : undefined
      }
    >
      {order === null ? (
        <Bundles balance={account} starting={starting} onChoose={(bundle) => void choose(bundle)} />
      ) : (
        <PaymentStep
          {...order}
          returnPath="/dashboard"
          processing={processing}
          pay={pay}
          onBack={() => setOrder(null)}
        />
      )}
    </Dialog>
  );
}

interface BundlesProps {
  readonly balance: Balance;
  readonly starting: Bundle | null;
  readonly onChoose: (bundle: Bundle) => void;
}

function Bundles({ balance, ...choice }: BundlesProps) {
  const { data, error, refetch } = useQuery(catalogQuery);
  if (data === undefined && error !== undefined)
    return <QueryError title={t('Bundles cannot be shown right now')} error={error} retry={refetch} />;
  if (data === undefined)
    return (
      <Loading label={t('Loading bundles…')}>
        <Skeleton $height="280px" $radius="14px" />
      </Loading>
    );
  return (
    <Stack $gap={4}>
      {balance.debt > 0 && (
        <Alert tone="warning">
          {t('You owe {debt} after a refund. What you buy pays that first.', { debt: creditsInWords(balance.debt) })}
        </Alert>
      )}
      <BundlePicker bundles={data.catalog.bundles} balance={balance} {...choice} />
      <Note>
        {t(
          'Paid once, for your account only. Bundle credits {catalog}; each purchase is listed on your credit statement.',
          { catalog: validityInWords(data.catalog) },
        )}
      </Note>
    </Stack>
  );
}
