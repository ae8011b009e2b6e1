import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventually } from '../support/eventually.ts';
import { createChance } from '../support/rounds.ts';
import { readyVideo } from '../support/videos.ts';
import { signIn } from '../support/client.ts';
import { creditsOf, startFixture, type Fixture, type RegisteredUser } from '../support/fixture.ts';
import { checkSoon, createActor, type Actor } from './actor.ts';
import { createSubscribers, type Subscribers } from './subscribers.ts';

/** `KILL_ROUNDS` and `KILL_SEED` repeat a run; `npm run test:soak` runs 400 rounds. */
const rounds = Number(process.env['KILL_ROUNDS'] ?? 8);
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
const users = 4;
/** Maximum number of answers in a round before the kill. Counting answers keeps slow machines comparable. */
const most = 40;
/** The kill follows an answer after at most this many milliseconds. */
const jitter = 12;
/** The same after renewals fell due; longer, because granting one takes several steps. */
const renewalJitter = 250;
/** An administrator's acts need an authentication of the last ten minutes; a long run takes longer. */
const signInEveryMs = 5 * 60_000;
const chance = createChance(seed);
/** On embedded engines, acknowledged changes are visible as soon as the server is ready. */
const look = process.env['E2E_ENGINES'] === undefined ? (actor: Actor) => actor.check() : checkSoon;

let fixture: Fixture;
let admin: RegisteredUser;
let actors: readonly Actor[];
let subscribers: Subscribers;

beforeAll(async () => {
  fixture = await startFixture({ LOG_LEVEL: 'warn' });
  admin = await fixture.admin();
  const made: Actor[] = [];
  for (let n = 0; n < users; n += 1) made.push(createActor(await fixture.user(), admin, createChance(seed + n + 1)));
  actors = made;
  subscribers = await createSubscribers(fixture);
});

afterAll(async () => {
  await fixture?.server.remove();
});

test(
  `${rounds} kills at random moments lose no acknowledged command and apply none twice`,
  async () => {
    const { server } = fixture;
    let answered = 0;
    let round = 0;
    let signedInAt = performance.now();
    try {
      for (round = 1; round <= rounds; round += 1) {
        // Only some rounds render videos, because renders are slow.
        const withVideos = round % 3 === 1 || round === rounds;
        if (performance.now() - signedInAt > signInEveryMs) {
          // Without the client's cookies, with which the provider would not ask for the password again.
          await signIn(admin, { email: admin.email, password: admin.password });
          signedInAt = performance.now();
        }
        const goal = answered + chance.below(most);
        const { promise: reached, resolve } = Promise.withResolvers<void>();
        const onAnswer = (): void => {
          answered += 1;
          if (answered >= goal) resolve();
        };
        const work = Promise.all(actors.map((actor) => actor.drive(withVideos, onAnswer)));
        await Promise.race([reached, work]);
        // In every fifth round, renewals become due before the kill.
        const renewed = round % 5 === 0 ? subscribers.passMonth().catch(() => undefined) : undefined;
        if (chance.below(2) === 0) await renewed;
        await pause(chance.below(renewed === undefined ? jitter : renewalJitter));
        await server.kill();
        await Promise.all([work, renewed]);
        // Sometimes the server is killed during its start, before it has recovered unfinished work.
        if (chance.below(10) === 0) {
          const starting = server.start().catch(() => undefined);
          await pause(chance.below(1_000));
          await server.kill();
          await starting;
        }
        await server.start();
        // Errors persist, so checking one user finds them soon; every tenth round checks all users.
        await Promise.all((round % 10 === 0 ? actors : [chance.pick(actors)]).map(look));
      }
      await Promise.all(actors.map((actor) => actor.settle()));
      for (const actor of actors) {
        for (const id of actor.wanted()) await readyVideo(actor.user, id);
        await eventually('all holds to be settled', async () => (await creditsOf(actor.user)).held === 0);
        await look(actor);
      }
      await subscribers.check();
    } catch (error) {
      throw new Error(
        `Round ${round} of KILL_SEED=${seed} (repeat with KILL_ROUNDS=${rounds}):\n${error instanceof Error ? error.message : String(error)}\n${server.output().slice(-2_000)}`,
        { cause: error },
      );
    }
    // Guards against a run without any commands between the kills.
    expect(answered).toBeGreaterThan(rounds * 5);
    console.log(`${rounds} kills, ${answered} answered commands, seed ${seed}`);
  },
  Math.max(1_500_000, rounds * 15_000),
);

test('afterwards `verify` finds no damage in log, hash chains and read models, and no process is left running', async () => {
  await fixture.server.stop();
  const { code, output } = await fixture.server.operate('verify');
  expect(output).toMatch(/^Log: \d{3,} events in \d+ streams, hash chains intact/m);
  if (code !== 0) throw new Error(`verify found damage:\n${output}`);
  await eventually('every process of the killed servers to end', () => fixture.server.processes().length === 0);
});
