import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Refusal } from '../../../domain/refusal.ts';
import { childEnvironment } from '../child-environment.ts';
import { formatOf, wrongType } from './format.ts';
import type { FeeSheetFormat, FeeSheetReader, FeeSheetReading, ReadingProgress } from './port.ts';
import type { SheetProblem } from './reading/read-sheet.ts';
import { say, type Sentence } from '../../../words/index.ts';

/** Each problem with its sentence for the user. */
const sentences: Readonly<Record<SheetProblem | 'late', Sentence>> = {
  broken: wrongType,
  password: say('SHEET_HAS_PASSWORD'),
  blank: say('SHEET_WITHOUT_TEXT'),
  foreign: say('SHEET_NOT_ENGLISH'),
  nothing: say('SHEET_WITHOUT_FIGURES'),
  beyond: say('SHEET_TOO_LONG'),
  late: say('SHEET_TOO_SLOW'),
};
const busy = say('TOO_MANY_SHEETS_NOW');

export interface FeeSheetReaderOptions {
  /** Milliseconds for one sheet; default 120 s, for a machine that is very busy. A page takes about two seconds. */
  readonly limitMs?: number;
  /** Sheets that are read at the same time; default 1. Others wait, at most 20. */
  readonly concurrency?: number;
  readonly nodePath?: string;
}

const mostWaiting = 20;
const heapMb = 256;
const root = join(import.meta.dirname, '../../..');
const script = join(import.meta.dirname, 'reading/reading-process.ts');

/**
 * Creates the reader. Each sheet is read by a separate process that may read the program's files and nothing else: it
 * can't write files or start programs, sees no secrets, and is killed at its time limit.
 */
export function createFeeSheetReader({
  limitMs = 120_000,
  concurrency = 1,
  nodePath = process.execPath,
}: FeeSheetReaderOptions = {}): FeeSheetReader {
  let running = 0;
  const waiting: (() => void)[] = [];
  const takeTurn = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new Refusal('UNAVAILABLE', busy);
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  };
  const passTurn = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    async read(bytes, onProgress = () => undefined) {
      const format = formatOf(bytes);
      await takeTurn();
      try {
        return await readInChild(bytes, format, { nodePath, limitMs, onProgress });
      } finally {
        passTurn();
      }
    },
  };
}

interface ChildLine {
  readonly progress?: ReadingProgress;
  readonly reading?: FeeSheetReading;
  readonly problem?: SheetProblem;
}

async function readInChild(
  bytes: Uint8Array,
  format: FeeSheetFormat,
  {
    nodePath,
    limitMs,
    onProgress,
  }: { readonly nodePath: string; readonly limitMs: number; readonly onProgress: (progress: ReadingProgress) => void },
): Promise<FeeSheetReading> {
  const child = spawn(
    nodePath,
    [
      '--disable-warning=ExperimentalWarning',
      '--disable-warning=SecurityWarning',
      '--permission',
      `--allow-fs-read=${root}/*`,
      '--allow-addons',
      '--allow-worker',
      `--max-old-space-size=${heapMb}`,
      script,
      format,
    ],
    { env: { PATH: childEnvironment['PATH'] ?? '' }, stdio: ['pipe', 'pipe', 'ignore'] },
  );
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, limitMs);
  let reading: FeeSheetReading | undefined;
  let problem: SheetProblem | undefined;
  createInterface({ input: child.stdout }).on('line', (line) => {
    const told = JSON.parse(line) as ChildLine;
    if (told.progress !== undefined) onProgress(told.progress);
    reading ??= told.reading;
    problem ??= told.problem;
    // Not left to exit by itself: Node.js may hang in its shutdown (https://github.com/nodejs/node/issues/54918).
    if (reading !== undefined || problem !== undefined) child.kill('SIGKILL');
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', () => resolve());
  });
  // A child that does not read its input to the end has failed; its answer says so.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  try {
    await ended;
  } finally {
    clearTimeout(timer);
  }
  if (reading !== undefined) return reading;
  throw new Refusal('INVALID_INPUT', sentences[isLate ? 'late' : (problem ?? 'broken')]);
}
