import { setTimeout as sleep } from 'node:timers/promises';
import type { EventStore } from '../../../event-store/index.ts';
import type { Publisher } from '../publisher.ts';

/** Resolves when the publisher has reached the end of the log. */
export async function idle(log: Pick<EventStore, 'head'>, publisher: Publisher): Promise<void> {
  while ((await publisher.status()).position !== (await log.head())) await sleep(1);
}
