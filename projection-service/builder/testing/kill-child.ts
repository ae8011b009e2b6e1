/**
 * A child process for kill tests: builds every read model of the log in its folder, prints `building` when it begins
 * and `built` when all can be read, and stays.
 */
import { writeSync } from 'node:fs';
import { join } from 'node:path';
import { eventRegistry } from '../../../domain/events.ts';
import { openSqliteEventStore, openSqliteKeyRing, withCodec } from '../../../event-store/index.ts';
import { projectionRegistry } from '../../projections/index.ts';
import { openSqliteReadStore } from '../../read-store/sqlite/index.ts';
import { startProjections } from '../../runner/index.ts';
import { createBuilder } from '../index.ts';

const [, , folder = ''] = process.argv;
const keyRing = await openSqliteKeyRing({ folder: join(folder, 'keys') });
const rawLog = await openSqliteEventStore({ folder: join(folder, 'log') });
const builder = createBuilder({
  log: { engine: 'sqlite', folder: join(folder, 'log') },
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
