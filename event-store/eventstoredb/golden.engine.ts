import { randomUUID } from 'node:crypto';
import { describeEngine } from '../../tools/engines/testing.ts';
import { goldenContract } from '../testing/golden-contract.ts';
import { openEventStoreDb } from './eventstoredb-event-store.ts';

describeEngine('EventStoreDB', 'EVENTSTORE_URL', (url) => {
  // The server may hold the streams of other runs: a namespace hides them.
  const namespace = randomUUID();
  goldenContract('EventStoreDB', () => openEventStoreDb({ url, namespace, timeoutMs: 20_000 }));
});
