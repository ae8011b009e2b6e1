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
 * The last event that this process was told is stored, kept on its own disk: a database that was put back from an
 * older backup, or lost its end, does not have it. Hash chains alone would not show that.
 */
export interface Anchor {
  /** Notes an event, by place and id. Earlier ones than the last noted are left out. */
  record(position: Position, eventId: string): void;
  /** What is wrong, in words; undefined while the database has the event. */
  finding(): Promise<string | undefined>;
  close(): void;
}

/** Nothing is kept, and nothing found. */
const none: Anchor = { record: () => undefined, finding: async () => undefined, close: () => undefined };

interface Noted {
  readonly position: Position;
  readonly eventId: string;
}

/** A position inside a record of the database was one of another log. */
function nothingThere(error: unknown): readonly never[] {
  if (error instanceof RangeError) return [];
  throw error;
}

/** Position and id fit the slot of the anchor's file as one word. */
const parse = (chain: string): Noted | undefined => {
  const [position, eventId] = chain.split('/');
  return position === undefined || eventId === undefined ? undefined : { position: position as Position, eventId };
};

/** The anchor in `file`, made when missing; without a file, none. Throws LogCorrupted when the file can't be read. */
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
  let noted = parse(before.chain);
  let closed = false;

  return {
    record(position, eventId) {
      if (closed || (noted && comparePositions(position, noted.position) <= 0)) return;
      noted = { position, eventId };
      anchor.record({ position: Number(parsePosition(position)?.commit ?? 0), chain: `${position}/${eventId}` });
    },
    async finding() {
      if (!noted) return undefined;
      const { position, eventId } = noted;
      const [record] = await reads.forwards(parsePosition(position), 1).catch(nothingThere);
      return record?.id === eventId
        ? undefined
        : `Position ${position} was acknowledged with event ${eventId}, which the database does not have there.`;
    },
    close() {
      closed = true;
      anchor.close();
    },
  };
}
