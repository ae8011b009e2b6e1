import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { FaultProxy } from '../../tools/engines/fault-proxy.ts';
import { openFaultyEngines, type FaultyEngines } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { openLive } from '../support/live.ts';
import { creditsOf, startFixture, sound, verificationOf, type TestUser, type Fixture } from '../support/fixture.ts';
import { reasonsOf } from './load.ts';

const timeout = 300_000;
const changes = 40;

let engines: FaultyEngines;
let log: FaultProxy;
let fixture: Fixture;

beforeAll(async () => {
  engines = await openFaultyEngines();
  if (!engines.log) throw new Error('This suite needs a log outside of the product');
  log = engines.log;
  fixture = await startFixture({ LOG_LEVEL: 'silent' }, engines);
}, timeout);
afterAll(async () => {
  await fixture?.server.remove();
  await engines?.stop();
}, timeout);

interface Update {
  readonly accountUpdates: { readonly position?: string; readonly account?: { readonly available: number } };
}
const updates =
  'subscription ($after: Position) { accountUpdates(after: $after) { __typename ... on CreditsChanged { position account { available } } } }';

/** Collects every update of a balance across reconnects. Resumes from the last position, as the web client does. */
function follow(user: TestUser): { readonly heard: readonly number[]; stop(): Promise<void> } {
  const heard: number[] = [];
  let after = '';
  const stopping = new AbortController();
  const { signal } = stopping;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      const live = openLive(user);
      const subscription = live.subscribe<Update>(updates, { after });
      let taken = 0;
      const take = (): void => {
        for (const { data } of subscription.messages.all.slice(taken)) {
          taken += 1;
          after = data?.accountUpdates.position ?? after;
          if (data?.accountUpdates.account) heard.push(data.accountUpdates.account.available);
        }
      };
      const over = new AbortController();
      void Promise.race([live.closed, subscription.ended]).then(() => over.abort());
      while (!over.signal.aborted && !signal.aborted) {
        take();
        await pause(5);
      }
      take();
      live.close();
      await pause(50);
    }
  };
  const running = run();
  return {
    heard,
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

test(
  'while connections to the log keep breaking, each change reaches the read models and the subscriber once and in order',
  async () => {
    const [admin, user] = [await fixture.admin(), await fixture.user()];
    const subscriber = follow(user);
    await eventually('the subscriber to receive the trial', () => subscriber.heard.includes(3));
    const breaking = new AbortController();
    let breaks = 0;
    const breaker = (async () => {
      while (!breaking.signal.aborted) {
        log.drop();
        breaks += 1;
        await pause(50 + (breaks % 5) * 100);
      }
    })();

    let refused = 0;
    for (let count = 1; count <= changes; count += 1) {
      const command = { credits: 10 + count, reason: `change ${count}` };
      const send = async (): Promise<boolean> => {
        const { status, body } = await admin.call('PUT', `/api/admin/users/${user.id}/credits`, command, {
          headers: { 'idempotency-key': `change-${count}` },
        });
        if (status !== 200 && status !== 503)
          throw new Error(`A command was answered ${status}: ${JSON.stringify(body)}`);
        refused += status === 503 ? 1 : 0;
        return status === 200;
      };
      await eventually('the command to be accepted', send);
      // Waiting for each update keeps the server from conflating two into the newest.
      await eventually(`the subscriber to receive change ${count}`, () => subscriber.heard.includes(10 + count));
      await eventually(
        `the read model to show change ${count}`,
        async () => (await creditsOf(user)).available === 10 + count,
      );
    }
    breaking.abort();
    await breaker;
    await subscriber.stop();
    console.log(
      `${breaks} breaks, ${changes} changes, ${refused} refused and sent again, ${subscriber.heard.length} messages`,
    );

    // A message may be repeated after a reconnect, but the position never goes back otherwise.
    expect(subscriber.heard).toEqual(subscriber.heard.toSorted((a, b) => a - b));
    expect((await reasonsOf(user)).filter((reason) => reason.startsWith('change'))).toEqual(
      Array.from({ length: changes }, (_none, n) => `change ${n + 1}`),
    );
    expect(await verificationOf(admin, user.id)).toEqual(sound);
    expect((await user.call('GET', '/readyz')).status).toBe(200);
    expect(breaks).toBeGreaterThan(changes / 2);
  },
  timeout,
);
