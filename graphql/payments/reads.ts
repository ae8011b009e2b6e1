import type { PaymentDocument } from '../../projection-service/index.ts';
import type { GatewayContext } from '../context.ts';
import { isUnavailable } from '../errors.ts';
import type { ConfirmPaymentPayloadParent, PaymentParent } from './parents.ts';
import type { GatewayServices } from '../services.ts';

/**
 * A payment that was just confirmed. While the read model is behind or unavailable, the payment is built from the
 * result of the command: the customer has paid and must not see an error.
 */
export async function readConfirmed(
  { projections, now }: GatewayServices,
  confirmed: ConfirmPaymentPayloadParent,
): Promise<PaymentParent> {
  const { paymentId: id, userId: ownerId, items, amountCents, currency, position } = confirmed;
  const reader = projections.reader('payments');
  const stored = await reader.get('payments', id).catch((error: unknown) => {
    if (!isUnavailable(error)) throw error;
    return undefined;
  });
  if (stored && stored.status !== 'INITIATED') return { id, doc: stored };
  const doc: PaymentDocument = {
    ownerId,
    description: items.map(({ name }) => name).join(' + '),
    items,
    amountCents,
    currency,
    halfCredits: items.reduce((sum, item) => sum + item.halfCredits, 0),
    twinCredits: items.reduce((sum, item) => sum + item.twinCredits, 0),
    status: 'SUCCEEDED',
    createdAt: stored?.createdAt ?? now(),
    refundedCents: 0,
    grantsDue: 0,
    position,
  };
  return { id, doc };
}

/** The address for the provider's receipt; undefined when the account has none. */
export async function emailOf(
  { loaders }: Pick<GatewayContext, 'loaders'>,
  userId: string,
): Promise<string | undefined> {
  const email = (await loaders.users.load(userId))?.email;
  return email === '' ? undefined : email;
}
