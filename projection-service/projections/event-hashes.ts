import type { RecordedEvent } from '../../domain/envelope.ts';
import { documents, type ReaderOf } from '../collections.ts';
import { defineProjection, type ReadOf } from '../define-projection.ts';

/** The hash of one event, recorded when it was projected. */
export interface EventWitness {
  readonly revision: number;
  /** The whole hash for the last event and each 64th one; the first 8 digits for the events between them. */
  readonly hash: string;
}

/** The hashes of up to 64 consecutive events of a stream. */
interface WindowDocument {
  /** The last event of the window. */
  readonly revision: number;
  readonly hash: string;
  /** The first digits of the hash of every event of the window, one after the other. */
  readonly marks: string;
}

/**
 * The events per window. A hash covers all hashes before it, so the last one alone proves the history. The marks
 * between find the first event that differs, at 8 bytes an event instead of a document.
 */
const windowSize = 64;
const markDigits = 8;

const collections = {
  windows: documents<WindowDocument>(),
  lastWindows: documents<WindowDocument>(),
};

const windowOf = (revision: number): number => Math.floor(revision / windowSize);
const windowId = (stream: string, window: number): string => `${stream}:${String(window).padStart(8, '0')}`;

const noted = ({ stream, revision, hash }: RecordedEvent, read: ReadOf<typeof collections>) => {
  const before = read('lastWindows', stream);
  const marks = before && windowOf(before.revision) === windowOf(revision) ? before.marks : '';
  const doc = { revision, hash, marks: marks + hash.slice(0, markDigits) };
  const last = { op: 'put', collection: 'lastWindows', id: stream, doc } as const;
  return revision % windowSize === windowSize - 1
    ? [last, { op: 'put', collection: 'windows', id: windowId(stream, windowOf(revision)), doc } as const]
    : [last];
};

/**
 * The hashes of the events of every stream that can be audited, as they were projected: an independent second copy. An
 * audit reads the history from the log, and compares it with these to find out whether the log was rewritten since
 * (docs/decisions/0008-audit-replay.md).
 */
export const eventHashes = defineProjection({
  name: 'event-hashes',
  version: '2',
  collections,
  writtenOnce: ['windows'],
  needs: ({ stream }) => ({ lastWindows: stream }),
  on: {
    credits: noted,
    twincredits: noted,
    video: noted,
    payment: noted,
    purchase: noted,
    subscription: noted,
    invoice: noted,
  },
  live: { windows: 'silent', lastWindows: 'silent' },
  awaitedBy: 'queries',
});

/** Reads what was recorded of the hash of a stream's event at a revision, or of the last projected event. */
export async function readWitness(
  { get }: Pick<ReaderOf<typeof collections>, 'get'>,
  stream: string,
  revision: number | 'last',
): Promise<EventWitness | undefined> {
  const last = await get('lastWindows', stream);
  if (last === undefined || revision === 'last') return last && { revision: last.revision, hash: last.hash };
  const window =
    windowOf(last.revision) === windowOf(revision) ? last : await get('windows', windowId(stream, windowOf(revision)));
  if (window === undefined || revision > window.revision) return undefined;
  if (revision === window.revision) return { revision, hash: window.hash };
  const at = (revision % windowSize) * markDigits;
  return { revision, hash: window.marks.slice(at, at + markDigits) };
}
