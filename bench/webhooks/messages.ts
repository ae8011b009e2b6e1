import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { webhookMessages } from '../../command-service/processes/webhooks.ts';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { comparePositions } from '../../domain/envelope.ts';
import { eventRegistry, type EventOf } from '../../domain/events.ts';
import { newEventId, type EventStore } from '../../event-store/index.ts';
import { withStore } from '../commands/bench.ts';
import type { BenchResult } from '../event-store/measure.ts';

const atOnce = 500;

function complete(eventStore: EventStore, n: number): Promise<unknown> {
  const data: EventOf<'VideoCompleted'>['data'] = {
    videoId: `v${n}`,
    userId: `u${n}`,
    attempt: 1,
    durationMs: 60_000,
    videoKey: `v${n}.mp4`,
    thumbnailKey: `v${n}.jpg`,
    captionsKey: `v${n}.vtt`,
    picturesLeftOut: 0,
    costCents: null,
    renderMs: null,
    leftOut: [],
    late: false,
  };
  const metadata = {
    actor: { kind: 'process', id: 'bench' },
    subject: data.userId,
    commandId: randomUUID(),
    correlationId: randomUUID(),
  } as const;
  return eventStore.append(`video-v${n}`, 'no_stream', [
    {
      id: newEventId(Date.now()),
      type: 'VideoCompleted',
      schemaVersion: eventRegistry.get('VideoCompleted')?.version ?? 1,
      time: Date.now(),
      data,
      metadata: { ...metadata, causationId: metadata.commandId },
    },
  ]);
}

/**
 * Processor time of the process that looks for webhooks, for events of users without webhooks, which are nearly all
 * events.
 */
export function benchWebhookMessages(count = 20_000): Promise<BenchResult> {
  return withStore(async (eventStore) => {
    for (let n = 0; n < count; n += atOnce)
      await Promise.all(Array.from({ length: atOnce }, (_, k) => complete(eventStore, n + k)));
    const executor = createExecutor({ eventStore, registry: eventRegistry, now: Date.now });
    const head = await eventStore.head();
    const before = process.cpuUsage();
    const work = webhookMessages({
      executor,
      webhookAudience: async () => ({ owners: [], administrators: [] }),
    }).start({ eventStore, onError: (error) => console.error(error) });
    while (comparePositions(work.status().position, head) < 0) await sleep(10);
    const { user, system } = process.cpuUsage(before);
    await work.stop();
    return {
      name: 'webhooks: processor time of 100,000 events of users without webhooks',
      value: ((user + system) / 1_000_000 / count) * 100_000,
      unit: 's',
    };
  });
}
