import type { Collection, Db } from 'mongodb';
import { createEmitter } from '../../../lib/emitter.ts';
import { createCaller } from '../../../lib/mongodb/call.ts';
import { connectDatabase } from '../../../lib/mongodb/connect.ts';
import { isDuplicate } from '../../../lib/mongodb/errors.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import { keptAfterEndMs, keptInSilenceMs, type JobSubject, type ProgressStore } from './port.ts';

interface ProgressDocument {
  readonly _id: string;
  readonly kind: JobSubject['kind'];
  readonly subject: string;
  readonly percent: number;
  readonly phase: string;
  readonly estimated: boolean;
  readonly reportedAt: number;
  readonly ended: boolean;
  /** When the server removes it. */
  readonly goneAt: Date;
}

/** The database of progress is unavailable: try again later. */
export class ProgressUnavailable extends Unavailable {
  override readonly name: string = 'ProgressUnavailable';
}

const call = createCaller(ProgressUnavailable);

/**
 * The progress of jobs in a collection, for the processes of all machines. The server removes expired values.
 *
 * @param now UTC milliseconds
 */
export async function openMongoProgress(db: Db, now: () => number = Date.now): Promise<ProgressStore> {
  const jobs: Collection<ProgressDocument> = db.collection('progress');
  await jobs.createIndexes([{ key: { goneAt: 1 }, expireAfterSeconds: 0 }, { key: { ended: 1 } }]);
  const changed = createEmitter();
  const jobOf = ({ _id: jobId, kind, subject: id, percent, phase, estimated }: ProgressDocument) => ({
    jobId,
    about: { kind, id },
    percent,
    phase,
    estimated,
  });
  return {
    atWork: async () => (await call(() => jobs.find({ ended: false }).toArray())).map(jobOf),
    read: async (jobIds) => {
      if (jobIds.length === 0) return new Map();
      const found = await call(() => jobs.find({ _id: { $in: [...jobIds] } }).toArray());
      return new Map(found.map((job) => [job._id, jobOf(job)]));
    },
    lastReport: async (jobId) => (await call(() => jobs.findOne({ _id: jobId })))?.reportedAt,
    report: async ({ jobId, about: { kind, id: subject }, percent, phase, estimated }) => {
      const goneAt = new Date(now() + keptInSilenceMs);
      const values = { kind, subject, percent, phase, estimated, reportedAt: now(), goneAt };
      try {
        // Does not match a job with more progress or one that has ended; inserting it again then fails.
        await call(() =>
          jobs.updateOne({ _id: jobId, ended: false, percent: { $lte: percent } }, { $set: values }, { upsert: true }),
        );
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        return;
      }
      changed.emit();
    },
    end: async (jobId) => {
      const goneAt = new Date(now() + keptAfterEndMs);
      await call(() => jobs.updateOne({ _id: jobId, ended: false }, { $set: { ended: true, goneAt } }));
    },
    subscribe: (listener) => changed.subscribe(listener),
    // The caller that opened the client closes it.
    close: async () => undefined,
  };
}

/**
 * Connects to the progress of jobs in a database.
 *
 * @param url `mongodb://…`; its database is used, or `curbcast`
 */
export async function connectProgress(url: string): Promise<ProgressStore> {
  const { opened, close } = await connectDatabase(url, openMongoProgress);
  return { ...opened, close };
}
