import type { Stripe } from 'stripe';
import { PaymentProviderError } from '../port.ts';
import { isMissing, isRefused } from './errors.ts';

/** At most so many pages of accounts are looked through where the provider can't search. */
const mostPages = 50;

/** The accounts that carry this user's id. Rejects where the provider can't search. */
async function findCustomers(stripe: Stripe, userId: string): Promise<readonly string[]> {
  const { data } = await stripe.customers.search({ query: `metadata['user_id']:'${userId}'`, limit: 100 });
  return data.filter(({ metadata }) => metadata.user_id === userId).map(({ id }) => id);
}

/**
 * The account of a user, made when there is none.
 *
 * @param gone accounts that were deleted at the provider, which a search may still find
 */
export async function customerFor(
  stripe: Stripe,
  userId: string,
  email: string | undefined,
  gone: readonly string[] = [],
): Promise<string> {
  const found = await findCustomers(stripe, userId).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    return [];
  });
  const known = found.find((id) => !gone.includes(id));
  if (known !== undefined) return known;
  const fields = { metadata: { user_id: userId }, ...(email === undefined ? {} : { email }) };
  // Another key for each account that is gone: the old key would answer the old account for a day.
  const idempotencyKey = ['customer', userId, ...gone.slice(-1)].join('-');
  return (await stripe.customers.create(fields, { idempotencyKey })).id;
}

/**
 * Deletes a user's accounts: those that are known first, so that a search that fails holds nothing back; then those
 * that only the provider knows.
 */
export async function eraseCustomers(stripe: Stripe, userId: string, customerIds: readonly string[]): Promise<void> {
  const erase = async (ids: readonly string[]): Promise<void> => {
    for (const id of ids)
      await stripe.customers.del(id).catch((error: unknown) => {
        if (!isMissing(error)) throw error;
      });
  };
  await erase(customerIds);
  const found = await findCustomers(stripe, userId).catch((error: unknown) => {
    if (!isRefused(error)) throw error;
    return listCustomers(stripe, userId);
  });
  await erase(found.filter((id) => !customerIds.includes(id)));
}

/** Looks through all accounts, for a provider without Search. */
async function listCustomers(stripe: Stripe, userId: string): Promise<readonly string[]> {
  const found: string[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { data, has_more: more } = await stripe.customers.list({
      limit: 100,
      ...(after === undefined ? {} : { starting_after: after }),
    });
    found.push(...data.filter(({ metadata }) => metadata.user_id === userId).map(({ id }) => id));
    after = data.at(-1)?.id;
    if (!more || after === undefined) return found;
  }
  throw new PaymentProviderError('REJECTED', 'The provider can neither search its accounts nor list so many.');
}
