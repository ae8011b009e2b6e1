import { expect, test } from '@jest/globals';
import { createExecutor, type Executor } from '../../command-service/executor/executor.ts';
import { availableCredits, heldCredits, creditAggregate } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { Refusal } from '../../domain/refusal.ts';
import { useDatabase } from './testing/database.ts';

const database = useDatabase();
const context = (commandId: string) => ({ actor: { kind: 'user', id: 'u1' }, commandId, correlationId: 'c1' }) as const;
const reserve = (holdId: string) => ({
  kind: 'reserve' as const,
  holdId,
  heldFor: `video ${holdId}`,
  amount: 1,
  expiresAt: 10_000,
  requestHash: holdId,
  keyed: true,
});

/** Sends a command until it succeeds or is refused for good; repeats it after a conflict. */
async function send(executor: Executor, holdId: string, conflicts: { count: number }): Promise<'reserved' | 'refused'> {
  for (;;) {
    try {
      await executor.execute(creditAggregate, 'u1', reserve(holdId), context(holdId));
      return 'reserved';
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      if (error.code !== 'CONFLICT') return 'refused';
      conflicts.count += 1;
    }
  }
}

test('four processes that spend the credits of one user spend each half credit once: the loser of a conflict decides again', async () => {
  const executors = await Promise.all(
    [1, 2, 3, 4].map(async () =>
      createExecutor({
        eventStore: await database.open({ timeoutMs: 20_000 }),
        registry: eventRegistry,
        now: () => 1_000,
      }),
    ),
  );
  const [first] = executors;
  if (!first) throw new Error('There is no process');
  await first.execute(
    creditAggregate,
    'u1',
    { kind: 'set', adjustmentId: 'start', amount: 60, reason: 'test' },
    context('start'),
  );

  const conflicts = { count: 0 };
  // Twice as many commands as there are credits for; two processes send each.
  const sent = executors.flatMap((executor, process) =>
    Array.from({ length: 60 }, (_, n) => ({ executor, holdId: `h${(process % 2) * 60 + n}` })),
  );
  const outcomes = await Promise.all(
    sent.map(async ({ executor, holdId }) => ({ holdId, outcome: await send(executor, holdId, conflicts) })),
  );

  const reserved = new Set(outcomes.filter(({ outcome }) => outcome === 'reserved').map(({ holdId }) => holdId));
  expect(reserved.size).toBe(60);
  const { state, revision } = await first.load(creditAggregate, 'u1');
  expect([availableCredits(state, 1_000), heldCredits(state), revision]).toEqual([0, 60, 60]);
  expect(new Set(state.holds.map(({ holdId }) => holdId))).toEqual(reserved);
  expect(executors.reduce((sum, executor) => sum + executor.conflicts(), 0)).toBeGreaterThan(0);
});
