/** A process to be killed: appends to the log at the address of its first argument, with the head anchor of its second. */
import { appendForEver } from '../../testing/append-for-ever.ts';
import { openEventStoreDb } from '../eventstoredb-event-store.ts';

await appendForEver(await openEventStoreDb({ url: process.argv[2] ?? '', anchorFile: process.argv[3] ?? '' }));
