import type { Readable } from 'node:stream';
import type { Brand, VideoLook } from '../../../domain/look.ts';
import type { ImageType, VideoType } from '../fetch/port.ts';
import type { FailedRender } from './failures.ts';
import type { Sentence } from '../../../words/index.ts';

/** A downloaded picture or video to show next to the presenter. */
export interface RenderMedia {
  /** The address it was downloaded from. */
  readonly url: string;
  /** Absolute path of a local file. */
  readonly path: string;
  /** Detected from the content. The renderer opens the file with the decoder of this type only. */
  readonly contentType: ImageType | VideoType;
  /** Its caption; absent without one. */
  readonly caption?: string;
  /** Its alternative text on the page of the listing; absent without one. */
  readonly alternative?: string;
  /** The scenes, by their words, that the owner has chosen it for; absent without one. */
  readonly chosenFor?: readonly string[];
}

/** A picture that the video does not show. */
export interface LeftOutPicture {
  readonly url: string;
  /**
   * `no_picture`: the address leads to something else, such as a web page. `unreadable`: the picture is broken.
   * `too_many`: the video has no room for it.
   */
  readonly reason: 'no_picture' | 'unreachable' | 'too_large' | 'too_many' | 'unreadable';
}

export interface CollectedMedia {
  readonly pictures: readonly RenderMedia[];
  readonly leftOut: readonly LeftOutPicture[];
}

/** Downloads the pictures of a video into `folder`, which the provider removes with the job. Rejects when aborted. */
export type CollectMedia = (folder: string, signal: AbortSignal) => Promise<CollectedMedia>;

/** A ready twin as a renderer gets it, with the order of a video. */
export interface TrainedTwin {
  /** The twin's id, `[a-z0-9-]`. */
  readonly twinId: string;
  /** `name` of the `TwinProvider` that trained it: a renderer shows only the twins of the provider it belongs to. */
  readonly provider: string;
  readonly modelId: string;
  readonly name: string;
  /** The names of the model's files. */
  readonly files: readonly string[];
  /** Opens a file of the model; undefined when it is gone, because the twin was deleted or its consent revoked. */
  open(file: string): Promise<Readable | undefined>;
}

export interface RenderRequest {
  /** Idempotency key, stable per video and attempt: starting it twice makes one job. `[a-z0-9-]`, 1 to 128 characters. */
  readonly jobId: string;
  /** The user who ordered the video. The queue is fair between owners. */
  readonly owner: string;
  /** The title that the owner gave the video; absent where it has only its default name, which no viewer should read. */
  readonly title?: string;
  /** Address of the property for the title card. */
  readonly address?: string;
  readonly script: string;
  /** BCP 47, e.g. `en-US`, `es`, `zh`, `hi`, `fa`. */
  readonly language: string;
  /** Id of one of the provider's `presenters()`, or of the twin. */
  readonly presenterId: string;
  /** The Digital Twin that presents; absent for a stock presenter. */
  readonly twin?: TrainedTwin;
  /** Called when the job leaves the queue; aborted when the job is canceled. */
  readonly collectMedia: CollectMedia;
  /** Seconds of speech that the user paid for. A script that takes much longer fails as `over_price` before rendering. */
  readonly paidSeconds: number;
  readonly look: VideoLook;
  /** The owner's brand; absent for the product's. */
  readonly brand?: Brand;
  /** Writes the logo of the brand, a WebP picture, to a file; absent without one. */
  readonly logo?: (path: string) => Promise<void>;
  /** The data behind this request's functions, for adapters that hand it to another process. */
  readonly source?: RenderSource;
}

/** The order's pictures, from which `collectMedia` and `logo` are made again in another process. */
export interface RenderSource {
  readonly userId: string;
  readonly screenShareUrl: string | null;
  readonly imageUrls: readonly string[];
  readonly pictureCaptions: readonly string[];
  readonly pictureTexts: readonly string[];
  /** Absent from an order that is older than the storyboard's choices. */
  readonly pictureScenes?: readonly (readonly string[])[];
  readonly logoUrl: string | null;
}

/** A finished file of the provider, local or remote. The caller copies it to the file store. */
export interface ProviderFile {
  readonly contentType: string;
  /** Opens the content from its beginning. The caller reads the stream to the end or destroys it. */
  open(): Promise<Readable>;
}

export interface RenderResult {
  /** MP4, H.264 and AAC. */
  readonly video: ProviderFile;
  /** JPEG. */
  readonly thumbnail: ProviderFile;
  /** WebVTT. */
  readonly captions: ProviderFile;
  readonly durationSeconds: number;
  /** The charge of an outside service, in cents, rounded up; absent for our renderer. */
  readonly costCents?: number;
  /**
   * How long the work took, in milliseconds, by one stopwatch or the clock of the outside service; absent when it is
   * not known.
   */
  readonly renderMs?: number;
}

export type RenderState =
  | { readonly state: 'unknown' }
  | { readonly state: 'queued'; readonly ahead: number }
  /** `progress` is 0 to 100. `estimated` is true when the provider reports no real progress. */
  | { readonly state: 'rendering'; readonly progress: number; readonly phase: string; readonly estimated: boolean }
  /** The files can be opened until the job is discarded. `leftOut` is absent when every picture is shown. */
  | { readonly state: 'completed'; readonly result: RenderResult; readonly leftOut?: readonly LeftOutPicture[] }
  | FailedRender
  | { readonly state: 'cancelled' };

/** Whether a job has ended: its state never changes again. */
export const hasEnded = (
  state: RenderState,
): state is Extract<RenderState, { state: 'completed' | 'failed' | 'cancelled' }> =>
  state.state === 'completed' || state.state === 'failed' || state.state === 'cancelled';

export interface Presenter {
  /** `[a-z0-9_-]`: part of URLs and file keys. An adapter maps it to the id that its service uses. */
  readonly id: string;
  readonly name: string;
  /** Short line for the picker, e.g. "Warm and clear, American English"; a text of another system stays as it is. */
  readonly description: Sentence | string;
}

/** The picker's view of a presenter: a still picture, or a short silent clip. */
export type PreviewKind = 'poster' | 'clip';

/**
 * Makes presenter videos. Jobs run outside the server's process and never block it.
 *
 * Callers know a job by its `jobId` only. An adapter of an outside service, which assigns its own ids, stores its id
 * durably under the `jobId` before `start` resolves, so that another process can follow the job after a restart.
 */
export interface VideoProvider {
  readonly name: string;
  /** Whether a job that has begun costs its credits even when it is canceled. */
  readonly chargesForStartedWork: boolean;
  /** The stock presenters in the order of the picker. Called for each request: an adapter caches what it downloads. */
  presenters(): Promise<readonly Presenter[]>;
  /** The poster (a picture) or clip (MP4) of a presenter; undefined for an unknown presenter. May take seconds. */
  preview(presenterId: string, kind: PreviewKind): Promise<ProviderFile | undefined>;
  /** Why the provider cannot speak a script in a language, as a sentence for users; undefined when it can. No I/O. */
  cannotSpeak(script: string, language: string): Sentence | undefined;
  /** Queues the job. Idempotent by `jobId`: an existing job stays as it is, a canceled one stays canceled. */
  start(request: RenderRequest): Promise<void>;
  read(jobId: string): Promise<RenderState>;
  /** As `read`, but asks an outside service now: the remembered state may be old. Rejects when it does not answer. */
  ask(jobId: string): Promise<RenderState>;
  /**
   * An outside service has reported something about the job: reads it again soon. The report itself
   * decides nothing. Does nothing for a job that is unknown or has ended.
   */
  nudge(jobId: string): Promise<void>;
  /** Calls back on each change of the job until it ends. Returns the function that stops watching. */
  watch(jobId: string, onChange: (state: RenderState) => void): () => void;
  /**
   * Stops the job as soon as possible; a finished job stays finished. Canceling an unknown id refuses the job in
   * advance: a video may be deleted before its job arrives.
   */
  cancel(jobId: string): Promise<void>;
  /**
   * Stops working on a job in this process without ending it: another process has taken it over. An outside service
   * goes on with it. `start` begins or follows it again.
   */
  letGo(jobId: string): Promise<void>;
  /** Removes a job and its files, after the caller has stored the result. */
  discard(jobId: string): Promise<void>;
  /** A missing part that the provider needs, as a sentence that says what to install; undefined when ready. */
  problem(): Promise<string | undefined>;
  close(): Promise<void>;
}
