import type { Readable } from 'node:stream';
import type { TwinFailureCode } from '../../../domain/avatars/index.ts';
import type { ProviderFile } from '../video/port.ts';
import { type Sentence } from '../../../words/index.ts';

/** A recording that the product has stored and checked: a video with sound, by its content. */
export interface TwinRecording {
  /** `video/webm`, `video/mp4` or `video/quicktime`, by the content. */
  readonly contentType: string;
  readonly bytes: number;
  /** Hex SHA-256 of the content. */
  readonly sha256: string;
  readonly durationMs: number;
  /** Opens the content from its beginning. The provider reads the stream to the end or destroys it. */
  open(): Promise<Readable>;
}

export interface TrainRequest {
  /** Idempotency key, stable per twin: starting it twice makes one job. `[a-z0-9-]`, 1 to 128 characters. */
  readonly jobId: string;
  /** The user whose twin it is. The queue is fair between owners. */
  readonly owner: string;
  /** The name that the user gave the twin. */
  readonly name: string;
  /** The person speaks to the camera for 15 s to 5 min. */
  readonly footage: TwinRecording;
  /** The person reads the consent statement; absent when the footage was uploaded and consent was ticked. */
  readonly consent?: TwinRecording;
}

/** A file of a model: `frames.bin`, `model.json`. */
export interface ModelFile extends ProviderFile {
  /** `[a-z0-9._-]`, 1 to 64 characters: part of a file key. */
  readonly name: string;
}

/** A trained twin. The caller copies its files to the file store and discards the job. */
export interface TrainResult {
  /** The provider's id of the model, `[A-Za-z0-9_-]`, 1 to 128 characters. */
  readonly modelId: string;
  /**
   * The files that a renderer needs to show the twin; empty when the provider keeps the model itself. At most 200 MB in
   * all.
   */
  readonly model: readonly ModelFile[];
  /** A still picture of the twin: JPEG or WebP. */
  readonly poster: ProviderFile;
  /** A short silent MP4 of the twin for pickers. */
  readonly clip: ProviderFile;
}

export interface FailedTraining {
  readonly state: 'failed';
  readonly code: TwinFailureCode;
}

export type TrainState =
  | { readonly state: 'unknown' }
  | { readonly state: 'queued'; readonly ahead: number }
  | {
      readonly state: 'training';
      /** 0 to 100. `estimated` is true when the provider reports no real progress. */
      readonly progress: number;
      /** Its present step in words for users: "Finding your face". */
      readonly phase: string;
      readonly estimated: boolean;
      /** An https page of the provider on which the person confirms the consent, while it waits for that. */
      readonly consentUrl?: string;
    }
  /** The files can be opened until the job is discarded. */
  | { readonly state: 'ready'; readonly result: TrainResult }
  | FailedTraining
  | { readonly state: 'cancelled' };

/** Whether a job has ended: its state never changes again. */
export const hasTrained = (
  state: TrainState,
): state is Extract<TrainState, { state: 'ready' | 'failed' | 'cancelled' }> =>
  state.state === 'ready' || state.state === 'failed' || state.state === 'cancelled';

/**
 * Makes Digital Twins from recordings. Jobs run outside the server's process and never block it.
 *
 * Callers know a job by its `jobId` only. An adapter of an outside service, which assigns its own ids, stores its id
 * durably under the `jobId` before `train` resolves. An adapter keeps its working files in a separate folder, and
 * nothing of a job outlives `discard`.
 */
export interface TwinProvider {
  /** `[a-z0-9-]`: recorded with each twin. */
  readonly name: string;
  /** Whether a twin speaks with the voice of its person; screens then promise that. */
  readonly clonesVoice: boolean;
  /** Queues the job. Idempotent by `jobId`: an existing job stays as it is, a canceled one stays canceled. */
  train(request: TrainRequest): Promise<void>;
  read(jobId: string): Promise<TrainState>;
  /** As `read`, but asks an outside service now: the remembered state may be old. Rejects when it does not answer. */
  ask(jobId: string): Promise<TrainState>;
  /** Calls back on each change of the job until it ends. Returns the function that stops watching. */
  watch(jobId: string, onChange: (state: TrainState) => void): () => void;
  /**
   * Stops the job as soon as possible; a finished job stays finished. Canceling an unknown id refuses the job in
   * advance: a twin may be deleted before its job arrives.
   */
  cancel(jobId: string): Promise<void>;
  /** Removes a job and its files, after the caller has stored the result. Keeps the model. */
  discard(jobId: string): Promise<void>;
  /** Removes the provider's copies of a model and of its recordings. An unknown model is gone already. */
  deleteModel(modelId: string): Promise<void>;
  /** Why a ready twin cannot speak a script in a language, as a sentence for users; undefined when it can. No I/O. */
  cannotSpeak(script: string, language: string): Sentence | undefined;
  /** A missing part that the provider needs, as a sentence that says what to install; undefined when ready. */
  problem(): Promise<string | undefined>;
  close(): Promise<void>;
}
