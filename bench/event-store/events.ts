import type { NewEvent } from '../../domain/envelope.ts';

const REASON = 'r'.repeat(260);

/** Data that prints as 260 bytes of JSON. */
export function dataOf(n: number): { userId: string; halfCredits: number; reason: string } {
  const userId = `user-${n % 1_000}`;
  const halfCredits = n % 40;
  const rest = '{"userId":"","halfCredits":,"reason":""}'.length + userId.length + String(halfCredits).length;
  return { userId, halfCredits, reason: REASON.slice(rest) };
}

/** An event as a command would make it, with all of its metadata. `id` also names its command. */
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
