import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { createWebhookCommands } from '../../command-service/commands/webhooks.ts';
import { webhookDeliveries } from '../../command-service/processes/webhooks.ts';
import { createGuardedPost } from '../../command-service/providers/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { webhookDeliveryAggregate } from '../../domain/webhooks/index.ts';
import { withStore } from '../commands/bench.ts';
import type { BenchResult } from '../event-store/measure.ts';

const users = 100;
const caller = (id: string) => ({ actor: { kind: 'user', id }, correlationId: randomUUID() }) as const;

/**
 * Messages from the log over HTTP to the endpoints of 100 users and back into the log, signed, while 10 further
 * endpoints never answer. The goal is 10,000 per minute.
 */
export function benchWebhooks(count = 10_000): Promise<readonly BenchResult[]> {
  return withStore(async (eventStore) => {
    let received = 0;
    const receiver = createServer((request, response) => {
      if (request.url === '/hangs') return;
      request.resume().on('end', () => {
        received += 1;
        response.writeHead(204).end();
      });
    });
    await new Promise<void>((listening) => receiver.listen(0, '127.0.0.1', listening));
    const host = `127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    const webhookSender = createGuardedPost({ allow: [host] });
    const executor = createExecutor({ eventStore, registry: eventRegistry, now: Date.now });
    const commands = createWebhookCommands({ executor, webhookSender });
    const endpoint = async (ownerId: string, path: string): Promise<string> => {
      const input = { url: `http://${host}${path}`, events: ['video.completed' as const] };
      return (await commands.createWebhook(ownerId, input, caller(ownerId))).webhook.webhookId;
    };
    const request = async (ownerId: string, webhookId: string): Promise<void> => {
      const deliveryId = `msg_${randomUUID()}`;
      const body = JSON.stringify({ type: 'video.completed', timestamp: new Date().toISOString(), data: { id: 'v' } });
      const message = { deliveryId, webhookId, ownerId, eventType: 'video.completed' as const, body };
      const context = { ...caller(ownerId), commandId: deliveryId, subject: ownerId };
      await executor.execute(webhookDeliveryAggregate, deliveryId, { kind: 'request', message }, context);
    };
    const owners = await Promise.all(
      Array.from({ length: users }, async (_, n) => ({ id: `u${n}`, webhookId: await endpoint(`u${n}`, '/takes') })),
    );
    for (let n = 0; n < 10; n += 1) {
      const hanging = await endpoint(`h${n}`, '/hangs');
      await Promise.all(Array.from({ length: 50 }, () => request(`h${n}`, hanging)));
    }
    const started = performance.now();
    const work = webhookDeliveries({ executor, webhookSender, now: Date.now }).start({
      eventStore,
      onError: (error) => console.error(error),
    });
    for (let n = 0; n < count; n += users) await Promise.all(owners.map(({ id, webhookId }) => request(id, webhookId)));
    // If an endpoint's queue is full, a message is left to the job, which this part does not run.
    let arrived = -1;
    const isStill = (): boolean => arrived === received || received >= count;
    while (!isStill()) {
      arrived = received;
      await sleep(1_000);
    }
    const seconds = (performance.now() - started) / 1_000;
    receiver.closeAllConnections();
    receiver.close();
    await work.stop();
    const perMinute = (received / seconds) * 60;
    return [
      {
        name: 'webhooks: messages requested, signed, posted and recorded while 10 endpoints hang',
        value: perMinute,
        unit: 'messages/min',
        limit: 10_000,
        ratio: perMinute / 10_000,
      },
    ];
  });
}
