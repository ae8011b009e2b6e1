import type { BillingProvider, PaymentProvider } from '../command-service/index.ts';
import { ConfigurationError } from '../config/index.ts';
import { START } from '../domain/envelope.ts';
import type { EventStore } from '../event-store/index.ts';

/** A checkpoint under this name marks a log whose customers paid real money. */
const marker = 'live payments';

type Payments = PaymentProvider & BillingProvider;
type Marks = Pick<EventStore, 'head' | 'loadCheckpoint' | 'saveCheckpoint'>;

/**
 * Keeps test cards away from a ledger of real money: before the first live payment the log is marked, and a marked log
 * is never opened with a provider in test mode.
 *
 * @param payments The provider as configured.
 * @param eventStore The log that the payments are recorded in.
 * @returns The provider to use.
 * @throws ConfigurationError for test mode on a log that holds live payments.
 */
export async function guardLivePayments<P extends Payments>(payments: P, eventStore: Marks): Promise<P> {
  const hasLivePayments = (await eventStore.loadCheckpoint(marker)) !== START;
  if (payments.mode === 'live') return hasLivePayments ? payments : markingFirstPayment(payments, eventStore);
  if (!hasLivePayments) return payments;
  throw new ConfigurationError([
    'STRIPE_SECRET_KEY is not a live key, but this log holds live payments: a test card would buy real credits. ' +
      'Set the live key, or use another log for tests.',
  ]);
}

/** Writes the marker before the first payment is created, so that no crash can leave a live payment unmarked. */
function markingFirstPayment<P extends Payments>(payments: P, eventStore: Marks): P {
  let marked: Promise<void> | undefined;
  const mark = async (): Promise<void> => eventStore.saveCheckpoint(marker, await eventStore.head());
  const markOnce = async (): Promise<void> => {
    marked ??= mark();
    try {
      await marked;
    } catch (error) {
      marked = undefined;
      throw error;
    }
  };
  return {
    ...payments,
    createPayment: async (request) => {
      await markOnce();
      return payments.createPayment(request);
    },
    startSubscription: async (order) => {
      await markOnce();
      return payments.startSubscription(order);
    },
  };
}
