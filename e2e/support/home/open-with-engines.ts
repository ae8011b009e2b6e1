import openHome from './open.ts';
import openEngines from '../../../tools/engines/setup.ts';

/** As `open.ts`, for a run on engines: each test server gets a log and a database of its own on them. */
export default async function open(): Promise<void> {
  const { EVENTSTORE_URL: named } = process.env;
  await openEngines();
  // The log that was found here has seen no test yet: each server starts another one. A log that the run named is everyone's.
  if (named === undefined) delete process.env['EVENTSTORE_URL'];
  process.env['E2E_ENGINES'] ??= 'eventstoredb,mongodb,kafka';
  openHome();
}
