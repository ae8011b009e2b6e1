import { graphql } from '../../../gql/gql.ts';
import type { StartPaymentMutation } from '../../../gql/graphql.ts';

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
