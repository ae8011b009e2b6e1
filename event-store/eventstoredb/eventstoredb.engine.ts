import { randomUUID } from 'node:crypto';
import { describeEngine } from '../../tools/engines/testing.ts';
import { eventStoreContract } from '../testing/contract.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => {
  // The server may hold the streams of other runs: a namespace hides them.
  const namespace = randomUUID();
  // A long timeout, for a busy machine.
  const open = () => openEventStoreDb({ url, namespace, timeoutMs: 20_000 });
  eventStoreContract('The EventStoreDB adapter', { open, reopen: open });
});
