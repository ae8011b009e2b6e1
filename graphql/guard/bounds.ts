import { activities, type Activity } from './limits.ts';

/**
 * What keeps a call from making mails, events or jobs without end:
 *
 * - an activity: a point of its limit, taken before the call runs
 * - `call`: the call takes points itself, by what it is asked for
 * - `identity`: the limits of sign-in, per address and account (`identity/limits.ts`)
 * - `administrators`: only they may call it, and their log records each call
 * - `bounded`: it has an end, such as a number of things that an account may have, or one event a day
 * - `nothing`: it makes none
 */
export type Bound = Activity | (typeof otherBounds)[number];

const otherBounds = ['call', 'identity', 'administrators', 'bounded', 'nothing'] as const;
const allBounds: ReadonlySet<string> = new Set([...activities, ...otherBounds]);

export const isBound = (name: string): name is Bound => allBounds.has(name);

/**
 * The one table of what bounds the REST calls that change something: every call but those by GET and HEAD; of these the
 * ones that make something. A test names a call that is missing. Mutations say it in the schema (`@bounded`). GraphQL
 * and REST take from the same limits.
 */
export const bounds: {
  readonly rest: Readonly<Record<string, Bound>>;
} = {
  rest: {
    'PATCH /auth/profile': 'profile',
    'POST /auth/profile/picture': 'pictures',
    'PATCH /auth/change-password': 'passwords',
    'POST /auth/auth0-sync': 'identity',
    'POST /auth/forgot-password': 'identity',
    'POST /auth/reset-password': 'identity',
    'POST /api/admin/login': 'identity',
    'POST /unsubscribe': 'mailPreferences',
    'POST /api/test-email': 'call',
    'POST /api/webhooks': 'webhooks',
    'PATCH /api/webhooks/:id': 'webhooks',
    'DELETE /api/webhooks/:id': 'webhooks',
    'POST /api/videos': 'videos',
    'PATCH /api/videos/:id/status': 'videos',
    'DELETE /api/videos/:id': 'videos',
    'DELETE /api/videos/bulk': 'videos',
    'POST /api/videos/:id/share': 'shareLinks',
    'GET /api/videos/:id/export': 'call',
    'GET /downloads/videos': 'call',
    'GET /api/export/:type': 'call',
    'GET /downloads/account/:token': 'dataDownloads',
    'POST /api/estimate-script': 'nothing',
    'POST /api/generate-script-from-profile': 'call',
    'POST /api/optimize-script': 'call',
    'POST /api/translate-script': 'call',
    'POST /api/generate-lender-script': 'call',
    'POST /api/mls-videos/:id/view': 'bounded',
    'POST /files/fee-sheets': 'call',
    'POST /files/own-pictures': 'call',
    'POST /files/recordings': 'call',
    'PATCH /files/recordings/:id': 'bounded',
    'DELETE /files/recordings/:id': 'bounded',
    'POST /api/avatars': 'twins',
    'DELETE /api/avatars/:id': 'twins',
    'POST /api/create-payment-intent': 'purchases',
    'POST /api/credits/refill': 'purchases',
    'POST /api/credits/add-manual': 'purchases',
    'POST /api/create-subscription': 'plans',
    'POST /api/create-subscription-with-bundle': 'plans',
    'POST /api/billing/cancel-subscription': 'plans',
    'POST /api/billing/customer-portal': 'plans',
    'POST /api/billing/reactivate-subscription': 'plans',
    'POST /s/:token': 'call',
    'POST /s/:token/watched': 'call',
    // Signed by the providers, which repeat what was not taken.
    'POST /api/webhooks/heygen': 'nothing',
    'POST /api/webhooks/stripe': 'nothing',
    // The embedded payment provider of a development start.
    'ALL /test-payments/*': 'nothing',
    'ALL /test-payments/v1/*': 'nothing',
    'ALL /test-payments/v1/payment_intents/:id/confirm': 'nothing',
    'POST /test-onboarding-flow.cjs': 'administrators',
    'POST /files/library-films': 'administrators',
    'PATCH /files/library-films/:id': 'administrators',
    'DELETE /files/library-films/:id': 'administrators',
    'POST /api/admin/mls-videos': 'administrators',
    'PUT /api/admin/mls-videos/:id': 'administrators',
    'DELETE /api/admin/mls-videos/:id': 'administrators',
    'DELETE /api/admin/users/:id/videos/:videoId': 'administrators',
    'PUT /api/admin/users/:id/credits': 'administrators',
    'POST /api/admin/blacklist-ip': 'administrators',
    'POST /api/admin/remove-blacklist-ip': 'administrators',
  },
};
