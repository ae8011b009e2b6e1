import { useApolloClient, useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { codeOf } from '../../../app/apollo/errors.ts';
import { catalogQuery } from '../../catalog/catalog.ts';
import type { Bundle } from '../../catalog/cost.ts';
import { toast } from '../../../ui/toastStore.ts';
import { startPayment, type PaymentSession } from './documents.ts';
import { notices } from './notices.ts';

/** The same choice in the same dialog is the same payment, however often it is clicked; another price is another one. */
function keyOf(opening: string, { id, priceCents }: Bundle): string {
  return `${opening}:${id}:${priceCents}`;
}

export interface StartPayment {
  /** The bundle whose payment is being opened. */
  readonly starting: Bundle | null;
  /** Gives the payment, or null after having said why there is none. */
  readonly start: (bundle: Bundle) => Promise<PaymentSession | null>;
}

/** Opens the payment of a chosen bundle, once per opening of the dialog and bundle. */
export function useStartPayment(): StartPayment {
  const client = useApolloClient();
  const [opening] = useState(() => crypto.randomUUID());
  const [starting, setStarting] = useState<Bundle | null>(null);
  const [mutate] = useMutation(startPayment);

  const start = async (bundle: Bundle): Promise<PaymentSession | null> => {
    setStarting(bundle);
    try {
      const input = {
        bundleId: bundle.id,
        expectedPriceCents: bundle.priceCents,
        idempotencyKey: keyOf(opening, bundle),
      };
      const { data } = await mutate({ variables: { input } });
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
