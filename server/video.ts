import { join } from 'node:path';
import { tmpdir } from 'node:os';
import type { Logger } from 'pino';
import { readHeygenReport, type FileStore, type ReportHeaders, type VideoProvider } from '../command-service/index.ts';
import { createLocalVideoProvider, loadHeygen, type VoiceProvider } from '../command-service/providers/index.ts';
import type { Config } from '../config/index.ts';

type VideoSettings = Pick<Config, 'data' | 'roles' | 'server' | 'video'>;

interface VideoParts {
  readonly settings: VideoSettings;
  readonly files: FileStore;
  readonly voice: VoiceProvider;
  readonly logger: Logger;
}

/** Opens the provider of videos that VIDEO_PROVIDER names. */
export async function openVideo({ settings, files, voice, logger }: VideoParts): Promise<VideoProvider> {
  const { video, data } = settings;
  if (video.VIDEO_PROVIDER === 'heygen') {
    const { createHeygenClient, createHeygenVideoProvider } = await loadHeygen();
    const { HEYGEN_API_BASE: apiBase } = video;
    return createHeygenVideoProvider({
      client: createHeygenClient({ apiKey: video.HEYGEN_API_KEY ?? '', ...(apiBase === undefined ? {} : { apiBase }) }),
      files,
      centsPerMinute: video.HEYGEN_CENTS_PER_MINUTE,
      onFailure: (failure) => logger.warn(failure, 'HeyGen did not do what was asked'),
    });
  }
  return createLocalVideoProvider({
    workFolder: renderFolder(settings),
    previewFolder: join(data.DATA_DIR, 'previews'),
    voice,
    concurrency: video.RENDER_CONCURRENCY,
    onFailure: (failure) => logger.warn(failure, 'A video could not be made'),
    onStall: (stall) => logger.warn(stall, 'A render hung and begins again'),
  });
}

/** The folder for rendering videos. Emptied at the start, so it must not be shared between processes. */
function renderFolder({ roles, data, server }: VideoSettings): string {
  const { ROLE: role, INTERNAL_PORT: innerPort } = roles;
  return role === 'all'
    ? join(data.DATA_DIR, 'render')
    : join(tmpdir(), `curbcast-render-${role}-${role === 'gateway' ? server.PORT : innerPort}`);
}

/**
 * Receives the reports of the provider of videos; undefined where none is expected. A report is a hint: it decides
 * nothing, and one about an unknown, foreign or finished video changes nothing and is answered like any other.
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
