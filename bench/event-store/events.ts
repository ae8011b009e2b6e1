import type { NewEvent } from '../../domain/envelope.ts';

const REASON = 'r'.repeat(260);

/** Event data of 260 bytes as JSON. */
export function dataOf(n: number): { userId: string; halfCredits: number; reason: string } {
  const userId = `user-${n % 1_000}`;
  const halfCredits = n % 40;
  const rest = '{"userId":"","halfCredits":,"reason":""}'.length + userId.length + String(halfCredits).length;
  return { userId, halfCredits, reason: REASON.slice(rest) };
}

/** An event with the full metadata of a command. `id` is also the command id. */
export function benchEvent(n: number, id: string): NewEvent {
  return {
    id,
    type: n % 2 === 0 ? 'CreditsHeld' : 'CreditsCaptured',
    schemaVersion: 1,
    time: 1_790_000_000_000 + n,
    data: dataOf(n),
    metadata: { actor: { kind: 'user', id: `user-${n % 1_000}` }, commandId: id, correlationId: id, causationId: id },
  };
}
