/** A process to be killed: appends to the log at the address in argument 1, with the head anchor in argument 2. */
import { appendUntilKilled } from '../../testing/append-until-killed.ts';
import { openEventStoreDb } from '../eventstoredb-event-store.ts';

await appendUntilKilled(await openEventStoreDb({ url: process.argv[2] ?? '', anchorFile: process.argv[3] ?? '' }));
