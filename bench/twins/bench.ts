import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { footagePath } from '../../command-service/providers/twins/testing/footage.ts';
import { ffmpegPath, recordingOf } from '../../command-service/providers/twins/testing/recordings.ts';
import { createLocalTwinProvider } from '../../command-service/providers/twins/local/local-twin-provider.ts';
import { hasTrained, type TrainState } from '../../command-service/providers/twins/port.ts';
import { request } from '../../command-service/providers/video/local/testing/renderer.ts';
import { createLocalVideoProvider } from '../../command-service/providers/video/local/local-video-provider.ts';
import { hasEnded, type RenderState, type TrainedTwin } from '../../command-service/providers/video/port.ts';
import { createBuiltInVoice } from '../../command-service/providers/voice/built-in.ts';
import type { BenchResult } from '../event-store/measure.ts';

const run = promisify(execFile);
const seconds = 120;
const script =
  'Welcome to a bright family home by the lake. The kitchen opens to a wide terrace, and every bedroom looks over the ' +
  'water. Five minutes to the school, ten to the city. Call me today and come to see it. ';

/**
 * A recording in the recording screen's format: 120 s, 1280 x 720, 30 frames a second, VP9 of 2.5 Mbit/s with the noise
 * of a camera.
 */
async function recordingIn(folder: string): Promise<string> {
  const path = join(folder, 'recording.webm');
  await run(await ffmpegPath(), [
    ...`-v error -y -stream_loop -1 -i ${footagePath} -t ${seconds} -vf scale=1280:720,noise=alls=8:allf=t,fps=30`.split(
      ' ',
    ),
    ...'-c:v libvpx-vp9 -deadline realtime -cpu-used 8 -row-mt 1 -b:v 2500k -c:a libopus -b:a 128k'.split(' '),
    path,
  ]);
  return path;
}

/** Measures the training of a Digital Twin, and its videos next to those of a stock presenter. */
export async function benchTwins(): Promise<BenchResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'twins-bench-'));
  const voice = createBuiltInVoice();
  const twins = createLocalTwinProvider({ workFolder: join(folder, 'twins'), voice });
  const videos = createLocalVideoProvider({ workFolder: join(folder, 'videos'), voice });
  try {
    const footage = await recordingOf(await recordingIn(folder), seconds * 1000, 'video/webm');
    const trained = Promise.withResolvers<TrainState>();
    twins.watch('bench', (state) => {
      if (hasTrained(state)) trained.resolve(state);
    });
    const began = performance.now();
    await twins.train({ jobId: 'bench', owner: 'bench', name: 'Bench', footage });
    const end = await trained.promise;
    const training = (performance.now() - began) / 1000;
    if (end.state !== 'ready') throw new Error(JSON.stringify(end));
    const { model } = end.result;
    for (const file of model) await writeFile(join(folder, file.name), await file.open());
    const twin: TrainedTwin = {
      twinId: 'bench',
      provider: 'local',
      modelId: 'bench',
      name: 'Bench',
      files: model.map(({ name }) => name),
      open: async (name) => createReadStream(join(folder, name)),
    };

    /** Seconds of video per second. */
    const speed = async (jobId: string, presenter: { readonly twin?: TrainedTwin }): Promise<number> => {
      const done = Promise.withResolvers<RenderState>();
      videos.watch(jobId, (state) => {
        if (hasEnded(state)) done.resolve(state);
      });
      const start = performance.now();
      await videos.start(request(jobId, { script: script.repeat(3), ...presenter }));
      const video = await done.promise;
      if (video.state !== 'completed') throw new Error(JSON.stringify(video));
      return video.result.durationSeconds / ((performance.now() - start) / 1000);
    };
    const stock = await speed('stock', {});
    const own = await speed('twin', { twin });
    return [
      { name: 'twins: training on 120 s of 720p', value: training, unit: 's', limit: 60, ratio: 60 / training },
      { name: 'twins: video per second', value: own, unit: 's/s', limit: stock, ratio: own / stock },
    ];
  } finally {
    await Promise.all([twins.close(), videos.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
