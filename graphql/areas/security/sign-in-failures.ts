import { addressKey } from '../../../lib/rate-limit.ts';

/** Somebody tried to sign in. */
export interface SignInTry {
  readonly address: string;
  /** The user of the account, if there is one. */
  readonly userId?: string | undefined;
  /** The typed name where there is no user, for comparison only. Absent where only the address is known. */
  readonly account?: string | undefined;
}

/** How many attempts an alert should count now, by source and account. */
export interface SignInIncident {
  readonly kind: 'login_burst' | 'login_after_failures';
  readonly address: string;
  readonly userId?: string | undefined;
  readonly count: number;
}

interface Failure {
  readonly at: SignInTry;
  told: boolean;
}
/** The failures from one address, or at one account. */
interface Failures {
  isBurst: boolean;
  /** Not reported yet, because a few failures happen to everybody. */
  waiting: Failure[];
  count: number;
  readonly accounts: Set<string>;
  lastAt: number;
}

const keepMs = 15 * 60_000;
const pruneEveryMs = 60_000;
/** With more addresses and accounts at once than this, each failure is reported alone. */
const mostKept = 20_000;
/** A success is suspicious after this many failures at the account, or at this many accounts from the address. */
const suspicious = 3;

/**
 * Finds attacks among attempts to sign in. A few failures are a forgotten password, and nobody is alerted. From the
 * first attempt that a limit refuses, all failures from that address and at that account count, also the earlier ones
 * and those at other accounts. Memory is bounded, and holds the last quarter of an hour.
 */
export function createSignInFailures(now: () => number) {
  const kept = new Map<string, Failures>();
  let prunedAt = now();

  const prune = (at: number): void => {
    if (at - prunedAt < pruneEveryMs) return;
    prunedAt = at;
    for (const [key, { lastAt }] of kept) if (at - lastAt >= keepMs) kept.delete(key);
  };
  const failuresOf = (key: string, at: number): Failures => {
    const known = kept.get(key);
    if (known !== undefined && at - known.lastAt < keepMs) return known;
    const made: Failures = { isBurst: false, waiting: [], count: 0, accounts: new Set(), lastAt: at };
    if (kept.size < mostKept) kept.set(key, made);
    return made;
  };
  const ofAddress = (address: string): string => `address ${addressKey(address)}`;
  const accountOf = ({ userId, account }: SignInTry): string | undefined => userId ?? account;
  const ofAccount = (account: string): string => `account ${account}`;

  return {
    /** @param isLimited whether a limit refused the attempt, after too many failures */
    failed(attempt: SignInTry, isLimited: boolean): readonly SignInIncident[] {
      const at = now();
      prune(at);
      const account = accountOf(attempt);
      const all = [ofAddress(attempt.address), ...(account === undefined ? [] : [ofAccount(account)])].map((key) =>
        failuresOf(key, at),
      );
      const failure: Failure = { at: attempt, told: false };
      for (const failures of all) {
        failures.count += 1;
        failures.lastAt = at;
        if (account !== undefined && failures.accounts.size < suspicious) failures.accounts.add(account);
        failures.isBurst ||= isLimited;
        failures.waiting.push(failure);
      }
      const bursts = all.filter(({ isBurst }) => isBurst);
      const untold = new Set(bursts.flatMap(({ waiting }) => waiting).filter(({ told }) => !told));
      for (const each of untold) each.told = true;
      for (const burst of bursts) burst.waiting = [];
      return counted([...untold].map((each) => each.at));
    },

    /** A success after many failures may be a guessed password. */
    succeeded({ address, userId }: { readonly address: string; readonly userId: string }): readonly SignInIncident[] {
      const at = now();
      prune(at);
      const recent = (key: string): Failures | undefined => {
        const known = kept.get(key);
        return known !== undefined && at - known.lastAt < keepMs ? known : undefined;
      };
      const own = recent(ofAccount(userId));
      const from = recent(ofAddress(address));
      const count = Math.max(own?.count ?? 0, (from?.accounts.size ?? 0) >= suspicious ? (from?.count ?? 0) : 0);
      kept.delete(ofAccount(userId));
      return count < suspicious ? [] : [{ kind: 'login_after_failures', address, userId, count }];
    },
  };
}

/** One incident for each address and account. */
function counted(attempts: readonly SignInTry[]): readonly SignInIncident[] {
  const bySource = Map.groupBy(attempts, ({ address, userId }) => `${address} ${userId ?? ''}`);
  return [...bySource.values()].flatMap(([first, ...others]) =>
    first === undefined
      ? []
      : [{ kind: 'login_burst', address: first.address, userId: first.userId, count: others.length + 1 } as const],
  );
}
