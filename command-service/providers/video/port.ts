import type { ImageType } from '../fetch/port.ts';
import type { FailedRender } from './failures.ts';

/** A picture to show beside the presenter, already fetched. */
export interface RenderMedia {
  /** Where it was fetched. */
  readonly url: string;
  /** Absolute path of a local file. */
  readonly path: string;
  /** What its first bytes say: the renderer reads it as nothing else. */
  readonly contentType: ImageType;
}

/** A picture that the video is made without. */
export interface LeftOutPicture {
  readonly url: string;
  /**
   * `no_picture`: it leads to something else, such as a film; `unreadable`: it is broken; `too_many`: the video shows
   * others.
   */
  readonly reason: 'no_picture' | 'unreachable' | 'too_large' | 'too_many' | 'unreadable';
}

export interface CollectedMedia {
  readonly pictures: readonly RenderMedia[];
  readonly leftOut: readonly LeftOutPicture[];
}

/** Fetches the pictures of a video into `folder`, which goes with the job. Rejects when the signal aborts. */
export type CollectMedia = (folder: string, signal: AbortSignal) => Promise<CollectedMedia>;

export interface RenderRequest {
  /** Stable per video and attempt: starting twice with the same id is one job. `[a-z0-9-]`. */
  readonly jobId: string;
  /** Whose it is: owners take turns in the queue. */
  readonly owner: string;
  readonly title: string;
  /** The property's address for the title card, if there is one. */
  readonly address?: string;
  readonly script: string;
  /** BCP 47, e.g. `en-US`, `es`, `zh`, `hi`, `fa`. */
  readonly language: string;
  /** Id of a stock presenter (see `presenters`). */
  readonly avatarId: string;
  /** Called when the job's turn has come; stopped when the job is cancelled. */
  readonly collectMedia: CollectMedia;
  /** Seconds of speech that are paid for. Speech that takes much longer fails as `over_price` before anything is drawn. */
  readonly paidSeconds: number;
}

export interface RenderedFiles {
  /** Absolute paths of finished local files, to be copied to the file store by the caller. */
  readonly mp4: string;
  readonly thumbnail: string;
  readonly captions: string;
  readonly durationSeconds: number;
}

export type RenderState =
  | { readonly state: 'unknown' }
  | { readonly state: 'queued'; readonly ahead: number }
  /** progress: 0 to 100; estimated: true when the provider does not report a real figure. */
  | { readonly state: 'rendering'; readonly progress: number; readonly phase: string; readonly estimated: boolean }
  /** leftOut: pictures that the video was made without; absent when there are none. */
  | { readonly state: 'completed'; readonly files: RenderedFiles; readonly leftOut?: readonly LeftOutPicture[] }
  | FailedRender
  | { readonly state: 'cancelled' };

export interface Presenter {
  readonly id: string;
  readonly name: string;
  /** Short line for the picker, e.g. "Warm and clear, American English". */
  readonly description: string;
}

/** Makes presenter videos. Jobs run outside the server's process and never block it. */
export interface VideoProvider {
  readonly name: string;
  /** True when work that has begun is paid for even if it is cancelled (DECISIONS 11). */
  readonly chargesForStartedWork: boolean;
  presenters(): readonly Presenter[];
  /** Why the voice cannot speak a script in a language, in a sentence for people; undefined when it can. */
  cannotSpeak(script: string, language: string): string | undefined;
  /** Queues the job. Idempotent by jobId: a job that exists already is left as it is, a cancelled one stays cancelled. */
  start(request: RenderRequest): Promise<void>;
  read(jobId: string): Promise<RenderState>;
  /** Calls back on each change of the job until it ends; gives the function that stops it. */
  watch(jobId: string, onChange: (state: RenderState) => void): () => void;
  /**
   * Stops the job as soon as possible; a finished job stays finished. A job that is not known yet is refused when it
   * comes: a video may be deleted while its job is on the way.
   */
  cancel(jobId: string): Promise<void>;
  /** Forgets a job and its working files, after the results were copied. */
  discard(jobId: string): Promise<void>;
  /** What is missing for it to work, in a sentence that says what to install; undefined when ready. */
  problem(): Promise<string | undefined>;
  close(): Promise<void>;
}
