import { randomUUID } from 'node:crypto';
import { hugeStreamContract } from '../../command-service/executor/testing/huge-stream.ts';
import { describeEngine } from '../../tools/engines/testing.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => {
  // The server may hold other runs: this file sees its own streams only.
  const namespace = randomUUID();
  hugeStreamContract('EventStoreDB', () => openEventStoreDb({ url, namespace, timeoutMs: 20_000 }));
});
