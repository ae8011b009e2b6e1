import { randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { EventStore } from '../port.ts';
import { freshStream, newEvents } from './events.ts';

/** Prints a line synchronously, so that no printed line is lost when the process is killed. */
export const say = (line: string) => void writeSync(1, `${line}\n`);

/**
 * Appends until the process is killed, with 8 concurrent writers, 1 to 5 events at a time. Prints
 * `try <stream> <first id> <count>` before an append and `ack <first id>` after it was acknowledged.
 */
export async function appendUntilKilled(store: EventStore): Promise<void> {
  const write = async (): Promise<never> => {
    for (;;) {
      const stream = freshStream('child');
      let revision = -1;
      while (revision < 20) {
        const events = newEvents(randomInt(1, 6));
        say(`try ${stream} ${events[0]?.id} ${events.length}`);
        ({ revision } = await store.append(stream, revision < 0 ? 'no_stream' : revision, events));
        say(`ack ${events[0]?.id}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, write));
}
