import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createWatchdog, Stalled } from '../../../../lib/watchdog.ts';
import type { VoiceId, VoiceProvider } from '../../voice/port.ts';
import { SpeechRefused } from '../../voice/port.ts';
import { hasWords } from '../../voice/wording.ts';
import type { VideoFailureCode } from '../../../../domain/videos/index.ts';
import type { LeftOutPicture, RenderRequest } from '../port.ts';
import { runChild } from './child.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import type { RenderMessage, RenderPlan } from './plan.ts';
import { logoName, renderMessage, resultNames } from './plan.ts';
import type { StockPresenter } from './presenters.ts';
import { stockPresenters } from './presenters.ts';
import { modelNames, twinModel } from './twin/model.ts';

export interface JobTools {
  readonly voice: VoiceProvider;
  readonly findFfmpeg: () => Promise<Ffmpeg>;
  readonly nodePath: string;
  readonly memoryLimitMb: number;
  /** Encoder threads of one job. */
  readonly threads: number;
  /** A render that encodes no frame for this long, in milliseconds, is stalled. */
  readonly patienceMs: number;
}

/** The job failed with a known code. The message is for the log. */
export class RenderFailed extends Error {
  override readonly name = 'RenderFailed';
  readonly code: VideoFailureCode;

  constructor(code: VideoFailureCode, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** Limit in characters, about 20 minutes of speech; scripts of the product end at 5 minutes. */
const maxScriptCharacters = 20_000;

const renderScript = fileURLToPath(new URL('./render-process.ts', import.meta.url));

/**
 * Progress in percent at which each phase begins. A natural voice takes longer than all that follows; a synthesizer is
 * so fast that it reports nothing. The voice progresses by its text, encoding by its frames.
 */
const phases = { voice: 0, pictures: 50, encoding: 53, finishing: 97 } as const;
const heapShare = 0.4;

/** The adapter whose twins this renderer shows: it trains on this machine, too. */
const twinProvider = 'local';

const stockPresenterOf = (request: RenderRequest): StockPresenter | undefined =>
  stockPresenters.find(({ id }) => id === request.presenterId);

/** Whether the request names a stock presenter, or a twin that this renderer can show. */
const hasPresenter = ({ twin, ...request }: RenderRequest): boolean =>
  twin === undefined ? stockPresenterOf(request) !== undefined : twin.provider === twinProvider;

/** The presenter: a stock presenter, or a twin whose model was copied to the folder. */
type Speaker = Pick<RenderPlan, 'presenter'> & { readonly voice: VoiceId };

/** @throws RenderFailed when the presenter, or the model of the twin, is gone */
async function speakerOf(request: RenderRequest, folder: string, signal: AbortSignal): Promise<Speaker> {
  const { twin } = request;
  if (twin === undefined) {
    const presenter = stockPresenterOf(request);
    if (presenter === undefined) throw new RenderFailed('unknown_presenter', 'there is no such presenter');
    return { presenter: { kind: 'stock', id: presenter.id }, voice: presenter.voice };
  }
  const model = join(folder, 'twin');
  await mkdir(model);
  for (const name of Object.values(modelNames)) {
    const source = twin.files.includes(name) ? await twin.open(name) : undefined;
    if (source === undefined) throw new RenderFailed('unknown_presenter', `the twin has no ${name}`);
    await pipeline(source, createWriteStream(join(model, name)), { signal });
  }
  const { voice } = twinModel.parse(JSON.parse(await readFile(join(model, modelNames.model), 'utf8')));
  return { presenter: { kind: 'twin', name: twin.name, model }, voice };
}

/** Why the request can never become a video; undefined when it can. */
export function refusalOf(request: RenderRequest): VideoFailureCode | undefined {
  if (!hasPresenter(request)) return 'unknown_presenter';
  if (!hasWords(request.script)) return 'no_words';
  if (request.script.length > maxScriptCharacters) return 'too_long';
  return undefined;
}

/**
 * Tolerance for speech that takes longer than the paid estimate, because voices differ from estimates. Longer speech
 * means that the script was written to cheat the estimate.
 */
const maxSpeechSeconds = (paidSeconds: number): number => paidSeconds * 1.5 + 30;

export interface MadeVideo {
  /** Absolute paths of the finished files in the job's folder. */
  readonly paths: { readonly video: string; readonly thumbnail: string; readonly captions: string };
  readonly durationSeconds: number;
  readonly leftOut: readonly LeftOutPicture[];
}

/**
 * Makes one video in `folder`, which is recreated.
 *
 * @param onProgress receives the percentage, which never decreases, and the phase
 * @throws RenderFailed with the failure code; Stalled when the voice or the render hangs; the reason of the signal when
 *   it is aborted
 */
export async function runJob(
  request: RenderRequest,
  folder: string,
  tools: JobTools,
  signal: AbortSignal,
  onProgress: (percent: number, phase: string) => void,
): Promise<MadeVideo> {
  const refusal = refusalOf(request);
  if (refusal !== undefined) throw new RenderFailed(refusal, 'the request was refused');
  onProgress(phases.voice, 'Preparing voice');
  const ffmpeg = await tools.findFfmpeg();
  if ('problem' in ffmpeg) throw new RenderFailed('renderer_unavailable', ffmpeg.problem);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { presenter, voice } = await speakerOf(request, folder, signal);
  const speech = await tools.voice
    .speak({
      text: request.script,
      language: request.language,
      voice,
      wav: join(folder, 'voice.wav'),
      signal,
      onProgress: (share) => onProgress(phases.voice + (phases.pictures - phases.voice) * share, 'Preparing voice'),
    })
    .catch((error: unknown) => {
      signal.throwIfAborted();
      if (error instanceof Stalled) throw error;
      throw new RenderFailed(
        error instanceof SpeechRefused ? error.code : 'voice_unavailable',
        error instanceof Error ? error.message : String(error),
      );
    });
  if (speech.durationSeconds > maxSpeechSeconds(request.paidSeconds)) {
    throw new RenderFailed(
      'over_price',
      `${Math.round(speech.durationSeconds)} s of speech, ${request.paidSeconds} s paid`,
    );
  }

  onProgress(phases.pictures, 'Preparing pictures');
  const { pictures, leftOut } = await request.collectMedia(join(folder, 'pictures'), signal);
  const hasLogo = request.logo !== undefined;
  await request.logo?.(join(folder, logoName));
  const plan: RenderPlan = {
    folder,
    ffmpeg: ffmpeg.path,
    threads: tools.threads,
    memoryLimitMb: tools.memoryLimitMb,
    title: request.title,
    address: request.address,
    language: request.language,
    presenter,
    look: request.look,
    brand: request.brand,
    hasLogo,
    media: [...pictures],
    speech: {
      wav: speech.wav,
      durationSeconds: speech.durationSeconds,
      words: [...speech.words],
      sounds: [...speech.sounds],
      natural: speech.natural,
    },
  };
  const planFile = join(folder, 'plan.json');
  await writeFile(planFile, JSON.stringify(plan));

  const { durationSeconds, unreadable } = await renderIn(plan, planFile, tools, signal, onProgress);
  return {
    paths: {
      video: join(folder, resultNames.video),
      thumbnail: join(folder, resultNames.thumbnail),
      captions: join(folder, resultNames.captions),
    },
    durationSeconds,
    leftOut: [
      ...leftOut,
      ...pictures
        .filter((_picture, at) => unreadable.includes(at))
        .map(({ url }) => ({ url, reason: 'unreadable' as const })),
    ],
  };
}

type Done = Extract<RenderMessage, { kind: 'done' }>;

/** Runs the render process and watches that it moves on. */
async function renderIn(
  plan: RenderPlan,
  planFile: string,
  { nodePath, memoryLimitMb, patienceMs }: JobTools,
  signal: AbortSignal,
  onProgress: (percent: number, phase: string) => void,
): Promise<Done> {
  let phase = 'Preparing pictures';
  let encoded = 0;
  let done: Done | undefined;
  let failure: Extract<RenderMessage, { kind: 'failed' }> | undefined;
  const watchdog = createWatchdog(patienceMs);
  const stop = AbortSignal.any([signal, watchdog.stalled]);
  const receive = (message: RenderMessage): void => {
    // An encoder that hangs still reports, but no new frames.
    if (message.kind !== 'encoded' || message.frames > encoded) watchdog.progress();
    switch (message.kind) {
      case 'phase':
        phase = message.phase;
        if (phase === 'Finishing') onProgress(phases.finishing, phase);
        break;
      case 'reading':
        break;
      case 'encoded': {
        encoded = message.frames;
        const share = Math.min(1, encoded / message.of);
        onProgress(phases.encoding + (phases.finishing - phases.encoding) * share, phase);
        break;
      }
      case 'done':
        done = message;
        break;
      case 'failed':
        failure = message;
        break;
    }
  };
  const { code, stderr, killedWhile } = await runChild({
    nodePath,
    script: renderScript,
    args: [planFile],
    heapLimitMb: Math.round(memoryLimitMb * heapShare),
    signal: stop,
    onLine: (line) => receive(renderMessage.parse(JSON.parse(line))),
  }).finally(() => watchdog.stop());
  signal.throwIfAborted();
  if (watchdog.stalled.aborted)
    throw new Stalled(`The renderer hung after ${encoded} frames in "${phase}". It was at: ${killedWhile}`);
  if (failure !== undefined) throw new RenderFailed(failure.code, failure.detail);
  if (code !== 0 || done === undefined)
    throw new RenderFailed(
      'renderer_failed',
      `The renderer stopped (${code === null ? 'killed' : `exit code ${code}`}). ${stderr}`.trim(),
    );
  return done;
}
