import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { createEspeakVoice, createLocalVideoProvider, sampleImage } from '../../command-service/providers/index.ts';
import { failedRender } from '../../command-service/providers/video/failures.ts';
import type {
  RenderResult,
  RenderRequest,
  RenderState,
  VideoProvider,
} from '../../command-service/providers/video/port.ts';

/** An order of a usual length: not quite a minute to say, so one credit; four pictures. */
export const order = {
  title: 'Mid-century house above the river',
  propertyAddress: '27 Cedar Bluff Road, Bend, OR 97703',
  script: `Welcome to 27 Cedar Bluff Road, a mid-century house above the river in Bend. The house follows the edge of the bluff, one long and low line of cedar and glass under a flat roof.
Three bedrooms and two and a half baths share 2,120 square feet, and the asking price is $1,150,000. Glass runs from floor to ceiling along the living room, and the deck outside makes the room feel twice as wide.
In the kitchen, flat walnut fronts meet counters of pale quartz, and the cook has the best seat in the house. A heat pump has taken the place of the oil burner.
Below the house, a path winds down to a terrace with a cedar hot tub under the open sky. The trail along the river leads to the old mill in twenty minutes.
Call me today to book your private tour.`,
  avatarId: 'clara',
  screenShareUrl: null,
  imageUrls: [1, 2, 3, 4].map(
    (number) => `https://app.curbcast.example/samples/listings/cedar-bluff-road/${number}.jpg`,
  ),
} as const;

type Rendering = Extract<RenderState, { state: 'rendering' }>;

/** What rendering one film said on its way and left behind. */
export interface FilmTrace {
  /** Length of the finished film. */
  readonly seconds: number;
  readonly states: readonly Rendering[];
  /** Sizes of the files that are kept: film, poster and captions. */
  readonly bytes: number;
  readonly processorSeconds: number;
  readonly wallSeconds: number;
}

/** Seconds of processor time of all processes that this one has started and that have ended. */
function childSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'latin1').split(') ')[1]?.split(' ') ?? [];
  const ticksPerSecond = 100;
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond;
}

/** Renders the order once with the product's own renderer and notes what it said. Throws when there is no ffmpeg. */
export async function traceFilm(): Promise<FilmTrace> {
  const folder = await mkdtemp(join(tmpdir(), 'curbcast-scaling-film-'));
  const provider = createLocalVideoProvider({ workFolder: join(folder, 'work'), voice: createEspeakVoice() });
  try {
    const pictures = await Promise.all(
      [1, 2, 3, 4].map(async (number) => {
        const picture = await sampleImage('cedar-bluff-road', number);
        if (!picture) throw new Error('The sample has no such picture');
        const path = join(folder, `${number}.jpg`);
        await writeFile(path, picture.bytes);
        return { url: path, path, contentType: 'image/jpeg' } as const;
      }),
    );
    const states: Rendering[] = [];
    const { promise, resolve } = Promise.withResolvers<RenderState>();
    provider.watch('film', (state) => {
      if (state.state === 'rendering') states.push(state);
      else if (state.state !== 'queued') resolve(state);
    });
    const [started, processor] = [performance.now(), childSeconds()];
    const { title, propertyAddress: address, script, avatarId } = order;
    const collectMedia = async () => ({ pictures, leftOut: [] });
    await provider.start({
      jobId: 'film',
      owner: 'film',
      title,
      address,
      script,
      language: 'en',
      presenterId: avatarId,
      paidSeconds: 600,
      collectMedia,
    });
    const end = await promise;
    if (end.state !== 'completed') throw new Error(`The film was not made: ${JSON.stringify(end)}`);
    const { video, thumbnail, captions, durationSeconds: seconds } = end.result;
    const sizes = await Promise.all(
      [video, thumbnail, captions].map(async (file) => (await buffer(await file.open())).length),
    );
    return {
      seconds,
      states,
      bytes: sizes.reduce((sum, size) => sum + size, 0),
      processorSeconds: childSeconds() - processor,
      wallSeconds: (performance.now() - started) / 1_000,
    };
  } finally {
    await provider.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * A renderer that says of every film what the real one said of the traced one, at once. A film whose `fails` is true
 * comes to nothing half way.
 */
export function createReplayedRenderer(trace: FilmTrace, fails: (request: RenderRequest) => boolean): VideoProvider {
  const requests = new Map<string, RenderRequest>();
  const empty = (contentType: string) => ({ contentType, open: async () => Readable.from([]) });
  const result: RenderResult = {
    video: empty('video/mp4'),
    thumbnail: empty('image/jpeg'),
    captions: empty('text/vtt'),
    durationSeconds: trace.seconds,
  };
  const statesOf = (request: RenderRequest): readonly RenderState[] =>
    fails(request)
      ? [...trace.states.slice(0, Math.ceil(trace.states.length / 2)), failedRender('voice_unavailable')]
      : [...trace.states, { state: 'completed', result }];
  return {
    name: 'local',
    chargesForStartedWork: false,
    cannotSpeak: () => undefined,
    presenters: async () => [{ id: order.avatarId, name: 'Clara', description: '' }],
    preview: async () => undefined,
    start: async (request) => void requests.set(request.jobId, request),
    read: async (jobId) => (requests.has(jobId) ? { state: 'queued', ahead: 0 } : { state: 'unknown' }),
    watch(jobId, onChange) {
      const request = requests.get(jobId);
      const states: readonly RenderState[] = request ? statesOf(request) : [{ state: 'unknown' }];
      let watching = true;
      setImmediate(() => {
        for (const state of states) if (watching) onChange(state);
      });
      return () => {
        watching = false;
      };
    },
    cancel: async () => undefined,
    discard: async (jobId) => void requests.delete(jobId),
    problem: async () => undefined,
    close: async () => undefined,
  };
}
