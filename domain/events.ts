import { accessTokenEventTypes, type AccessTokenEvent } from './access-tokens/index.ts';
import { administratorEventTypes, type AdministratorEvent } from './administrators/index.ts';
import { avatarEventTypes, type AvatarEvent } from './avatars/index.ts';
import { creditEventTypes, type CreditEvent } from './credits/index.ts';
import type { RecordedEvent } from './envelope.ts';
import { createRegistry } from './event-type.ts';
import { exportEventTypes, type ExportEvent } from './exports/index.ts';
import { failureEventTypes, workEventTypes, type FailureEvent, type WorkEvent } from './failures/index.ts';
import { feeSheetEventTypes, type FeeSheetEvent } from './fee-sheets/index.ts';
import {
  exceptionEventTypes,
  periodEventTypes,
  adjustmentEventTypes,
  statementEventTypes,
  type ExceptionEvent,
  type PeriodEvent,
  type AdjustmentEvent,
  type StatementEvent,
} from './finance/index.ts';
import { invoiceEventTypes, type InvoiceEvent } from './invoices/index.ts';
import { leadEventTypes, type LeadEvent } from './leads/index.ts';
import {
  libraryEventTypes,
  libraryOrderEventTypes,
  libraryViewEventTypes,
  type LibraryEvent,
  type LibraryOrderEvent,
  type LibraryViewEvent,
} from './library/index.ts';
import { mailEventTypes, type MailEvent } from './mail/index.ts';
import { paymentEventTypes, type PaymentEvent } from './payments/index.ts';
import { tableExportEventTypes, type TableExportEvent } from './table-exports/index.ts';
import { testRunEventTypes, type TestRunEvent } from './test-runs/index.ts';
import { userEventTypes, usernameEventTypes, type UserEvent, type UsernameEvent } from './users/index.ts';
import { purchaseEventTypes, type PurchaseEvent } from './purchases/index.ts';
import {
  securityAlertEventTypes,
  securityEventTypes,
  type SecurityAlertEvent,
  type SecurityEvent,
} from './security/index.ts';
import { audienceEventTypes, shareEventTypes, type AudienceEvent, type ShareEvent } from './shares/index.ts';
import { subscriptionEventTypes, type SubscriptionEvent } from './subscriptions/index.ts';
import { videoEventTypes, type VideoEvent } from './videos/index.ts';
import {
  webhookDeliveryEventTypes,
  webhookEventTypes,
  type WebhookDeliveryEvent,
  type WebhookEvent,
} from './webhooks/index.ts';

/** The event types of each category of streams. */
export const eventTypes = {
  accesstokens: accessTokenEventTypes,
  credits: creditEventTypes,
  payment: paymentEventTypes,
  purchase: purchaseEventTypes,
  twincredits: creditEventTypes,
  avatar: avatarEventTypes,
  video: videoEventTypes,
  share: shareEventTypes,
  audience: audienceEventTypes,
  export: exportEventTypes,
  tableexports: tableExportEventTypes,
  user: userEventTypes,
  username: usernameEventTypes,
  leads: leadEventTypes,
  library: libraryEventTypes,
  libraryview: libraryViewEventTypes,
  libraryorder: libraryOrderEventTypes,
  mail: mailEventTypes,
  subscription: subscriptionEventTypes,
  invoice: invoiceEventTypes,
  feesheet: feeSheetEventTypes,
  security: securityEventTypes,
  securityalert: securityAlertEventTypes,
  administrators: administratorEventTypes,
  testrun: testRunEventTypes,
  statement: statementEventTypes,
  exception: exceptionEventTypes,
  adjustment: adjustmentEventTypes,
  period: periodEventTypes,
  webhooks: webhookEventTypes,
  webhookdelivery: webhookDeliveryEventTypes,
  failure: failureEventTypes,
  work: workEventTypes,
} as const;

/** The events of each category of streams. */
export interface EventsByCategory {
  readonly accesstokens: AccessTokenEvent;
  readonly credits: CreditEvent;
  readonly payment: PaymentEvent;
  readonly purchase: PurchaseEvent;
  readonly twincredits: CreditEvent;
  readonly avatar: AvatarEvent;
  readonly video: VideoEvent;
  readonly share: ShareEvent;
  readonly audience: AudienceEvent;
  readonly export: ExportEvent;
  readonly tableexports: TableExportEvent;
  readonly user: UserEvent;
  readonly username: UsernameEvent;
  readonly leads: LeadEvent;
  readonly library: LibraryEvent;
  readonly libraryview: LibraryViewEvent;
  readonly libraryorder: LibraryOrderEvent;
  readonly mail: MailEvent;
  readonly subscription: SubscriptionEvent;
  readonly invoice: InvoiceEvent;
  readonly feesheet: FeeSheetEvent;
  readonly security: SecurityEvent;
  readonly securityalert: SecurityAlertEvent;
  readonly administrators: AdministratorEvent;
  readonly testrun: TestRunEvent;
  readonly statement: StatementEvent;
  readonly exception: ExceptionEvent;
  readonly adjustment: AdjustmentEvent;
  readonly period: PeriodEvent;
  readonly webhooks: WebhookEvent;
  readonly webhookdelivery: WebhookDeliveryEvent;
  readonly failure: FailureEvent;
  readonly work: WorkEvent;
}

/** `credits` for the streams `credits-...`. */
export type Category = keyof typeof eventTypes;

/** Every event type that this release can read and write. */
export const eventRegistry = createRegistry(Object.values(eventTypes).flat());

/** The categories with these names, and those whose streams hold events of types with these names. */
export function categoriesOf(names: readonly string[]): readonly Category[] {
  const categories = Object.keys(eventTypes) as Category[];
  const isNamed = (category: Category): boolean =>
    names.includes(category) || eventTypes[category].some(({ type }) => names.includes(type));
  return categories.filter(isNamed);
}

/** Every event of the product: a union that narrows by `type`. */
export type CurbcastEvent = EventsByCategory[Category];

export type EventType = CurbcastEvent['type'];

/** The event with this type; for a union of types, the union of their events. */
export type EventOf<Type extends EventType> = Extract<CurbcastEvent, { readonly type: Type }>;

/** The recorded event with this type; for a union of types, the union of their recorded events. */
export type RecordedEventOf<Type extends EventType> = RecordedEvent<EventOf<Type>>;

/**
 * Narrows an event read from the log to the types given. No schema is checked here: the codec validated the data when
 * it was written and upcasts it when it is read.
 */
export function isEvent<Type extends EventType>(
  event: RecordedEvent,
  ...types: readonly [Type, ...Type[]]
): event is RecordedEventOf<Type> {
  return types.some((type) => type === event.type);
}

/** A handler for each event type that a process or projection wants; `Rest` are the arguments after the event. */
export type EventHandlers<Result, Rest extends readonly unknown[] = []> = {
  readonly [Type in EventType]?: (event: RecordedEventOf<Type>, ...rest: Rest) => Result;
};

/** The types that have a handler: what to filter the log by. */
export function typesOf(handlers: EventHandlers<unknown, never>): readonly EventType[] {
  return Object.keys(handlers) as EventType[];
}

/** Gives the event to the handler of its type; undefined when there is none. */
export function dispatch<Result, Rest extends readonly unknown[]>(
  handlers: EventHandlers<Result, Rest>,
  event: RecordedEvent,
  ...rest: Rest
): Result | undefined {
  if (!Object.hasOwn(handlers, event.type)) return undefined;
  const handle = handlers[event.type as EventType] as (event: RecordedEvent, ...rest: Rest) => Result;
  return handle(event, ...rest);
}
