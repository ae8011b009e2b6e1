import type { Aggregate } from '../aggregate.ts';
import {
  statementStream,
  type PageFault,
  type ProviderEntryChanged,
  type ProviderEntry,
  type ProviderObjectNotUnderstood,
  type StatementEvent,
} from './statement-events.ts';

/** The provider shows new entries with a delay: every run reads this much of the past again, in milliseconds. */
export const overlapMs = 3_600_000;

interface RecentEntries {
  readonly newestMs: number;
  readonly ids: readonly string[];
}

export interface StatementState {
  /** When the newest recorded entry was booked, in milliseconds; 0 before the first. */
  readonly lastMs: number;
  /** The ids of the overlap's entries, in chunks, so that adding one copies few of them. */
  readonly recent: readonly RecentEntries[];
  /** The last page that could not be right, until its range can be read. */
  readonly fault: { readonly fault: PageFault; readonly sinceMs: number } | null;
  /** Payouts that were booked before the provider named what they pay out: every run asks again. */
  readonly awaited: readonly string[];
  /** Objects that could not be read so far. */
  readonly notUnderstood: readonly string[];
  /** The accounts were checked up to this position of the log. */
  readonly checkedThrough: string;
  /** The accounts that differed at the last check: the next one looks at them again. */
  readonly differing: readonly string[];
  /** When the last comparison of every account began, in milliseconds; 0 before the first. */
  readonly fullAtMs: number;
  /** The recorded entries that the provider no longer has in the same way. */
  readonly changed: readonly string[];
}

/** Records the entries of a complete range of the provider's records that are not known yet. */
export interface RecordEntries {
  readonly kind: 'record';
  readonly provider: string;
  /** Oldest first. */
  readonly entries: readonly ProviderEntry[];
  readonly untilMs: number;
  /** All records were read again, so an entry that is older than the overlap may be new, too. */
  readonly isFull?: boolean;
}

/** The result of a full reading for one recorded entry; `differs` is null where nothing changed. */
export interface CompareEntry {
  readonly kind: 'compare';
  readonly provider: string;
  readonly entryId: string;
  readonly differs: Pick<ProviderEntryChanged['data'], 'paymentId' | 'recordedCents' | 'foundCents'> | null;
}

export interface RefusePage {
  readonly kind: 'refuse';
  readonly provider: string;
  readonly fault: PageFault;
  readonly sinceMs: number;
  readonly untilMs: number;
  readonly entryId: string | null;
}

/** The entries of a payout, if the provider can name them. */
export interface ReconcilePayout {
  readonly kind: 'payout';
  readonly provider: string;
  readonly entryId: string;
  readonly settledCents: number | null;
}

export interface NoteAccounts {
  readonly kind: 'accounts';
  readonly provider: string;
  readonly throughPosition: string;
  /** True when every account was compared; otherwise only those that changed were. */
  readonly isFull: boolean;
  readonly startedAtMs: number;
  /** How many accounts this check compared. */
  readonly accounts: number;
  /** Every account that differs now, also those that were found before. */
  readonly differing: readonly string[];
}

/** An object of the provider could not be read, or could be at last. */
export interface NoteObject {
  readonly kind: 'object';
  readonly provider: string;
  readonly objectId: string;
  readonly userId: string | null;
  /** Why it could not be read; null: it could. */
  readonly reason: string | null;
}

export type StatementCommand = RecordEntries | CompareEntry | RefusePage | ReconcilePayout | NoteAccounts | NoteObject;

function evolve(state: StatementState, event: StatementEvent): StatementState {
  switch (event.type) {
    case 'ProviderEntryRecorded': {
      const { entryId, kind, bookedAtMs, settledCents } = event.data;
      const lastMs = Math.max(state.lastMs, bookedAtMs);
      const recent = withEntry(state.recent, entryId, bookedAtMs, lastMs - overlapMs);
      const isOpen = kind === 'payout' && settledCents === null;
      return { ...state, lastMs, recent, awaited: isOpen ? [...state.awaited, entryId] : state.awaited };
    }
    case 'ProviderObjectNotUnderstood':
      return { ...state, notUnderstood: [...state.notUnderstood, event.data.objectId] };
    case 'ProviderObjectUnderstood':
      return { ...state, notUnderstood: state.notUnderstood.filter((each) => each !== event.data.objectId) };
    case 'ProviderPageRefused':
      return { ...state, fault: { fault: event.data.fault, sinceMs: event.data.sinceMs } };
    case 'ProviderPageAccepted':
      return { ...state, fault: null };
    case 'PayoutReconciled':
      return { ...state, awaited: state.awaited.filter((each) => each !== event.data.entryId) };
    case 'AccountsChecked':
      return {
        ...state,
        checkedThrough: event.data.throughPosition,
        differing: event.data.differing,
        fullAtMs: event.data.isFull ? event.data.startedAtMs : state.fullAtMs,
      };
    case 'ProviderEntryChanged':
      return {
        ...state,
        changed: [...state.changed.filter((each) => each !== event.data.entryId), event.data.entryId],
      };
    case 'ProviderEntryRestored':
      return { ...state, changed: state.changed.filter((each) => each !== event.data.entryId) };
  }
}

const chunkSize = 64;

/** Adds an entry, and drops chunks that are older than the overlap: those are never read again. */
function withEntry(
  recent: StatementState['recent'],
  entryId: string,
  bookedAtMs: number,
  oldestMs: number,
): StatementState['recent'] {
  const stale = recent.findIndex(({ newestMs }) => newestMs >= oldestMs);
  const kept = stale === -1 ? [] : recent.slice(stale);
  const last = kept.at(-1);
  if (!last || last.ids.length >= chunkSize) return [...kept, { newestMs: bookedAtMs, ids: [entryId] }];
  const newestMs = Math.max(last.newestMs, bookedAtMs);
  return [...kept.slice(0, -1), { newestMs, ids: [...last.ids, entryId] }];
}

function decide(command: StatementCommand, state: StatementState): readonly StatementEvent[] {
  const { provider } = command;
  switch (command.kind) {
    case 'record': {
      const known = new Set(state.recent.flatMap(({ ids }) => ids));
      const oldestMs = state.lastMs - overlapMs;
      const isFresh = ({ entryId, bookedAtMs }: ProviderEntry): boolean =>
        !known.has(entryId) && (command.isFull === true || bookedAtMs >= oldestMs);
      const fresh = command.entries.filter(isFresh);
      return [
        ...fresh.map((data) => ({ type: 'ProviderEntryRecorded' as const, data })),
        ...(state.fault === null || command.untilMs <= state.fault.sinceMs
          ? []
          : [{ type: 'ProviderPageAccepted' as const, data: { provider, untilMs: command.untilMs } }]),
      ];
    }
    case 'refuse': {
      const { fault, sinceMs, untilMs, entryId } = command;
      if (state.fault?.fault === fault) return [];
      return [{ type: 'ProviderPageRefused', data: { provider, fault, sinceMs, untilMs, entryId } }];
    }
    case 'payout': {
      const { entryId, settledCents } = command;
      if (!state.awaited.includes(entryId)) return [];
      return [{ type: 'PayoutReconciled', data: { provider, entryId, settledCents } }];
    }
    case 'compare': {
      const { entryId, differs } = command;
      if (differs) return [{ type: 'ProviderEntryChanged', data: { provider, entryId, ...differs } }];
      return state.changed.includes(entryId) ? [{ type: 'ProviderEntryRestored', data: { provider, entryId } }] : [];
    }
    case 'object':
      return noteObject(command, state);
    case 'accounts': {
      const { throughPosition, accounts, differing, isFull, startedAtMs } = command;
      const sameFindings = differing.toSorted().join() === state.differing.toSorted().join();
      if (!isFull && throughPosition === state.checkedThrough && sameFindings) return [];
      return [
        { type: 'AccountsChecked', data: { provider, isFull, startedAtMs, throughPosition, accounts, differing } },
      ];
    }
  }
}

function noteObject(
  { provider, objectId, userId, reason }: NoteObject,
  { notUnderstood }: StatementState,
): readonly StatementEvent[] {
  const isNoted = notUnderstood.includes(objectId);
  if (isNoted === (reason !== null)) return [];
  if (reason === null) return [{ type: 'ProviderObjectUnderstood', data: { provider, objectId } }];
  const data: ProviderObjectNotUnderstood['data'] = { provider, objectId, userId, reason };
  return [{ type: 'ProviderObjectNotUnderstood', data }];
}

/** The records of one payment provider, read in order and recorded once. */
export const statementAggregate: Aggregate<StatementState, StatementCommand, StatementEvent> = {
  version: 'statement-6',
  snapshots: true,
  initial: {
    lastMs: 0,
    recent: [],
    fault: null,
    awaited: [],
    notUnderstood: [],
    checkedThrough: '',
    differing: [],
    fullAtMs: 0,
    changed: [],
  },
  streamOf: statementStream,
  evolve,
  decide,
};

/** A page as the provider's adapter read it, newest first. */
export interface StatementPage {
  /** True for an account that moves real money. */
  readonly livemode: boolean;
  readonly entries: readonly ProviderEntry[];
  /** The id of the last entry when more pages follow. */
  readonly next?: string | undefined;
  /** The answer ended early, or is not a page at all. */
  readonly isCutOff?: boolean;
}

export interface StatementRange {
  readonly sinceMs: number;
  readonly untilMs: number;
  readonly livemode: boolean;
}

/** The pages of a range so far. */
export interface ReadSoFar {
  readonly known: ReadonlySet<string>;
  /** When the last entry was booked; the next ones are older. */
  readonly oldestMs: number;
}

/**
 * The fault of a page, given the pages of the same range before it: pages come newest first, name each entry once, and
 * end where their cursor says. Undefined for a page without a fault.
 */
export function faultOfPage(
  page: StatementPage,
  before: ReadSoFar,
  { sinceMs, untilMs, livemode }: StatementRange,
): { readonly fault: PageFault; readonly entryId: string | null } | undefined {
  if (page.isCutOff === true) return { fault: 'cut_off', entryId: null };
  if (page.livemode !== livemode) return { fault: 'other_account', entryId: null };
  const lastId = page.entries.at(-1)?.entryId;
  if (page.next !== undefined && page.next !== lastId) return { fault: 'cut_off', entryId: lastId ?? null };
  const here = new Set<string>();
  let oldest = before.oldestMs;
  for (const { entryId, bookedAtMs } of page.entries) {
    if (before.known.has(entryId) || here.has(entryId)) return { fault: 'doubled', entryId };
    if (bookedAtMs < sinceMs || bookedAtMs >= untilMs) return { fault: 'outside_range', entryId };
    if (bookedAtMs > oldest) return { fault: 'reordered', entryId };
    here.add(entryId);
    oldest = bookedAtMs;
  }
  return undefined;
}
