import { jsonEvent, NO_STREAM, WrongExpectedVersionError } from '@eventstore/db-client';
import type { JsonObject } from '../../domain/envelope.ts';
import type { Connection } from './connection.ts';
import { formatPosition } from './position.ts';
import type { Patience, Sent } from './shared-appends.ts';
import { createSharedAppends } from './shared-appends.ts';
import type { SentEvent } from './stored-form.ts';
import { settledWithin, within } from './timeout.ts';

/**
 * Appends at one exact revision (-1: the stream has no events yet), in bounded time.
 *
 * An attempt without an answer may have been stored. The sender repeats it with the same events at the same revision:
 * the server compares their ids with the stored ones and answers with the first result. Rejects with LogUnavailable
 * when the time is up; then the caller's retry gives the outcome.
 */
export type Send = (stream: string, expected: number, events: readonly SentEvent[]) => Promise<Sent>;

export interface Sender {
  readonly send: Send;
  /** Opens the call that appends share ahead of the first one; never fails. */
  prepare(): void;
}

/** How much later our own timeout is than the deadline given to the client, ms. */
const GRACE_MS = 100;
/** The extra time per event of an append, ms: the client sends them one by one. */
const EVENT_MS = 2;
/** Maximum number of second copies in flight: a server that is slow for all callers must not get everything twice. */
const MOST_SECOND_COPIES = 16;
/** An append with more characters gets a separate call, so that the small ones do not wait behind it. */
const MOST_SHARED_CHARACTERS = 32_768;

const charactersOf = (events: readonly SentEvent[]): number =>
  events.reduce((sum, { dataText, metadataText }) => sum + dataText.length + metadataText.length, 0);

/**
 * First attempts of small appends share one call. Every other attempt makes a separate call with a deadline, so that
 * neither a failure nor a pause of the shared call can hold up an append for long.
 *
 * The server never answers a duplicate that arrives before the first copy is committed. So an attempt without an answer
 * is sent again after `secondCopyMs`, which is longer than a commit takes.
 */
export function createSender(connection: Connection, secondCopyMs: number): Sender {
  const { client, settings, namespace, call } = connection;
  const shared = createSharedAppends(connection);
  let secondCopies = 0;

  /** A separate call. */
  async function copy(
    stream: string,
    expected: number,
    events: readonly SentEvent[],
    ms: number,
    again: boolean,
  ): Promise<Sent> {
    const expectedRevision = expected < 0 ? NO_STREAM : BigInt(expected);
    try {
      const sending = client.appendToStream(namespace.toServer(stream), events.map(asClientEvent), {
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
    events: readonly SentEvent[],
    ms: number,
    again: boolean,
    onTimedOut: Patience['onTimedOut'],
  ): Promise<Sent> {
    const until = performance.now() + ms;
    const lateMs = secondCopyMs + events.length * EVENT_MS;
    const secondCopy = (): Promise<Sent> | undefined => {
      if (secondCopies >= MOST_SECOND_COPIES) return undefined;
      secondCopies += 1;
      return copy(stream, expected, events, Math.max(0, until - performance.now()), true).finally(
        () => (secondCopies -= 1),
      );
    };
    if (!again && charactersOf(events) <= MOST_SHARED_CHARACTERS)
      return shared.append(stream, expected, events, { ms, lateMs, onLate: secondCopy, onTimedOut });
    const first = copy(stream, expected, events, ms, again);
    if (await settledWithin(lateMs, first)) return first;
    const second = secondCopy();
    return second ? Promise.any([first, second]).catch(() => first) : first;
  }

  return {
    prepare: shared.open,
    async send(stream, expected, events) {
      let giveUp: (() => void) | undefined;
      try {
        return await call(
          (ms, failures) => attempt(stream, expected, events, ms, failures > 0, (how) => (giveUp = how)),
          events.length * EVENT_MS,
        );
      } catch (error) {
        giveUp?.();
        throw error;
      }
    },
  };
}

/** The client prints data and metadata again; reprinting JSON gives the same text. */
const asClientEvent = ({ id, type, dataText, metadataText }: SentEvent) =>
  jsonEvent({
    id,
    type,
    data: JSON.parse(dataText) as JsonObject,
    ...(metadataText !== '' && { metadata: JSON.parse(metadataText) as JsonObject }),
  });
