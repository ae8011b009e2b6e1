import { generateKeyPairSync } from 'node:crypto';
import type { DomainEvent, JsonObject } from '../../../domain/envelope.ts';
import { eventRegistry } from '../../../domain/events.ts';
import { eventIdFor, withCodec, type EventStore } from '../../../event-store/index.ts';
import { createMemoryEventStore, createMemoryKeyRing } from '../../../event-store/testing/index.ts';
import type { ProofKey } from '../proof.ts';

/** A log, as it is stored and decoded, with these events in one stream, a second apart from time 1,000. */
export async function logWith(
  stream: string,
  events: readonly DomainEvent[],
  rawLog: EventStore = createMemoryEventStore(),
) {
  const keyRing = createMemoryKeyRing();
  const eventStore = withCodec(rawLog, { registry: eventRegistry, keyRing });
  const pageSize = 1_000;
  for (let from = 0; from < events.length; from += pageSize) {
    const page = events.slice(from, from + pageSize).map(({ type, data }, index) => {
      const commandId = `command-${from + index}`;
      return {
        id: eventIdFor(`${stream}/${from + index}`, 0),
        type,
        schemaVersion: eventRegistry.get(type)?.version ?? 1,
        time: 1_000 * (from + index + 1),
        data: data as JsonObject,
        metadata: {
          actor: { kind: 'user', id: 'ann' } as const,
          commandId,
          correlationId: commandId,
          causationId: commandId,
          subject: 'ann',
        },
      };
    });
    await eventStore.append(stream, from === 0 ? 'no_stream' : from - 1, page);
  }
  return { rawLog, eventStore, keyRing };
}

/** The whole text of an export. */
export async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

export function newProofKey(): ProofKey {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return { privateKey, publicKey: publicKey.export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex') };
}
