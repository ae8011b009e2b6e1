import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { ConvertedFormat } from '../../../domain/exports/index.ts';
import { childEnvironment } from '../child-environment.ts';
import { lowerPriority } from '../child-priority.ts';
import { findFfmpeg } from '../video/local/ffmpeg.ts';
import { killGroup } from '../video/local/process-group.ts';
import { ConversionFailed, type VideoConverter } from './port.ts';

/** The coder settings of each format. A QuickTime file holds the same streams as the MP4: nothing is coded again. */
const settingsOf: Readonly<Record<ConvertedFormat, string>> = {
  webm: '-c:v libvpx-vp9 -deadline realtime -cpu-used 6 -row-mt 1 -crf 32 -b:v 0 -c:a libopus -b:a 96k -f webm',
  mov: '-c copy -movflags +faststart -f mov',
};
const quietly = '-hide_banner -v error -nostats -nostdin -progress pipe:1 -y';

export interface FfmpegConverterOptions {
  /** Default: that of the npm package, else the one on the PATH. */
  readonly ffmpegPath?: string;
  /** Default: 2. */
  readonly threads?: number;
  /** Milliseconds after which a conversion is given up. Default: 30 min. */
  readonly timeout?: number;
}

/**
 * Converts with ffmpeg in a separate process group: no environment but the path, no network, the MP4 demuxer only, a
 * low priority, and a limit of processor time that ends it even if its server was killed.
 */
export function createFfmpegConverter({
  ffmpegPath,
  threads = 2,
  timeout = 30 * 60_000,
}: FfmpegConverterOptions = {}): VideoConverter {
  return {
    convert: async ({ source, target, format, seconds, signal, onProgress }) => {
      const found = await findFfmpeg(ffmpegPath);
      if ('problem' in found) throw new ConversionFailed('converter_unavailable', found.problem);
      signal.throwIfAborted();
      const child = spawn(
        found.path,
        [
          ...`${quietly} -timelimit ${Math.ceil((timeout * threads) / 1_000)}`.split(' '),
          ...'-protocol_whitelist file -f mp4 -i'.split(' '),
          source,
          ...`-map 0:v:0 -map 0:a:0? -map_metadata -1 -threads ${threads}`.split(' '),
          ...settingsOf[format].split(' '),
          target,
        ],
        { detached: true, env: childEnvironment, stdio: ['ignore', 'pipe', 'pipe'] },
      );
      const { pid } = child;
      const kill = (): void => {
        if (pid !== undefined) killGroup(pid);
      };
      let late = false;
      const timer = setTimeout(() => {
        late = true;
        kill();
      }, timeout);
      signal.addEventListener('abort', kill, { once: true });
      let complaints = '';
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        complaints = (complaints + chunk).slice(-1_000);
      });
      let highest = 0;
      createInterface({ input: child.stdout }).on('line', (line) => {
        const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
        if (microseconds === undefined || seconds <= 0) return;
        const percent = Math.min(99, Math.floor(Number(microseconds) / 10_000 / seconds));
        if (percent <= highest) return;
        highest = percent;
        onProgress(percent);
      });
      if (pid !== undefined) lowerPriority(pid);
      try {
        const [code] = (await once(child, 'close')) as [number | null];
        signal.throwIfAborted();
        if (late) throw new ConversionFailed('too_slow', 'The conversion took too long');
        if (code !== 0)
          throw new ConversionFailed('converter_failed', `ffmpeg stopped (${String(code)}): ${complaints.trim()}`);
      } catch (error) {
        if (error instanceof ConversionFailed || signal.aborted) throw error;
        throw new ConversionFailed('converter_unavailable', String(error));
      } finally {
        clearTimeout(timer);
        signal.removeEventListener('abort', kill);
        kill();
      }
    },
  };
}
