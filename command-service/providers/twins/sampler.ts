import { randomUUID } from 'node:crypto';
import { twinFailureSentence } from '../../../domain/avatars/index.ts';
import { defaultLook } from '../../../domain/look.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { videoFailures } from '../../../domain/videos/index.ts';
import { followJob } from '../follow-job.ts';
import { hasEnded, type RenderState, type TrainedTwin, type VideoProvider } from '../video/port.ts';
import { hasTrained, type TrainResult, type TrainState, type TwinProvider, type TwinRecording } from './port.ts';

export interface TwinSampleRequest {
  readonly owner: string;
  /** The caption under the twin. */
  readonly name: string;
  readonly footage: TwinRecording;
  /** A sentence or two that the twin speaks. */
  readonly script: string;
  /** BCP 47. */
  readonly language: string;
  /** Stops the work: the person left. */
  readonly signal: AbortSignal;
  /** Receives the percentage of the whole and the present step. */
  readonly onProgress: (percent: number, phase: string) => void;
}

/** Makes short samples of Digital Twins, before anything is bought. Keeps neither the twin nor the sample. */
export interface TwinSampler {
  /** The sample, an MP4. Throws a refusal with the reason when none could be made, and when the signal is aborted. */
  make(request: TwinSampleRequest): Promise<Buffer>;
  close(): Promise<void>;
}

export interface TwinSamplerParts {
  readonly trainer: TwinProvider;
  /** Shows the twins of the trainer. */
  readonly renderer: VideoProvider;
}

/** Training takes most of the time. */
const trainingPart = 0.8;
/** The time limit of a script of two sentences, in seconds; long enough for a slow voice. */
const paidSeconds = 30;

/** Trains a twin and makes a video with it, in one go. */
export function createTwinSampler({ trainer, renderer }: TwinSamplerParts): TwinSampler {
  const train = async (jobId: string, request: TwinSampleRequest): Promise<TrainResult> => {
    const { owner, name, footage, signal, onProgress } = request;
    await trainer.train({ jobId, owner, name, footage });
    const end = await followJob<
      TrainState,
      Extract<TrainState, { state: 'training' }>,
      Extract<TrainState, { state: 'ready' | 'failed' | 'cancelled' }>
    >({
      source: trainer,
      jobId,
      signal,
      hasEnded: hasTrained,
      isRunning: (state) => state.state === 'training',
      isNews: () => true,
      onProgress: async ({ progress, phase }) => onProgress(progress * trainingPart, phase),
    });
    if (end.state === 'ready') return end.result;
    throw new Refusal('INVALID_INPUT', twinFailureSentence(end.state === 'failed' ? end.code : 'training_failed'));
  };

  const show = async (jobId: string, twin: TrainedTwin, request: TwinSampleRequest): Promise<Buffer> => {
    const { owner, script, language, signal, onProgress } = request;
    await renderer.start({
      jobId,
      owner,
      script,
      language,
      presenterId: twin.twinId,
      twin,
      collectMedia: async () => ({ pictures: [], leftOut: [] }),
      paidSeconds,
      look: defaultLook,
    });
    const end = await followJob<
      RenderState,
      Extract<RenderState, { state: 'rendering' }>,
      Extract<RenderState, { state: 'completed' | 'failed' | 'cancelled' }>
    >({
      source: renderer,
      jobId,
      signal,
      hasEnded,
      isRunning: (state) => state.state === 'rendering',
      isNews: () => true,
      onProgress: async ({ progress, phase }) => onProgress(100 * trainingPart + progress * (1 - trainingPart), phase),
    });
    if (end.state === 'completed') return Buffer.concat(await (await end.result.video.open()).toArray());
    throw new Refusal('UNAVAILABLE', videoFailures[end.state === 'failed' ? end.code : 'renderer_failed'].sentence);
  };

  return {
    make: async (request) => {
      const jobId = `sample-${randomUUID()}`;
      try {
        const { modelId, model } = await train(jobId, request);
        const twin: TrainedTwin = {
          twinId: jobId,
          provider: trainer.name,
          modelId,
          name: request.name,
          files: model.map(({ name }) => name),
          open: async (file) => model.find(({ name }) => name === file)?.open(),
        };
        return await show(jobId, twin, request);
      } finally {
        await Promise.all([trainer.discard(jobId), renderer.discard(jobId)]);
      }
    },
    close: async () => {
      await Promise.all([trainer.close(), renderer.close()]);
    },
  };
}
