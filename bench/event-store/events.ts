import { randomUUID } from 'node:crypto';
import type { NewEvent } from '../../domain/envelope.ts';

/** Data that prints as 260 bytes of JSON. */
export function dataOf(n: number): { userId: string; halfCredits: number; reason: string } {
  const data = { userId: `user-${n % 1_000}`, halfCredits: n % 40, reason: '' };
  return { ...data, reason: 'r'.repeat(260 - JSON.stringify(data).length) };
}

/** An event as a command would make it, with all of its metadata. */
export function benchEvent(n: number): NewEvent {
  const commandId = randomUUID();
  return {
    id: randomUUID(),
    type: n % 2 === 0 ? 'CreditsHeld' : 'CreditsCaptured',
    schemaVersion: 1,
    time: 1_790_000_000_000 + n,
    data: dataOf(n),
    metadata: { actor: { kind: 'user', id: `user-${n % 1_000}` }, commandId, correlationId: commandId, causationId: commandId },
  };
}
