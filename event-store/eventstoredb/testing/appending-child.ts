/**
 * A process to be killed: appends to the log at the address of its first argument, from 8 writers at once, 1 to 5
 * events at a time, and says so on standard output: `try <stream> <first id> <count>` before an append,
 * `ack <first id>` after it was acknowledged. Written synchronously, so that what was said is known.
 */
import { randomInt } from 'node:crypto';
import { writeSync } from 'node:fs';
import type { EventStore } from '../../port.ts';
import { freshStream, newEvents } from '../../testing/events.ts';
import { openEventStoreDb } from '../eventstoredb-event-store.ts';

const say = (line: string) => void writeSync(1, `${line}\n`);

async function appendForEver(store: EventStore): Promise<never> {
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
}

const store = await openEventStoreDb({ url: process.argv[2] ?? '', anchorFile: process.argv[3] ?? '' });
say('open');
await Promise.all(Array.from({ length: 8 }, () => appendForEver(store)));
