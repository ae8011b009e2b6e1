import { Stripe } from 'stripe';
import { PaymentProviderError, type PaymentProviderErrorCode } from '../port.ts';

const codes: readonly (readonly [new (...args: never[]) => Error, PaymentProviderErrorCode])[] = [
  [Stripe.errors.StripeIdempotencyError, 'KEY_REUSED'],
  [Stripe.errors.StripeAuthenticationError, 'UNAUTHORIZED'],
  [Stripe.errors.StripePermissionError, 'UNAUTHORIZED'],
  [Stripe.errors.StripeConnectionError, 'UNAVAILABLE'],
  [Stripe.errors.StripeRateLimitError, 'UNAVAILABLE'],
  [Stripe.errors.StripeAPIError, 'UNAVAILABLE'],
];

/**
 * Maps an error of Stripe. Keeps only the message and the request id: the original contains headers and objects with
 * client secrets, which must not reach a log.
 */
export function portError(error: unknown): PaymentProviderError {
  if (error instanceof PaymentProviderError) return error;
  if (!(error instanceof Stripe.errors.StripeError)) {
    return new PaymentProviderError('UNAVAILABLE', 'The payment provider could not be reached.');
  }
  // 409: another request holds the object or uses the same key right now. It says nothing about the request itself.
  const code =
    error.statusCode === 409 ? 'UNAVAILABLE' : (codes.find(([type]) => error instanceof type)?.[1] ?? 'REJECTED');
  return new PaymentProviderError(code, error.message, error.requestId);
}

/** Whether Stripe refuses the request as such, for example because the object is in another state by now. */
export const isRefused = (error: unknown): boolean => error instanceof Stripe.errors.StripeInvalidRequestError;

/** Whether Stripe reports that the object does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';
}

/** Whether Stripe says that the account of a request does not exist, or was deleted. */
export const isMissingCustomer = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError &&
  error.code === 'resource_missing' &&
  (error.param ?? 'customer') === 'customer';

/** Turns "does not exist" into undefined. */
export function undefinedIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error;
}
