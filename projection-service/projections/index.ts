import { billing } from './billing.ts';
import { adminLog } from './admin-log.ts';
import { audience } from './audience.ts';
import { avatars } from './avatars.ts';
import { erasures } from './erasures.ts';
import { eventIndex } from './event-index.ts';
import { credits } from './credits.ts';
import { expiringLots } from './expiring-lots.ts';
import { failures } from './failures.ts';
import { feeSheets } from './fee-sheets.ts';
import { freeCredits } from './free-credits.ts';
import { finance } from './finance.ts';
import { financeQueue } from './finance-queue.ts';
import { leads } from './leads.ts';
import { library } from './library.ts';
import { mails } from './mails.ts';
import { payments } from './payments.ts';
import { publishedState } from './published-state.ts';
import { refusedPurchases } from './refused-purchases.ts';
import { securityAlerts } from './security-alerts.ts';
import { testRuns } from './test-runs.ts';
import { users } from './users.ts';
import { videos } from './videos.ts';
import { webhooks } from './webhooks.ts';
import { work } from './work.ts';

/**
 * Every projection of the product: readers, live messages and read-your-writes derive from this list. The builder deals
 * them to its threads in this order, so the most expensive ones come first, with a small one among them for balance.
 */
export const projectionRegistry = [
  credits,
  eventIndex,
  publishedState,
  videos,
  finance,
  avatars,
  payments,
  billing,
  users,
  erasures,
  leads,
  library,
  mails,
  feeSheets,
  expiringLots,
  freeCredits,
  adminLog,
  securityAlerts,
  testRuns,
  financeQueue,
  refusedPurchases,
  audience,
  webhooks,
  work,
  failures,
] as const;

/** The projections that an installation runs. Those that only publishers read run only if events are published. */
export const projectionsFor = ({ publishes }: { readonly publishes: boolean }) =>
  publishes ? projectionRegistry : projectionRegistry.filter(({ name }) => name !== publishedState.name);

export type { BillingRowDocument, SubscriptionDocument } from './billing.ts';
export { adminTextsOf, holdsTexts } from './admin-log.ts';
export type { AdminActionDocument, AdminChange, AdminTexts, NetworkDocument } from './admin-log.ts';
export type { AvatarDocument } from './avatars.ts';
export { statementId } from './credits.ts';
export type { AccountDocument, LotDocument, StatementDocument } from './credits.ts';
export type { FailureDocument } from './failures.ts';
export type { FeeSheetDocument } from './fee-sheets.ts';
export { readWitness, type EventWitness, type IndexedEventDocument } from './event-index.ts';
export type {
  DayDocument,
  InvoiceRowDocument,
  JournalDocument,
  LegDocument,
  PaymentRowDocument,
  AdjustmentDocument,
  EntryRowDocument,
  PeriodRowDocument,
} from './finance-documents.ts';
export type { ExceptionDocument, PeriodDocument } from './finance-queue.ts';
export type { LeadDocument } from './leads.ts';
export type { LibraryVideoDocument } from './library.ts';
export type { MailDocument } from './mails.ts';
export type { PaymentDocument } from './payments.ts';
export type { RefusedPurchaseDocument } from './refused-purchases.ts';
export type { AlertKind, SecurityAlertDocument } from './security-alerts.ts';
export type { TestRunDocument } from './test-runs.ts';
export type { UserDocument } from './users.ts';
export type { ShareLinkView, VideoDocument, VideoExportView } from './video-document.ts';
export { everybody, pendingVideo, type VideoStatsDocument } from './videos.ts';
export type { WorkFigures } from './work.ts';
export type { AudienceFigures } from './audience.ts';
export type { WebhookDeliveryDocument } from './webhooks.ts';
