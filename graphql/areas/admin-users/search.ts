import { setImmediate } from 'node:timers/promises';
import type { Role } from '../../../domain/users/index.ts';
import { defined } from '../../../lib/defined.ts';
import { fold } from '../../../lib/fold.ts';
import type { Projections, UserDocument } from '../../../projection-service/index.ts';
import { invalidCursor, type Keyset } from '../../cursor.ts';
import type { AccountStatus } from './input.ts';

type AgeOrder = 'newest' | 'oldest';

export interface UserSearchRequest {
  /**
   * Words that all occur in email or names, without regard to case and accents, or begin the id with at least 8
   * characters; blank matches all accounts.
   */
  readonly search: string;
  readonly role?: Role | undefined;
  readonly status?: AccountStatus | undefined;
  /** By age alone; without it the best matches come first, the newest of them before the others. */
  readonly order?: AgeOrder | undefined;
  readonly after?: Keyset;
  readonly limit: number;
}

export interface UserSearchAnswer {
  /**
   * The matches of one page, in the requested order, or the best first: an exact email address, then texts that begin
   * with the search, then the others.
   */
  readonly found: readonly Keyset[];
  /** The matches of all pages. */
  readonly total: number;
}

export interface UserSearch {
  /** Loads the texts in the background before anyone searches; resolves once they are loaded. */
  prepare(projections: Projections): Promise<void>;
  find(projections: Projections, request: UserSearchRequest): Promise<UserSearchAnswer>;
}

interface Entry {
  readonly id: string;
  readonly createdAt: number;
  readonly email: string;
  /** Email address and names, folded, one a line. */
  readonly text: string;
  readonly roles: readonly Role[];
  readonly status: AccountStatus;
}

/** Maximum number of documents that one read of the store returns. */
const readLimit = 1_000;
/** Accounts that are compared before other requests get their turn: about a millisecond of work. */
const comparedAtOnce = 10_000;
/** How long an unused index stays in memory, in milliseconds. */
const keptFor = 10 * 60_000;

/**
 * Finds accounts by any part of their names, with the exact number of matches, which no index of the read store can do.
 * An id matches only from its beginning: three hexadecimal characters in the middle would find unrelated accounts. The
 * texts of all accounts (about 150 bytes each) are read once an administrator opens the list and kept while
 * administrators use it; each search first reads what has changed since. An index that is not used for ten minutes is
 * dropped.
 */
export function createUserSearch(): UserSearch {
  let index: Index = emptyIndex();
  let expiry: NodeJS.Timeout | undefined;
  let turn: Promise<unknown> = Promise.resolve();

  const refreshed = async (projections: Projections): Promise<readonly Entry[]> => {
    index = await caughtUp(index, projections);
    // Fewer accounts than known: one was erased. Starts over without it.
    const accounts = await projections.reader('users').count('users', 'byCreation', { kind: 'user' });
    if (accounts < index.newestFirst.length) index = await caughtUp(emptyIndex(), projections);
    return index.newestFirst;
  };

  const latest = (projections: Projections): Promise<readonly Entry[]> => {
    clearTimeout(expiry);
    expiry = setTimeout(() => (index = emptyIndex()), keptFor).unref();
    // One refresh after the other: two at a time would read the same accounts twice.
    const next = turn.then(() => refreshed(projections));
    turn = next.catch(() => undefined);
    return next;
  };

  return {
    prepare: async (projections) => void (await latest(projections)),
    find: async (projections, request) => select(await latest(projections), request),
  };
}

interface Index {
  readonly newestFirst: readonly Entry[];
  /** The position of the last change in the index. */
  readonly after: Keyset | undefined;
}

const emptyIndex = (): Index => ({ newestFirst: [], after: undefined });

/** The index with the accounts that have changed since. */
async function caughtUp(index: Index, projections: Projections): Promise<Index> {
  const changed = new Map<string, Entry>();
  let { after } = index;
  for (;;) {
    const page = await projections.reader('users').query('users', {
      index: 'byPosition',
      equal: { kind: 'user' },
      limit: readLimit,
      ...defined({ after }),
    });
    for (const { id, doc } of page) {
      changed.set(id, entryOf(id, doc));
      after = { id, order: [doc.position] };
    }
    if (page.length < readLimit) break;
    await setImmediate();
  }
  if (changed.size === 0) return index;
  const same = index.newestFirst.filter(({ id }) => !changed.has(id));
  return { after, newestFirst: [...changed.values(), ...same].toSorted(newestFirst) };
}

function entryOf(id: string, doc: UserDocument): Entry {
  const { email, username, displayName, firstName, lastName, createdAt, isAdmin, isFinance } = doc;
  return {
    id,
    createdAt,
    email: fold(email),
    text: fold([email, username, displayName, `${firstName} ${lastName}`].join('\n')),
    roles: [...(isAdmin ? (['admin'] as const) : []), ...(isFinance ? (['finance'] as const) : [])],
    status: doc.deletionPending ? 'deletion_pending' : doc.suspendedBy === null ? 'active' : 'suspended',
  };
}

/** The order of the list without a search: by creation, then by id. */
const newestFirst = (a: Pick<Entry, 'createdAt' | 'id'>, b: Pick<Entry, 'createdAt' | 'id'>): number =>
  b.createdAt - a.createdAt || compareText(b.id, a.id);
const oldestFirst: typeof newestFirst = (a, b) => newestFirst(b, a);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The shortest beginning of an id that finds it. */
export const shortestIdPrefix = 8;

/** How well an account answers a search, the best first; undefined for no match. */
function rankOf({ id, email, text }: Entry, { whole, words }: Wanted): number | undefined {
  const isId = (word: string): boolean => word.length >= shortestIdPrefix && id.startsWith(word);
  if (!words.every((word) => text.includes(word) || isId(word))) return undefined;
  if (whole === '' || whole === email || whole === id) return 0;
  return email.startsWith(whole) || text.includes(`\n${whole}`) ? 1 : 2;
}

/** A search, folded: all of it, and word by word. */
interface Wanted {
  readonly whole: string;
  readonly words: readonly string[];
}

const wantedOf = (search: string): Wanted => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return { whole: words.join(' '), words };
};

async function select(
  entries: readonly Entry[],
  { search, role, status, order, after, limit }: UserSearchRequest,
): Promise<UserSearchAnswer> {
  const wanted = wantedOf(search);
  const start = after && startOf(after);
  const ordered = order === 'oldest' ? entries.toReversed() : entries;
  const byAge = order === 'oldest' ? oldestFirst : newestFirst;
  /** For each rank, the page if no other rank had matches. */
  const pages: Keyset[][] = [[], [], []];
  let total = 0;
  for (const [place, entry] of ordered.entries()) {
    if (place > 0 && place % comparedAtOnce === 0) await setImmediate();
    if (role !== undefined && !entry.roles.includes(role)) continue;
    if (status !== undefined && entry.status !== status) continue;
    const match = rankOf(entry, wanted);
    if (match === undefined) continue;
    const rank = order === undefined ? match : 0;
    total += 1;
    const page = pages[rank];
    if (page === undefined || page.length === limit) continue;
    const isBehind = start === undefined || rank > start.rank || (rank === start.rank && byAge(start, entry) < 0);
    if (isBehind) page.push({ id: entry.id, order: [rank, entry.createdAt] });
  }
  return { found: pages.flat().slice(0, limit), total };
}

/** The place of a cursor of this list. Throws INVALID_INPUT for one of another list. */
function startOf({ id, order }: Keyset) {
  const [rank, createdAt] = order;
  if (order.length !== 2 || typeof rank !== 'number' || typeof createdAt !== 'number') throw invalidCursor();
  return { id, rank, createdAt };
}
