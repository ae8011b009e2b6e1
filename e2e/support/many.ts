import type { Client } from './client.ts';

/** Mutations per request (the limit on aliases). */
const atOnce = 15;

/** An account and the balances to set one after the other; each one becomes one event. */
export interface ManyChanges {
  readonly userId: string;
  readonly credits: readonly number[];
}

/**
 * Sets the balances of several accounts, in order within each account and concurrently across accounts. Resolves when
 * every change is acknowledged.
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

/** `count` balances, each different from the one before, ending with `last`. */
export const balances = (count: number, last = 200): readonly number[] =>
  Array.from({ length: count }, (_none, n) => ((count - 1 - n) % 2 === 0 ? last : last + 100));
