import { accessTokenEventTypes } from './access-tokens/index.ts';
import { administratorEventTypes } from './administrators/index.ts';
import { avatarEventTypes } from './avatars/index.ts';
import { creditEventTypes } from './credits/index.ts';
import type { RecordedEvent } from './envelope.ts';
import { createRegistry, type EventsOf } from './event-type.ts';
import { exportEventTypes } from './exports/index.ts';
import { failureEventTypes, workEventTypes } from './failures/index.ts';
import { feeSheetEventTypes } from './fee-sheets/index.ts';
import { exceptionEventTypes, periodEventTypes, adjustmentEventTypes, statementEventTypes } from './finance/index.ts';
import { invoiceEventTypes } from './invoices/index.ts';
import { leadEventTypes } from './leads/index.ts';
import { libraryEventTypes, libraryOrderEventTypes, libraryViewEventTypes } from './library/index.ts';
import { mailEventTypes } from './mail/index.ts';
import { paymentEventTypes } from './payments/index.ts';
import { tableExportEventTypes } from './table-exports/index.ts';
import { testRunEventTypes } from './test-runs/index.ts';
import { userEventTypes, usernameEventTypes } from './users/index.ts';
import { purchaseEventTypes } from './purchases/index.ts';
import { securityAlertEventTypes, securityEventTypes } from './security/index.ts';
import { audienceEventTypes, shareEventTypes } from './shares/index.ts';
import { subscriptionEventTypes } from './subscriptions/index.ts';
import { videoEventTypes } from './videos/index.ts';
import { webhookDeliveryEventTypes, webhookEventTypes } from './webhooks/index.ts';

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

/** `credits` for the streams `credits-...`. */
export type Category = keyof typeof eventTypes;

/** The events of each category of streams. */
export type EventsByCategory = { readonly [Name in Category]: EventsOf<(typeof eventTypes)[Name]> };

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
