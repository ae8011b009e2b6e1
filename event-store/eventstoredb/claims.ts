import { jsonEvent } from '@eventstore/db-client';
import { START } from '../../domain/envelope.ts';
import { eventIdFor } from '../event-id.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { EventIdInUse } from '../prepared-append.ts';
import { claimStream } from './names.ts';
import type { RawReads, StreamRecord } from './raw-reads.ts';
import type { Send } from './sender.ts';

/**
 * The server recognises a repeated append only at the revision it was first sent at; sent at the stream's present
 * revision it would be stored a second time. A long stream is not read through to find out. Instead an append to it
 * first claims its first event's id, in a stream of that id's own: "this id goes to this stream, behind this revision".
 * Whoever comes with the id again finds the claim, and looks whether the event is where the claim says.
 *
 * At most one claim of an id can still come true: another is added only after the stream was seen to have gone on
 * past the last one without the event, and a writer that was late then fails at its exact revision.
 */
export interface Claims {
  /** Where the last claim of an id says it is: the stream, and the revision that the event would have. */
  find(eventId: string): Promise<ClaimedPlace | undefined>;
  /**
   * Claims the id for an append behind `after`. Gives the stream's event of that id when it is there already;
   * undefined when the append may go on. Throws EventIdInUse when the id belongs to another stream.
   */
  claim(eventId: string, stream: string, after: number): Promise<StreamRecord | undefined>;
}

export interface ClaimedPlace {
  readonly stream: string;
  readonly revision: number;
}

interface Claim {
  readonly stream: string;
  readonly after: number;
  /** In the stream of claims. */
  readonly revision: number;
}

const TRIES = 16;

export function createClaims(reads: RawReads, send: Send): Claims {
  async function last(eventId: string): Promise<Claim | undefined> {
    const [record] = await reads.streamBackwards(claimStream(eventId), undefined, 1);
    if (!record) return undefined;
    const { stream, after } = record.data as { readonly stream?: unknown; readonly after?: unknown };
    if (typeof stream !== 'string' || typeof after !== 'number') throw new LogCorrupted(`The claim of event id ${eventId} is damaged`, START);
    return { stream, after, revision: Number(record.revision) };
  }

  const claimEvent = (eventId: string, stream: string, after: number) =>
    jsonEvent({ id: eventIdFor(`claim/${eventId}/${after}/${stream}`, 0), type: '~claim', data: { stream, after } });

  return {
    async find(eventId) {
      const claim = await last(eventId);
      return claim && { stream: claim.stream, revision: claim.after + 1 };
    },

    async claim(eventId, stream, after) {
      let before = -1;
      for (let tries = 0; tries < TRIES; tries += 1) {
        const sent = await send(claimStream(eventId), before, [claimEvent(eventId, stream, after)]);
        if (sent.stored) return undefined;
        const found = await last(eventId);
        if (!found) continue;
        if (found.stream !== stream) throw new EventIdInUse(eventId);
        if (found.after === after) return undefined;
        const [record] = await reads.stream(stream, found.after + 1, 1);
        // Not decided yet, by someone who has seen more of the stream: the append behind `after` is bound to fail.
        if (!record) return undefined;
        if (record.id === eventId) return record;
        before = found.revision;
      }
      throw new LogUnavailable(`Too many writers claim event id ${eventId} at once`);
    },
  };
}
