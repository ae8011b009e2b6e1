import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { VideoFailureCode } from '../../../../domain/videos/index.ts';
import { createEmitter } from '../../../../lib/emitter.ts';
import { prepareQuery } from '../../../../lib/sqlite/query.ts';
import { byTurn, roundFor, type JobState, type RenderJob, type RenderJobs, type WaitingJob } from './jobs.ts';

type Row = readonly [
  jobId: string,
  owner: string,
  round: number,
  addedAt: number,
  state: JobState,
  token: number,
  leaseUntil: number,
  progress: number,
  phase: string,
  estimated: number,
];
type FullRow = readonly [...Row, request: string, failureCode: VideoFailureCode | null, nudges: number];

const columns = 'job_id, owner, round, added_at, state, token, lease_until, progress, phase, estimated';
const isActive = "state IN ('queued', 'rendering')";

export interface SqliteJobsOptions {
  readonly folder: string;
  /** UTC milliseconds: the clock of all processes on this machine. */
  readonly now?: () => number;
}

/**
 * Render jobs in `{folder}/render-jobs.sqlite`, for the processes of one machine. Deleted content is overwritten,
 * because requests hold personal data.
 */
export function openSqliteRenderJobs({ folder, now = Date.now }: SqliteJobsOptions): RenderJobs {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, 'render-jobs.sqlite'), { timeout: 10_000 });
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA secure_delete = ON;
    CREATE TABLE IF NOT EXISTS render_jobs (
      job_id TEXT PRIMARY KEY, owner TEXT NOT NULL, round INTEGER NOT NULL, added_at INTEGER NOT NULL,
      state TEXT NOT NULL, token INTEGER NOT NULL, renderer TEXT, lease_until INTEGER NOT NULL,
      progress REAL NOT NULL, phase TEXT NOT NULL, estimated INTEGER NOT NULL,
      request TEXT NOT NULL, failure_code TEXT, nudges INTEGER NOT NULL, ended_at INTEGER) STRICT;
    CREATE INDEX IF NOT EXISTS render_jobs_active ON render_jobs (state) WHERE ${isActive};
    CREATE INDEX IF NOT EXISTS render_jobs_over ON render_jobs (ended_at) WHERE state IN ('cancelled', 'discarded');`);
  const changed = createEmitter();
  const readOne = prepareQuery<[string], FullRow>(
    db,
    `SELECT ${columns}, request, failure_code, nudges FROM render_jobs WHERE job_id = ?`,
  );
  const readProgress = prepareQuery<[string], readonly [progress: number, phase: string, estimated: number]>(
    db,
    'SELECT progress, phase, estimated FROM render_jobs WHERE job_id = ?',
  );
  const readActive = prepareQuery<[], Row>(db, `SELECT ${columns} FROM render_jobs WHERE ${isActive}`);
  const readOver = prepareQuery<[number], readonly [string]>(
    db,
    "SELECT job_id FROM render_jobs WHERE state IN ('cancelled', 'discarded') AND ended_at <= ?",
  );
  const insert = db.prepare(
    `INSERT OR IGNORE INTO render_jobs VALUES (?, ?, ?, ?, ?, 0, NULL, 0, 0, '', 0, ?, NULL, 0, ?)`,
  );
  const takeFree = db.prepare(
    `UPDATE render_jobs SET state = 'rendering', token = token + 1, renderer = ?, lease_until = ?
     WHERE job_id = ? AND token = ? AND (state = 'queued' OR (state = 'rendering' AND lease_until <= ?))`,
  );
  const ours = "job_id = ? AND token = ? AND state = 'rendering'";
  const extend = db.prepare(`UPDATE render_jobs SET lease_until = ? WHERE ${ours}`);
  const extendWith = db.prepare(
    // A renderer that takes a job over begins again; the shown progress stays until the new one is ahead.
    `UPDATE render_jobs SET lease_until = $until, progress = max(progress, $progress),
       phase = iif($progress >= progress, $phase, phase), estimated = iif($progress >= progress, $estimated, estimated)
     WHERE job_id = $jobId AND token = $token AND state = 'rendering'`,
  );
  const end = db.prepare(`UPDATE render_jobs SET state = ?, failure_code = ?, ended_at = ? WHERE ${ours}`);
  const back = db.prepare(`UPDATE render_jobs SET state = 'queued', lease_until = 0 WHERE ${ours}`);
  const backAll = db.prepare(
    "UPDATE render_jobs SET state = 'queued', lease_until = 0 WHERE state = 'rendering' AND renderer = ?",
  );
  const cancelOne = db.prepare(
    `UPDATE render_jobs SET state = 'cancelled', request = '', ended_at = ? WHERE job_id = ? AND ${isActive}`,
  );
  const discardOne = db.prepare(
    "UPDATE render_jobs SET state = 'discarded', request = '', ended_at = ? WHERE job_id = ? AND state <> 'cancelled'",
  );
  const remove = db.prepare('DELETE FROM render_jobs WHERE job_id = ?');
  const count = db.prepare(`UPDATE render_jobs SET nudges = nudges + 1 WHERE job_id = ? AND ${isActive}`);

  const emptyLog = prepareQuery<[], [busy: number]>(db, 'PRAGMA wal_checkpoint(TRUNCATE)');
  // A crash may have left removed requests in the write-ahead log.
  let isClean = false;
  /** Truncates the write-ahead log, which keeps removed requests. While another process reads, a later call does. */
  const clean = (): void => {
    if (!isClean) isClean = emptyLog.get()?.[0] === 0;
  };
  const removed = <Result>(result: Result): Result => {
    isClean = false;
    clean();
    return result;
  };
  clean();

  const waiting = (row: Row): Omit<WaitingJob, 'state'> & { readonly state: JobState } => {
    const [jobId, owner, round, addedAt, state, token, leaseUntil, progress, phase, estimated] = row;
    const isFree = state === 'queued' || (state === 'rendering' && leaseUntil <= now());
    return { jobId, owner, round, addedAt, state, token, isFree, progress, phase, estimated: estimated === 1 };
  };
  const read = (jobId: string): RenderJob | undefined => {
    const row = readOne.get(jobId);
    if (row === undefined) return undefined;
    const [request, failureCode, nudges] = row.slice(10) as [string, VideoFailureCode | null, number];
    const head = row.slice(0, 10) as unknown as Row;
    return { ...waiting(head), request, nudges, ...(failureCode === null ? {} : { failureCode }) };
  };
  const active = (): WaitingJob[] =>
    readActive
      .all()
      .map((row) => waiting(row) as WaitingJob)
      .toSorted(byTurn);

  /** One writer at a time, also among processes. */
  function atomically<Result>(work: () => Result): Result {
    db.exec('BEGIN IMMEDIATE');
    try {
      const result = work();
      db.exec('COMMIT');
      return result;
    } catch (error) {
      db.exec('ROLLBACK');
      throw error;
    }
  }
  const wrote = ({ changes }: { readonly changes: number | bigint }): boolean => {
    if (changes > 0) changed.emit();
    return changes > 0;
  };

  return {
    add: async (jobId, owner, request) =>
      void wrote(atomically(() => insert.run(jobId, owner, roundFor(owner, active()), now(), 'queued', request, null))),
    read: async (jobId) => read(jobId),
    active: async () => active(),
    progressOf: async (jobIds) =>
      jobIds.flatMap((jobId) => {
        const row = readProgress.get(jobId);
        return row === undefined ? [] : [{ jobId, progress: row[0], phase: row[1], estimated: row[2] === 1 }];
      }),
    take: async (jobId, token, renderer, ttlMs) => wrote(takeFree.run(renderer, now() + ttlMs, jobId, token, now())),
    renew: async (jobId, token, ttlMs, progress) => {
      const until = now() + ttlMs;
      const { changes } =
        progress === undefined
          ? extend.run(until, jobId, token)
          : extendWith.run({
              $until: until,
              $progress: progress.progress,
              $phase: progress.phase,
              $estimated: progress.estimated ? 1 : 0,
              $jobId: jobId,
              $token: token,
            });
      if (changes === 0) return undefined;
      if (progress !== undefined) changed.emit();
      return read(jobId);
    },
    finish: async (jobId, token, outcome) =>
      wrote(end.run(outcome.state, outcome.state === 'failed' ? outcome.code : null, now(), jobId, token)),
    giveBack: async (jobId, token) => void wrote(back.run(jobId, token)),
    giveBackAllOf: async (renderer) => void wrote(backAll.run(renderer)),
    cancel: async (jobId) =>
      removed(
        wrote(
          atomically(() => {
            const cancelled = cancelOne.run(now(), jobId);
            return cancelled.changes > 0 ? cancelled : insert.run(jobId, '', 0, now(), 'cancelled', '', now());
          }),
        ),
      ),
    discard: async (jobId) => void removed(wrote(discardOne.run(now(), jobId))),
    forget: async (olderThanMs) => {
      clean();
      const over = readOver.all(now() - olderThanMs).map(([jobId]) => jobId);
      for (const jobId of over) remove.run(jobId);
      return over;
    },
    nudge: async (jobId) => void wrote(count.run(jobId)),
    subscribe: (listener) => changed.subscribe(listener),
    close: async () => db.close(),
  };
}
