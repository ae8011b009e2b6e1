import { randomUUID } from 'node:crypto';
import { hugeStreamContract } from '../../command-service/executor/testing/huge-stream.ts';
import { describeEngine } from '../../tools/engines/testing.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => {
  // The server may hold the streams of other runs: a namespace hides them.
  const namespace = randomUUID();
  hugeStreamContract('EventStoreDB', 100_000, () => openEventStoreDb({ url, namespace, timeoutMs: 20_000 }));
});
