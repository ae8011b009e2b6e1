import type { Stripe } from 'stripe';
import { isMissing, isRefused } from './errors.ts';

/** Runs one call of the port on a separate client, with the port's errors. */
export type StripeCall = <T>(work: (stripe: Stripe) => Promise<T>) => Promise<T>;

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
 * Deletes a user's accounts: the known ones first, so that a failed search holds nothing back; then those that only the
 * provider knows. Without Search it goes through all accounts of the provider, one page per call, so that the deadline
 * of a call does not limit their number.
 */
export async function eraseCustomers(call: StripeCall, userId: string, customerIds: readonly string[]): Promise<void> {
  const erase = (ids: readonly string[]): Promise<void> =>
    call(async (stripe) => {
      for (const id of ids)
        await stripe.customers.del(id).catch((error: unknown) => {
          if (!isMissing(error)) throw error;
        });
    });
  const eraseUnknown = (ids: readonly string[]): Promise<void> => erase(ids.filter((id) => !customerIds.includes(id)));
  await erase(customerIds);
  const found = await call((stripe) =>
    findCustomers(stripe, userId).catch((error: unknown) => {
      if (!isRefused(error)) throw error;
    }),
  );
  if (found) return eraseUnknown(found);
  for (let after: string | undefined; ;) {
    const { data, has_more: more } = await call((stripe) =>
      stripe.customers.list({ limit: 100, ...(after === undefined ? {} : { starting_after: after }) }),
    );
    await eraseUnknown(data.filter(({ metadata }) => metadata.user_id === userId).map(({ id }) => id));
    after = data.at(-1)?.id;
    if (!more || after === undefined) return;
  }
}
