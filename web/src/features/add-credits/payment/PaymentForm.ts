import type { Charge } from './charge.ts';
import type { PaymentSession } from './documents.ts';

/** What every form of a payment gets, whoever the provider is. */
export interface PaymentFormProps {
  readonly session: PaymentSession;
  /** While a try is going on: the button reads `Processing...`. */
  readonly processing: boolean;
  /** Runs one try and deals with its end; gives how it ended, or null where it failed unexpectedly. */
  readonly pay: (charge: () => Promise<Charge>) => Promise<Charge | null>;
}
