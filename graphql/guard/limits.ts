import {
  addressKey,
  createRateLimit,
  type Limit,
  type LimitResult,
  type RateLimitStore,
} from '../../lib/rate-limit.ts';

export interface LimitSettings {
  /** Requests of an anonymous address. */
  readonly general: Limit;
  /** Requests of a signed-in user from any address; large enough for the polling of the screens. */
  readonly signedIn: Limit;
  /** Scripts that a user has written, improved or translated: each may be a paid call of a language model. */
  readonly scripts: Limit;
  /** Test mails of a user (DECISIONS 12). */
  readonly testMails: Limit;
}

const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * 60 * 60;
/**
 * Public services with separate limits, as multiples of the general one. One sign-in takes about ten requests at
 * the identity provider, and an office shares an address; a load balancer polls the status every few seconds.
 */
const PUBLIC_SERVICES = { oidc: 3, status: 18 } as const;
export type PublicService = keyof typeof PUBLIC_SERVICES;

/** Spec part 3 section 9, and DECISIONS section 6. */
export const DEFAULT_LIMITS: LimitSettings = {
  general: { points: 100, seconds: QUARTER_HOUR },
  signedIn: { points: 3_000, seconds: QUARTER_HOUR },
  scripts: { points: 200, seconds: DAY },
  testMails: { points: 5, seconds: HOUR },
};

/** Rate limits of requests. Sign-in attempts are limited in identity/limits.ts. */
export interface Limits {
  /** Consumes `points` (default one) for a request: of the signed-in user, otherwise of the address. */
  request(client: { address: string; userId?: string | undefined }, points?: number): Promise<LimitResult>;
  /** Counts one script that is written, improved or translated for the user. */
  script(userId: string): Promise<LimitResult>;
  /** Counts one test mail that the user asks for. */
  testMail(userId: string): Promise<LimitResult>;
  /** Counts one request of an address to a public service. */
  publicService(service: PublicService, address: string): Promise<LimitResult>;
}

export interface LimitsOptions extends Partial<LimitSettings> {
  /** Default: the memory of this process. */
  readonly store?: RateLimitStore;
  /** What administrators set instead of the points of the general limit; undefined: nothing. */
  readonly generalPoints?: () => number | undefined;
}

/** The limits, counted in the store for all gateways together. */
export function createLimits({ store, generalPoints, ...initial }: LimitsOptions = {}): Limits {
  const { general, signedIn, scripts, testMails } = { ...DEFAULT_LIMITS, ...initial };
  const generalNow = (factor = 1): Limit => ({
    ...general,
    points: (generalPoints?.() ?? general.points) * factor,
  });
  const byAddress = createRateLimit(generalNow, { store, name: 'address' });
  const byUser = createRateLimit(signedIn, { store, name: 'user' });
  const byScript = createRateLimit(scripts, { store, name: 'script' });
  const byTestMail = createRateLimit(testMails, { store, name: 'test-mail' });
  const multiple = (name: PublicService) => createRateLimit(() => generalNow(PUBLIC_SERVICES[name]), { store, name });
  const services = { oidc: multiple('oidc'), status: multiple('status') };

  return {
    request: ({ address, userId }, points) =>
      userId === undefined ? byAddress.take(addressKey(address), points) : byUser.take(userId, points),
    script: (userId) => byScript.take(userId),
    testMail: (userId) => byTestMail.take(userId),
    publicService: (service, address) => services[service].take(addressKey(address)),
  };
}
