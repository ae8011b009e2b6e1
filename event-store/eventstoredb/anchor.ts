import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { createHeadAnchor, openHeadAnchor, readHeadAnchor } from '../head-anchor.ts';
import { NO_HASH } from '../hash-chain.ts';
import { LogCorrupted } from '../port.ts';
import { parsePosition } from './position.ts';
import type { RawReads } from './raw-reads.ts';

/**
 * The last event whose append was acknowledged to this process, recorded on its own disk. A database that was restored
 * from an older backup, or that lost its end, does not have that event. Hash chains alone don't detect that.
 */
export interface Anchor {
  /** Records an event by position and id. Ignores events before the last recorded one. */
  record(position: Position, eventId: string): void;
  /** What is wrong, in a sentence; undefined while the database has the event. */
  finding(): Promise<string | undefined>;
  close(): void;
}

/** Records nothing and finds nothing. */
const none: Anchor = { record: () => undefined, finding: async () => undefined, close: () => undefined };

interface Recorded {
  readonly position: Position;
  readonly eventId: string;
}

/** A RangeError means that no record begins at the position: the database is another log. */
function nothingThere(error: unknown): readonly never[] {
  if (error instanceof RangeError) return [];
  throw error;
}

/** The anchor file has one word for both. */
const parse = (chain: string): Recorded | undefined => {
  const [position, eventId] = chain.split('/');
  return position === undefined || eventId === undefined ? undefined : { position: position as Position, eventId };
};

/**
 * Opens the anchor in `file` and creates a missing one; without a file nothing is recorded. Throws LogCorrupted when
 * the file can't be read.
 */
export function openAnchor(file: string | undefined, reads: RawReads): Anchor {
  if (file === undefined) return none;
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) createHeadAnchor(file, { position: 0, chain: NO_HASH });
  const before = readHeadAnchor(file);
  if (!before)
    throw new LogCorrupted(
      `The head anchor (${file}) is unreadable, so the end of the log can't be trusted. Delete it to trust the log as it is.`,
      START,
    );
  const anchor = openHeadAnchor(file);
  let recorded = parse(before.chain);
  let closed = false;

  return {
    record(position, eventId) {
      if (closed || (recorded && comparePositions(position, recorded.position) <= 0)) return;
      recorded = { position, eventId };
      anchor.record({ position: Number(parsePosition(position)?.commit ?? 0), chain: `${position}/${eventId}` });
    },
    async finding() {
      if (!recorded) return undefined;
      const { position, eventId } = recorded;
      const [record] = await reads.forwards(position, 1).catch(nothingThere);
      return record?.id === eventId
        ? undefined
        : `Position ${position} was acknowledged with event ${eventId}, which is not in the database.`;
    },
    close() {
      closed = true;
      anchor.close();
    },
  };
}
