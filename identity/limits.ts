import { addressKey, createRateLimit, type Limit, type LimitResult, type RateLimitStore } from '../lib/rate-limit.ts';

export interface SignInLimitSettings {
  /** Failed sign-ins per account and, counted separately, per address. */
  readonly authentication: Limit;
  /** Registrations per address, successful or not. */
  readonly registrations: Limit;
  /** Mails with links that are asked for: per client address and, counted separately, per mail address. */
  readonly mailedLinks: Limit;
  /** First sign-ins with accounts of an outside provider, per address; an office shares one. */
  readonly newUsers: Limit;
}

export const DEFAULT_SIGN_IN_LIMITS: SignInLimitSettings = {
  authentication: { points: 5, seconds: 15 * 60 },
  registrations: { points: 3, seconds: 24 * 60 * 60 },
  mailedLinks: { points: 5, seconds: 15 * 60 },
  newUsers: { points: 60, seconds: 60 * 60 },
};

export type AttemptResult<Value> =
  | { readonly outcome: 'accepted'; readonly value: Value }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'limited'; readonly retryAfterSeconds: number };

/** Rate limits against guessing passwords and mass registration. */
export interface SignInLimits {
  /**
   * Counts one registration of an address. Points are never returned, so that the limit can't reveal which accounts
   * exist.
   */
  registration(address: string): Promise<LimitResult>;
  /**
   * Counts one mail with a link. Points are never returned, so the limit can't reveal which accounts exist.
   *
   * @param reader the mail address, or the account that asks for a link to another one
   */
  mailedLink(client: { readonly address: string; readonly reader: string }): Promise<LimitResult>;
  /** Counts a first sign-in with an account of an outside provider. */
  newUser(address: string): Promise<LimitResult>;
  /**
   * Runs one sign-in attempt: `work` returns a value on success and `undefined` on failure.
   * The attempt is counted for the account and for the address before `work` runs, so parallel attempts can't slip
   * through together. Success clears the account's count and returns the address's point. When `work` throws, nothing
   * is counted.
   *
   * With `isComplete` a right answer may be one step of several, such as the password before a code: its points are
   * given back, but the account's failures stay, so that the steps in between can't clear them.
   *
   * @param client `account` is any stable name of the account (the normalized email); absent when only the address is
   *   known
   */
  attempt<Value>(
    client: { readonly address: string; readonly account?: string | undefined },
    work: () => Promise<Value | undefined>,
    isComplete?: (value: Value) => boolean,
  ): Promise<AttemptResult<Value>>;
}

/** The person of an attempt to sign in. */
export interface SignInClient {
  readonly address: string;
  /** The normalized email address of the account; absent when only the client's address is known. */
  readonly account?: string | undefined;
}

export interface SignInLimitsOptions extends Partial<SignInLimitSettings> {
  /** Default: the memory of this process. While a store is away, sign-ins are refused. */
  readonly store?: RateLimitStore;
  /** The administrators' value instead of the authentication limit's points; undefined: none. */
  readonly authenticationPoints?: () => number | undefined;
  /** Called for each failed attempt, and for each attempt after too many failures. */
  readonly onFailed?: (outcome: 'refused' | 'limited', client: SignInClient) => void;
}

/** The limits, counted in the store for all gateways together. */
export function createSignInLimits({
  store,
  authenticationPoints,
  onFailed = () => {},
  ...settings
}: SignInLimitsOptions = {}): SignInLimits {
  const { authentication, registrations, mailedLinks, newUsers } = { ...DEFAULT_SIGN_IN_LIMITS, ...settings };
  const limitOf = (name: string, limit: Limit | (() => Limit)) =>
    createRateLimit(limit, { store, name, whileAway: 'refuse' });
  const authenticationNow = (): Limit => ({
    ...authentication,
    points: authenticationPoints?.() ?? authentication.points,
  });
  const byAccount = limitOf('sign-in-account', authenticationNow);
  const byAddress = limitOf('sign-in-address', authenticationNow);
  const byRegistration = limitOf('registration', registrations);
  const byMailClient = limitOf('mail-client', mailedLinks);
  const byMailReader = limitOf('mail-reader', mailedLinks);
  const byNewUsers = limitOf('new-users', newUsers);

  return {
    registration: (address) => byRegistration.take(addressKey(address)),
    newUser: (address) => byNewUsers.take(addressKey(address)),
    mailedLink: async ({ address, reader }) => {
      const forClient = await byMailClient.take(addressKey(address));
      return forClient.allowed ? byMailReader.take(reader) : forClient;
    },

    async attempt(client, work, isComplete = () => true) {
      const { address, account } = client;
      const limited = (retryAfterSeconds: number) => {
        onFailed('limited', client);
        return { outcome: 'limited', retryAfterSeconds } as const;
      };
      const addressOfClient = addressKey(address);
      const forAccount = account === undefined ? undefined : await byAccount.take(account);
      if (forAccount?.allowed === false) return limited(forAccount.retryAfterSeconds);
      const giveBackAccount = async (): Promise<void> => {
        if (account !== undefined) await byAccount.giveBack(account);
      };
      const forAddress = await byAddress.take(addressOfClient);
      if (!forAddress.allowed) {
        await giveBackAccount();
        return limited(forAddress.retryAfterSeconds);
      }
      try {
        const value = await work();
        if (value === undefined) {
          onFailed('refused', client);
          return { outcome: 'refused' };
        }
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
