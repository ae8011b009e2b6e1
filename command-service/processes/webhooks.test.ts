import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { Webhook as Verifier } from 'standardwebhooks';
import { START, type Position } from '../../domain/envelope.ts';
import { eventRegistry, isEvent } from '../../domain/events.ts';
import { failingFor, webhookDeliveryAggregate } from '../../domain/webhooks/index.ts';
import { withCodec, type EventStore } from '../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../event-store/testing/index.ts';
import { createExecutor, type Executor } from '../executor/executor.ts';
import { createWebhookCommands, type WebhookCommands } from '../commands/webhooks.ts';
import type { WebhookAnswer, WebhookSender } from '../providers/webhooks/port.ts';
import { readAll, recordPlaced } from '../testing/work-spec.ts';
import type { BackgroundWork, RunningWork } from './engine/background-work.ts';
import { webhookDeliveries, webhookMessages, webhookRetries } from './webhooks.ts';

const caller = { actor: { kind: 'user', id: 'ann' }, correlationId: 'test' } as const;
const input = { url: 'https://crm.example/hooks', events: ['user.created' as const] };

interface Call {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

let clock: number;
let calls: Call[];
let answer: (call: Call) => WebhookAnswer | Promise<WebhookAnswer>;
let eventStore: EventStore;
let executor: Executor;
let commands: WebhookCommands;
let running: RunningWork[];
let audience: { owners: readonly string[]; administrators: readonly string[] };
/** How often a stream was read. */
let reads: number;

const webhookSender: WebhookSender = {
  check: () => undefined,
  post: async (url, { headers, body }) => {
    const call = { url, headers, body };
    calls.push(call);
    return answer(call);
  },
};

beforeEach(() => {
  clock = Date.now();
  calls = [];
  answer = () => ({ status: 204, text: '' });
  running = [];
  audience = { owners: [], administrators: [] };
  reads = 0;
  const opened = withCodec(createMemoryEventStore(), { registry: eventRegistry, keyRing: createMemoryKeyRing() });
  eventStore = { ...opened, readStream: (...args) => ((reads += 1), opened.readStream(...args)) };
  executor = createExecutor({ eventStore, registry: eventRegistry, now: () => clock });
  commands = createWebhookCommands({ executor, webhookSender });
});
afterEach(async () => {
  await Promise.all(running.map((work) => work.stop()));
});

/** The ids of all messages of the log. */
const messageIds = async (): Promise<readonly string[]> =>
  (await readAll(eventStore)).flatMap((event) =>
    isEvent(event, 'WebhookDeliveryRequested') ? [event.data.deliveryId] : [],
  );
const stateOf = async (id: string) => (await executor.load(webhookDeliveryAggregate, id)).state;

/** The three processes and jobs, with the log in place of the read model. */
function works(): readonly BackgroundWork[] {
  const options = { executor, webhookSender, now: () => clock };
  return [
    webhookMessages({ executor, webhookAudience: async () => audience }),
    webhookDeliveries(options),
    webhookRetries(
      {
        ...options,
        webhookQueues: async function* () {
          const states = await Promise.all((await messageIds()).map(stateOf));
          const waiting = states.filter(({ status }) => status === 'waiting');
          yield* new Set(waiting.flatMap(({ message }) => message?.webhookId ?? []));
        },
        webhooksDue: async (webhookId, at) => {
          const ids = await messageIds();
          const states = await Promise.all(ids.map(stateOf));
          return ids.flatMap((deliveryId, index) => {
            const { message, status, nextAttemptAt = 0 } = states[index] ?? {};
            const isDue = message?.webhookId === webhookId && status === 'waiting' && nextAttemptAt <= at;
            return isDue ? [{ deliveryId, dueAt: nextAttemptAt }] : [];
          });
        },
      },
      5,
    ),
  ];
}
/** Starts them as after a crash that lost every checkpoint. */
const start = (...chosen: readonly BackgroundWork[]): void => {
  const amnesic = { ...eventStore, loadCheckpoint: async () => START, saveCheckpoint: async () => undefined };
  running.push(...chosen.map((work) => work.start({ eventStore: amnesic, onError: () => undefined })));
};
const stop = async (): Promise<void> => {
  await Promise.all(running.splice(0).map((work) => work.stop()));
};
async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 2_000; tries += 1) {
    if (await isTrue()) return;
    await sleep(5);
  }
  throw new Error('It did not happen within 10 s');
}
const registered = (userId: string) =>
  recordPlaced(eventStore, {
    stream: `user-${userId}`,
    event: {
      type: 'UserRegistered',
      data: {
        userId,
        issuer: 'https://issuer.example',
        subject: userId,
        email: 'a@example.com',
        emailVerified: true,
        username: userId,
        firstName: '',
        lastName: '',
        displayName: '',
        pictureUrl: null,
      },
    },
    time: (clock += 1),
  });
async function becomesAdministrator(userId: string): Promise<void> {
  await registered(userId);
  const type = 'AdminRoleGranted' as const;
  const data = { userId, role: 'admin' as const, reason: 'a test' };
  await recordPlaced(eventStore, { stream: `user-${userId}`, event: { type, data }, time: (clock += 1) });
}
const statusOf = async (id: string) => (await stateOf(id)).status;
const onlyWebhook = async () => (await commands.listWebhooks('ann')).webhooks[0];

describe('a message', () => {
  test('is accepted by the receiver of an independent library, and recorded with its answer', async () => {
    const { secret, webhook } = await commands.createWebhook('ann', input, caller);
    answer = () => ({ status: 200, text: 'thanks' });
    const { deliveryId } = await commands.testWebhook('ann', webhook.webhookId, caller);
    start(...works());
    await until(async () => (await statusOf(deliveryId)) === 'delivered');
    const [{ headers, body }] = calls as [Call];
    expect(new Verifier(secret).verify(body, headers)).toMatchObject({ type: 'webhook.test' });
    expect(() => new Verifier(secret).verify(`${body} `, headers)).toThrow('No matching signature');
    expect((await stateOf(deliveryId)).log).toMatchObject([{ status: 200, answer: 'thanks', outcome: 'delivered' }]);
  });

  test('is signed with the secrets before and after a rotation', async () => {
    const first = await commands.createWebhook('ann', input, caller);
    const second = await commands.rotateWebhookSecret('ann', first.webhook.webhookId, caller);
    await commands.testWebhook('ann', first.webhook.webhookId, caller);
    start(...works());
    await until(() => calls.length > 0);
    const [{ headers, body }] = calls as [Call];
    for (const { secret } of [first, second])
      expect(new Verifier(secret).verify(body, headers)).toHaveProperty('type', 'webhook.test');
  });

  test('is made once per event, however often the event comes, for its user and administrators', async () => {
    await becomesAdministrator('admin');
    await commands.createWebhook('ann', input, caller);
    await commands.createWebhook('mallory', input, { ...caller, actor: { kind: 'user', id: 'mallory' } });
    await commands.createWebhook('admin', input, { ...caller, actor: { kind: 'user', id: 'admin' } });
    await registered('ann');
    for (let round = 0; round < 2; round += 1) {
      start(...works());
      await until(async () => {
        const ids = await messageIds();
        return ids.length === 2 && (await Promise.all(ids.map(statusOf))).every((status) => status === 'delivered');
      });
      await stop();
    }
    const owners = await Promise.all((await messageIds()).map(async (id) => (await stateOf(id)).message?.ownerId));
    expect(new Set(owners)).toEqual(new Set(['admin', 'ann']));
  });

  test('causes no reads for users without webhooks', async () => {
    for (let n = 0; n < 20; n += 1) await registered(`user-${n}`);
    const before = reads;
    start(webhookMessages({ executor, webhookAudience: async () => audience }));
    const head = await eventStore.head();
    await until(() => running[0]?.status().position === head);
    expect(reads).toBe(before);
  });

  test('reaches a webhook that was added before the process began', async () => {
    await commands.createWebhook('ann', input, caller);
    const checkpoint = await eventStore.head();
    await registered('ann');
    let isBehind = true;
    let asked: Position | undefined;
    const webhookAudience = async (position: Position) => {
      asked = position;
      if (!isBehind) return { owners: ['ann'], administrators: [] };
      isBehind = false;
      throw new Error('The read models are behind');
    };
    const work = webhookMessages({ executor, webhookAudience });
    running.push(
      work.start({
        eventStore: { ...eventStore, loadCheckpoint: async () => checkpoint },
        onError: () => undefined,
      }),
    );
    await until(async () => (await messageIds()).length === 1);
    expect(asked).toBe(checkpoint);
  });

  test('is tried again under the same id when it failed, and the webhook recovers', async () => {
    const { webhook } = await commands.createWebhook('ann', input, caller);
    answer = () => ({ status: 503, text: 'busy' });
    const { deliveryId } = await commands.testWebhook('ann', webhook.webhookId, caller);
    start(...works());
    await until(async () => (await onlyWebhook())?.failingSince !== null);
    expect(calls).toHaveLength(1);
    answer = () => ({ status: 200, text: '' });
    clock += 6_001;
    await until(async () => (await statusOf(deliveryId)) === 'delivered');
    await until(async () => (await onlyWebhook())?.failingSince === null);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set([deliveryId]));
  });

  test('disables an endpoint that answers 410, and no further message is sent', async () => {
    const { webhook } = await commands.createWebhook('ann', input, caller);
    answer = () => ({ status: 410 });
    await commands.testWebhook('ann', webhook.webhookId, caller);
    start(...works());
    await until(async () => (await onlyWebhook())?.disabledFor === 'gone');
    await expect(commands.testWebhook('ann', webhook.webhookId, caller)).rejects.toMatchObject({
      code: 'NOT_ALLOWED_NOW',
    });
  });

  test('disables the webhook when nothing is accepted for three days', async () => {
    const { webhook } = await commands.createWebhook('ann', input, caller);
    answer = () => ({ failure: 'unreachable' });
    await commands.testWebhook('ann', webhook.webhookId, caller);
    start(...works());
    await until(async () => (await onlyWebhook())?.failingSince !== null);
    clock += failingFor;
    await commands.testWebhook('ann', webhook.webhookId, caller);
    await until(async () => (await onlyWebhook())?.disabledFor === 'failing');
  });

  test('is dropped when its webhook was deleted', async () => {
    const { webhook } = await commands.createWebhook('ann', input, caller);
    const { deliveryId } = await commands.testWebhook('ann', webhook.webhookId, caller);
    await commands.deleteWebhook('ann', webhook.webhookId, caller);
    start(...works());
    await until(async () => (await statusOf(deliveryId)) === 'failed');
    expect([calls, (await stateOf(deliveryId)).droppedFor]).toEqual([[], 'deleted']);
  });

  test('can be sent again under its id', async () => {
    const { webhook } = await commands.createWebhook('ann', input, caller);
    const { deliveryId } = await commands.testWebhook('ann', webhook.webhookId, caller);
    start(...works());
    await until(async () => (await statusOf(deliveryId)) === 'delivered');
    await expect(commands.resendWebhook('ben', deliveryId, caller)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await commands.resendWebhook('ann', deliveryId, caller);
    await until(() => calls.length === 2);
    expect(calls[1]?.headers['webhook-id']).toBe(deliveryId);
  });

  test('does not wait for another endpoint that hangs', async () => {
    const slow = await commands.createWebhook('ann', { ...input, url: 'https://slow.example/' }, caller);
    const quick = await commands.createWebhook('ann', input, caller);
    const hanging = Promise.withResolvers<WebhookAnswer>();
    answer = ({ url }) => (url.includes('slow') ? hanging.promise : { status: 200 });
    for (let n = 0; n < 300; n += 1) await commands.testWebhook('ann', slow.webhook.webhookId, caller);
    const { deliveryId } = await commands.testWebhook('ann', quick.webhook.webhookId, caller);
    start(...works());
    await until(async () => (await statusOf(deliveryId)) === 'delivered');
    expect(calls.filter(({ url }) => url.includes('slow')).length).toBeLessThanOrEqual(4);
    hanging.resolve({ status: 200 });
  });

  test('arrives at least once, and is delivered in the log exactly once, however often the process is killed', async () => {
    const { webhook } = await commands.createWebhook('ann', input, caller);
    const ids: string[] = [];
    for (let n = 0; n < 100; n += 1)
      ids.push((await commands.testWebhook('ann', webhook.webhookId, caller)).deliveryId);
    for (let kill = 1; kill <= Number(process.env['KILL_ROUNDS'] ?? 5); kill += 1) {
      // From the nth message on nothing more is written: between a message and its record, too.
      let left = 7 * kill;
      let isDead = false;
      answer = () => {
        left -= 1;
        isDead ||= left <= 0;
        return { status: 200 };
      };
      const dying = {
        ...executor,
        execute: async (...args: Parameters<Executor['execute']>) =>
          isDead ? Promise.reject(new Error('killed')) : executor.execute(...args),
      } as Executor;
      start(webhookDeliveries({ executor: dying, webhookSender, now: () => clock }));
      await until(() => isDead || calls.length >= 100 + 7 * kill);
      await stop();
    }
    answer = () => ({ status: 200 });
    start(...works());
    await until(async () => (await Promise.all(ids.map(statusOf))).every((status) => status === 'delivered'));
    expect(new Set(calls.map(({ headers }) => headers['webhook-id']))).toEqual(new Set(ids));
    const delivered = (await readAll(eventStore)).flatMap((event) =>
      isEvent(event, 'WebhookDeliveryAttempted') ? [event.data.deliveryId] : [],
    );
    expect(delivered.toSorted((a, b) => a.localeCompare(b))).toEqual(ids.toSorted((a, b) => a.localeCompare(b)));
  });
});
