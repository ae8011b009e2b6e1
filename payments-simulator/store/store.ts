import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import type { ObjectKind, ObjectKinds } from '../objects/payment-objects.ts';

interface SavedAnswer {
  readonly requestHash: string;
  readonly status: number;
  readonly body: string;
}

export interface Delivery {
  readonly eventId: string;
  readonly attempts: number;
}

/** The fields that a list can be filtered by. */
export type FilterField =
  | 'payment_intent'
  | 'charge'
  | 'type'
  | 'source'
  | 'customer'
  | 'subscription'
  | 'payout'
  | 'invoice'
  | 'email'
  | 'status'
  | 'collection_method';

export interface ListFilter {
  /** Filters by equality of a field. */
  readonly where?: Readonly<Partial<Record<FilterField, string>>>;
  readonly created?: {
    readonly gte?: number | undefined;
    readonly gt?: number | undefined;
    readonly lte?: number | undefined;
    readonly lt?: number | undefined;
  };
  /** Only objects with all of these metadata. */
  readonly metadata?: Readonly<Record<string, string>>;
  /** Only objects in which this field is null. */
  readonly unset?: FilterField;
  /** Without objects of this status. */
  readonly statusIsNot?: string | undefined;
  /** Without deleted objects. */
  readonly isLive?: boolean;
  readonly startingAfter?: string | undefined;
  readonly limit: number;
}

/** The durable state of the provider. All methods are synchronous; writes must be inside `transact`. */
export interface Store {
  /** Runs the work in one transaction: durable when this returns, rolled back when it throws. */
  transact<T>(work: () => T): T;
  get<K extends ObjectKind>(kind: K, id: string): ObjectKinds[K] | undefined;
  put(object: ObjectKinds[ObjectKind]): void;
  /** Whether an object of any kind has this id. */
  has(id: string): boolean;
  /** Removes an object for good. */
  remove(id: string): void;
  /** Newest first; one more than the limit if there are more. */
  list<K extends ObjectKind>(kind: K, filter: ListFilter): readonly ObjectKinds[K][];
  savedAnswer(key: string): SavedAnswer | undefined;
  saveAnswer(key: string, answer: SavedAnswer, now: number): void;
  forgetAnswers(before: number): void;
  addDelivery(eventId: string, dueAt: number): void;
  /** Webhooks that are due and not accepted yet, oldest first. */
  dueDeliveries(now: number, limit: number): readonly Delivery[];
  /** When the next unaccepted webhook is due. */
  nextDue(): number | undefined;
  delivered(eventId: string): void;
  retryDelivery(eventId: string, dueAt: number): void;
  /** Makes every unaccepted webhook due now. */
  retryAll(now: number): void;
  /** When an object next has due work, by the provider's clock; null: never. */
  setTimer(id: string, dueAt: number | null): void;
  /** Due work, soonest first. */
  dueTimers(now: number, limit: number): readonly { readonly id: string; readonly dueAt: number }[];
  nextTimer(): number | undefined;
  /** How far the provider's clock is ahead of ours, in milliseconds. */
  clockAhead(): number;
  setClockAhead(milliseconds: number): void;
  close(): void;
}

/** The file of the provider's database, in its folder. */
export const paymentsFile = 'test-payments.sqlite';

const schema = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = FULL;
  PRAGMA busy_timeout = 5000;
  CREATE TABLE IF NOT EXISTS objects (
    seq INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    created INTEGER NOT NULL,
    payment_intent TEXT,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS objects_by_kind ON objects (kind, seq);
  CREATE INDEX IF NOT EXISTS objects_by_payment ON objects (payment_intent, kind);
  CREATE INDEX IF NOT EXISTS objects_by_customer ON objects (json_extract(body, '$.customer'), kind)
    WHERE json_extract(body, '$.customer') IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_invoice ON objects (json_extract(body, '$.invoice'), kind)
    WHERE json_extract(body, '$.invoice') IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_subscription
    ON objects (json_extract(body, '$.parent.subscription_details.subscription'), kind)
    WHERE json_extract(body, '$.parent.subscription_details.subscription') IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_charge ON objects (json_extract(body, '$.charge'), kind)
    WHERE json_extract(body, '$.charge') IS NOT NULL;
  CREATE INDEX IF NOT EXISTS objects_by_payout ON objects (json_extract(body, '$.payout'), kind)
    WHERE json_extract(body, '$.payout') IS NOT NULL;
  CREATE TABLE IF NOT EXISTS metadata (
    name TEXT NOT NULL, value TEXT NOT NULL, id TEXT NOT NULL,
    PRIMARY KEY (name, value, id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS answers (
    key TEXT PRIMARY KEY, request_hash TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL, created INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS deliveries (
    event_id TEXT PRIMARY KEY, attempts INTEGER NOT NULL, due_at INTEGER NOT NULL, delivered INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS timers (id TEXT PRIMARY KEY, due_at INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS timers_due ON timers (due_at);
  CREATE TABLE IF NOT EXISTS clock (one INTEGER PRIMARY KEY CHECK (one = 1), ahead INTEGER NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS deliveries_due ON deliveries (due_at) WHERE delivered = 0;
`;

/** Invoice items and discounts call it differently. */
function createdOf(object: ObjectKinds[ObjectKind]): number {
  if ('created' in object) return object.created;
  return 'date' in object ? object.date : object.start;
}

/** The path of a field in an object; in an invoice, the subscription is nested deeper. */
const pathOf = (field: FilterField): string =>
  field === 'subscription' ? '$.parent.subscription_details.subscription' : `$.${field}`;

/** SQL conditions and values of a list. Field names come from a closed set, values are always bound (SQL injection). */
function conditions(
  kind: ObjectKind,
  filter: ListFilter,
): { readonly sql: string; readonly values: readonly SQLInputValue[] } {
  // The plus keeps SQLite from reading all objects of the kind if metadata select only a few.
  const parts: string[] = [filter.metadata === undefined ? 'kind = ?' : '+kind = ?'];
  const values: SQLInputValue[] = [kind];
  const add = (sql: string, ...bound: SQLInputValue[]) => {
    parts.push(sql);
    values.push(...bound);
  };
  for (const [field, value] of Object.entries(filter.where ?? {}) as [FilterField, string][]) {
    add(field === 'payment_intent' ? 'payment_intent = ?' : `json_extract(body, '${pathOf(field)}') = ?`, value);
  }
  const operators = { gte: '>=', gt: '>', lte: '<=', lt: '<' } as const;
  for (const name of ['gte', 'gt', 'lte', 'lt'] as const) {
    const bound = filter.created?.[name];
    if (bound !== undefined) add(`created ${operators[name]} ?`, bound);
  }
  for (const [name, value] of Object.entries(filter.metadata ?? {}))
    add('id IN (SELECT id FROM metadata WHERE name = ? AND value = ?)', name, value);
  if (filter.unset) add(`json_extract(body, '${pathOf(filter.unset)}') IS NULL`);
  if (filter.statusIsNot) add("json_extract(body, '$.status') <> ?", filter.statusIsNot);
  if (filter.isLive) add("json_extract(body, '$.deleted') IS NULL");
  if (filter.startingAfter) add('seq < (SELECT seq FROM objects WHERE id = ?)', filter.startingAfter);
  return { sql: parts.join(' AND '), values };
}

const listSql = (conditions: string): string =>
  `SELECT body FROM objects WHERE ${conditions} ORDER BY seq DESC LIMIT ?`;

/** SQLite's query plans for these lists, for tests. */
export function plansOf(
  database: DatabaseSync,
  lists: readonly (readonly [ObjectKind, ListFilter])[],
): readonly string[] {
  database.exec(schema);
  return lists.map(([kind, filter]) => {
    const { sql, values } = conditions(kind, filter);
    const rows = database.prepare(`EXPLAIN QUERY PLAN ${listSql(sql)}`).all(...values, filter.limit);
    return rows.map(({ detail }) => String(detail)).join('; ');
  });
}

/**
 * Opens or creates the database file. A finished `transact` survives kill -9 and power loss (WAL, synchronous=FULL).
 */
export function openStore(file: string): Store {
  // The gateway and the command side may be separate processes on one folder.
  const db = new DatabaseSync(file, { timeout: 5_000 });
  db.exec(schema);
  const getOne = db.prepare('SELECT body FROM objects WHERE id = ? AND kind = ?');
  const putOne = db.prepare(`
    INSERT INTO objects (id, kind, created, payment_intent, body) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET body = excluded.body`);
  const hasOne = db.prepare('SELECT 1 FROM objects WHERE id = ?');
  const dropOne = db.prepare('DELETE FROM objects WHERE id = ?');
  const dropMetadata = db.prepare('DELETE FROM metadata WHERE id = ?');
  const putMetadata = db.prepare('INSERT OR IGNORE INTO metadata (name, value, id) VALUES (?, ?, ?)');
  const getAnswer = db.prepare('SELECT request_hash AS requestHash, status, body FROM answers WHERE key = ?');
  const putAnswer = db.prepare('INSERT INTO answers (key, request_hash, status, body, created) VALUES (?, ?, ?, ?, ?)');
  const dropAnswers = db.prepare('DELETE FROM answers WHERE created < ?');
  const putDelivery = db.prepare('INSERT INTO deliveries (event_id, attempts, due_at, delivered) VALUES (?, 0, ?, 0)');
  const getDue = db.prepare(
    'SELECT event_id AS eventId, attempts FROM deliveries WHERE delivered = 0 AND due_at <= ? ORDER BY due_at, rowid LIMIT ?',
  );
  const getNextDue = db.prepare('SELECT min(due_at) AS dueAt FROM deliveries WHERE delivered = 0');
  const setDelivered = db.prepare('UPDATE deliveries SET delivered = 1, attempts = attempts + 1 WHERE event_id = ?');
  const setRetry = db.prepare('UPDATE deliveries SET attempts = attempts + 1, due_at = ? WHERE event_id = ?');
  const putTimer = db.prepare(
    'INSERT INTO timers (id, due_at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET due_at = excluded.due_at',
  );
  const dropTimer = db.prepare('DELETE FROM timers WHERE id = ?');
  const getTimers = db.prepare('SELECT id, due_at AS dueAt FROM timers WHERE due_at <= ? ORDER BY due_at, id LIMIT ?');
  const getNextTimer = db.prepare('SELECT min(due_at) AS dueAt FROM timers');
  const getClock = db.prepare('SELECT ahead FROM clock');
  const putClock = db.prepare(
    'INSERT INTO clock (one, ahead) VALUES (1, ?) ON CONFLICT (one) DO UPDATE SET ahead = excluded.ahead',
  );
  const setAllDue = db.prepare('UPDATE deliveries SET due_at = ? WHERE delivered = 0');
  /**
   * The prepared statements of lists, by their conditions. There are few, and preparing one takes as long as running
   * it.
   */
  const listings = new Map<string, StatementSync>();
  const listing = (sql: string): StatementSync => {
    let statement = listings.get(sql);
    if (!statement) listings.set(sql, (statement = db.prepare(listSql(sql))));
    return statement;
  };

  return {
    transact: (work) => {
      db.exec('BEGIN IMMEDIATE');
      try {
        const result = work();
        db.exec('COMMIT');
        return result;
      } catch (error) {
        db.exec('ROLLBACK');
        throw error;
      }
    },
    get: <K extends ObjectKind>(kind: K, id: string) => {
      const row = getOne.get(id, kind);
      return row && (JSON.parse(String(row.body)) as ObjectKinds[K]);
    },
    put: (object) => {
      const payment = 'payment_intent' in object ? object.payment_intent : null;
      putOne.run(object.id, object.object, createdOf(object), payment, JSON.stringify(object));
      const metadata = 'metadata' in object ? object.metadata : {};
      for (const [name, value] of Object.entries(metadata)) putMetadata.run(name, value, object.id);
    },
    has: (id) => hasOne.get(id) !== undefined,
    remove: (id) => {
      dropOne.run(id);
      dropMetadata.run(id);
    },
    list: <K extends ObjectKind>(kind: K, filter: ListFilter) => {
      const { sql, values } = conditions(kind, filter);
      const rows = listing(sql).all(...values, filter.limit + 1);
      return rows.map((row) => JSON.parse(String(row.body)) as ObjectKinds[K]);
    },
    savedAnswer: (key) => {
      const row = getAnswer.get(key);
      return row
        ? { requestHash: String(row.requestHash), status: Number(row.status), body: String(row.body) }
        : undefined;
    },
    saveAnswer: (key, answer, now) => void putAnswer.run(key, answer.requestHash, answer.status, answer.body, now),
    forgetAnswers: (before) => void dropAnswers.run(before),
    addDelivery: (eventId, dueAt) => void putDelivery.run(eventId, dueAt),
    dueDeliveries: (now, limit) =>
      getDue.all(now, limit).map((row) => ({ eventId: String(row.eventId), attempts: Number(row.attempts) })),
    nextDue: () => {
      const dueAt = getNextDue.get()?.dueAt;
      return dueAt === null || dueAt === undefined ? undefined : Number(dueAt);
    },
    delivered: (eventId) => void setDelivered.run(eventId),
    retryDelivery: (eventId, dueAt) => void setRetry.run(dueAt, eventId),
    retryAll: (now) => void setAllDue.run(now),
    setTimer: (id, dueAt) => void (dueAt === null ? dropTimer.run(id) : putTimer.run(id, dueAt)),
    dueTimers: (now, limit) =>
      getTimers.all(now, limit).map(({ id, dueAt }) => ({ id: String(id), dueAt: Number(dueAt) })),
    nextTimer: () => {
      const dueAt = getNextTimer.get()?.dueAt;
      return dueAt === null || dueAt === undefined ? undefined : Number(dueAt);
    },
    clockAhead: () => Number(getClock.get()?.ahead ?? 0),
    setClockAhead: (milliseconds) => void putClock.run(milliseconds),
    close: () => db.close(),
  };
}
