import type { LeftOutPicture, RenderRequest, RenderState } from '../port.ts';

/** A video that HeyGen makes, as this process knows it. */
export interface Job {
  /** Absent for a job that another process started. */
  readonly request?: RenderRequest;
  readonly stop: AbortController;
  /** UTC milliseconds. */
  readonly since: number;
  state: RenderState;
  videoId?: string;
  /** Settles when no try to make the video is under way. */
  making: Promise<unknown>;
  leftOut: readonly LeftOutPicture[];
  /** When its video is read next, by `performance.now`, and after what pause; undefined: the first. */
  nextRead: number;
  pauseMs: number | undefined;
  /** Reads in a row that found no such video, or a finished one without its files. */
  strange: number;
}

/** A job whose video is not made yet; `ahead` others come first. */
export const jobOf = (request: RenderRequest | undefined, since: number, ahead: number): Job => ({
  ...(request === undefined ? {} : { request }),
  stop: new AbortController(),
  since,
  state: { state: 'queued', ahead },
  making: Promise.resolve(),
  leftOut: [],
  nextRead: 0,
  pauseMs: undefined,
  strange: 0,
});
