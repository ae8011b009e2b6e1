/**
 * A child process for kill tests: appends events, projects them, rebuilds at times, and prints each projector's name
 * with each position that its readers have seen. Arguments: the folder; to project into MongoDB and not into SQLite
 * also the URL and the name of a database.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import type { NewEvent } from '../../../domain/envelope.ts';
import { openSqliteEventStore } from '../../../event-store/index.ts';
import { openMongoReadStore } from '../../read-store/mongodb/index.ts';
import { openSqliteReadStore } from '../../read-store/sqlite/index.ts';
import { startProjections } from '../index.ts';
import { countsProjector, statementProjector } from './projectors.ts';

const [, , folder = '', url, database = ''] = process.argv;
const eventStore = await openSqliteEventStore({ folder: join(folder, 'log') });
const readStore =
  url === undefined
    ? await openSqliteReadStore({ folder: join(folder, 'read') })
    : await openMongoReadStore({ url, database });
const projectors = [countsProjector, statementProjector];
const names = projectors.map(({ name }) => name);
const projections = await startProjections({
  eventStore,
  readStore,
  projectors,
  batchSize: 20,
  dropAfter: 5,
});
const revisions = new Map<string, number>();

const append = async (): Promise<void> => {
  const stream = `count-${randomInt(30)}`;
  const known =
    revisions.get(stream) ?? (await eventStore.readStream(stream, { direction: 'backwards', limit: 1 }))[0]?.revision;
  revisions.set(stream, known ?? -1);
  const events = Array.from({ length: randomInt(1, 40) }, newEvent);
  const { revision, position } = await eventStore.append(
    stream,
    known === undefined || known < 0 ? 'no_stream' : known,
    events,
  );
  revisions.set(stream, revision);
  await Promise.all(
    names.map(async (name) => {
      if (await projections.waitFor([name], position, 60_000)) writeSync(1, `${name} ${position}\n`);
    }),
  );
};

writeSync(1, 'ready\n');
for (;;) {
  if (randomInt(8) === 0) projections.rebuild('counts').catch(() => undefined);
  await append();
}

function newEvent(): NewEvent {
  const id = randomUUID();
  const metadata = {
    actor: { kind: 'system', id: 'test' },
    commandId: id,
    correlationId: id,
    causationId: id,
  } as const;
  const type = randomInt(10) === 0 ? 'Closed' : randomInt(3) === 0 ? 'Taken' : 'Added';
  return { id, type, schemaVersion: 1, time: Date.now(), data: { amount: randomInt(1, 9) }, metadata };
}
