import { addressKey, createRateLimit, type Limit, type LimitResult } from '../lib/rate-limit.ts';

export interface SignInLimitSettings {
  /** Failed sign-ins per account and, counted separately, per address. */
  readonly authentication: Limit;
  /** Registrations per address, successful or not. */
  readonly registrations: Limit;
}

/** Spec part 3 section 9, and DECISIONS section 6. */
export const DEFAULT_SIGN_IN_LIMITS: SignInLimitSettings = {
  authentication: { points: 5, seconds: 15 * 60 },
  registrations: { points: 3, seconds: 24 * 60 * 60 },
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
  const { authentication, registrations } = { ...DEFAULT_SIGN_IN_LIMITS, ...settings };
  const byAccount = createRateLimit(authentication);
  const byAddress = createRateLimit(authentication);
  const byRegistration = createRateLimit(registrations);

  return {
    registration: (address) => byRegistration.take(addressKey(address)),

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
