import { say, type Sentence } from '../words/index.ts';
import { limits } from './limits.ts';

export { adminCredits, limits } from './limits.ts';

/**
 * The single source of prices, credits, validity, lengths and limits.
 * Money is in integer cents, credits are integer half-credits (1 credit = 2), times are milliseconds.
 */

/** Changes whenever a price, an amount or a rule below changes; grants record the version they were made under. */
export const catalogVersion = '2026-11-3';

export const currency = 'usd';

const second = 1000;
const minute = 60 * second;
export const day = 24 * 60 * minute;

/** One credit is one minute, charged in steps of half a credit. */
export const secondsPerHalfCredit = 30;

export interface Bundle {
  readonly id: string;
  readonly name: string;
  readonly halfCredits: number;
  readonly priceCents: number;
  readonly popular: boolean;
  readonly description: Sentence;
}

/** One-time bundles. */
export const bundles: readonly Bundle[] = [
  {
    id: 'starter-pack',
    name: 'Starter Pack',
    halfCredits: 20,
    priceCents: 17_750,
    popular: false,
    description: say('BUNDLE_STARTER_PACK'),
  },
  {
    id: 'growth-bundle',
    name: 'Growth Bundle',
    halfCredits: 50,
    priceCents: 40_000,
    popular: false,
    description: say('BUNDLE_GROWTH_BUNDLE'),
  },
  {
    id: 'volume-pro',
    name: 'Volume Pro',
    halfCredits: 100,
    priceCents: 72_500,
    popular: true,
    description: say('BUNDLE_VOLUME_PRO'),
  },
  {
    id: 'marketing-power',
    name: 'Marketing Power',
    halfCredits: 200,
    priceCents: 132_500,
    popular: false,
    description: say('BUNDLE_MARKETING_POWER'),
  },
];

/** The monthly plan: what is charged and granted. */
export const monthlyPlan = {
  id: 'monthly',
  name: 'Monthly Plan',
  priceCents: 9_900,
  halfCredits: 10,
  period: 30 * day,
  description: say('PLAN_BASE'),
  features: [say('PLAN_INCLUDES'), say('PLAN_CREDITS'), say('PLAN_CANCEL')],
  /** The lines of the order summary, which add up to the plan. */
  lines: [
    { id: 'monthly-base', description: 'Base plan (3 credits)', halfCredits: 6, priceCents: 7_500 },
    { id: 'monthly-credits', description: '2 more monthly credits', halfCredits: 4, priceCents: 2_400 },
  ],
} as const;

/** A Digital Twin, paid once; the second and later ones of a user cost 10 % less. */
export const digitalTwin = {
  id: 'digital-twin',
  name: 'Digital Twin',
  priceCents: 35_000,
  laterPriceCents: 31_500,
} as const;

/** The email blast, a monthly item of the subscription, sold only with `EMAIL_BLAST_ADDON`. */
export const emailBlast = { id: 'email-blast', name: 'Email Blast', priceCents: 30_000 } as const;

/** Plans of older price lists: links to them lead to the add-ons screen. */
export const retiredPlanIds: readonly string[] = [
  'rapid-starter',
  'content-velocity',
  'marketing-accelerator',
  'enterprise-blitz',
  'ultimate-video-factory',
];

/** How long a subscription may be unpaid before new videos on plan credits pause. */
export const pastDueGrace = 3 * day;

/**
 * When a plan lot expires. A paid renewal replaces the lot when its period ends; while the renewal can't be collected,
 * what is left stays usable for the grace.
 *
 * @param periodEnd milliseconds
 */
export const planLotExpiry = (periodEnd: number): number => periodEnd + pastDueGrace;

/** The expiry shown to users: for plan credits the end of their period, and the end of the grace once it has begun. */
export function statedExpiry(source: string, expiresAt: number, now: number): number {
  const periodEnd = source === 'plan' ? expiresAt - pastDueGrace : expiresAt;
  return now < periodEnd ? periodEnd : expiresAt;
}

/** A new account's trial. */
export const trial = { halfCredits: 6, period: 30 * day } as const;

/** Length of a period of free credits for accounts without a plan (`FREE_MONTHLY_CREDITS`). */
export const freePeriod = 30 * day;

/** Prefix of the ids of free-credit lots. */
export const freeLotPrefix = 'free-';

/** Below this many half-credits a user gets a notice that credits are low. */
export const lowCredits = 4;

/** Spoken lengths of the property flow in seconds. */
export const propertyScriptSeconds = { short: 30, medium: 60, long: 240 } as const;
export type ScriptLength = keyof typeof propertyScriptSeconds;

/** Spoken lengths of the lender flow in seconds. The price follows from the longest. */
export const lenderScriptSeconds: Readonly<Record<ScriptLength, { readonly from: number; readonly to: number }>> = {
  short: { from: 60, to: 90 },
  medium: { from: 120, to: 180 },
  long: { from: 180, to: 300 },
};

/** Fee sheets of lenders: the largest file in bytes, and how long one is kept. */
export const feeSheets = { mostBytes: 10_485_760, keptFor: 30 * day } as const;

/** Recordings for Digital Twins. */
export const twinRecordings = {
  mostBytes: limits.recordingBytes,
  shortest: 15 * second,
  longest: 5 * minute,
  /** A consent recording is stopped after this; a shorter one counts if the statement was read. */
  consent: 30 * second,
  main: 2 * minute,
  countdown: 3 * second,
  /** An upload that nobody finished is removed after this. */
  uploadKept: day,
  /**
   * How long a recorded consent is kept after the twin ends, because it proves that the videos were allowed: the usual
   * limitation period of three years, plus the rest of the year in which it begins.
   */
  consentKept: 4 * 365 * day,
  /** How many uploads a user may have at a time: a recording and its consent, in three attempts. */
  mostUploads: 6,
} as const;

/** Videos of MLS Unlocked that administrators upload. */
export const libraryUploads = { mostBytes: limits.recordingBytes } as const;

/** An uploaded picture is deleted when no draft, video or brand of its user has contained it for this long. */
export const ownPictureKeptUnused = 30 * day;

/**
 * The price of a video: half a credit per started 30 seconds, at least half a credit. Throws a
 * RangeError for a negative or non-finite length.
 */
export function halfCreditsForSeconds(seconds: number): number {
  if (!Number.isFinite(seconds) || seconds < 0) throw new RangeError(`${seconds} is not a length in seconds`);
  return Math.max(1, Math.ceil(seconds / secondsPerHalfCredit));
}

/** Half-credits as credits, with at most one decimal. */
export function toCredits(halfCredits: number): number {
  return halfCredits / 2;
}

/** Credits as half-credits. Throws a RangeError for a number that is not a multiple of a half. */
export function toHalfCredits(credits: number): number {
  const half = credits * 2;
  if (!Number.isSafeInteger(half) || half < 0) throw new RangeError(`${credits} is not a number of half credits`);
  return half + 0; // -0 becomes 0
}

export function findBundle(id: string): Bundle | undefined {
  return bundles.find((bundle) => bundle.id === id);
}

/** The bundle with this price and number of credits (`POST /api/credits/refill` sends only these). */
export function bundleForOffer(amountCents: number, halfCredits: number): Bundle | undefined {
  return bundles.find((bundle) => bundle.priceCents === amountCents && bundle.halfCredits === halfCredits);
}
