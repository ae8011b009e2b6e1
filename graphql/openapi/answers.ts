import { z } from 'zod';
import { libraryCategories } from '../../domain/library/index.ts';
import { webhookEventNames } from '../../domain/webhooks/index.ts';

/**
 * What the REST calls answer. `e2e/black-box/rest/openapi.e2e.ts` compares it with the running product: no field may be
 * missing or unknown here.
 */

const text = z.string();
const maybeText = text.nullable();
const whole = z.int();
const time = z.iso.datetime();
const day = z.iso.date();
const named = <Schema extends z.ZodType>(id: string, schema: Schema): Schema => schema.meta({ id });
/** Credits come in halves. */
const credits = z.number().multipleOf(0.5);

export const problem = named(
  'Problem',
  z.looseObject({
    error: text.describe('The same sentence as `message`.'),
    message: text,
    code: text.describe('Stable, e.g. INVALID_INPUT, UNAUTHENTICATED, NOT_FOUND, RATE_LIMITED.'),
    requestId: text,
  }),
);

export const user = named(
  'User',
  z.object({
    id: text,
    email: text,
    username: text,
    firstName: text,
    lastName: text,
    displayName: text,
    profilePictureUrl: maybeText,
    phoneNumber: maybeText,
    credits,
    creditsHeld: credits,
    debt: credits,
    digitalTwinCredits: whole,
    accountSuspended: z.boolean(),
    subscriptionStatus: text,
    isAdmin: z.boolean(),
    createdAt: time,
    totalVideos: whole,
    totalAvatars: whole,
  }),
);

export const profile = named(
  'Profile',
  z.object({
    username: text,
    email: text,
    displayName: text,
    phoneNumber: maybeText,
    profilePictureUrl: maybeText,
    emailPending: text.optional().describe('The new address, until it is confirmed.'),
  }),
);

export const video = named(
  'Video',
  z.object({
    id: text,
    title: text,
    propertyAddress: text,
    script: text,
    avatarId: text,
    screenShareUrl: maybeText,
    screenShareType: z.literal('url').nullable(),
    status: z.enum(['pending', 'processing', 'ready', 'failed']),
    videoUrl: maybeText,
    thumbnailUrl: maybeText,
    captionsUrl: maybeText,
    processingProgress: z.number().min(0).max(100),
    phase: maybeText,
    progressEstimated: z.boolean(),
    errorMessage: maybeText,
    createdAt: time,
    viewCount: whole,
    duration: z.number().nullable().describe('Seconds.'),
    shareUrl: maybeText,
    creditsHeld: credits.nullable(),
    creditsUsed: credits.nullable(),
    creditsReturned: credits.nullable(),
  }),
);

export const videoStats = z.object({
  total: whole,
  ready: whole,
  processing: whole,
  failed: whole,
  pending: whole,
});

export const avatar = named(
  'Avatar',
  z.object({
    id: text,
    name: text,
    type: z.enum(['stock', 'custom']),
    status: z.enum(['ready', 'active', 'processing', 'failed']),
    description: text,
    imageUrl: text,
    posterUrl: text,
    voiceUrl: maybeText,
    progress: z.number().min(0).max(100),
    progressEstimated: z.boolean(),
    errorMessage: maybeText,
    consentUrl: maybeText,
    consentRevoked: z.boolean(),
    createdAt: time.nullable(),
    consentCertificateUrl: maybeText,
  }),
);

const libraryFields = { title: text, description: text, category: z.enum(libraryCategories), duration: whole };

export const libraryVideo = named(
  'LibraryVideo',
  z.object({
    id: text,
    ...libraryFields,
    thumbnail_url: maybeText,
    video_url: maybeText,
    viewCount: whole,
    tags: z.array(text),
  }),
);

export const adminLibraryVideo = named(
  'AdminLibraryVideo',
  z.object({
    id: text,
    ...libraryFields,
    s3VideoUrl: text,
    s3ThumbnailUrl: maybeText,
    tags: z.array(text),
    isActive: z.boolean(),
    viewCount: whole,
  }),
);

export const webhook = named(
  'Webhook',
  z.object({ id: text, url: text, events: z.array(z.enum(webhookEventNames)), isActive: z.boolean() }),
);

export const integrations = z.object({
  status: z.object({
    webhooks: z.object({ count: whole }),
    email: z.object({ configured: z.boolean(), service: text }),
    exports: z.object({ types: z.array(text) }),
    socialSharing: z.object({ platforms: z.array(text) }),
  }),
});

const quote = z.object({
  items: z.array(z.object({ id: text, description: text, amount: whole, credits })),
  total: whole.describe('Cents.'),
  currency: text,
});
export const payment = named('Payment', z.object({ clientSecret: text, paymentIntentId: text, quote }));
export const subscriptionPayment = named(
  'SubscriptionPayment',
  z.object({ clientSecret: text, subscriptionId: text, paymentIntentId: text, quote }),
);

export const subscription = named(
  'Subscription',
  z
    .object({
      id: text,
      status: text,
      plan: z.object({ nickname: text, amount: whole, interval: text }),
      current_period_start: whole.describe('Unix seconds.'),
      current_period_end: whole.describe('Unix seconds.'),
      cancel_at_period_end: z.boolean(),
      credits,
      accountSuspended: z.boolean(),
    })
    .nullable(),
);

export const invoices = z.array(
  z.object({
    id: text,
    description: text,
    created: whole.describe('Unix seconds.'),
    amount: whole.describe('Cents.'),
    status: text,
    invoice_pdf: text.optional(),
  }),
);

export const statement = z.array(
  z.object({
    time,
    kind: text,
    amount: credits,
    change: credits,
    balanceAfter: credits,
    heldAfter: credits,
    debtAfter: credits,
    description: text,
    reason: maybeText,
    videoId: maybeText,
    paymentId: maybeText,
  }),
);

const watched = {
  views: whole,
  viewers: whole,
  reached25: whole,
  reached50: whole,
  reached75: whole,
  reached100: whole,
  shares: whole,
  exports: whole,
};
const week = z.object({
  week: day,
  ...watched,
  videos: whole,
  waitSeconds: z.number().nullable(),
  renderSeconds: z.number().nullable(),
  creditsUsed: credits,
});
/** By week, or by day for one video. */
export const analytics = z.array(z.union([week, z.object({ day, ...watched })]));

const exportedVideo = z.object({
  id: text,
  title: text,
  status: text,
  propertyAddress: text,
  presenter: text,
  createdAt: time,
  durationSeconds: z.number().nullable(),
  creditsUsed: credits.nullable(),
  views: whole,
  script: text,
});
const exportedAvatar = z.object({ id: text, name: text, type: text, status: text, description: text });
const exportedDay = z.object({
  date: day,
  videosStarted: whole,
  videosReady: whole,
  videosFailed: whole,
  secondsMade: z.number(),
  creditsUsed: credits,
  views: whole,
});
/** The rows of the type that was asked for. */
export const exported = z.array(z.union([exportedVideo, exportedAvatar, exportedDay]));

const estimate = { duration: z.number().describe('Minutes.'), creditsNeeded: credits };
export const scriptEstimate = z.object({ ...estimate, wordCount: whole });
export const script = z.object({ script: text, ...estimate });
export const listingScript = z.object({ script: text, title: text, propertyAddress: text, ...estimate });
export const lenderScript = z.object({
  script: text,
  title: text,
  ...estimate,
  figures: z.array(z.object({ label: text, value: text, source: text })),
});

const change = z.number().nullable();
const figures = ['totalRequests', 'blockedRequests', 'failedLogins', 'activeUsers', 'rateLimitHits'] as const;
const each = <Schema extends z.ZodType>(schema: Schema) => Object.fromEntries(figures.map((name) => [name, schema]));
export const securityMetrics = z.object({
  timeRange: z.enum(['1h', '24h', '7d', '30d']),
  ...each(whole),
  changes: z.object(each(change)).describe('In percent against the period before.'),
  securityAlerts: z.array(
    z.object({
      id: text,
      type: text,
      title: text,
      description: text,
      message: text,
      timestamp: time,
      ip: text,
      userAgent: text.optional(),
      severity: text,
    }),
  ),
  sessionStats: z.object({
    activeSessions: whole,
    totalToday: whole,
    avgDuration: z.number(),
    expiredSessions: whole,
    averageSessionDuration: z.number(),
  }),
  ipBlacklist: z.array(text),
});

export const testResults = z.object({
  testResults: z.array(
    z.object({
      id: text,
      timestamp: time,
      status: text,
      metadata: z.object({ successRate: text, totalScenarios: whole, totalRevenue: z.number(), totalCredits: credits }),
      summary: z.object({ totalDuration: z.number().nullable() }),
      scenarioResults: z.array(
        z.object({
          scenario: text,
          success: z.boolean(),
          totalAmount: z.number(),
          finalCredits: credits,
          duration: z.number(),
          errors: z.array(text),
        }),
      ),
    }),
  ),
});

export const done = named('Done', z.object({ success: z.literal(true) }));
export const doneWith = named('DoneWith', z.object({ success: z.literal(true), id: text }));
