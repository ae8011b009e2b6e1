import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signIn } from '../support/client.ts';
import { checkSoon, createActor, type Actor } from '../kill/actor.ts';
import { openCluster, type Cluster } from '../support/cluster.ts';
import { eventually } from '../support/eventually.ts';
import { createChance } from '../support/rounds.ts';
import { openSteadyLoad } from '../support/steady-load.ts';
import type { TestServer } from '../support/server.ts';
import { openDocumentedSocket } from '../support/live.ts';
import { readyVideo, shortScript, startVideo } from '../support/videos.ts';
import { creditsOf, type RegisteredUser } from '../support/fixture.ts';

/** `ROLES_SEED` repeats a run. */
const seed = Number(process.env['ROLES_SEED'] ?? Date.now() % 1_000_000);
/** Longer than the duration of a lease, in ms. */
const beyondLease = 12_000;
const timeout = 900_000;

let cluster: Cluster;
let admin: RegisteredUser;
let actors: readonly Actor[];
let answered = 0;

beforeAll(async () => {
  cluster = await openCluster(2);
  admin = await cluster.fixture.admin();
  const made: Actor[] = [];
  for (let n = 0; n < 3; n += 1) made.push(createActor(await cluster.fixture.user(), admin, createChance(seed + n)));
  actors = made;
}, timeout);
afterAll(async () => {
  await cluster?.remove();
}, timeout);

/** Runs user load while `disturb` acts on the processes, then checks every acknowledged command. */
async function underUserLoad(disturb: () => Promise<void>): Promise<void> {
  const enough = new AbortController();
  const before = answered;
  // Setting credits needs a sign-in of the last ten minutes, which a slow machine may exceed.
  await signIn(admin, { email: admin.email, password: admin.password });
  const work = actors.map(async (actor) => {
    while (!enough.signal.aborted) {
      await actor.drive(true, () => {
        answered += 1;
      });
      await pause(50);
    }
  });
  await disturb();
  enough.abort();
  cluster.balancer.shut();
  await Promise.all(work);
  cluster.balancer.open();
  expect(answered).toBeGreaterThan(before);
  for (const actor of actors) {
    await actor.settle();
    await checkSoon(actor);
  }
}

test(
  'every gateway tells the owner the progress of a video that another process renders, which never falls',
  async () => {
    const user = await cluster.fixture.user();
    // The balancer distributes connections in turn, so each gateway has one.
    const sockets = [await openDocumentedSocket(user), await openDocumentedSocket(user)];
    const { video } = await startVideo(user, { script: shortScript });
    await readyVideo(user, video.id);
    for (const { messages } of sockets) {
      await messages.first(({ status, videoId }) => status === 'ready' && videoId === video.id, 'ready');
      const told = messages.all.flatMap(({ type, progress }) =>
        type === 'processing_progress' ? [Number(progress)] : [],
      );
      expect(told.some((percent) => percent > 0 && percent < 100)).toBe(true);
      expect(told).toEqual(told.toSorted((a, b) => a - b));
    }
  },
  timeout,
);

test.each(['projections', 'commands', 'renderer', 'gateway'] as const)(
  'when a %s process is killed under load, the other one takes over',
  async (role) => {
    for (const server of cluster.processes[role]) {
      await underUserLoad(async () => {
        await pause(1_500);
        await server.kill();
        await pause(beyondLease);
      });
      await server.start();
    }
  },
  timeout,
);

test.each(['projections', 'commands', 'renderer', 'gateway'] as const)(
  'every %s process is replaced, one at a time, without a refused request',
  async (role) => {
    const { fixture, balancer, processes } = cluster;
    const user = await fixture.user();
    const load = openSteadyLoad({
      url: `http://localhost:${balancer.port}`,
      origin: fixture.server.url,
      cookie: user.cookie(),
      clients: 8,
    });
    for (const server of processes[role]) {
      const before = load.answered();
      await eventually('more answers', () => load.answered() > before + 50);
      // Like a balancer that watches `/readyz`: sends nothing new to a gateway that is about to stop.
      await balancer.without(Number(new URL(server.url).port), async () => {
        expect(await server.stop()).toEqual({ code: 0, signal: null });
        await server.start();
      });
    }
    expect(await load.stop()).toEqual([]);
  },
  timeout,
);

test.each(['projections', 'commands'] as const)(
  'a %s process that was suspended beyond its lease writes nothing stale when it resumes',
  async (role) => {
    const stopped = cluster.processes[role][0] as TestServer;
    await underUserLoad(async () => {
      await pause(1_500);
      stopped.pause();
      await pause(beyondLease);
      stopped.resume();
      await pause(2_000);
    });
  },
  timeout,
);

test(
  'an operator rebuilds a read model under load: its projector yields, reads continue, and it resumes afterwards',
  async () => {
    const {
      fixture: { server },
      processes: { projections },
    } = cluster;
    await underUserLoad(async () => {
      expect(await server.operate('rebuild', 'credits')).toMatchObject({
        code: 0,
        output: expect.stringContaining('credits is rebuilt'),
      });
    });
    const metrics = await Promise.all(projections.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
    for (const text of metrics) expect(text).toMatch(/^curbcast_projection_ready\{projection="credits"\} 1$/m);
  },
  timeout,
);

test(
  'no work is stuck afterwards: every video is ready and every hold is settled',
  async () => {
    for (const actor of actors) {
      for (const id of actor.wanted()) await readyVideo(actor.user, id);
      await eventually('all holds to be settled', async () => (await creditsOf(actor.user)).held === 0);
      await actor.check();
    }
    const {
      fixture: { server },
    } = cluster;
    expect(await server.operate('verify')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/hash chains intact[^]*Read model credits: \d+ documents, the same as a replay/),
    });
    expect(await server.operate('reconcile')).toMatchObject({
      code: 0,
      output: expect.stringContaining('Everything matches.'),
    });
    console.log(`${answered} answered commands, seed ${seed}`);
  },
  timeout,
);
