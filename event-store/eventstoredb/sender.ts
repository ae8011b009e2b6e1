import type { JSONEventData } from '@eventstore/db-client';
import { NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import type { Position } from '../../domain/envelope.ts';
import type { Connection } from './connection.ts';
import { formatPosition } from './position.ts';
import { settledWithin, within } from './timeout.ts';

export type Sent =
  /** `position` is absent when the server did not tell it; `again` says that an earlier attempt may have stored it. */
  | {
      readonly stored: true;
      readonly revision: number;
      readonly position: Position | undefined;
      readonly again: boolean;
    }
  /** `actual` is -1 for a stream without events. */
  | { readonly stored: false; readonly actual: number };

/**
 * Appends at exactly one revision (-1: the stream has no events yet) and comes back in bounded time.
 *
 * An attempt whose answer is lost may have been stored. It is settled by sending the same events again at the same
 * revision: the server compares their ids with what stands there and answers with the first result. Rejects with
 * LogUnavailable when the time is up; then the caller's own repetition settles it.
 */
export type Send = (stream: string, expected: number, events: readonly JSONEventData[]) => Promise<Sent>;

/** By so much our own deadline is later than the one that the client was given. */
const GRACE_MS = 100;
/** What each event of an append may take longer: the client sends them one by one. */
const EVENT_MS = 2;
/** A server that is slow for everybody is not asked everything twice. */
const MOST_SECOND_COPIES = 16;

/**
 * A server never answers a repetition that comes before the first write is committed. So an attempt without an answer
 * is sent once more after `secondCopyMs`, which is longer than a commit takes.
 */
export function createSender({ client, settings, namespace, call }: Connection, secondCopyMs: number): Send {
  let secondCopies = 0;

  async function copy(
    stream: string,
    expected: number,
    events: readonly JSONEventData[],
    ms: number,
    again: boolean,
  ): Promise<Sent> {
    const expectedRevision = expected < 0 ? NO_STREAM : BigInt(expected);
    try {
      const sending = client.appendToStream(namespace.toServer(stream), [...events], {
        ...settings,
        expectedRevision,
        deadline: ms,
      });
      const { nextExpectedRevision, position } = await within(ms + GRACE_MS, `append to ${stream}`, sending);
      return {
        stored: true,
        revision: Number(nextExpectedRevision),
        position: position && formatPosition(position),
        again,
      };
    } catch (error) {
      if (!(error instanceof WrongExpectedVersionError)) throw error;
      return { stored: false, actual: typeof error.actualVersion === 'bigint' ? Number(error.actualVersion) : -1 };
    }
  }

  /** One attempt: a copy, and a second one when the first gets no answer. */
  async function attempt(
    stream: string,
    expected: number,
    events: readonly JSONEventData[],
    ms: number,
    again: boolean,
  ): Promise<Sent> {
    const until = performance.now() + ms;
    const first = copy(stream, expected, events, ms, again);
    if ((await settledWithin(secondCopyMs + events.length * EVENT_MS, first)) || secondCopies >= MOST_SECOND_COPIES)
      return first;
    secondCopies += 1;
    const second = copy(stream, expected, events, Math.max(0, until - performance.now()), true).finally(
      () => (secondCopies -= 1),
    );
    return Promise.any([first, second]).catch(() => first);
  }

  return (stream, expected, events) =>
    call((ms, failures) => attempt(stream, expected, events, ms, failures > 0), events.length * EVENT_MS);
}
