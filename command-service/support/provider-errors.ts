import { InvariantViolation, Refusal } from '../../domain/refusal.ts';
import { InvalidEvent } from '../../event-store/index.ts';
import { PaymentProviderError } from '../providers/payments/port.ts';
import { say } from '../../words/index.ts';

/** Whether the provider says that the object is no longer in a state that allows the request. */
export const isClosed = (error: unknown): boolean => error instanceof PaymentProviderError && error.code === 'CLOSED';

/** Whether the account was deleted at the provider. */
export const isGone = (error: unknown): boolean => error instanceof PaymentProviderError && error.code === 'GONE';

/** Whether the same work on the same facts will fail again, however often it is tried. */
export function isPermanent(error: unknown): boolean {
  if (error instanceof Refusal) return error.code !== 'UNAVAILABLE';
  if (error instanceof PaymentProviderError) return error.code === 'REJECTED';
  return [InvalidEvent, InvariantViolation, RangeError].some((kind) => error instanceof kind);
}

/** Translates a provider error for the caller; an error that the caller can't act on is rethrown. */
export function refuse(error: unknown): never {
  const code = error instanceof PaymentProviderError ? error.code : undefined;
  if (code === 'KEY_REUSED') throw new Refusal('IDEMPOTENCY_KEY_REUSED', say('IDEMPOTENCY_KEY_REUSED'));
  if (code === 'UNAVAILABLE') throw new Refusal('UNAVAILABLE', say('PROVIDER_UNREACHABLE'));
  if (code === 'CLOSED') throw new Refusal('CONFLICT', say('CHECKOUT_CLOSED'));
  throw error;
}
