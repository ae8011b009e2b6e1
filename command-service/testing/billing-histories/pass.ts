import { START, type RecordedEvent } from '../../../domain/envelope.ts';
import type { EventStore } from '../../../event-store/index.ts';
import type { BackgroundWork } from '../../processes/engine/background-work.ts';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/**
 * Hands the whole log to a process once, as after a crash that lost its checkpoint, and stops it before it retries.
 * Returns the errors of the events that it could not handle.
 */
export async function passLog(work: BackgroundWork, log: EventStore): Promise<readonly unknown[]> {
  const page = await log.readAll({ after: START, limit: 10_000 });
  const failed = new Set<RecordedEvent | undefined>();
  const errors: unknown[] = [];
  const handed = Promise.withResolvers<void>();
  const eventStore: EventStore = {
    ...log,
    loadCheckpoint: async () => START,
    saveCheckpoint: async () => undefined,
    subscribe: async function* ({ filter, signal }) {
      const types = new Set(filter?.types);
      yield { ...page, events: page.events.filter(({ type }) => types.has(type)) };
      handed.resolve();
      await new Promise((resolve) => signal?.addEventListener('abort', resolve));
    },
  };
  const running = work.start({
    eventStore,
    onError: (error, event) => {
      errors.push(error);
      failed.add(event);
    },
  });
  await handed.promise;
  while (running.status().inFlight > failed.size) await turn();
  await running.stop();
  return errors;
}
