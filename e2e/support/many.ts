import type { Client } from './client.ts';

/** So many fit into one request (the limit on aliases). */
const atOnce = 15;

/** An account, and what it is to be credited with from now on: each number is one event. */
export interface ManyChanges {
  readonly userId: string;
  readonly credits: readonly number[];
}

/**
 * Changes the credits of accounts again and again, each account's in the given order, the accounts side by side; what
 * is answered is in the log.
 */
export async function changeCredits(admin: Client, accounts: readonly ManyChanges[]): Promise<void> {
  await Promise.all(
    accounts.map(async ({ userId, credits }) => {
      for (let from = 0; from < credits.length; from += atOnce) {
        const changes = credits
          .slice(from, from + atOnce)
          .map(
            (amount, n) =>
              `c${n}: setCredits(input: { userId: "${userId}", credits: ${amount}, reason: "one of many" }) { position }`,
          );
        await admin.graphql(`mutation { ${changes.join(' ')} }`);
      }
    }),
  );
}

/** So many balances, each other than the one before; the last is `last`. */
export const balances = (count: number, last = 200): readonly number[] =>
  Array.from({ length: count }, (_none, n) => ((count - 1 - n) % 2 === 0 ? last : last + 100));
