import { addressKey, createRateLimit, type Limit, type LimitResult } from '../lib/rate-limit.ts';

export interface SignInLimitSettings {
  /** Failed sign-ins per account and, counted separately, per address. */
  readonly authentication: Limit;
  /** Registrations per address, successful or not. */
  readonly registrations: Limit;
  /** Mails with links that are asked for: per client address and, counted separately, per mail address. */
  readonly mailedLinks: Limit;
}

/** Spec part 3 section 9, and DECISIONS section 6. */
export const DEFAULT_SIGN_IN_LIMITS: SignInLimitSettings = {
  authentication: { points: 5, seconds: 15 * 60 },
  registrations: { points: 3, seconds: 24 * 60 * 60 },
  mailedLinks: { points: 5, seconds: 15 * 60 },
};

export type AttemptResult<Value> =
  | { readonly outcome: 'accepted'; readonly value: Value }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/** Rate limits against guessing passwords and mass registration. */
export interface SignInLimits {
  /** Counts one registration of an address. Points are never returned, so the limit can't reveal which accounts exist. */
  registration(address: string): Promise<LimitResult>;
  /**
   * Counts one mail with a link. Points are never returned, so the limit can't reveal which accounts exist.
   *
   * @param reader the mail address, or the account that asks for a link to another one
   */
  mailedLink(client: { readonly address: string; readonly reader: string }): Promise<LimitResult>;
  /**
   * Runs one sign-in attempt: `work` returns a value on success and `undefined` on failure.
   * The attempt is counted for the account and for the address before `work` runs, so parallel attempts can't slip
   * through together. Success clears the account's count and returns the address's point. When `work` throws, nothing
   * is counted.
   *
   * With `isComplete` a right answer may be one step of several, such as the password before a code: its points are
   * given back, but the account's failures stay, so that the steps in between can't clear them.
   *
   * @param client `account` is any stable name of the account (the normalised e-mail); absent when only the address is
   *   known
   */
  attempt<Value>(
    client: { readonly address: string; readonly account?: string | undefined },
    work: () => Promise<Value | undefined>,
    isComplete?: (value: Value) => boolean,
  ): Promise<AttemptResult<Value>>;
}

export function createSignInLimits(settings: Partial<SignInLimitSettings> = {}): SignInLimits {
  const { authentication, registrations, mailedLinks } = { ...DEFAULT_SIGN_IN_LIMITS, ...settings };
  const byAccount = createRateLimit(authentication);
  const byAddress = createRateLimit(authentication);
  const byRegistration = createRateLimit(registrations);
  const byMailClient = createRateLimit(mailedLinks);
  const byMailReader = createRateLimit(mailedLinks);

  return {
    registration: (address) => byRegistration.take(addressKey(address)),
    mailedLink: async ({ address, reader }) => {
      const forClient = await byMailClient.take(addressKey(address));
      return forClient.allowed ? byMailReader.take(reader) : forClient;
    },

    async attempt({ address, account }, work, isComplete = () => true) {
      const addressOfClient = addressKey(address);
      const forAccount = account === undefined ? undefined : await byAccount.take(account);
      if (forAccount?.allowed === false) return { outcome: 'limited', retryAfterSeconds: forAccount.retryAfterSeconds };
      const giveBackAccount = async (): Promise<void> => {
        if (account !== undefined) await byAccount.giveBack(account);
      };
      const forAddress = await byAddress.take(addressOfClient);
      if (!forAddress.allowed) {
        await giveBackAccount();
        return { outcome: 'limited', retryAfterSeconds: forAddress.retryAfterSeconds };
      }
      try {
        const value = await work();
        if (value === undefined) return { outcome: 'refused' };
        if (!isComplete(value)) await giveBackAccount();
        else if (account !== undefined) await byAccount.reset(account);
        await byAddress.giveBack(addressOfClient);
        return { outcome: 'accepted', value };
      } catch (error) {
        await giveBackAccount();
        await byAddress.giveBack(addressOfClient);
        throw error;
      }
    },
  };
}
