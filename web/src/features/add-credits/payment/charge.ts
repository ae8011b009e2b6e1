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
