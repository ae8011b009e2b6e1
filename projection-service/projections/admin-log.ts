import {
  categoryOf,
  streamIdOf,
  type Json,
  type JsonObject,
  type Position,
  type RecordedEvent,
} from '../../domain/envelope.ts';
import { eventRegistry, isEvent, type EventType, type RecordedEventOf } from '../../domain/events.ts';
import type { Asset, CreditsAdjusted } from '../../domain/credits/index.ts';
import { documents } from '../collections.ts';
import { movementOf } from './movement.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';

/** One field of what an administrator changed; null where it had or has no value. */
export interface AdminChange {
  readonly field: string;
  readonly before: Json;
  readonly after: Json;
}

/** One event that an administrator caused. Holds no personal data but ids. */
export interface AdminActionDocument {
  /** The same in every document, so that one index orders every action. */
  readonly kind: 'action';
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly time: number;
  readonly position: Position;
  readonly actorId: string;
  /** The user whose data the event is about; null for an action on something else. */
  readonly subject: string | null;
  /** The network that the command came from; null for actions of an operator or the product. */
  readonly from: string | null;
  readonly changes: readonly AdminChange[];
  /** An administrator set the credits of their own account. */
  readonly selfCredit: boolean;
  /** The act on credits that this action is or undoes; null for any other action. */
  readonly credits: CreditActOfAdmin | null;
}

/** An act on credits, in the unit of its asset. */
export interface CreditActOfAdmin {
  readonly asset: Asset;
  readonly act: CreditsAdjusted['data']['act'] | 'undo';
  readonly adjustmentId: string;
  readonly amount: number;
  readonly before: number;
  readonly after: number;
}

/** An administrator's text in an event. It stays in the log, sealed with the subject's key. */
export interface AdminTexts {
  readonly reason: string | null;
  /** The note for staff. */
  readonly note: string | null;
}

/** The address or network that an event blocked or unblocked. */
export interface NetworkDocument {
  readonly network: string;
}

/** A user whose erasure has started: what administrators wrote about the person is no longer shown. */
interface ErasedDocument {
  readonly since: number;
}

/** The values that administrators last set in a stream: the values before the next change. */
interface LastSetDocument {
  readonly fields: JsonObject;
}

const collections = {
  actions: documents<AdminActionDocument>().indexedBy({
    all: { equal: ['kind'], order: ['position'] },
    byType: { equal: ['type'], order: ['position'] },
    byActor: { equal: ['actorId'], order: ['position'] },
    bySubject: { equal: ['subject'], order: ['position'] },
  }),
  networks: documents<NetworkDocument>(),
  erased: documents<ErasedDocument>(),
  lastSet: documents<LastSetDocument>(),
};

type Changes = readonly ChangeOf<typeof collections>[];

/** The events that set all fields of their stream. Their values count as the values before the next event. */
const wholeStates: ReadonlySet<string> = new Set<EventType>([
  'LibraryVideoAdded',
  'LibraryVideoChanged',
  'LibraryVideoRemoved',
  'LibraryReordered',
]);

/** Fields that only point to an entry of their stream. */
const pointers: ReadonlySet<string> = new Set(['entryId']);

/** The document with the values before an event. A blocked address has one document for each block. */
const lastSetId = (event: RecordedEvent): string =>
  isEvent(event, 'AddressBlocked', 'AddressUnblocked') ? `${event.stream}/${event.data.entryId}` : event.stream;

const grants = ['AdminRoleGranted', 'FinanceRoleGranted'] as const;
const revocations = ['AdminRoleRevoked', 'FinanceRoleRevoked'] as const;

const balanceFields = { minutes: 'availableHalfCredits', twins: 'availableTwins' } as const;

/** Findings of a reconciliation are not acts of the person who started it. */
const isFinding = (event: RecordedEvent): boolean =>
  categoryOf(event.stream) === 'statement' || isEvent(event, 'ExceptionOpened', 'ExceptionMatched');

/** A decision that another event carries out, with the same administrator as its actor, is not a separate action. */
const isAction = (event: RecordedEvent): boolean =>
  (event.metadata.actor.kind === 'admin' && !isEvent(event, 'AdministratorRightsEnded') && !isFinding(event)) ||
  isEvent(event, ...grants, ...revocations);

/** Values before and after, if the event or the previous setting has them. */
function changesOf(event: RecordedEvent, lastSet: JsonObject): readonly AdminChange[] {
  if (isEvent(event, 'CreditsAdjusted')) {
    const { beforeAmount: before, afterAmount: after, debtClearedAmount: cleared } = event.data;
    const debt = cleared > 0 ? [{ field: 'debtHalfCredits', before: cleared, after: 0 }] : [];
    return [{ field: balanceFields[event.data.asset], before, after }, ...debt];
  }
  if (isEvent(event, 'CreditsUndone')) {
    const { beforeAmount: before, afterAmount: after, debtPaidAmount, debtClearedAmount } = event.data;
    const owed = debtPaidAmount + debtClearedAmount;
    const debt = owed > 0 ? [{ field: 'debtHalfCredits', before: 0, after: owed }] : [];
    return [{ field: balanceFields[event.data.asset], before, after }, ...debt];
  }
  if (isEvent(event, ...grants)) return [{ field: event.data.role, before: false, after: true }];
  if (isEvent(event, ...revocations)) return [{ field: event.data.role, before: true, after: false }];
  if (isEvent(event, 'AccountSuspended')) return [{ field: 'suspended', before: false, after: true }];
  if (isEvent(event, 'AccountReactivated')) return [{ field: 'suspended', before: true, after: false }];
  if (isEvent(event, 'VideoDeleted')) return [{ field: 'status', before: event.data.statusBefore, after: 'deleted' }];
  if (isEvent(event, 'RateLimitsChanged')) return difference(event.data.before, event.data.after);
  if (isEvent(event, 'SessionTimeoutChanged'))
    return difference({ timeoutMs: event.data.beforeMs }, { timeoutMs: event.data.afterMs });
  return difference(lastSet, plainFields(event));
}

/** The fields of an event's data that add information: neither personal nor the id of the stream. */
function plainFields({ type, stream, data }: RecordedEvent): JsonObject {
  const hidden = eventRegistry.get(type)?.personal ?? [];
  const id = streamIdOf(stream);
  return Object.fromEntries(
    Object.entries(data).filter(([field, value]) => value !== id && !hidden.includes(field) && !pointers.has(field)),
  );
}

/** Whether the values before this event, or the network that it is about, are in `lastSet`. */
const readsLastSet = (event: RecordedEvent): boolean =>
  isAction(event) && (wholeStates.has(event.type) || isEvent(event, 'AddressBlocked', 'AddressUnblocked'));

/** The fields that differ between the last values and now; an event without fields removes the last values. */
function difference(before: JsonObject, after: JsonObject): readonly AdminChange[] {
  const ends = Object.keys(after).length === 0;
  return Object.keys(ends ? before : after)
    .filter((field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null))
    .map((field) => ({ field, before: before[field] ?? null, after: after[field] ?? null }));
}

/**
 * What administrators did, append-only: who, what, before, after, from where. An action is its event; there is no
 * second record that could be missing. Changes of roles are listed whoever made them.
 */
export const adminLog = defineProjection({
  name: 'admin-log',
  version: '8',
  collections,
  writtenOnce: ['actions', 'networks'],
  needs: (event) => (readsLastSet(event) ? { lastSet: lastSetId(event) } : {}),
  on: {
    // Happens before the key is destroyed, which makes the texts unreadable.
    ErasureStarted: ({ data: { userId }, time }) => [
      { op: 'put', collection: 'erased', id: userId, doc: { since: time } },
    ],
    '*': (event, read): Changes => {
      if (!isAction(event)) return isEvent(event, 'AddressBlocked') ? [lastBlock(event)] : [];
      const { id, type, stream, revision, time, position } = event;
      const { actor, subject, from } = event.metadata;
      const isWhole = wholeStates.has(type);
      const action: AdminActionDocument = {
        kind: 'action',
        type,
        stream,
        revision,
        time,
        position,
        actorId: actor.id,
        subject: subject ?? null,
        from: from ?? null,
        changes: changesOf(event, (isWhole && read('lastSet', stream)?.fields) || {}),
        selfCredit: isSelfCredit(event),
        credits: creditActOf(event),
      };
      const all: ChangeOf<typeof collections>[] = [{ op: 'put', collection: 'actions', id, doc: action }];
      if (isEvent(event, 'AddressBlocked', 'AddressUnblocked')) return [...all, ...blockOf(event, read)];
      if (isWhole) all.push({ op: 'put', collection: 'lastSet', id: stream, doc: { fields: plainFields(event) } });
      return all;
    },
  },
  live: { actions: 'silent', networks: 'silent', erased: 'silent', lastSet: 'silent' },
  awaitedBy: 'queries',
});

const isSelfCredit = (event: RecordedEvent): boolean =>
  isEvent(event, 'CreditsAdjusted', 'CreditsUndone') && streamIdOf(event.stream) === event.metadata.actor.id;

/** The administrator's text in this event. */
export function adminTextsOf({ type, data }: Pick<RecordedEvent, 'type' | 'data'>): AdminTexts {
  const personal = eventRegistry.get(type)?.personal ?? [];
  const textOf = (field: keyof AdminTexts): string | null => {
    const text = personal.includes(field) ? data[field] : undefined;
    return typeof text === 'string' && text !== '' ? text : null;
  };
  return { reason: textOf('reason'), note: textOf('note') };
}

/** Whether events of this type can hold what an administrator wrote. */
export function holdsTexts(type: string): boolean {
  const personal = eventRegistry.get(type)?.personal ?? [];
  return personal.includes('reason') || personal.includes('note');
}

function creditActOf(event: RecordedEvent): CreditActOfAdmin | null {
  if (!isEvent(event, 'CreditsAdjusted', 'CreditsUndone')) return null;
  const movement = movementOf(event);
  if (movement?.kind !== 'ADJUSTMENT') return null;
  const { act, amount, before, after } = movement;
  const { asset, adjustmentId } = event.data;
  return { asset, act, adjustmentId, amount, before, after };
}

/** The network that was blocked or unblocked. The event of an unblocking names only the entry. */
function blockOf(
  event: RecordedEventOf<'AddressBlocked' | 'AddressUnblocked'>,
  read: ReadOf<typeof collections>,
): Changes {
  const id = lastSetId(event);
  const isBlock = isEvent(event, 'AddressBlocked');
  const network = isBlock ? event.data.network : read('lastSet', id)?.fields['network'];
  const change = isBlock ? lastBlock(event) : ({ op: 'delete', collection: 'lastSet', id } as const);
  // Null once the key of the security records is destroyed.
  if (typeof network !== 'string') return [change];
  return [{ op: 'put', collection: 'networks', id: event.id, doc: { network } }, change];
}

/** Keeps the entry for a later unblocking, even if the product made the block by itself. */
const lastBlock = (event: RecordedEventOf<'AddressBlocked'>): ChangeOf<typeof collections> => ({
  op: 'put',
  collection: 'lastSet',
  id: lastSetId(event),
  doc: { fields: { network: event.data.network } },
});
