import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { FaultProxy } from '../../tools/engines/fault-proxy.ts';
import { openFaultyEngines, usesMongoDb, type FaultyEngines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { openLive, upgradeStatus, type LiveClient, type Subscription } from '../support/live.ts';
import { readyVideo, removeVideos, requestVideo, shortScript } from '../support/videos.ts';
import { creditsOf, startFixture, sound, verificationOf, type TestUser, type Fixture } from '../support/fixture.ts';
import { inWords, reasonsOf } from './load.ts';

const timeout = 300_000;
const busy = { code: 'UNAVAILABLE', message: 'The service is busy. Please try again in a moment.' };

interface Update {
  readonly accountUpdates: {
    readonly position: string;
    readonly video?: { readonly id: string };
    readonly account?: { readonly available: number };
  };
}
const updates =
  'subscription ($after: Position) { accountUpdates(after: $after) { ... on VideoChanged { position video { id } } ... on CreditsChanged { position account { available } } ... on VideoRemoved { position } ... on PaymentCompleted { position } } }';

// Embedded read models have no network that can fail.
const suite = usesMongoDb() ? describe : describe.skip;

suite('read models on a separate server', () => {
  let engines: FaultyEngines;
  let models: FaultProxy;
  let fixture: Fixture;
  let admin: TestUser;

  beforeAll(async () => {
    engines = await openFaultyEngines();
    if (!engines.models) throw new Error('This suite needs read models outside of the product');
    models = engines.models;
    fixture = await startFixture({ LOG_LEVEL: 'silent' }, engines);
    admin = await fixture.admin();
  }, timeout);
  afterAll(async () => {
    await fixture?.server.remove();
    await engines?.stop();
  }, timeout);

  const faults: readonly (readonly [words: string, begin: () => void])[] = [
    ['hang', () => models.hang()],
    ['refuse connections', () => models.cut()],
    ['answer after 20 s', () => models.slow(10_000)],
  ];

  test.each(faults)(
    'that %s: commands without reads succeed, reads answer 503, no client shows "live", and all catch up afterwards',
    async (words, begin) => {
      const user = await fixture.customer();
      const order = (title: string) =>
        requestVideo(user, { title, script: shortScript }, { 'idempotency-key': title.replaceAll(' ', '-') });
      const before = await order(`before they ${words}`);
      const live: LiveClient = openLive(user);
      const heard: Subscription<Update> = live.subscribe<Update>(updates, { after: '' });
      await heard.messages.first(
        ({ data }) => data?.accountUpdates.video?.id === before.body.video.id,
        'the first video',
      );
      const last = heard.messages.all.at(-1)?.data?.accountUpdates.position ?? '';

      begin();
      // Commands that need only the log: one video is ordered and its credits held, another one is deleted.
      const times: number[] = [];
      const timed = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
        const at = performance.now();
        const answer = await work();
        times.push(performance.now() - at);
        return answer;
      };
      const ordered = await timed(() => order(`while they ${words}`));
      expect(ordered).toMatchObject({
        status: 201,
        body: { video: { title: `while they ${words}`, status: 'pending' }, creditsReserved: 0.5 },
      });
      expect(await timed(() => user.call('DELETE', `/api/videos/${before.body.video.id}`))).toMatchObject({
        status: 200,
        body: { success: true },
      });
      // A command whose answer includes a read model is recorded as well; its retry shows this.
      const reason = `adjusted while they ${words}`;
      const adjust = () =>
        admin.call(
          'PUT',
          `/api/admin/users/${user.id}/credits`,
          { credits: 40, reason },
          { headers: { 'idempotency-key': reason.replaceAll(' ', '-') } },
        );
      expect(await timed(adjust)).toMatchObject({ status: 503, body: busy });
      // Repeating the order returns the same video.
      expect((await timed(() => order(`while they ${words}`))).body.video.id).toBe(ordered.body.video.id);

      const reads: number[] = [];
      for (const path of ['/api/videos', '/api/credits/statement', '/auth/user']) {
        const at = performance.now();
        const answer = await user.call('GET', path);
        reads.push(performance.now() - at);
        expect([path, answer.status, answer.body, answer.headers.get('retry-after')]).toEqual([
          path,
          503,
          expect.objectContaining(busy),
          '2',
        ]);
      }
      const asked = await user.ask('{ viewer { account { available } } }');
      expect(asked.errors?.[0]).toMatchObject({ message: busy.message, extensions: { code: busy.code } });
      expect((await user.call('GET', '/healthz')).status).toBe(200);
      expect((await user.call('GET', '/readyz')).status).toBe(503);
      // Sockets are closed and upgrades refused, so no screen shows "live".
      expect(await live.closed).toEqual({ code: 1013, reason: 'Live updates are interrupted' });
      expect(await upgradeStatus(user, '/graphql', { cookie: user.cookie() })).toBe(503);
      expect(await upgradeStatus(user, '/ws', { cookie: user.cookie() })).toBe(503);

      const healed = performance.now();
      models.heal();
      await eventually('the process to be ready', async () => (await user.call('GET', '/readyz')).status === 200);
      console.log(
        `Read models that ${words}: commands ${inWords(times)}, reads refused ${inWords(reads)}, ready ${Math.round(performance.now() - healed)} ms after the fault was removed`,
      );
      await eventually(
        'sockets to be admitted',
        async () => (await upgradeStatus(user, '/graphql', { cookie: user.cookie() })) === 101,
      );

      // Changes made during the outage are recorded once and delivered to reconnecting clients.
      expect((await adjust()).status).toBe(200);
      const again = openLive(user);
      const missed = again.subscribe<Update>(updates, { after: last });
      await missed.messages.first(
        ({ data }) => data?.accountUpdates.video?.id === ordered.body.video.id,
        'the video of the outage',
      );
      await missed.messages.first(({ data }) => data?.accountUpdates.account !== undefined, 'the balance after it');
      again.close();
      expect((await readyVideo(user, ordered.body.video.id)).creditsUsed).toBe(0.5);
      const { body: videos } = await user.call<{ id: string }[]>('GET', '/api/videos');
      expect(videos.map(({ id }) => id)).toEqual([ordered.body.video.id]);
      expect((await reasonsOf(user)).filter((found) => found === reason)).toHaveLength(1);
      await eventually('every hold to be settled', async () => (await creditsOf(user)).held === 0);
      expect(await verificationOf(admin, user.id)).toEqual(sound);
      await removeVideos(user);
    },
    timeout,
  );

  test(
    'that only drop connections now and then cause no errors',
    async () => {
      const user = await fixture.user();
      const breaking = new AbortController();
      const breaker = (async () => {
        while (!breaking.signal.aborted) {
          models.drop();
          await pause(300);
        }
      })();
      for (let count = 1; count <= 30; count += 1) {
        const reason = `dropped ${count}`;
        const send = () =>
          admin.call(
            'PUT',
            `/api/admin/users/${user.id}/credits`,
            { credits: count, reason },
            { headers: { 'idempotency-key': `${user.id}-${count}` } },
          );
        await eventually('the command to be accepted', async () => (await send()).status === 200);
      }
      breaking.abort();
      await breaker;
      await eventually('the read model to show the last change', async () => (await creditsOf(user)).available === 30);
      const reasons = (await reasonsOf(user)).filter((reason) => reason.startsWith('dropped'));
      expect(reasons.toSorted()).toEqual(Array.from({ length: 30 }, (_none, n) => `dropped ${n + 1}`).toSorted());
      expect(await verificationOf(admin, user.id)).toEqual(sound);
    },
    timeout,
  );
});
