import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { codeOf } from '../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../app/idempotency.ts';
import { catalogQuery } from '../catalog/catalog.ts';
import type { Bundle } from '../catalog/cost.ts';
import { toast } from '../../ui/toastStore.ts';
import { type PaymentSession, startPayment } from '../payments/payment.ts';
import { notices } from '../payments/notices.ts';

export interface StartPayment {
  /** The bundle whose payment is being started. */
  readonly starting: Bundle | null;
  /** Returns the payment; null after a failure, which a toast shows. */
  readonly start: (bundle: Bundle) => Promise<PaymentSession | null>;
}

/** Starts the payment for a bundle. Choosing the same bundle again at the same price returns the same payment. */
export function useStartPayment(): StartPayment {
  const client = useApolloClient();
  const keyOf = useIdempotencyKey();
  const [starting, setStarting] = useState<Bundle | null>(null);
  const [mutate] = useMutation(startPayment);

  const start = async (bundle: Bundle): Promise<PaymentSession | null> => {
    setStarting(bundle);
    try {
      const choice = { bundleId: bundle.id, expectedPriceCents: bundle.priceCents };
      const { data } = await mutate({
        variables: { input: { ...choice, idempotencyKey: keyOf(JSON.stringify(choice)) } },
      });
      if (data === undefined) throw new Error('startPayment answered nothing');
      return data.startPayment;
    } catch (cause) {
      const outdated = codeOf(cause) === 'PRICE_CHANGED';
      toast(outdated ? notices.priceChanged : notices.noSession);
      if (outdated) await client.query({ query: catalogQuery, fetchPolicy: 'network-only' }).catch(() => undefined);
      return null;
    } finally {
      setStarting(null);
    }
  };
  return { starting, start };
}
