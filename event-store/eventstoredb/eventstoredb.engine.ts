import { randomUUID } from 'node:crypto';
import { describeEngine } from '../../tools/engines/testing.ts';
import { eventStoreContract } from '../testing/contract.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => {
  // The server may hold other runs: this file sees its own streams only.
  const namespace = randomUUID();
  // Patient: what is slow because the machine is busy is not a fault.
  const open = () => openEventStoreDb({ url, namespace, timeoutMs: 20_000 });
  eventStoreContract('The EventStoreDB adapter', { open, reopen: open });
});
