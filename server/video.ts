import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Logger } from 'pino';
import {
  createMediaCollector,
  readHeygenReport,
  requestFromJson,
  type FileStore,
  type ReportHeaders,
  type VideoProvider,
} from '../command-service/index.ts';
import {
  createLocalTwinProvider,
  createLocalVideoProvider,
  createQueueProvider,
  createTwinSampler,
  loadHeygen,
  loadMongoProgress,
  loadMongoRenderJobs,
  openSqliteProgress,
  openSqliteRenderJobs,
  startRenderer,
  type Renderer,
  type QueueProvider,
  type RenderJobs,
  type TwinProvider,
  type TwinSampler,
  type VoiceProvider,
  type WebReader,
} from '../command-service/providers/index.ts';
import type { Config } from '../config/index.ts';
import { reportTo } from './report-failure.ts';

type VideoSettings = Pick<Config, 'data' | 'readStore' | 'roles' | 'server' | 'video'>;

export interface VideoParts {
  readonly settings: VideoSettings;
  readonly files: FileStore;
  readonly voice: VoiceProvider;
  readonly web: WebReader;
  readonly logger: Logger;
}

/**
 * Opens the provider of videos that VIDEO_PROVIDER names, behind the shared queue. In the roles `all` and `renderer`
 * this process renders, too, until the provider is closed.
 */
export async function openVideo(parts: VideoParts): Promise<QueueProvider> {
  const { settings, files } = parts;
  const engine = await openEngine(parts);
  const { jobs, close } = await openRenderJobs(settings);
  const queue = createQueueProvider({ jobs, files, engine });
  const { ROLE: role } = settings.roles;
  const renderer = role === 'all' || role === 'renderer' ? rendererOf(parts, jobs, engine) : undefined;
  return {
    ...queue,
    close: async () => {
      await renderer?.stop();
      await queue.close();
      await close();
    },
  };
}

function rendererOf({ settings, files, web, logger }: VideoParts, jobs: RenderJobs, engine: VideoProvider): Renderer {
  const { roles, video, data } = settings;
  const collectMedia = createMediaCollector({
    fetchImage: (url, options) => web.fetchImage(url, options),
    fetchMedia: (url, options) => web.fetchMedia(url, options),
    files,
  });
  return startRenderer({
    jobs,
    files,
    engine,
    requestOf: (json) => requestFromJson(json, { files, collectMedia }),
    slots: video.RENDER_CONCURRENCY ?? (video.VIDEO_PROVIDER === 'heygen' ? heygenSlots : 1),
    // The port distinguishes the renderers of one machine.
    name: roles.ROLE === 'all' ? `all ${data.DATA_DIR}` : `${hostname()}-${roles.INTERNAL_PORT}`,
    onError: (error, jobId) =>
      reportTo(logger, 'The render queue could not be worked on', jobId === undefined ? {} : { jobId })(error),
  });
}

async function heygenClientOf({ HEYGEN_API_KEY: apiKey = '', HEYGEN_API_BASE: apiBase }: Config['video']) {
  const { createHeygenClient } = await loadHeygen();
  return createHeygenClient({ apiKey, ...(apiBase === undefined ? {} : { apiBase }) });
}

/** HeyGen makes ten videos at a time for most accounts, and asks callers to wait beyond that. */
const heygenSlots = 10;

async function openRenderJobs({ readStore, data }: VideoSettings): Promise<{
  readonly jobs: RenderJobs;
  readonly close: () => Promise<void>;
}> {
  const { MONGODB_URL: url } = readStore;
  if (url === undefined) {
    const jobs = openSqliteRenderJobs({ folder: join(data.DATA_DIR, 'render-queue') });
    return { jobs, close: () => jobs.close() };
  }
  const { connectRenderJobs } = await loadMongoRenderJobs();
  return connectRenderJobs(url);
}

/** Opens the progress of the jobs that have no queue, beside the queue of renders. */
export async function openProgress({ readStore, data }: Pick<VideoSettings, 'readStore' | 'data'>) {
  const { MONGODB_URL: url } = readStore;
  if (url === undefined) return openSqliteProgress({ folder: join(data.DATA_DIR, 'progress') });
  return (await loadMongoProgress()).connectProgress(url);
}

async function openEngine({ settings, files, voice, logger }: VideoParts): Promise<VideoProvider> {
  const { video, data } = settings;
  if (video.VIDEO_PROVIDER === 'heygen') {
    const { createHeygenVideoProvider } = await loadHeygen();
    return createHeygenVideoProvider({
      client: await heygenClientOf(video),
      files,
      centsPerMinute: video.HEYGEN_CENTS_PER_MINUTE,
      onFailure: (failure) => logger.warn(failure, 'HeyGen did not do what was asked'),
    });
  }
  return createLocalVideoProvider({
    workFolder: renderFolder(settings),
    previewFolder: join(data.DATA_DIR, 'previews'),
    voice,
    concurrency: video.RENDER_CONCURRENCY ?? 1,
    onFailure: (failure) => logger.warn(failure, 'A video could not be made'),
    onStall: (stall) => logger.warn(stall, 'A render hung and begins again'),
  });
}

export interface TwinParts extends Omit<VideoParts, 'web'> {
  readonly publicUrl: string;
}

/** Opens the provider of Digital Twins that belongs to the provider of videos. */
export async function openTwins({ settings, files, voice, logger, publicUrl }: TwinParts): Promise<TwinProvider> {
  if (settings.video.VIDEO_PROVIDER === 'heygen') {
    const { createHeygenTwinProvider } = await loadHeygen();
    return createHeygenTwinProvider({
      client: await heygenClientOf(settings.video),
      files,
      consentReturnUrl: `${publicUrl}/manage-avatars`,
      onFailure: (failure) => logger.warn(failure, 'HeyGen did not make a Digital Twin'),
    });
  }
  return createLocalTwinProvider({
    workFolder: join(renderFolder(settings), 'twins'),
    voice,
    onFailure: (failure) => logger.warn(failure, 'A Digital Twin could not be made'),
  });
}

/**
 * Opens what makes samples of Digital Twins; undefined for an outside provider, because there each training costs
 * money. It has a separate trainer and renderer, so nobody who tries a twin waits for videos.
 */
export function openTwinSampler({ settings, voice }: Pick<VideoParts, 'settings' | 'voice'>): TwinSampler | undefined {
  if (settings.video.VIDEO_PROVIDER !== 'local') return undefined;
  const folder = workFolder(settings, 'twin-samples');
  return createTwinSampler({
    trainer: createLocalTwinProvider({ workFolder: join(folder, 'twins'), voice }),
    renderer: createLocalVideoProvider({ workFolder: join(folder, 'videos'), voice }),
  });
}

/** The folder for rendering videos. Emptied at the start, so it must not be shared between processes. */
function renderFolder(settings: VideoSettings): string {
  return workFolder(settings, 'render');
}

/** A folder of one process for work in progress. */
export function workFolder({ roles, data, server }: Omit<VideoSettings, 'video'>, name: string): string {
  const { ROLE: role, INTERNAL_PORT: innerPort } = roles;
  return role === 'all'
    ? join(data.DATA_DIR, name)
    : join(tmpdir(), `curbcast-${name}-${role}-${role === 'gateway' ? server.PORT : innerPort}`);
}

/**
 * Receives the reports of the provider of videos; undefined where none is expected. A report is only a hint: one about
 * an unknown, foreign or finished video changes nothing and gets the same answer as any other.
 *
 * @returns a function that throws HeygenReportRejected for a report that is not HeyGen's
 */
export function reportReceiver(settings: Config['video'], video: VideoProvider) {
  const { VIDEO_PROVIDER: provider, HEYGEN_WEBHOOK_SECRET: secret } = settings;
  if (provider !== 'heygen' || secret === undefined) return undefined;
  return async (rawBody: Uint8Array, headers: ReportHeaders): Promise<void> => {
    const { callbackId } = readHeygenReport(rawBody, headers, secret, Date.now());
    if (callbackId !== undefined) await video.nudge(callbackId);
  };
}
