import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logFailure } from '../../app/log.ts';
import { notices } from '../../features/payments/notices.ts';
import type { Charge } from '../../features/payments/payment.ts';
import { useSettlePayment } from '../../features/payments/useSettlePayment.ts';
import { toast } from '../../ui/toastStore.ts';
import { forgetOrder } from './setup.ts';

export interface Pay {
  readonly processing: boolean;
  readonly pay: (charge: () => Promise<Charge>) => Promise<Charge | null>;
}

/** Charges the order's payment, reports its success to the server, and leads to `donePath`. */
export function usePay(paymentId: string, donePath: string): Pay {
  const [processing, setProcessing] = useState(false);
  const settle = useSettlePayment();
  const navigate = useNavigate();

  const pay = async (charge: () => Promise<Charge>): Promise<Charge | null> => {
    setProcessing(true);
    try {
      const result = await charge();
      if (result.kind === 'refused') toast(notices.refused(result.message));
      if (result.kind === 'processing') {
        forgetOrder();
        toast(notices.processing);
        void navigate('/dashboard');
      }
      if (result.kind === 'succeeded') {
        forgetOrder();
        await settle(paymentId, notices.paid);
        void navigate(donePath);
      }
      return result;
    } catch (cause) {
      logFailure('a payment failed unexpectedly', cause);
      toast(notices.unexpectedAtCheckout);
      return null;
    } finally {
      setProcessing(false);
    }
  };
  return { processing, pay };
}
