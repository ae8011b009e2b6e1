import openHome from './open.ts';
import openEngines from '../../../tools/engines/setup.ts';

/** Like `open.ts`, for a run on engines: each test server gets its own log and database on them. */
export default async function open(): Promise<void> {
  const { EVENTSTORE_URL: named } = process.env;
  await openEngines();
  // Each test server starts its own event store, so the one found here is dropped. A log that the run names is shared
  // by all.
  if (named === undefined) delete process.env['EVENTSTORE_URL'];
  process.env['E2E_ENGINES'] ??= 'eventstoredb,mongodb,kafka';
  await openHome();
}
