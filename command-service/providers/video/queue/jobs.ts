import type { VideoFailureCode } from '../../../../domain/videos/index.ts';

/** How far a job is. A `discarded` or `cancelled` one is kept for a while, so that its id does not start again. */
export type JobState = 'queued' | 'rendering' | 'completed' | 'failed' | 'cancelled' | 'discarded';

/** A job that has not ended, as the queue sees it. */
export interface WaitingJob {
  readonly jobId: string;
  readonly owner: string;
  /** Turns are fair by rounds: an owner has at most one job in each. */
  readonly round: number;
  /** The order within a round. */
  readonly addedAt: number;
  readonly state: 'queued' | 'rendering';
  /** A renderer may take it: it is queued, or the lease of its renderer is over. */
  readonly isFree: boolean;
  /** The fencing token: grows each time that a renderer takes the job. */
  readonly token: number;
  readonly progress: number;
  readonly phase: string;
  readonly estimated: boolean;
}

export interface RenderJob extends Omit<WaitingJob, 'state'> {
  readonly state: JobState;
  /** The request as JSON; empty once the job is canceled or discarded. */
  readonly request: string;
  readonly failureCode?: VideoFailureCode;
  /** Reports of an outside service so far. */
  readonly nudges: number;
}

export interface JobProgress {
  readonly progress: number;
  readonly phase: string;
  readonly estimated: boolean;
}

export type JobEnd = { readonly state: 'completed' } | { readonly state: 'failed'; readonly code: VideoFailureCode };

/**
 * The queue of render jobs, shared by every process that orders or renders videos. Each job is under a separate lease
 * with a fencing token: writes of a renderer are refused after another one took its job. Leases are measured with the
 * store's clock. Every method may be repeated.
 */
export interface RenderJobs {
  /** Adds a job at its fair place (see `roundFor`); one with this id stays as it is, also when it has ended. */
  add(jobId: string, owner: string, request: string): Promise<void>;
  read(jobId: string): Promise<RenderJob | undefined>;
  /** All jobs that have not ended, in the order in which they start. */
  active(): Promise<readonly WaitingJob[]>;
  /** How far these jobs are, or were when they ended; unknown ones are missing. */
  progressOf(jobIds: readonly string[]): Promise<readonly (JobProgress & { readonly jobId: string })[]>;
  /** Takes the job under a lease of `ttlMs` for a renderer, if it is still free and has this token; false otherwise. */
  take(jobId: string, token: number, renderer: string, ttlMs: number): Promise<boolean>;
  /** Renews the lease, with the progress, which never falls; undefined when the job is no longer ours. */
  renew(jobId: string, token: number, ttlMs: number, progress?: JobProgress): Promise<RenderJob | undefined>;
  /** Records the end; false when the job is no longer ours. */
  finish(jobId: string, token: number, end: JobEnd): Promise<boolean>;
  /** Gives a job back to its place in the queue; does nothing when it is no longer ours. */
  giveBack(jobId: string, token: number): Promise<void>;
  /** Gives back the jobs that a renderer of this name held when it died. */
  giveBackAllOf(renderer: string): Promise<void>;
  /** Ends a job, also one that does not exist yet. False when it has ended before. */
  cancel(jobId: string): Promise<boolean>;
  /** Forgets the request of a job that has ended, or ends it; nothing for an unknown one. */
  discard(jobId: string): Promise<void>;
  /** Removes canceled and discarded jobs that ended longer ago than this; returns their ids. */
  forget(olderThanMs: number): Promise<readonly string[]>;
  /** Counts a report about a job that has not ended. */
  nudge(jobId: string): Promise<void>;
  /** Calls back after changes that this process made. Changes of others are seen by reading. */
  subscribe(listener: () => void): () => void;
  close(): Promise<void>;
}

/** Videos of one user that are rendered at the same time. */
export const mostPerOwner = 3;

/**
 * The round of a new job: the one after its owner's last, and never earlier than the one whose turn it is. So a job
 * waits for at most one job of every other owner, and no owner can starve others.
 */
export function roundFor(owner: string, active: readonly Pick<WaitingJob, 'owner' | 'round' | 'state'>[]): number {
  const own = active.filter((job) => job.owner === owner).map(({ round }) => round);
  const queued = active.filter(({ state }) => state === 'queued').map(({ round }) => round);
  const begun = active.filter(({ state }) => state === 'rendering').map(({ round }) => round + 1);
  const turn = queued.length > 0 ? Math.min(...queued) : Math.max(0, ...begun);
  return Math.max(turn, ...own.map((round) => round + 1));
}

/** The order in which jobs start. */
export const byTurn = (a: WaitingJob, b: WaitingJob): number =>
  a.round - b.round || a.addedAt - b.addedAt || (a.jobId < b.jobId ? -1 : 1);

/**
 * The job that a free renderer takes: first one whose renderer is gone, then the next in turn whose owner has fewer
 * than `mostPerOwner` at work. Two renderers that ask at once choose the same job, and only one of them gets it: so the
 * limit holds without a lock.
 */
export function nextOf(active: readonly WaitingJob[]): WaitingJob | undefined {
  const lost = active.find(({ state, isFree }) => state === 'rendering' && isFree);
  if (lost !== undefined) return lost;
  const atWork = (owner: string): number =>
    active.filter((job) => job.owner === owner && job.state === 'rendering').length;
  return active.find(({ state, owner }) => state === 'queued' && atWork(owner) < mostPerOwner);
}

/** How many jobs come before a queued one: those at work, and those that start earlier. */
export function aheadOf(jobId: string, active: readonly WaitingJob[]): number {
  const place = active.filter(({ state }) => state === 'queued').findIndex((job) => job.jobId === jobId);
  return active.filter(({ state }) => state === 'rendering').length + Math.max(0, place);
}
