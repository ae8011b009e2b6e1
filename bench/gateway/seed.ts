import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type CreditCommand,
  creditStream,
  decideCredits,
  evolveCredits,
  initialCredits,
} from '../../domain/credits/index.ts';
import type { JsonObject, NewEvent } from '../../domain/envelope.ts';
import { eventRegistry } from '../../domain/events.ts';
import { userStream } from '../../domain/users/index.ts';
import {
  type EventStore,
  newEventId,
  openSqliteEventStore,
  openSqliteKeyRing,
  withCodec,
} from '../../event-store/index.ts';
import { openSessions, openSqliteSessionStore } from '../../identity/index.ts';

/** Users with sessions for a load, created without registration. */
export interface Seeded {
  readonly admin: string;
  readonly users: readonly { readonly id: string; readonly cookie: string }[];
}

const domain = 'curbcast.example';
/** EventStoreDB accepts 1 MiB per append. */
const eventsPerAppend = 1_000;
const metadata = {
  actor: { kind: 'system', id: 'bench' },
  commandId: 'bench',
  correlationId: 'bench',
  causationId: 'bench',
} as const;

export const newEvent = (type: string, data: object, subject?: string): NewEvent => ({
  id: newEventId(Date.now()),
  type,
  schemaVersion: eventRegistry.get(type)?.version ?? 1,
  time: Date.now(),
  data: data as JsonObject,
  metadata: { ...metadata, ...(subject === undefined ? {} : { subject }) },
});

export interface SeedOptions {
  /** Events of credit accounts, spread over the users. */
  readonly events?: number;
  /** A log that no server uses; by default that of the folder. */
  readonly log?: EventStore;
  /** Whether the users get sessions; the administrator always has one. */
  readonly sessions?: boolean;
  /** Processes that have nothing left to do for these accounts: they start after them. */
  readonly doneBy?: readonly string[];
  /** Writes further events about the users to the log. */
  readonly also?: (store: EventStore, userIds: readonly string[]) => Promise<void>;
}

/** Writes accounts to the log and opens a session for each. */
export async function seed(
  dataDir: string,
  publicUrl: string,
  count: number,
  { events = 0, log: given, sessions: signedIn = true, doneBy = [], also }: SeedOptions = {},
): Promise<Seeded> {
  const log = given ?? (await openSqliteEventStore({ folder: join(dataDir, 'log') }));
  const keyRing = await openSqliteKeyRing({ folder: join(dataDir, 'keys') });
  const store = withCodec(log, { registry: eventRegistry, keyRing });
  const sessions = openSessions({ store: openSqliteSessionStore(join(dataDir, 'sessions')), publicUrl });
  const open = async (id: string): Promise<string> =>
    (await sessions.create({ userId: id })).setCookie.split(';')[0] ?? '';
  const adminId = randomUUID();
  await register(store, adminId, `admin-${adminId}@${domain}`);
  await store.append(userStream(adminId), 0, [
    newEvent('AdminRoleGranted', { userId: adminId, role: 'admin', reason: 'bench' }, adminId),
  ]);
  const ids = Array.from({ length: count }, () => randomUUID());
  await Promise.all(ids.map((id) => register(store, id, `${id}@example.com`)));
  if (events > 0) await addHistory(store, ids, events);
  await also?.(store, ids);
  const head = await store.head();
  for (const name of doneBy) await store.saveCheckpoint(name, head);
  const seeded = {
    admin: await open(adminId),
    users: await Promise.all(ids.map(async (id) => ({ id, cookie: signedIn ? await open(id) : '' }))),
  };
  await sessions.close();
  await store.close();
  await keyRing.close();
  return seeded;
}

async function register(store: EventStore, userId: string, email: string): Promise<void> {
  const identity = {
    userId,
    issuer: 'bench',
    subject: userId,
    email,
    emailVerified: true,
    username: userId,
    firstName: 'Bench',
    lastName: 'User',
    displayName: 'Bench User',
    pictureUrl: null,
  };
  await store.append(userStream(userId), 'no_stream', [newEvent('UserRegistered', identity, userId)]);
}

/**
 * Appends `events` grants, holds, captures and releases, spread over the accounts. No hold stays open, because the
 * product ends each within hours, and at every start rereads the log from the oldest one.
 */
export async function addHistory(store: EventStore, ids: readonly string[], events: number): Promise<void> {
  const some = Math.ceil(events / ids.length);
  // A grant, then pairs.
  const each = some % 2 === 0 ? some + 1 : some;
  const grant: CreditCommand = {
    kind: 'grant',
    lotId: 'seed',
    source: 'goodwill',
    amount: 200_000,
    expiresAt: null,
    paymentId: null,
    priceCents: 0,
    paidCents: 0,
    currency: 'usd',
    catalogVersion: 'bench',
    isApart: false,
    itemName: 'Seed',
  };
  let state = initialCredits;
  const history: { readonly type: string; readonly data: object }[] = [];
  const now = Date.now();
  for (let n = 0; history.length < each; n += 1) {
    const holdId = `hold-${n}`;
    const reserve: CreditCommand = {
      kind: 'reserve',
      holdId,
      heldFor: `video-${n}`,
      amount: 3,
      expiresAt: now + 1e9,
      requestHash: holdId,
      keyed: true,
    };
    const settle: CreditCommand =
      n % 2 === 0 ? { kind: 'capture', holdId, durationMs: 60000 } : { kind: 'release', holdId, reason: 'failed' };
    for (const command of n === 0 ? [grant, reserve, settle] : [reserve, settle]) {
      for (const event of decideCredits(command, state, now)) {
        state = evolveCredits(state, event, now);
        history.push(event);
      }
    }
  }
  const add = async (id: string): Promise<void> => {
    for (let from = 0; from < each; from += eventsPerAppend) {
      const events = history.slice(from, Math.min(each, from + eventsPerAppend));
      await store.append(
        creditStream(id),
        from === 0 ? 'no_stream' : from - 1,
        events.map(({ type, data }) => newEvent(type, data)),
      );
    }
  };
  await Promise.all(ids.map(add));
}

export interface Running {
  readonly base: string;
  readonly pid: number;
  readonly readyAfterMs: number;
  stop(): Promise<void>;
}

/** Returns a free port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port')),
      );
    });
  });
}

type Settings = Readonly<Record<string, string>>;

/**
 * Starts the product from its sources on the folder; resolves when `/readyz` reports ready. It is killed when `signal`
 * aborts.
 */
export const startProduct = (
  dataDir: string,
  port: number,
  settings: Settings = {},
  signal?: AbortSignal,
): Promise<Running> => startServer(port, 'main.ts', [], productSettings(dataDir, port, settings), signal);

/** The same with the built product, which is what `npm start` runs. */
export const startBuiltProduct = (dataDir: string, port: number, settings: Settings = {}): Promise<Running> =>
  startServer(port, 'dist/server/main.js', [], productSettings(dataDir, port, settings));

const productSettings = (dataDir: string, port: number, settings: Settings): Settings => ({
  DATA_DIR: dataDir,
  PORT: String(port),
  LOG_LEVEL: 'error',
  RATE_LIMIT_SIGNED_IN: '1000000000',
  RATE_LIMIT_ANONYMOUS: '1000000000',
  ...settings,
});

/** Starts the GraphQL server alone, without any services. */
export function startBareYoga(port: number, signal?: AbortSignal): Promise<Running> {
  return startServer(port, 'bench/gateway/bare-yoga.ts', [String(port)], {}, signal);
}

async function startServer(
  port: number,
  script: string,
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  signal?: AbortSignal,
): Promise<Running> {
  const base = `http://localhost:${port}`;
  const started = performance.now();
  const child: ChildProcess = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(signal && { signal, killSignal: 'SIGKILL' as const }),
  });
  // Only the abort rejects a running process; `exitCode` reports one that ends.
  child.on('error', () => undefined);
  for (;;) {
    const ready = await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) break;
    signal?.throwIfAborted();
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await sleep(10);
  }
  return {
    base,
    pid: child.pid ?? 0,
    readyAfterMs: performance.now() - started,
    stop: () =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
