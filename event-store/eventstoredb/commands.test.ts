import { expect, test } from '@jest/globals';
import { credits } from '../../command-service/aggregates.ts';
import type { CommandContext } from '../../command-service/executor/executor.ts';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { availableCredits } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import type { EventStore } from '../port.ts';
import { useDatabase } from './testing/database.ts';

const database = useDatabase();
const now = () => 1_000;
const executorOn = (eventStore: EventStore) => createExecutor({ eventStore, registry: eventRegistry, now });
const context = (commandId: string): CommandContext => ({ actor: { kind: 'admin', id: 'a1' }, commandId, correlationId: 'c1' });
const set = (adjustmentId: string, halfCredits: number) => ({ kind: 'set' as const, adjustmentId, halfCredits, reason: 'test' });

test('a command that comes again after the ledger has forgotten its id is answered with its first result, in any process', async () => {
  // No watch: it reads, too.
  const store = await database.open({ watchMs: 600_000, timeoutMs: 20_000 });
  const executor = executorOn(store);
  const readsBefore = database.server.calls('read');
  const count = 420;
  for (let n = 0; n < count; n += 1) await executor.execute(credits, 'u1', set(`s${n}`, n * 2), context(`k${n}`));
  // One read a command is the executor's own; at most one more, when the event before it has not come in live yet.
  expect(database.server.calls('read') - readsBefore).toBeLessThan(count * 2 + 20);

  const other = await database.open({ timeoutMs: 20_000 });
  for (const n of [3, 150]) expect(await executorOn(other).execute(credits, 'u1', set(`s${n}`, n * 2), context(`k${n}`))).toMatchObject({ revision: n });
  const { revision, state } = await executorOn(other).load(credits, 'u1');
  expect([revision, availableCredits(state, 1_000)]).toEqual([count - 1, (count - 1) * 2]);
  expect((await store.loadSnapshot('credits-u1', credits.version))?.revision).toBeGreaterThanOrEqual(255);
});
