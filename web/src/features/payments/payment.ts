import { graphql } from '../../gql/gql.ts';
import type { ConfirmPaymentMutation } from '../../gql/graphql.ts';

/** The result of a charge, for any provider. An unexpected error is thrown instead. */
export type Charge =
  | { readonly kind: 'succeeded' }
  /** The bank requires authentication (3-D Secure). */
  | { readonly kind: 'authenticate' }
  /** Pending; the provider's webhook reports the result to the server. */
  | { readonly kind: 'processing' }
  /** Declined. `message` is the provider's text, if it has one. */
  | { readonly kind: 'refused'; readonly message?: string | undefined };

/** Converts a provider's payment status. */
export function chargeOf(status: unknown, message?: string): Charge {
  if (status === 'succeeded') return { kind: 'succeeded' };
  if (status === 'requires_action') return { kind: 'authenticate' };
  if (status === 'processing') return { kind: 'processing' };
  return { kind: 'refused', message };
}

/** The payment provider of this server. */
export const paymentSettingsQuery = graphql(`
  query PaymentSettings {
    paymentSettings {
      testMode
      publishableKey
    }
  }
`);

/** Starts a payment at the price that the screen shows. */
export const startPayment = graphql(`
  mutation StartPayment($input: StartPaymentInput!) {
    startPayment(input: $input) {
      paymentId
      clientSecret
      amountCents
      position
    }
  }
`);

/** Reports a successful payment; the response contains the new balance. */
export const confirmPayment = graphql(`
  mutation ConfirmPayment($paymentId: ID!) {
    confirmPayment(paymentId: $paymentId) {
      creditsAdded
      twinCreditsAdded
      position
      payment {
        id
        status
      }
      account {
        ...AccountCredits
      }
      twinCredits {
        ...TwinCredits
      }
    }
  }
`);

export type ConfirmedPayment = ConfirmPaymentMutation['confirmPayment'];

/** A started payment, which waits for a card. */
export interface PaymentSession {
  readonly paymentId: string;
  readonly clientSecret: string;
  readonly amountCents: number;
}

/** The props of the payment forms of all providers. */
export interface PaymentFormProps {
  readonly session: PaymentSession;
  /** The path to which a bank's page returns. */
  readonly returnPath: string;
  /** True during a charge: the button shows `Processing...`. */
  readonly processing: boolean;
  /** Runs one charge and handles its result. Returns the result; null after an unexpected failure. */
  readonly pay: (charge: () => Promise<Charge>) => Promise<Charge | null>;
}
