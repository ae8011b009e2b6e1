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
  /** First sentences of scripts that a user has heard for free. */
  readonly voicePreviews: Limit;
  /** Pictures and videos of others that were loaded for a user to see whether a film can show them. */
  readonly mediaChecks: Limit;
  /** Pictures and logos that a user uploads for films. */
  readonly ownPictures: Limit;
  /** Test messages of webhooks, and messages that are sent again: each is a call of another server. */
  readonly webhookCalls: Limit;
  /** Films and captions that a user downloads, each of which may be a conversion. */
  readonly videoExports: Limit;
  /** Exports of videos, avatars and analytics. */
  readonly exports: Limit;
  /** Fee sheets that a user uploads: each keeps a processor busy for seconds. */
  readonly feeSheets: Limit;
  /** Recordings for Digital Twins that are looked at: each keeps a processor busy for seconds. */
  readonly twinRecordings: Limit;
  /** Uploads of recordings that a user begins, each of up to 500 MB. */
  readonly twinUploads: Limit;
}

/** What a signed-in user may do only so often, besides requests as such. */
type Activity = Exclude<keyof LimitSettings, 'general' | 'signedIn'>;

const TEN_MINUTES = 10 * 60;
const QUARTER_HOUR = 15 * 60;
const HOUR = 60 * 60;
const DAY = 24 * 60 * 60;
/**
 * Public services with separate limits, as multiples of the general one. One sign-in takes about ten requests at the
 * identity provider, and an office shares an address; a load balancer polls the status every few seconds; a share page
 * loads a dozen files.
 */
const PUBLIC_SERVICES = { oidc: 3, status: 18, shares: 30 } as const;
export type PublicService = keyof typeof PUBLIC_SERVICES;

/** Spec part 3 section 9, and DECISIONS section 6. */
export const DEFAULT_LIMITS: LimitSettings = {
  general: { points: 100, seconds: QUARTER_HOUR },
  signedIn: { points: 3_000, seconds: QUARTER_HOUR },
  scripts: { points: 200, seconds: DAY },
  testMails: { points: 5, seconds: HOUR },
  voicePreviews: { points: 20, seconds: TEN_MINUTES },
  mediaChecks: { points: 200, seconds: HOUR },
  ownPictures: { points: 60, seconds: HOUR },
  videoExports: { points: 200, seconds: HOUR },
  exports: { points: 60, seconds: HOUR },
  webhookCalls: { points: 100, seconds: HOUR },
  feeSheets: { points: 60, seconds: DAY },
  twinRecordings: { points: 20, seconds: HOUR },
  twinUploads: { points: 60, seconds: HOUR },
};

/** Rate limits of requests. Sign-in attempts are limited in identity/limits.ts. */
export interface Limits {
  /** Consumes `points` (default one) for a request: of the signed-in user, otherwise of the address. */
  request(client: { address: string; userId?: string | undefined }, points?: number): Promise<LimitResult>;
  /** Consumes `points` (default one) of what the user may do of an activity. */
  take(activity: Activity, userId: string, points?: number): Promise<LimitResult>;
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
  const { general, signedIn, ...activities } = { ...DEFAULT_LIMITS, ...initial };
  const generalNow = (factor = 1): Limit => ({
    ...general,
    points: (generalPoints?.() ?? general.points) * factor,
  });
  const byAddress = createRateLimit(generalNow, { store, name: 'address' });
  const byUser = createRateLimit(signedIn, { store, name: 'user' });
  const byActivity = {
    scripts: createRateLimit(activities.scripts, { store, name: 'script' }),
    testMails: createRateLimit(activities.testMails, { store, name: 'test-mail' }),
    voicePreviews: createRateLimit(activities.voicePreviews, { store, name: 'voice-preview' }),
    mediaChecks: createRateLimit(activities.mediaChecks, { store, name: 'media-check' }),
    ownPictures: createRateLimit(activities.ownPictures, { store, name: 'own-picture' }),
    webhookCalls: createRateLimit(activities.webhookCalls, { store, name: 'webhook-call' }),
    videoExports: createRateLimit(activities.videoExports, { store, name: 'video-export' }),
    exports: createRateLimit(activities.exports, { store, name: 'export' }),
    feeSheets: createRateLimit(activities.feeSheets, { store, name: 'fee-sheet' }),
    twinRecordings: createRateLimit(activities.twinRecordings, { store, name: 'twin-recording' }),
    twinUploads: createRateLimit(activities.twinUploads, { store, name: 'twin-upload' }),
  };
  const multiple = (name: PublicService) => createRateLimit(() => generalNow(PUBLIC_SERVICES[name]), { store, name });
  const services = { oidc: multiple('oidc'), status: multiple('status'), shares: multiple('shares') };

  return {
    request: ({ address, userId }, points) =>
      userId === undefined ? byAddress.take(addressKey(address), points) : byUser.take(userId, points),
    take: (activity, userId, points) => byActivity[activity].take(userId, points),
    publicService: (service, address) => services[service].take(addressKey(address)),
  };
}
