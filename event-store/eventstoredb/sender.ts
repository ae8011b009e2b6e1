import type { JSONEventData } from '@eventstore/db-client';
import { NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import type { Position } from '../../domain/envelope.ts';
import type { Connection } from './connection.ts';
import { formatPosition } from './position.ts';
import { settledWithin, within } from './timeout.ts';

export type Sent =
  /** `position` is undefined when the server did not give it. `again`: an earlier attempt may have stored the events. */
  | {
      readonly stored: true;
      readonly revision: number;
      readonly position: Position | undefined;
      readonly again: boolean;
    }
  /** `actual` is -1 for a stream without events. */
  | { readonly stored: false; readonly actual: number };

/**
 * Appends at one exact revision (-1: the stream has no events yet), in bounded time.
 *
 * An attempt without an answer may have been stored. The sender repeats it with the same events at the same revision:
 * the server compares their ids with the stored ones and answers with the first result. Rejects with LogUnavailable
 * when the time is up; then the caller's retry gives the outcome.
 */
export type Send = (stream: string, expected: number, events: readonly JSONEventData[]) => Promise<Sent>;

/** How much later our own timeout is than the deadline given to the client, ms. */
const GRACE_MS = 100;
/** The extra time per event of an append, ms: the client sends them one by one. */
const EVENT_MS = 2;
/** Maximum number of second copies in flight: a server that is slow for all callers must not get everything twice. */
const MOST_SECOND_COPIES = 16;

/**
 * The server never answers a duplicate that arrives before the first copy is committed. So an attempt without an answer
 * is sent again after `secondCopyMs`, which is longer than a commit takes.
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

  /** One attempt: a copy, and a second copy when the first gets no answer. */
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
