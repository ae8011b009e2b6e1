import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { openServerEngines, type ServerEngines } from '../support/engines.ts';
import { openLogOf, writeHistory } from '../support/log.ts';
import { creditsOf, startFixture, sound, verificationOf, type TestUser, type Fixture } from '../support/fixture.ts';

const timeout = 600_000;
const onEngines = process.env['E2E_ENGINES'] !== undefined;
/** Fewer events on MongoDB, where each one takes longer to project. */
const events = onEngines ? 12_000 : 30_000;
const accounts = 4;
const final = 77;

let engines: ServerEngines;
let fixture: Fixture;
let admin: TestUser;
const users: TestUser[] = [];
/** A copy of the read models from before the backlog. */
let old: string;

beforeAll(async () => {
  engines = await openServerEngines();
  fixture = await startFixture({ LOG_LEVEL: 'silent' }, engines);
  admin = await fixture.admin();
  while (users.length < accounts) users.push(await fixture.user());
  await fixture.server.stop();
  old = `${readModels()}.old`;
  if (!onEngines) cpSync(readModels(), old, { recursive: true });
  const log = await openLogOf(engines, fixture.server.folder);
  await writeHistory(
    log,
    users.map(({ id }) => id),
    events / accounts,
    final,
  );
  await log.close();
}, timeout);
afterAll(async () => {
  await fixture?.server.remove();
  await engines?.stop();
}, timeout);

const readModels = (): string => join(fixture.server.folder, 'read-models');

/** Resets all projections as if no event had been projected. Keeps sessions and keys. */
async function forgetReadModels(): Promise<void> {
  const { MONGODB_URL: url } = engines.settings;
  if (url === undefined) {
    rmSync(readModels(), { recursive: true });
    return;
  }
  const client = new MongoClient(url);
  const db = client.db();
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    if (name.includes('@') || ['instances', 'published', 'redo', 'writers'].includes(name))
      await db.dropCollection(name);
  }
  await client.close();
}

interface Readiness {
  readonly status: string;
  /** Error of an unavailable read store; absent when it answers. */
  readonly readModels?: string;
  readonly projections: readonly {
    readonly name: string;
    readonly ready: boolean;
    readonly position: string;
    readonly progress: number | null;
  }[];
}

/**
 * Starts the server and observes it until it is ready: it stays alive, reports progress, and never serves a wrong
 * balance.
 */
async function watchStart(): Promise<void> {
  const launched = performance.now();
  await fixture.server.launch();
  const alive = performance.now() - launched;
  const [user] = users;
  if (!user) throw new Error('There are users');
  const ready = new AbortController();
  const until = async (look: () => Promise<void>): Promise<void> => {
    while (!ready.signal.aborted) await look();
  };

  const progress: (number | string | null | undefined)[] = [];
  const readiness = until(async () => {
    const answer = await fetch(`${user.server.url}/readyz`);
    const [status, body] = [answer.status, (await answer.json()) as Readiness];
    if (status === 200) return ready.abort();
    expect([status, body.status]).toEqual([503, 'not ready']);
    // A busy engine may exceed the timeout of the health check; the answer then contains no progress.
    if (body.readModels !== undefined) return undefined;
    const credits = body.projections.find(({ name }) => name === 'credits');
    // A ready read model that waits for others has no progress.
    const far = credits?.ready === true ? 100 : credits?.progress;
    progress.push(onEngines ? credits?.position : far);
    return undefined;
  });
  const health = until(async () => expect((await user.call('GET', '/healthz')).status).toBe(200));
  let refused = 0;
  const reads = until(async () => {
    const { data, errors } = await user.ask<{
      viewer: { account: { available: number } };
      statement: { edges: { node: { balanceAfter: number } }[] };
    }>('{ viewer { account { available } } statement(first: 1) { edges { node { balanceAfter } } } }');
    if (errors) {
      expect(new Set(errors.map(({ extensions }) => extensions?.code))).toEqual(new Set(['UNAVAILABLE']));
      refused += 1;
    } else
      expect([data?.viewer.account.available, data?.statement.edges[0]?.node.balanceAfter]).toEqual([final, final]);
  });
  await Promise.all([readiness, health, reads]).finally(() => ready.abort());
  console.log(
    `Alive after ${Math.round(alive)} ms, ready after ${Math.round(performance.now() - launched)} ms, at ${[...new Set(progress)].join(', ')} on the way; ${refused} reads were refused`,
  );
  // Guards against a start too fast to observe.
  expect(progress.length).toBeGreaterThan(0);
  expect(progress.every((far) => far !== undefined && far !== null)).toBe(true);
  expect(refused).toBeGreaterThan(0);
}

const check = async (): Promise<void> => {
  for (const user of users) {
    expect((await creditsOf(user)).available).toBe(final);
    expect(await verificationOf(admin, user.id)).toEqual(sound);
  }
};

test(
  'a start without read models is alive at once, ready once they are built, and serves no partial read model',
  async () => {
    await forgetReadModels();
    await watchStart();
    await check();
  },
  timeout,
);

// Copying files can't restore read models in MongoDB.
(onEngines ? test.skip : test)(
  'a start with outdated read models serves no outdated figures',
  async () => {
    await fixture.server.kill();
    rmSync(readModels(), { recursive: true });
    cpSync(old, readModels(), { recursive: true });
    await watchStart();
    await check();
  },
  timeout,
);
