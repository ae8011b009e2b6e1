import { START, comparePositions, type Position } from '../domain/envelope.ts';
import { LogCorrupted, LogUnavailable, type EventStore } from '../event-store/index.ts';
import type { ReadStore } from '../projection-service/index.ts';
import { Unavailable } from '../lib/unavailable.ts';
import pTimeout from 'p-timeout';

/** The instance of the read store that holds the last acknowledged event; `accept-log` drops it. */
export const witnessName = 'log-witness';
export const witnessVersion = '2';
const collections = [{ name: 'last', indexes: [] }];
const saveAfterMs = 1_000;
/** Other processes save too, so a save may first have to read the instance's position. */
const mostSaves = 5;

/** An acknowledged event and its position. */
interface Seen {
  readonly stream: string;
  readonly revision: number;
  readonly eventId: string;
  readonly position: Position;
}

export interface WitnessedLog {
  readonly log: EventStore;
  /**
   * The next append first compares the log with the read store, because after an outage the log's server may hold
   * another log.
   */
  suspect(): void;
}

export interface WitnessOptions {
  readonly log: EventStore;
  readonly readStore: Pick<ReadStore, 'open' | 'furthest'>;
  /** Called when a running log turns out to be older than the read store. */
  readonly onOlder: (finding: string) => void;
}

/**
 * Saves the last acknowledged event in the read store, at most a second later, and compares the log with it: a log that
 * lacks that event, or ends before a position of a read model, is an older copy. The head anchors detect that too, but
 * they are files of one machine or container. All processes share the read store, and it outlives them.
 *
 * Rejects with LogCorrupted for an older log, so no process takes a command on it, and with LogUnavailable when the
 * read store does not answer.
 */
export async function witnessLog({ log, readStore, onOlder }: WitnessOptions): Promise<WitnessedLog> {
  const handle = await answered(readStore.open(witnessName, witnessVersion, collections));
  let last: Seen | undefined;
  let timer: NodeJS.Timeout | undefined;
  let saving: Promise<void> = Promise.resolve();
  let isSuspected = false;
  let checking: Promise<void> | undefined;

  // The document holds the position too: another process may save between two reads.
  const saved = async (): Promise<Seen | undefined> => (await handle.get('last', 'event')) as Seen | undefined;

  async function save(): Promise<void> {
    for (let tries = 1; tries <= mostSaves; tries += 1) {
      if (!last) return;
      const after = await handle.checkpoint();
      const changes = [{ op: 'put', collection: 'last', id: 'event', doc: { ...last } }] as const;
      const done = await handle.apply({ after, changes, checkpoint: last.position }).then(
        () => true,
        () => false,
      );
      if (done) return;
    }
  }
  const saveSoon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // A failed save only weakens the protection: the next append saves again.
      saving = saving.then(save).catch(() => undefined);
    }, saveAfterMs).unref();
  };

  async function finding(): Promise<string | undefined> {
    // Reads the read models first, because the log may grow meanwhile.
    const furthest = await readStore.furthest();
    const head = await log.head();
    const behind = `but the log ends at ${head === START ? 'its beginning' : head}`;
    if (comparePositions(furthest, head) > 0) return `The read models stand at position ${furthest}, ${behind}.`;
    const seen = [last, await saved()]
      .filter((each) => each !== undefined)
      .toSorted((a, b) => comparePositions(b.position, a.position))[0];
    if (!seen) return undefined;
    const [event] = await log.readStream(seen.stream, { from: seen.revision, limit: 1 });
    return event?.id === seen.eventId && event.position === seen.position
      ? undefined
      : `Position ${seen.position} was acknowledged with event ${seen.eventId}, which is not in the log.`;
  }

  async function compare(): Promise<void> {
    // Cleared before the comparison: a connection that drops meanwhile sets it again.
    isSuspected = false;
    try {
      const found = await answered(finding());
      if (found === undefined) return;
      onOlder(found);
      throw new LogUnavailable(`${found} ${advice}`);
    } catch (error) {
      isSuspected = true;
      throw error;
    }
  }

  const found = await answered(finding());
  if (found !== undefined) throw new LogCorrupted(`${found} ${advice}`, await log.head());

  return {
    log: {
      ...log,
      async append(stream, expected, events) {
        if (isSuspected) await (checking ??= compare().finally(() => (checking = undefined)));
        const result = await log.append(stream, expected, events);
        const eventId = events.at(-1)?.id;
        if (eventId !== undefined && (!last || comparePositions(result.position, last.position) > 0)) {
          last = { stream, revision: result.revision, eventId, position: result.position };
          saveSoon();
        }
        return result;
      },
      async close() {
        clearTimeout(timer);
        // An unavailable read store does not delay the stop.
        if (last) await pTimeout(saving.then(save), { milliseconds: saveAfterMs }).catch(() => undefined);
        await log.close();
      },
    },
    suspect: () => {
      isSuspected = true;
    },
  };
}

const advice =
  'The log was put back from an older copy. Put the newest copy back, or accept the loss: docs/operations.md, "After a restore".';

/** Rejects with LogUnavailable while the store is unavailable. */
const answered = <Result>(work: Promise<Result>): Promise<Result> =>
  work.catch((error: unknown) => {
    throw error instanceof Unavailable && !(error instanceof LogUnavailable)
      ? new LogUnavailable(`The log can't be compared with the read store: ${error.message}`, { cause: error })
      : error;
  });
