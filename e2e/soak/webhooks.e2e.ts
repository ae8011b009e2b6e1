import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Webhook } from 'standardwebhooks';
import { eventually } from '../support/eventually.ts';
import { startFixture, type Fixture, type TestUser } from '../support/fixture.ts';
import { createChance } from '../support/rounds.ts';

/** `WEBHOOK_MESSAGES` and `KILL_SEED` repeat a run; `npm run test:soak` sends 10,000. */
const messages = Number(process.env['WEBHOOK_MESSAGES'] ?? 10_000);
const seed = Number(process.env['KILL_SEED'] ?? Date.now() % 1_000_000);
/** Within one user's hourly limit, including calls repeated after a kill. */
const ofOneUser = 80;
const chance = createChance(seed);

interface Owner {
  readonly user: TestUser;
  readonly webhookId: string;
  readonly secret: string;
}

const owners: Owner[] = [];
/** How often each message arrived with a valid signature. */
const arrived = new Map<string, number>();
const refused: string[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.setEncoding('utf8').on('data', (chunk) => (body += String(chunk)));
  request.on('end', () => {
    const id = String(request.headers['webhook-id']);
    const secret = owners[Number(request.url?.slice(1))]?.secret ?? '';
    try {
      new Webhook(secret).verify(body, request.headers as Record<string, string>);
      arrived.set(id, (arrived.get(id) ?? 0) + 1);
    } catch {
      refused.push(id);
    }
    response.writeHead(204).end();
  });
});

let fixture: Fixture;

beforeAll(async () => {
  await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
  const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  fixture = await startFixture({ OUTBOUND_ALLOW: host, LOG_LEVEL: 'warn' });
  const create = `mutation ($url: String!) {
    createWebhook(input: { url: $url, events: ["video.completed"] }) { secret webhook { id } } }`;
  for (let n = 0; n * ofOneUser < messages; n += 1) {
    const user = await fixture.user();
    const { createWebhook } = await user.graphql<{
      createWebhook: { secret: string; webhook: { id: string } };
    }>(create, { url: `http://${host}/${n}` });
    owners.push({ user, webhookId: createWebhook.webhook.id, secret: createWebhook.secret });
  }
});
afterAll(async () => {
  receiver.closeAllConnections();
  receiver.close();
  await fixture?.server.remove();
});

/** Requests one message until the server has answered; the key makes retries harmless. */
async function send({ user, webhookId }: Owner, key: string): Promise<void> {
  const mutation = 'mutation ($id: ID!, $key: String!) { testWebhook(id: $id, idempotencyKey: $key) { position } }';
  for (;;) {
    const answer = await user.ask(mutation, { id: webhookId, key }).catch(() => undefined);
    if (answer?.data) return;
    const code = answer?.errors?.[0]?.extensions?.code;
    if (answer?.errors && code !== 'UNAVAILABLE') throw new Error(JSON.stringify(answer.errors));
    await pause(100);
  }
}

interface Delivery {
  readonly id: string;
  readonly status: string;
}

const logOf = async ({ user, webhookId }: Owner): Promise<readonly Delivery[]> => {
  const query = '{ edges { node { id status } } }';
  const { webhookDeliveries } = await user.graphql<{
    webhookDeliveries: { edges: readonly { readonly node: Delivery }[] };
  }>(`query ($id: ID!) { webhookDeliveries(webhookId: $id, first: 100) ${query} }`, { id: webhookId });
  return webhookDeliveries.edges.map(({ node }) => node);
};

test(`${messages} messages arrive at least once through kills, and are in the log exactly once`, async () => {
  const { server } = fixture;
  let sent = 0;
  let kills = 0;
  const countOf = (n: number): number => Math.min(ofOneUser, messages - n * ofOneUser);
  const work = Promise.all(
    owners.map(async (owner, n) => {
      for (let k = 0; k < countOf(n); k += 1) {
        await send(owner, `soak-${n}-${k}`);
        sent += 1;
      }
    }),
  );
  const killing = (async () => {
    for (;;) {
      await pause(500 + chance.below(3_000));
      if (sent === messages) return;
      await server.kill();
      await server.start();
      kills += 1;
    }
  })();
  await Promise.all([work, killing]);
  for (const [n, owner] of owners.entries()) {
    const log = await eventually(`the messages of user ${n} (KILL_SEED=${seed})`, async () => {
      const found = await logOf(owner);
      return found.length === countOf(n) && found.every(({ status }) => status === 'DELIVERED') && found;
    });
    expect(new Set(log.map(({ id }) => id)).size).toBe(countOf(n));
    expect(log.filter(({ id }) => !arrived.has(id))).toEqual([]);
  }
  expect([arrived.size, refused]).toEqual([messages, []]);
  const twice = [...arrived.values()].filter((times) => times > 1).length;
  console.log(`${messages} messages, ${kills} kills, ${twice} arrived more than once, seed ${seed}`);
  await server.stop();
  expect((await server.operate('verify')).code).toBe(0);
}, 3_600_000);
