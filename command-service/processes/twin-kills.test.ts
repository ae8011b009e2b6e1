import { afterEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { setTimeout as sleep } from 'node:timers/promises';
import { caller, failed, openTwinServer, ready, stopServers, training, until, user } from '../testing/twin-server.ts';

afterEach(stopServers);

/** The possible acts between submission and end, in any order. */
const happening = fc.oneof(
  fc.record({
    kind: fc.constant('report' as const),
    state: fc.constantFrom(training(10), training(60), training(30), failed, ready('m1'), ready('m2')),
  }),
  fc.record({ kind: fc.constantFrom('revoke' as const, 'delete' as const, 'timeout' as const) }),
  fc.record({
    kind: fc.constant('kill' as const),
    after: fc.integer({ min: 1, max: 4 }),
    how: fc.constantFrom('before' as const, 'after' as const),
  }),
);

test('a credit is never lost, doubled or left on hold under kills and every order of reports', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(happening, { minLength: 1, maxLength: 6 }), async (happenings) => {
      const server = await openTwinServer();
      await server.restart(60_000);
      await server.submit().catch(() => undefined);
      for (const each of happenings) {
        if (each.kind === 'report') server.report('twin-1', each.state);
        else if (each.kind === 'kill') server.die(each.after, each.how);
        else if (each.kind === 'timeout') server.passTime(61_000);
        else if (each.kind === 'revoke')
          await server
            .commands()
            .revokeConsent(user, 'twin-1', caller)
            .catch(() => undefined);
        else
          await server
            .commands()
            .deleteAvatar(user, 'twin-1', caller)
            .catch(() => undefined);
        await sleep(1);
        if (server.isDead()) await server.restart();
        const { available, held, debt } = await server.credits();
        expect([available + held <= 1, debt]).toEqual([true, 0]);
      }
      // In the end nothing kills the server, and the provider has said its last word.
      server.live();
      await server.restart();
      server.report('twin-1', failed);
      await until(async () => (await server.credits()).held === 0);
      const { status, model } = await server.avatar();
      const isUsed = model !== null && !model.late;
      expect(await server.credits()).toEqual({ available: isUsed ? 0 : 1, held: 0, debt: 0 });
      if (status !== 'ready')
        await until(() => server.keys().every((key) => key.startsWith('consents/') && model !== null));
      await server.stop();
    }),
    { numRuns: Number(process.env['TWIN_ROUNDS'] ?? 40) },
  );
}, 3_600_000);

/** Everything a twin of one credit can go through, to the end that decides about the credit. */
const stories = {
  'that is made': async ({ report }: Server) => {
    report('twin-1', training(40));
    report('twin-1', ready());
  },
  'that fails': async ({ report }: Server) => report('twin-1', failed),
  'whose consent is revoked': (server: Server) => server.commands().revokeConsent(user, 'twin-1', caller),
  'that nobody makes in time': async ({ passTime }: Server) => passTime(61_000),
} as const;
type Server = Awaited<ReturnType<typeof openTwinServer>>;
/** No story appends more often. */
const mostAppends = 12;

test.each(Object.entries(stories))(
  'the credit of a twin %s survives a kill before and after every append',
  async (_, tell) => {
    for (const how of ['before', 'after'] as const) {
      for (let at = 1; at <= mostAppends; at += 1) {
        const server = await openTwinServer();
        await server.restart(5);
        server.die(at, how);
        await server.submit().catch(() => undefined);
        await tell(server).catch(() => undefined);
        await sleep(5);
        server.live();
        await server.restart(5);
        // A user without an answer asks again.
        await tell(server).catch(() => undefined);
        await until(async () => (await server.credits()).held === 0 && (await server.avatar()).status !== 'training');
        const { status, model } = await server.avatar();
        const isUsed = model !== null && !model.late;
        expect([how, at, status, await server.credits()]).toEqual([
          how,
          at,
          status,
          { available: isUsed ? 0 : 1, held: 0, debt: 0 },
        ]);
        await server.stop();
      }
    }
  },
);
