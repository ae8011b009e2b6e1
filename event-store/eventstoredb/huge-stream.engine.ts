import { hugeStreamContract } from '../../command-service/executor/testing/huge-stream.ts';
import { describeEngine } from '../../tools/engines/testing.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => {
  hugeStreamContract('EventStoreDB', () => openEventStoreDb({ url, timeoutMs: 20_000 }));
});
