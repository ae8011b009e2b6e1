import { randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { EventStore } from '../port.ts';
import { freshStream, newEvents } from './events.ts';

/** Says a line on standard output, written synchronously, so that what a killed process said is known. */
export const say = (line: string) => void writeSync(1, `${line}\n`);

/**
 * Appends until the process is killed, from 8 writers at once, 1 to 5 events at a time, and says so:
 * `try <stream> <first id> <count>` before an append, `ack <first id>` after it was acknowledged.
 */
export async function appendForEver(store: EventStore): Promise<void> {
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
