import { graphql } from '../../../gql/gql.ts';
import type { StartPaymentMutation } from '../../../gql/graphql.ts';

/** How a try of a card ended, whoever the provider is. What is none of these is an unexpected error and is thrown. */
export type Charge =
  | { readonly kind: 'succeeded' }
  /** The bank wants to ask its customer first (3-D Secure). */
  | { readonly kind: 'authenticate' }
  /** Neither paid nor refused yet; the provider will tell the server. */
  | { readonly kind: 'processing' }
  /** Declined. `message` is the provider's sentence, where it has one. */
  | { readonly kind: 'refused'; readonly message?: string | undefined };

/** Meaning of a provider's payment status after a try. */
export function chargeOf(status: unknown, message?: string): Charge {
  if (status === 'succeeded') return { kind: 'succeeded' };
  if (status === 'requires_action') return { kind: 'authenticate' };
  if (status === 'processing') return { kind: 'processing' };
  return { kind: 'refused', message };
}

/** How this server takes cards. */
export const paymentSettingsQuery = graphql(`
  query PaymentSettings {
    paymentSettings {
      testMode
      publishableKey
    }
  }
`);

/** Opens a payment for a bundle at the price that the screen showed. */
export const startPayment = graphql(`
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      paymentId
      clientSecret
      amountCents
      currency
      position
    }
  }
`);

/** Tells the server that the provider took the money; the answer has the credits in it. */
export const confirmPayment = graphql(`
  mutation ConfirmPayment($paymentId: ID!) {
    confirmPayment(paymentId: $paymentId) {
      creditsAdded
      position
      payment {
        id
        status
      }
      account {
        ...AccountCredits
      }
    }
  }
`);

/** A payment that waits for a card. */
export type PaymentSession = StartPaymentMutation['startPayment'];

/** What every form of a payment gets, whoever the provider is. */
export interface PaymentFormProps {
  readonly session: PaymentSession;
  /** While a try is going on: the button reads `Processing...`. */
  readonly processing: boolean;
  /** Runs one try and deals with its end; gives how it ended, or null where it failed unexpectedly. */
  readonly pay: (charge: () => Promise<Charge>) => Promise<Charge | null>;
}
