import { twinFailures } from '../avatars/failures.ts';
import type { ExportFailureCode } from '../exports/decide.ts';
import { videoFailures } from '../videos/failures.ts';
import { inWords } from '../../words/index.ts';

/** The meaning of each code of a field. */
export type CodeList = Readonly<Record<string, string>>;

/** The codes of a table of failures, each with the sentence that users read. */
const sentencesOf = (table: Readonly<Record<string, { readonly sentence: Parameters<typeof inWords>[0] }>>): CodeList =>
  Object.fromEntries(Object.entries(table).map(([code, { sentence }]) => [code, inWords(sentence, 'en')]));

const rules: CodeList = {
  unknown_subscription: 'of no known subscription',
  unknown_subscription_free: 'of no known subscription, and free',
  other_currency: 'not in US dollars',
  unclear_period: 'without one clear period',
  unknown_item: 'with an item that nobody sold',
  no_plan: 'without a line of the plan',
  free_days: 'free days',
  period_overlaps: 'overlaps a granted period',
  partly_unknown: 'settled in a way that is partly unknown',
  paid_late: 'paid after the next period began',
  quantity: 'several units of the plan',
  plan: 'one unit of the plan',
};
const exportFailures: Readonly<Record<ExportFailureCode, string>> = {
  converter_unavailable: 'no converter is installed',
  converter_failed: 'the converter refused the video',
  too_slow: 'it took too long',
  video_missing: 'the file of the video is gone',
};
const pauses: CodeList = {
  payment_overdue: 'three days without payment',
  collection_paused: 'the account is suspended',
  provider_paused: 'the provider makes no invoices',
};
const videoStates: CodeList = {
  pending: 'waits for the renderer',
  processing: 'is rendered',
  ready: 'can be watched',
  failed: 'could not be made',
};
const twinStates: CodeList = {
  training: 'is made',
  ready: 'can speak',
  failed: 'could not be made',
  revoked: 'the consent is withdrawn',
};
const who: CodeList = { user: 'the owner', admin: 'an administrator' };
const categories: CodeList = {
  market_insights: 'market insights',
  property_trends: 'property trends',
  investment_tips: 'investment tips',
  market_analysis: 'market analysis',
};
const languages: CodeList = { en: 'English', es: 'Spanish' };
const itemKinds: CodeList = {
  bundle: 'a bundle of credits',
  plan: 'a period of the plan',
  twin: 'a Digital Twin',
  addon: 'an add-on',
};

/**
 * The code lists of published fields, by the name of the field, or by event and field where the name means something
 * else elsewhere. Codes may be added at any time.
 */
export const codeLists: Readonly<Record<string, CodeList>> = {
  'CreditsAdjusted.act': { set: 'set the balance', give: 'gave credits', take: 'took credits' },
  'SupportActed.act': {
    password_link: 'had a link for a new password mailed',
    second_factor_reset: 'removed the second factor',
    deletion: 'asked for the deletion on the user’s request',
    video_watched: 'watched a video of the user',
  },
  asset: { minutes: 'video credits, counted in halves', twins: 'whole Digital Twins' },
  by: who,
  call: { start: 'the order', confirm: 'the report of a payment' },
  category: categories,
  cause: { expiry: 'its date came', renewal: 'the next period of the plan began' },
  customerKind: {
    agent: 'made videos of residential or commercial property',
    lender: 'made videos of fee sheets',
  },
  format: { mp4: 'MP4', webm: 'WebM', mov: 'QuickTime', srt: 'captions as SubRip', vtt: 'captions as WebVTT' },
  'VideoRequested.look.format': { landscape: '16:9', portrait: '9:16', square: '1:1' },
  'FeeSheetUploaded.format': { pdf: 'PDF', jpeg: 'photo', png: 'picture', text: 'plain text' },
  'PaymentInitiated.items.kind': itemKinds,
  'PaymentSucceeded.items.kind': itemKinds,
  'PurchaseRequested.items.kind': itemKinds,
  kind: {
    plan: 'the plan',
    addon: 'an add-on',
    once: 'something bought once',
    proration: 'a part of a period',
    discount: 'given up by a coupon',
    tax: 'owed to the tax office',
    other: 'none of these',
  },
  'LeadReceived.language': languages,
  'UserRegistered.language': languages,
  'LanguageChanged.language': languages,
  'MailRequested.language': languages,
  'InvoicePaid.parts.kind': {
    card: 'by card',
    credit_balance: 'from the credit balance',
    credit_note: 'by a credit note',
    out_of_band: 'outside of the provider',
  },
  method: { read_aloud: 'read aloud before the camera', declared: 'declared by the account holder' },
  placement: {
    right: 'beside the pictures, right',
    left: 'beside the pictures, left',
    small: 'small over them',
    full: 'small over pictures that fill the frame',
  },
  resolution: { hd: '720 pixels on the shorter side', full_hd: '1080 pixels on it' },
  problem: {
    unreachable: 'it did not answer',
    refused: 'it refused',
    not_configured: 'its key is missing',
    failed: 'it failed',
  },
  purpose: { goodwill: 'as a goodwill', correction: 'to correct a mistake' },
  reportedBy: {
    browser: 'the buyer’s browser, checked with the provider',
    provider: 'a webhook',
    reconciliation: 'the nightly comparison',
  },
  role: { admin: 'administrator', finance: 'finance' },
  rule: rules,
  service: { smtp: 'a mail server', outbox: 'the built-in outbox' },
  source: {
    plan: 'a period of the plan',
    bundle: 'a purchase',
    trial: 'free, for a new account',
    admin: 'set by an administrator',
    goodwill: 'free, as a goodwill',
  },
  status: { open: 'undecided', won: 'for us', lost: 'for the payer' },
  'AccountState.subscription.status': {
    incomplete: 'not paid yet',
    trialing: 'free days',
    active: 'paid',
    past_due: 'a renewal is not paid',
    canceled: 'over',
  },
  'VideoState.status': videoStates,
  statusBefore: twinStates,
  'VideoDeleted.statusBefore': videoStates,
  suspendedBy: who,
  template: {
    residential: 'a home',
    commercial: 'commercial property',
    lender: 'a lender’s fee sheet',
    custom: 'anything else',
  },
  'CreditsReleased.reason': {
    failed: 'the attempt failed',
    deleted: 'the owner deleted it',
    timed_out: 'it took too long',
    abandoned: 'it never began',
  },
  'MailFailed.reason': {
    rejected: 'the server refused it for good',
    too_late: 'it has become useless',
    suppressed: 'an earlier mail to the address bounced',
    erased: 'the account was erased',
    unusable_address: 'no mail can be sent to the address',
  },
  'SubscriptionPaused.reason': pauses,
  'SubscriptionResumed.reason': pauses,
  'SubscriptionEnded.reason': {
    cancelled: 'somebody cancelled it',
    payment_failed: 'a renewal was not paid',
    never_paid: 'the first invoice was not paid',
  },
  'FeeSheetDeleted.reason': { expired: 'its 30 days were over', removed: 'the owner removed it' },
  'LibraryFileCheckFailed.code': {
    unreachable: 'the address does not answer',
    too_large: 'the file is too large',
    no_video: 'the file has no picture',
    unreadable: 'the file cannot be read',
    upload_gone: 'the upload is gone',
  },
  'VideoFailed.code': sentencesOf(videoFailures),
  'ExportFailed.code': exportFailures,
  'AvatarFailed.code': sentencesOf(twinFailures),
  'PurchaseRefused.code': {
    PRICE_CHANGED: 'the price is not the catalogue’s',
    PAYMENT_NOT_YOURS: 'the payment belongs to somebody else',
  },
  account: {
    clearing: 'money at the payment provider',
    bank: 'paid out',
    receivable: 'between an invoice and its payments',
    deferred_revenue: 'sold and not used yet',
    revenue: 'earned; credits are negative, so revenue is the negative sum',
    refunds: 'given back of used credits',
    fees: 'kept by the provider',
    tax_payable: 'owed to the tax office',
    discounts: 'given up by coupons',
    credit_balance: 'owed to customers',
    credit_notes: 'credit notes',
    out_of_band: 'paid outside of the provider',
    suspense: 'not explained yet',
    breakage: 'earned by credits that expired',
    adjustments: 'the price of credits that administrators took, until finance decides',
    write_offs: 'given up by finance',
    test_runs: 'what the accounts of the onboarding test did',
  },
};
