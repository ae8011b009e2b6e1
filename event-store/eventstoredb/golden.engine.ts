import { describeEngine } from '../../tools/engines/testing.ts';
import { goldenContract } from '../testing/golden-contract.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => {
  goldenContract('EventStoreDB', () => openEventStoreDb({ url, timeoutMs: 20_000 }));
});
