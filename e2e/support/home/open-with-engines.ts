import openHome from './open.ts';
import { isSecantus } from '../../../tools/engines/mongodb.ts';
import { found } from '../../../tools/engines/running.ts';
import openEngines from '../../../tools/engines/setup.ts';

/** Like `open.ts`, for a run on engines: each test server gets its own log and database on them. */
export default async function open(): Promise<void> {
  const { EVENTSTORE_URL: namedLog } = process.env;
  await openEngines();
  // Each test server starts its own engine for an address that is dropped here. A log or a MongoDB that the run names
  // is shared by all.
  if (namedLog === undefined) delete process.env['EVENTSTORE_URL'];
  // One SecantusDB does not bear them all: it is busy long after a client was killed, and each write takes longer.
  if (found.some(isSecantus)) delete process.env['MONGODB_URL'];
  process.env['E2E_ENGINES'] ??= 'eventstoredb,mongodb,kafka';
  await openHome();
}
