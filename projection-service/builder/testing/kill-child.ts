/**
 * A child process for kill tests: builds every read model of the log in its folder, or of the EventStoreDB that its
 * second argument names. Prints `building` when it begins and `built` when all can be read, and keeps running.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { eventRegistry } from '../../../domain/events.ts';
import { openEventStoreDb, openSqliteEventStore, openSqliteKeyRing, withCodec } from '../../../event-store/index.ts';
import { projectionRegistry } from '../../projections/index.ts';
import { openSqliteReadStore } from '../../read-store/sqlite/index.ts';
import { startProjections } from '../../runner/index.ts';
import { createBuilder } from '../index.ts';

const [, , folder = '', url] = process.argv;
const logFolder = join(folder, 'log');
const keyRing = await openSqliteKeyRing({ folder: join(folder, 'keys') });
const rawLog = await (url === undefined ? openSqliteEventStore({ folder: logFolder }) : openEventStoreDb({ url }));
const builder = createBuilder({
  log: url === undefined ? { engine: 'sqlite', folder: logFolder } : { engine: 'eventstoredb', url },
  keyRing,
  eventStore: rawLog,
  fewest: 1,
});
const readStore = await openSqliteReadStore({ folder: join(folder, 'read') });
writeSync(1, 'building\n');
const projections = await startProjections({
  eventStore: withCodec(rawLog, { registry: eventRegistry, keyRing }),
  readStore,
  projectors: projectionRegistry,
  builder,
});
await projections.built;
writeSync(1, 'built\n');
// Until it is killed.
setInterval(() => undefined, 60_000);
