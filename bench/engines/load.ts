import { randomUUID } from 'node:crypto';
import { createExecutor } from '../../command-service/executor/executor.ts';
import { creditAggregate } from '../../domain/credits/index.ts';
import { eventRegistry } from '../../domain/events.ts';
import { type EventStore, withCodec } from '../../event-store/index.ts';
import { createMemoryKeyRing } from '../../event-store/testing/index.ts';

/** The users whose credits the commands change, and the number of appends or commands in flight. */
export const users = 200;
export const inFlight = 64;

/** A command that always appends one event. No other writer uses these users. */
export function createCommands(log: EventStore) {
  const executor = createExecutor({
    eventStore: withCodec(log, { registry: eventRegistry, keyRing: createMemoryKeyRing() }),
    registry: eventRegistry,
    now: Date.now,
  });
  const run = randomUUID();
  return async (n: number): Promise<void> => {
    const command = {
      kind: 'set' as const,
      adjustmentId: randomUUID(),
      amount: Math.floor(n / users) % 2 === 0 ? 20 : 10,
      reason: 'bench',
    };
    const user = `${run}-${n % users}`;
    await executor.execute(creditAggregate, user, command, {
      actor: { kind: 'admin', id: 'bench' },
      commandId: randomUUID(),
      correlationId: 'bench',
      subject: user,
    });
  };
}

/** Runs `count` tasks with a fixed number in flight. */
export async function together(count: number, work: (n: number) => Promise<void>): Promise<void> {
  let next = 0;
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      for (let n = next++; n < count; n = next++) await work(n);
    }),
  );
}
