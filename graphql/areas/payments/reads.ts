import { mailAddress } from '../../../domain/mail/index.ts';
import type { PaymentDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import { connectionOf, pageAfter } from '../../cursor.ts';
import type { ConfirmPaymentPayloadParent, PaymentParent, RefusedPurchaseParent } from './parents.ts';
import type { GatewayServices } from '../../services.ts';
import { claimInWords } from './wording.ts';

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
    if (!(error instanceof Unavailable)) throw error;
    return undefined;
  });
  if (stored && stored.status !== 'INITIATED') return { id, doc: stored };
  const doc: PaymentDocument = {
    kind: 'payment',
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

/**
 * The address for the provider's receipt; undefined when the account has none that can get mail. Payment providers
 * accept ASCII only, and refusing the address would make the purchase fail.
 */
export async function emailOf(
  { loaders }: Pick<GatewayContext, 'loaders'>,
  userId: string,
): Promise<string | undefined> {
  const address = mailAddress((await loaders.users.load(userId))?.email ?? '');
  return address !== undefined && /^[!-~]+$/.test(address) ? address : undefined;
}

const refusals = ({ services }: Pick<GatewayContext, 'services'>) => services.projections.reader('refused-purchases');

/** False prices and false claims, the newest first. */
export async function listRefusedPurchases(
  context: Pick<GatewayContext, 'services'>,
  { limit, after }: { readonly limit: number; readonly after: string | null | undefined },
) {
  const found = await refusals(context).query('refusedPurchases', {
    index: 'all',
    equal: { kind: 'refused' },
    reverse: true,
    limit: limit + 1,
    ...pageAfter(after),
  });
  return connectionOf(
    found.map(({ id, doc }) => ({ id, order: [doc.at], node: { id, doc } })),
    limit,
    Boolean(after),
  );
}

/** The client's input, as text; undefined when it is no longer kept. */
export async function claimOf(
  context: Pick<GatewayContext, 'services' | 'inWords'>,
  { id, doc }: RefusedPurchaseParent,
): Promise<string | undefined> {
  const claimed = (await refusals(context).get('refusedClaims', doc.ownerId))?.byRefusal[id];
  return (
    claimed &&
    Object.entries(claimed)
      .map(([name, value]) => context.inWords(claimInWords(name, value)))
      .join(', ')
  );
}
