import { describeEngine } from '../../tools/engines/testing.ts';
import { eventStoreContract } from '../testing/contract.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => {
  const open = () => openEventStoreDb({ url });
  eventStoreContract('The EventStoreDB adapter', { open, reopen: open });
});
