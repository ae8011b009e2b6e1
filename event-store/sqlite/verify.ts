import { availableParallelism } from 'node:os';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { START } from '../../domain/envelope.ts';
import type { Verification } from '../port.ts';
import { LogCorrupted, LogUnavailable } from '../port.ts';
import { formatPosition } from '../stored-event.ts';
import type { Checked, CheckRange } from './check.ts';
import { asDamageAfter, checkEvents } from './check.ts';
import { indexFinding } from './index-check.ts';
import { isDamage } from '../../lib/sqlite/errors.ts';
import { lastEvent, openForChecking } from './database.ts';
import { logFiles } from './files.ts';
import { attachIndexes } from './indexes-file.ts';
import type { AnchorPoint } from '../head-anchor.ts';
import { readHeadAnchor } from '../head-anchor.ts';
import type { WorkerAnswer } from './verify-worker.ts';

export interface VerifyOptions {
  /** Called with the number of events checked so far. */
  readonly onProgress?: (events: number) => void;
  /** Stops the check, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Checks one range. Rejects with LogCorrupted at the first damage. */
type CheckPart = (range: CheckRange) => Promise<Checked>;

/**
 * The events per range. Each range starts from the chain link that the range before it proves, and looks up the streams
 * that it meets, so few ranges cost less. Many share the work among more threads and take less memory.
 */
const PART = 50_000;
const LARGEST_PART = 250_000;

/** The same for a slow check, which keeps each stream of a range: many long-lived objects would make the heap grow. */
const SLOW_PART = 2_000;

/**
 * Checks the whole log up to the last event that is committed at the beginning: positions, revisions, every hash, the
 * chain of each stream and of the log, the indexes, the head anchor. Uses one worker thread and connection per
 * processor, and runs next to the writer of any process. Damage is a finding; rejects only when the log can't be read
 * at all.
 */
export async function verifyLog(folder: string, options: VerifyOptions = {}): Promise<Verification> {
  return withVerdict(folder, async (head, anchor) => {
    if (head <= PART)
      return checkParts(head, anchor, PART, [checkHere(folder, () => yieldToEventLoop(), options.signal)], options);
    const threads = Math.min(availableParallelism(), Math.ceil(head / PART));
    const workers = Array.from({ length: threads }, () => startWorker(folder));
    try {
      return await checkParts(
        head,
        anchor,
        Math.min(LARGEST_PART, Math.max(PART, Math.ceil(head / (2 * threads)))),
        workers.map(({ check }) => check),
        options,
      );
    } finally {
      await Promise.all(workers.map(({ stop }) => stop()));
    }
  });
}

/**
 * The same check in this thread. Awaits `pause` after each page with the milliseconds that the page took, so that the
 * caller limits the load.
 */
export async function verifyLogSlowly(
  folder: string,
  pause: (tookMs: number) => Promise<void>,
  options: VerifyOptions = {},
): Promise<Verification> {
  return withVerdict(folder, (head, anchor) =>
    checkParts(head, anchor, slowPart(folder), [checkHere(folder, pause, options.signal)], options),
  );
}

/** Without indexes, each range reads the hashes of all events before it, so there must be few ranges. */
function slowPart(folder: string): number {
  const files = logFiles(folder);
  const db = openForChecking(files.database);
  try {
    return attachIndexes(db, files) === undefined ? PART : SLOW_PART;
  } finally {
    db.close();
  }
}

async function withVerdict(
  folder: string,
  check: (head: number, anchor: AnchorPoint) => Promise<Checked>,
): Promise<Verification> {
  const files = logFiles(folder);
  const bad = (finding: string): Verification => ({
    ok: false,
    events: 0,
    streams: 0,
    lastGood: START,
    findings: [finding],
  });
  // Read the anchor before the head: the log may grow in between, but never falls behind the anchor.
  const anchor = readHeadAnchor(files.anchor);
  if (!anchor) return bad(`The head anchor (${files.anchor}) is missing or unreadable.`);
  try {
    const head = readHead(files.database) ?? anchor.position;
    const { position, events, streams, damagedIndexes } = await check(head, anchor);
    const lost =
      head < anchor.position
        ? [
            `The log ends at position ${formatPosition(head) || 'none'}, but position ${formatPosition(anchor.position)} was acknowledged.`,
          ]
        : [];
    const findings = [...lost, ...damagedIndexes.map(indexFinding)];
    return { ok: findings.length === 0, events, streams, lastGood: formatPosition(position), findings };
  } catch (error) {
    const reported = asDamageAfter(0, error);
    if (!(reported instanceof LogCorrupted)) throw reported;
    // Positions have no gaps, so the last good position is the number of sound events.
    return { ...bad(reported.message), events: Number(reported.lastGood), lastGood: reported.lastGood };
  }
}

/**
 * The last position; undefined when the file is damaged there. SQLite reads a page that the end of the file cuts off as
 * an empty one, so a search from the end finds no event although there are events before that page.
 */
function readHead(file: string): number | undefined {
  const db = openForChecking(file);
  try {
    return lastEvent(db).position || undefined;
  } catch (error) {
    if (isDamage(error)) return undefined;
    throw error;
  } finally {
    db.close();
  }
}

/** Distributes the ranges of the log in order until all are checked or one is damaged; reports the first damage. */
async function checkParts(
  head: number,
  anchor: AnchorPoint,
  part: number,
  checkers: readonly CheckPart[],
  { onProgress, signal }: VerifyOptions,
): Promise<Checked> {
  let next = 0;
  let events = 0;
  let streams = 0;
  const damages: LogCorrupted[] = [];
  const indexes = new Map<string, number>();
  const work = async (check: CheckPart): Promise<void> => {
    while (next < head && damages.length === 0) {
      signal?.throwIfAborted();
      const after = next;
      next = Math.min(head, after + part);
      try {
        const checked = await check({ after, to: next, anchor });
        events += checked.events;
        streams += checked.streams;
        for (const { index, position } of checked.damagedIndexes)
          indexes.set(index, Math.min(position, indexes.get(index) ?? position));
        onProgress?.(events);
      } catch (error) {
        if (!(error instanceof LogCorrupted)) throw error;
        damages.push(error);
      }
    }
  };
  await Promise.all(checkers.map(work));
  const [first] = damages.toSorted((a, b) => (a.lastGood < b.lastGood ? -1 : 1));
  if (first) throw first;
  return {
    position: head,
    events,
    streams,
    damagedIndexes: [...indexes].map(([index, position]) => ({ index, position })),
  };
}

function checkHere(
  folder: string,
  pause: (tookMs: number) => Promise<void>,
  signal: AbortSignal | undefined,
): CheckPart {
  return async (range) => {
    const files = logFiles(folder);
    const db = openForChecking(files.database);
    try {
      attachIndexes(db, files);
      const check = checkEvents(db, range);
      for (;;) {
        signal?.throwIfAborted();
        const started = performance.now();
        const step = check.next();
        if (step.done) return step.value;
        await pause(performance.now() - started);
      }
    } finally {
      db.close();
    }
  };
}

function startWorker(folder: string): { readonly check: CheckPart; readonly stop: () => Promise<unknown> } {
  const worker = new Worker(new URL('verify-worker.ts', import.meta.url), { workerData: folder });
  const check: CheckPart = (range) =>
    new Promise((resolve, reject) => {
      worker.removeAllListeners('error').once('error', reject);
      worker.removeAllListeners('message').once('message', (answer: WorkerAnswer) => {
        if ('checked' in answer) resolve(answer.checked);
        else
          reject(
            answer.damage
              ? new LogCorrupted(answer.message, answer.damage.lastGood)
              : new LogUnavailable(answer.message),
          );
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker thread has no origin
      worker.postMessage(range);
    });
  return { check, stop: () => worker.terminate() };
}
