import { expect, test } from '@jest/globals';
import type { CommandContext } from '../../command-service/executor/executor.ts';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { availableCredits, creditAggregate } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import type { EventStore } from '../port.ts';
import { useDatabase } from './testing/database.ts';

const database = useDatabase();
const now = () => 1_000;
const executorOn = (eventStore: EventStore) => createExecutor({ eventStore, registry: eventRegistry, now });
const context = (commandId: string): CommandContext => ({
  actor: { kind: 'admin', id: 'a1' },
  commandId,
  requestHash: `hash of ${commandId}`,
  correlationId: 'c1',
});
const set = (adjustmentId: string, halfCredits: number) => ({
  kind: 'set' as const,
  adjustmentId,
  amount: halfCredits,
  reason: 'test',
});

test('consecutive commands need one append each and no read; every process recognizes a repeated command', async () => {
  // Without the check of silent subscriptions, which reads too.
  const store = await database.open({ watchMs: 600_000, timeoutMs: 20_000 });
  const executor = executorOn(store);
  const readsBefore = database.server.calls('read');
  const count = 420;
  for (let n = 0; n < count; n += 1)
    await executor.execute(creditAggregate, 'u1', set(`s${n}`, n * 2), context(`k${n}`));
  // The first command finds that the stream is new. Snapshots are written, not read.
  expect(database.server.calls('read') - readsBefore).toBeLessThan(20);

  const other = await database.open({ timeoutMs: 20_000 });
  for (const n of [count - 200, count - 1])
    expect(await executorOn(other).execute(creditAggregate, 'u1', set(`s${n}`, n * 2), context(`k${n}`))).toMatchObject(
      {
        revision: count - 1,
        events: [],
      },
    );
  const { revision, state } = await executorOn(other).load(creditAggregate, 'u1');
  expect([revision, availableCredits(state, 1_000)]).toEqual([count - 1, (count - 1) * 2]);
  expect((await store.loadSnapshot('credits-u1', creditAggregate.version))?.revision).toBeGreaterThanOrEqual(255);
});
