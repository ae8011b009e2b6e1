import { Refusal } from '../../domain/refusal.ts';
import { PaymentProviderError } from '../providers/payments/port.ts';

/** Translates a provider error for the caller; an error that the caller can't act on is rethrown. */
export function refuse(error: unknown): never {
  const code = error instanceof PaymentProviderError ? error.code : undefined;
  if (code === 'KEY_REUSED')
    throw new Refusal('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
  if (code === 'UNAVAILABLE')
    throw new Refusal('UNAVAILABLE', 'The payment provider cannot be reached right now. Please try again in a moment.');
  throw error;
}
