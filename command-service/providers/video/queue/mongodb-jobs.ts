import type { Collection, Db, Document, UpdateFilter } from 'mongodb';
import type { VideoFailureCode } from '../../../../domain/videos/index.ts';
import { createEmitter } from '../../../../lib/emitter.ts';
import { createCaller } from '../../../../lib/mongodb/call.ts';
import { connectDatabase } from '../../../../lib/mongodb/connect.ts';
import { isDuplicate } from '../../../../lib/mongodb/errors.ts';
import {
  byTurn,
  roundFor,
  type JobProgress,
  type JobState,
  type RenderJob,
  type RenderJobs,
  type WaitingJob,
} from './jobs.ts';
import { Unavailable } from '../../../../lib/unavailable.ts';

interface JobDocument {
  readonly _id: string;
  readonly owner: string;
  readonly round: number;
  readonly addedAt: number;
  readonly state: JobState;
  readonly token: number;
  readonly renderer: string | null;
  /** Milliseconds of the server's clock. */
  readonly leaseUntil: number;
  readonly progress: number;
  readonly phase: string;
  readonly estimated: boolean;
  readonly request: string;
  readonly failureCode: VideoFailureCode | null;
  readonly nudges: number;
  readonly endedAt: number | null;
}

/** The queue's database is unavailable: try again later. The outcome of the call is unknown. */
export class RenderJobsUnavailable extends Unavailable {
  override readonly name: string = 'RenderJobsUnavailable';
}

const call = createCaller(RenderJobsUnavailable);
/** The server's clock as a number: some servers compare all dates as equal. */
const now: Document = { $toLong: '$$NOW' };
const isOver: Document = { $lte: [{ $toLong: '$leaseUntil' }, now] };
const activeStates: readonly JobState[] = ['queued', 'rendering'];
const literal = (value: unknown): Document => ({ $literal: value });
const keptUnlessFurther = (field: 'phase' | 'estimated', next: JobProgress): Document => ({
  $cond: [{ $gte: [next.progress, '$progress'] }, literal(next[field]), `$${field}`],
});

/** Render jobs in a collection, for the processes of all machines. */
export async function openMongoRenderJobs(db: Db): Promise<RenderJobs> {
  const jobs: Collection<JobDocument> = db.collection('render_jobs', { writeConcern: { w: 'majority' } });
  await jobs.createIndexes([{ key: { state: 1, endedAt: 1 } }]);
  const changed = createEmitter();

  const view = ({ _id: jobId, failureCode, ...job }: JobDocument & { readonly isFree: boolean }): RenderJob => {
    const { owner, round, addedAt, state, token, progress, phase, estimated, request, nudges, isFree } = job;
    return {
      jobId,
      owner,
      round,
      addedAt,
      state,
      token,
      progress,
      phase,
      estimated,
      request,
      nudges,
      isFree: state === 'queued' || (state === 'rendering' && isFree),
      ...(failureCode === null ? {} : { failureCode }),
    };
  };
  const find = async (filter: Document, fields: Document = {}): Promise<RenderJob[]> => {
    const found = await call(() =>
      jobs
        .aggregate<JobDocument & { readonly isFree: boolean }>([
          { $match: filter },
          { $set: { isFree: isOver } },
          ...(Object.keys(fields).length > 0 ? [{ $unset: Object.keys(fields) }] : []),
        ])
        .toArray(),
    );
    return found.map(view);
  };
  const read = async (jobId: string): Promise<RenderJob | undefined> => (await find({ _id: jobId }))[0];
  const active = async (): Promise<WaitingJob[]> =>
    (await find({ state: { $in: activeStates } }, { request: 1 })).map((job) => job as WaitingJob).toSorted(byTurn);

  const change = async (filter: Document, update: UpdateFilter<JobDocument> | Document[]): Promise<boolean> => {
    const { modifiedCount } = await call(() => jobs.updateMany(filter as never, update));
    if (modifiedCount > 0) changed.emit();
    return modifiedCount > 0;
  };
  const insert = async (job: Partial<JobDocument> & Pick<JobDocument, '_id' | 'owner'>): Promise<boolean> => {
    const base = { round: 0, addedAt: Date.now(), state: 'queued', token: 0, renderer: null, leaseUntil: 0 } as const;
    const rest = { progress: 0, phase: '', estimated: false, request: '', failureCode: null, nudges: 0, endedAt: null };
    try {
      await call(() => jobs.insertOne({ ...base, ...rest, ...job }));
      changed.emit();
      return true;
    } catch (error) {
      if (isDuplicate(error)) return false;
      throw error;
    }
  };
  const ours = (jobId: string, token: number) => ({ _id: jobId, token, state: 'rendering' as const });
  const over = (state: JobState): Document[] => [{ $set: { state: literal(state), request: '', endedAt: now } }];

  return {
    add: async (jobId, owner, request) =>
      void (await insert({ _id: jobId, owner, request, round: roundFor(owner, await active()) })),
    read,
    active,
    progressOf: async (jobIds) => {
      if (jobIds.length === 0) return [];
      const fields = { progress: 1, phase: 1, estimated: 1 } as const;
      const found = await call(() => jobs.find({ _id: { $in: [...jobIds] } }, { projection: fields }).toArray());
      return found.map(({ _id: jobId, progress, phase, estimated }) => ({ jobId, progress, phase, estimated }));
    },
    take: (jobId, token, renderer, ttlMs) =>
      change({ _id: jobId, token, $or: [{ state: 'queued' }, { state: 'rendering', $expr: isOver }] }, [
        {
          $set: {
            state: 'rendering',
            token: { $add: ['$token', 1] },
            renderer: literal(renderer),
            leaseUntil: { $add: [now, ttlMs] },
          },
        },
      ]),
    renew: async (jobId, token, ttlMs, progress) => {
      const fields =
        progress === undefined
          ? {}
          : // A renderer that takes a job over begins again; the shown progress stays until it is passed.
            {
              progress: { $max: ['$progress', progress.progress] },
              phase: keptUnlessFurther('phase', progress),
              estimated: keptUnlessFurther('estimated', progress),
            };
      const { matchedCount } = await call(() =>
        jobs.updateOne(ours(jobId, token), [{ $set: { leaseUntil: { $add: [now, ttlMs] }, ...fields } }]),
      );
      if (matchedCount === 0) return undefined;
      if (progress !== undefined) changed.emit();
      return read(jobId);
    },
    finish: (jobId, token, end) =>
      change(ours(jobId, token), [
        {
          $set: {
            state: literal(end.state),
            failureCode: literal(end.state === 'failed' ? end.code : null),
            endedAt: now,
          },
        },
      ]),
    giveBack: async (jobId, token) =>
      void (await change(ours(jobId, token), { $set: { state: 'queued', leaseUntil: 0 } })),
    giveBackAllOf: async (renderer) =>
      void (await change({ state: 'rendering', renderer }, { $set: { state: 'queued', leaseUntil: 0 } })),
    cancel: async (jobId) =>
      (await change({ _id: jobId, state: { $in: activeStates } }, over('cancelled'))) ||
      insert({ _id: jobId, owner: '', state: 'cancelled', endedAt: Date.now() }),
    discard: async (jobId) =>
      void (await change({ _id: jobId, state: { $nin: ['cancelled', 'discarded'] } }, over('discarded'))),
    forget: async (olderThanMs) => {
      const past = Date.now() - olderThanMs;
      const found = await call(() =>
        jobs
          .find({ state: { $in: ['cancelled', 'discarded'] }, endedAt: { $lte: past } }, { projection: { _id: 1 } })
          .limit(1_000)
          .toArray(),
      );
      const ids = found.map(({ _id }) => _id);
      if (ids.length > 0) await call(() => jobs.deleteMany({ _id: { $in: ids } }));
      return ids;
    },
    nudge: async (jobId) => void (await change({ _id: jobId, state: { $in: activeStates } }, { $inc: { nudges: 1 } })),
    subscribe: (listener) => changed.subscribe(listener),
    // The caller that opened the client closes it.
    close: async () => undefined,
  };
}

/**
 * Connects to the queue in a database.
 *
 * @param url `mongodb://…`; its database is used, or `curbcast`
 */
export async function connectRenderJobs(
  url: string,
): Promise<{ readonly jobs: RenderJobs; readonly close: () => Promise<void> }> {
  const { opened: jobs, close } = await connectDatabase(url, openMongoRenderJobs);
  return { jobs, close };
}
