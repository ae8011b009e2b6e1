import {
  addressKey,
  createRateLimit,
  type Limit,
  type LimitResult,
  type RateLimit,
  type RateLimitStore,
} from '../../lib/rate-limit.ts';

export interface LimitSettings {
  /** Requests of an anonymous address. */
  readonly general: Limit;
  /** Requests of a signed-in user from any address; large enough for the polling of the screens. */
  readonly signedIn: Limit;
  /** Scripts that a user has written, improved or translated: each may be a paid call of a language model. */
  readonly scripts: Limit;
  /** Test mails of a user. */
  readonly testMails: Limit;
  /** First sentences of scripts that a user has heard for free. */
  readonly voicePreviews: Limit;
  /** Other people's pictures and clips that were loaded to check whether a video can show them. */
  readonly mediaChecks: Limit;
  /** Pictures and logos that a user uploads for videos. */
  readonly ownPictures: Limit;
  /** Test messages of webhooks, and messages that are sent again: each is a call of another server. */
  readonly webhookCalls: Limit;
  /** Videos and captions that a user downloads: each may be a conversion. */
  readonly videoExports: Limit;
  /** Exports of videos, presenters and analytics. */
  readonly exports: Limit;
  /** Fee sheets that a user uploads: each keeps a processor busy for seconds. */
  readonly feeSheets: Limit;
  /** Recordings for Digital Twins that are checked: each keeps a processor busy for seconds. */
  readonly twinRecordings: Limit;
  /** Uploads of recordings that a user begins, each of up to 500 MB. */
  readonly twinUploads: Limit;
  /** Recordings that a user uploads for a free sample of a Digital Twin: each keeps a processor busy for a minute. */
  readonly twinSamples: Limit;
  /** Pauses, deletions and their ends: most of them send a mail. */
  readonly accountStatus: Limit;
  /** Changes of names, email address and brand. */
  readonly profile: Limit;
  /** Profile pictures that a user uploads. */
  readonly pictures: Limit;
  /** Changes of the password, each with a mail. */
  readonly passwords: Limit;
  /** Changes of the second factor and of passkeys, each with a mail. */
  readonly signInFactors: Limit;
  /** Types of mail that are switched on or off, also by the links in mails. */
  readonly mailPreferences: Limit;
  readonly accessTokens: Limit;
  /** Webhooks that are made, changed and deleted. */
  readonly webhooks: Limit;
  readonly shareLinks: Limit;
  /** Digital Twins that are ordered, deleted and withdrawn. */
  readonly twins: Limit;
  /** Orders and ends of a plan, each with a mail or a call of the payment provider. */
  readonly plans: Limit;
  /** Downloads of all data of the account: each reads everything. */
  readonly dataDownloads: Limit;
}

/** Limits that are fractions of `RATE_LIMIT_SIGNED_IN`: raising it raises them, too. */
const PARTS_OF_REQUESTS = { videos: 1 / 3, purchases: 1 / 3, drafts: 1 / 2 } as const;

/** Limited activities of a signed-in user, besides requests as such. */
export type Activity = Exclude<keyof LimitSettings, 'general' | 'signedIn'> | keyof typeof PARTS_OF_REQUESTS;

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

/** The limits until an administrator changes them on /security. */
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
  twinSamples: { points: 10, seconds: DAY },
  accountStatus: { points: 10, seconds: HOUR },
  profile: { points: 60, seconds: HOUR },
  pictures: { points: 30, seconds: HOUR },
  passwords: { points: 10, seconds: HOUR },
  signInFactors: { points: 40, seconds: HOUR },
  mailPreferences: { points: 400, seconds: HOUR },
  accessTokens: { points: 100, seconds: HOUR },
  webhooks: { points: 200, seconds: HOUR },
  shareLinks: { points: 300, seconds: HOUR },
  twins: { points: 60, seconds: HOUR },
  plans: { points: 60, seconds: HOUR },
  dataDownloads: { points: 20, seconds: HOUR },
};

const { general: _general, signedIn: _signedIn, ...activityLimits } = DEFAULT_LIMITS;
/** The names of all activities. */
export const activities = Object.keys({ ...activityLimits, ...PARTS_OF_REQUESTS }) as readonly Activity[];

/** Rate limits of requests. Sign-in attempts are limited in identity/limits.ts. */
export interface Limits {
  /** Takes `points` (default one) for a request: from the signed-in user, otherwise from the address. */
  request(client: { address: string; userId?: string | undefined }, points?: number): Promise<LimitResult>;
  /** Takes `points` (default one) from the user's limit of an activity. */
  take(activity: Activity, userId: string, points?: number): Promise<LimitResult>;
  /** Counts one request of an address to a public service. */
  publicService(service: PublicService, address: string): Promise<LimitResult>;
}

export interface LimitsOptions extends Partial<LimitSettings> {
  /** Default: the memory of this process. */
  readonly store?: RateLimitStore;
  /** The administrators' value instead of the general limit's points; undefined: none. */
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
  const parts = Object.entries(PARTS_OF_REQUESTS).map(([name, part]): [string, Limit] => [
    name,
    { points: Math.ceil(signedIn.points * part), seconds: signedIn.seconds },
  ]);
  const byActivity = Object.fromEntries(
    [...Object.entries(activities), ...parts].map(([name, limit]) => [
      name,
      createRateLimit(limit, { store, name: `activity-${name}` }),
    ]),
  ) as Readonly<Record<Activity, RateLimit>>;
  const multiple = (name: PublicService) => createRateLimit(() => generalNow(PUBLIC_SERVICES[name]), { store, name });
  const services = { oidc: multiple('oidc'), status: multiple('status'), shares: multiple('shares') };

  return {
    request: ({ address, userId }, points) =>
      userId === undefined ? byAddress.take(addressKey(address), points) : byUser.take(userId, points),
    take: (activity, userId, points) => byActivity[activity].take(userId, points),
    publicService: (service, address) => services[service].take(addressKey(address)),
  };
}
