import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createEmitter } from '../../../lib/emitter.ts';
import { prepareQuery } from '../../../lib/sqlite/query.ts';
import { keptAfterEndMs, keptInSilenceMs, type JobSubject, type ProgressStore } from './port.ts';

type Row = readonly [
  jobId: string,
  kind: JobSubject['kind'],
  subject: string,
  percent: number,
  phase: string,
  estimated: number,
];

export interface SqliteProgressOptions {
  readonly folder: string;
  /** UTC milliseconds. */
  readonly now?: () => number;
}

/** The progress of jobs in `{folder}/progress.sqlite`, for the processes of one machine. */
export function openSqliteProgress({ folder, now = Date.now }: SqliteProgressOptions): ProgressStore {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = new DatabaseSync(join(folder, 'progress.sqlite'), { timeout: 10_000 });
  // Losing the latest values is fine: no sync of the disk.
  db.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
    CREATE TABLE IF NOT EXISTS progress (
      job_id TEXT PRIMARY KEY, kind TEXT NOT NULL, subject TEXT NOT NULL, percent INTEGER NOT NULL,
      phase TEXT NOT NULL, estimated INTEGER NOT NULL, reported_at INTEGER NOT NULL, ended_at INTEGER
    ) STRICT, WITHOUT ROWID;`);
  const changed = createEmitter();
  const columns = 'job_id, kind, subject, percent, phase, estimated';
  const readAtWork = prepareQuery<[], Row>(db, `SELECT ${columns} FROM progress WHERE ended_at IS NULL`);
  const readOne = prepareQuery<[string], Row>(db, `SELECT ${columns} FROM progress WHERE job_id = ?`);
  const readTime = prepareQuery<[string], [number]>(db, 'SELECT reported_at FROM progress WHERE job_id = ?');
  const put = db.prepare(
    `INSERT INTO progress VALUES (?, ?, ?, ?, ?, ?, ?, NULL)
     ON CONFLICT (job_id) DO UPDATE SET
       percent = excluded.percent, phase = excluded.phase, estimated = excluded.estimated,
       reported_at = excluded.reported_at
     WHERE ended_at IS NULL AND excluded.percent >= percent`,
  );
  const endOne = db.prepare('UPDATE progress SET ended_at = ? WHERE job_id = ? AND ended_at IS NULL');
  const forget = db.prepare('DELETE FROM progress WHERE ended_at <= ? OR reported_at <= ?');

  const jobOf = ([jobId, kind, id, percent, phase, estimated]: Row) => ({
    jobId,
    about: { kind, id },
    percent,
    phase,
    estimated: estimated === 1,
  });

  return {
    atWork: async () => readAtWork.all().map(jobOf),
    read: async (jobIds) =>
      new Map(
        jobIds.flatMap((jobId) => {
          const row = readOne.get(jobId);
          return row === undefined ? [] : [[jobId, jobOf(row)]];
        }),
      ),
    lastReport: async (jobId) => readTime.get(jobId)?.[0],
    report: async ({ jobId, about: { kind, id }, percent, phase, estimated }) => {
      const { changes } = put.run(jobId, kind, id, percent, phase, estimated ? 1 : 0, now());
      if (changes > 0) changed.emit();
    },
    end: async (jobId) => {
      endOne.run(now(), jobId);
      forget.run(now() - keptAfterEndMs, now() - keptInSilenceMs);
    },
    subscribe: (listener) => changed.subscribe(listener),
    close: async () => db.close(),
  };
}
