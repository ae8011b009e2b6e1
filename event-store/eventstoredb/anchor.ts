import { existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { createHeadAnchor, openHeadAnchor, readHeadAnchor } from '../head-anchor.ts';
import { NO_HASH } from '../hash-chain.ts';
import { LogCorrupted } from '../port.ts';
import { parsePosition } from './position.ts';
import type { RawReads } from './raw-reads.ts';

/**
 * The last event whose append was acknowledged to this process or to an earlier one on the same disk. A database that
 * was restored from an older backup, or that lost its end, does not have that event. Hash chains alone don't detect
 * that.
 */
export interface Anchor {
  /** Records an event by position and id. Ignores events before the last recorded one. */
  record(position: Position, eventId: string): void;
  /** The fault, in a sentence; undefined while the database has the event. */
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

/** The anchor file stores position and event id as one text. */
const parse = (chain: string): Recorded | undefined => {
  const [position, eventId] = chain.split('/');
  return position === undefined || eventId === undefined ? undefined : { position: position as Position, eventId };
};

/** The files of all processes on this disk: each has its own, and a new container gets a new name. */
const anchorFile = /^event-store-.+\.anchor$/;
const day = 86_400_000;
/** A running process touches its file every day, so a file that nobody touched for this long is abandoned. */
const abandonedAfter = 30 * day;

function readRecorded(file: string): Recorded | undefined {
  const point = readHeadAnchor(file);
  // Another process tidied the folder and removed the file, because nobody used it anymore.
  if (!point && !existsSync(file)) return undefined;
  if (!point)
    throw new LogCorrupted(
      `The head anchor (${file}) is unreadable, so the end of the log can't be trusted. Delete it to trust the log as it is.`,
      START,
    );
  return parse(point.chain);
}

/** The files of the other processes of this installation on this disk, running or gone. */
const othersOf = (file: string): readonly string[] =>
  readdirSync(dirname(file))
    .filter((name) => anchorFile.test(name) && name !== basename(file))
    .map((name) => join(dirname(file), name));

/** Marks the file as used, and removes the files of processes that are gone: this one covers their positions. */
export function tidyAnchors(file: string): void {
  utimesSync(file, new Date(), new Date());
  for (const other of othersOf(file))
    if (Date.now() - (statSync(other, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) > abandonedAfter)
      rmSync(other, { force: true });
}

/**
 * Opens the anchor in `file` and creates a missing one; without a file nothing is recorded. The anchors of other
 * processes in the same folder count too: the newest event of all of them has to be in the database. Throws
 * LogCorrupted when a file can't be read.
 */
export function openAnchor(file: string | undefined, reads: RawReads): Anchor {
  if (file === undefined) return none;
  mkdirSync(dirname(file), { recursive: true });
  if (!existsSync(file)) createHeadAnchor(file, { position: 0, chain: NO_HASH });
  let [recorded] = [file, ...othersOf(file)]
    .flatMap((each) => readRecorded(each) ?? [])
    .toSorted((a, b) => comparePositions(b.position, a.position));
  const anchor = openHeadAnchor(file);
  const write = ({ position, eventId }: Recorded): void =>
    anchor.record({ position: Number(parsePosition(position)?.commit ?? 0), chain: `${position}/${eventId}` });
  if (recorded) write(recorded);
  const tidying = setInterval(() => tidyAnchors(file), day).unref();
  let closed = false;

  return {
    record(position, eventId) {
      if (closed || (recorded && comparePositions(position, recorded.position) <= 0)) return;
      recorded = { position, eventId };
      write(recorded);
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
      clearInterval(tidying);
      anchor.close();
    },
  };
}
