import { afterAll, beforeAll } from '@jest/globals';
import { tempFolders } from '../../lib/testing/temp-folders.ts';
import { eventStoreContract } from '../testing/contract.ts';
import type { StandIn } from '../../tools/engines/eventstoredb-stand-in/server.ts';
import { startStandIn } from '../../tools/engines/eventstoredb-stand-in/server.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

/** All tests share one database, as with a real node. */
const given = process.env['EVENTSTORE_URL'];
let standIn: StandIn | undefined;
const folder = tempFolders();

beforeAll(async () => {
  if (given === undefined || given === '') standIn = await startStandIn();
});
afterAll(() => standIn?.stop());

const url = (): string => (standIn ? `esdb://127.0.0.1:${standIn.port}?tls=false` : (given ?? ''));
// A long timeout, for a busy machine.
const open = () => openEventStoreDb({ url: url(), anchorFile: `${folder()}/anchor`, timeoutMs: 20_000 });

eventStoreContract('The EventStoreDB adapter', { open, reopen: open });
