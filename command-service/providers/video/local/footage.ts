import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { RenderMedia } from '../port.ts';
import type { Box } from './picture/layout.ts';
import { cameraRoom, pictureBox, stage } from './picture/layout.ts';
import type { Planes } from './picture/yuv.ts';
import { planeBytes } from './picture/yuv.ts';

/** A picture ready for the camera, or a clip ready to be read. */
export type PreparedFootage =
  | { readonly kind: 'image'; readonly planes: Planes }
  | { readonly kind: 'video'; readonly path: string; readonly durationSeconds: number };

/** Only these readers may look at a file that came from outside: none of them follows addresses in it. */
const readers = 'image2,jpeg_pipe,png_pipe,webp_pipe,gif,bmp_pipe,tiff_pipe,mov,mp4,m4a,3gp,3g2,mj2,matroska,webm,avi,mpegts';
const inputOf = (path: string): string[] => ['-protocol_whitelist', 'file', '-format_whitelist', readers, '-max_pixels', '80000000', '-i', `file:${path}`];
const colours = 'out_color_matrix=bt709:out_range=tv';
const deadline = 30_000;

async function collect(ffmpeg: string, args: readonly string[]): Promise<{ readonly code: number | null; readonly output: Buffer; readonly log: string }> {
  const child = spawn(ffmpeg, ['-hide_banner', '-nostdin', '-threads', '2', ...args], { stdio: ['ignore', 'pipe', 'pipe'], timeout: deadline, killSignal: 'SIGKILL' });
  const output: Buffer[] = [];
  const log: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk));
  const [code] = await once(child, 'close');
  return { code: typeof code === 'number' ? code : null, output: Buffer.concat(output), log: Buffer.concat(log).toString() };
}

/** Size and length of a picture or clip; nothing when the file is neither. */
async function look(ffmpeg: string, path: string): Promise<{ readonly width: number; readonly height: number; readonly durationSeconds: number } | undefined> {
  const { log } = await collect(ffmpeg, inputOf(path));
  const size = /Stream #.*Video:.*?\s(\d{1,5})x(\d{1,5})[\s,]/u.exec(log);
  if (size === null) return undefined;
  const [, hours = 0, minutes = 0, seconds = 0] = /Duration: (\d+):(\d+):([\d.]+)/u.exec(log) ?? [];
  return { width: Number(size[1]), height: Number(size[2]), durationSeconds: Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) };
}

/** Fills the size when the proportions are near enough; else shows the whole picture before a blurred copy of itself. */
function filling(size: { readonly width: number; readonly height: number }, width: number, height: number): string {
  const mismatch = (size.width / size.height) / (width / height);
  const cover = `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos:${colours},crop=${width}:${height}`;
  if (mismatch > 0.72 && mismatch < 1.55) return `${cover},setsar=1,format=yuv420p`;
  return `split[a][b];[a]scale=${width >> 2}:${height >> 2}:force_original_aspect_ratio=increase,crop=${width >> 2}:${height >> 2},gblur=sigma=9,scale=${width}:${height}:${colours},eq=brightness=-0.12[back];`
    + `[b]scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=lanczos:${colours}[front];[back][front]overlay=(W-w)/2:(H-h)/2,setsar=1,format=yuv420p`;
}

async function readPicture(ffmpeg: string, path: string, size: { readonly width: number; readonly height: number }, width: number, height: number): Promise<Planes | undefined> {
  const { code, output } = await collect(ffmpeg, ['-v', 'error', ...inputOf(path), '-frames:v', '1', '-filter_complex', filling(size, width, height), '-f', 'rawvideo', '-']);
  return code === 0 && output.length === planeBytes(width, height) ? { width, height, data: new Uint8Array(output) } : undefined;
}

const roomy = (box: Box): readonly [number, number] => [2 * Math.round((box.width * cameraRoom) / 2), 2 * Math.round((box.height * cameraRoom) / 2)];
const coverRoom = 1.06;
export const coverSize = { width: 2 * Math.round((stage.width * coverRoom) / 2), height: 2 * Math.round((stage.height * coverRoom) / 2) } as const;

interface Prepared { readonly footage: PreparedFootage; readonly cover: Planes | undefined }

/** Nothing when the file is no picture or clip after all. With `wantsCover` also its first picture at the size of the title card. */
async function prepare(ffmpeg: string, { kind, path }: RenderMedia, wantsCover: boolean): Promise<Prepared | undefined> {
  const size = await look(ffmpeg, path);
  if (size === undefined || (kind === 'video' && size.durationSeconds === 0)) return undefined;
  const planes = kind === 'image' ? await readPicture(ffmpeg, path, size, ...roomy(pictureBox)) : undefined;
  if (kind === 'image' && planes === undefined) return undefined;
  const cover = wantsCover ? await readPicture(ffmpeg, path, size, coverSize.width, coverSize.height) : undefined;
  return { footage: planes === undefined ? { kind: 'video', path, durationSeconds: size.durationSeconds } : { kind: 'image', planes }, cover };
}

/** So many files are read at the same time. */
const readersAtOnce = 2;

/**
 * Reads pictures and looks at clips. What is not a picture or clip after all is left out, so one broken file never
 * costs a video. `cover` is the first one at the size of the title card.
 */
export async function prepareFootage(ffmpeg: string, media: readonly RenderMedia[]): Promise<{ readonly footage: readonly PreparedFootage[]; readonly cover: Planes | undefined }> {
  const prepared: (Prepared | undefined)[] = [];
  while (prepared.length < media.length) {
    const hasCover = prepared.some((piece) => piece?.cover !== undefined);
    const next = media.slice(prepared.length, prepared.length + readersAtOnce);
    prepared.push(...(await Promise.all(next.map((piece) => prepare(ffmpeg, piece, !hasCover)))));
  }
  const pieces = prepared.filter((piece) => piece !== undefined);
  return { footage: pieces.map(({ footage }) => footage), cover: pieces.find(({ cover }) => cover !== undefined)?.cover };
}

export interface Clip {
  /** The next frame at the size of the picture's box; the last one again when the clip cannot go on. */
  next(): Promise<Planes>;
  close(): void;
}

/** Opens a clip from its beginning, at our frame rate and size, in a loop. */
export function openClip(ffmpeg: string, path: string): Clip {
  const { width, height } = pictureBox;
  const fitted = `fps=${stage.framesPerSecond},scale=${width}:${height}:force_original_aspect_ratio=decrease:${colours},pad=${width}:${height}:(ow-iw)/2:(oh-ih)/2:color=0x0D1219,setsar=1,format=yuv420p`;
  const child = spawn(ffmpeg, ['-hide_banner', '-nostdin', '-v', 'error', '-threads', '2', '-stream_loop', '-1', ...inputOf(path), '-an', '-vf', fitted, '-f', 'rawvideo', '-'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const size = planeBytes(width, height);
  let last: Planes = { width, height, data: new Uint8Array(size).fill(128) };
  let hasEnded = false;
  const readable = async (): Promise<void> => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const happened = ['readable', 'end', 'close'] as const;
    const wake = (): void => { resolve(undefined); };
    for (const event of happened) child.stdout.on(event, wake);
    await promise;
    for (const event of happened) child.stdout.off(event, wake);
  };
  child.stdout.once('end', () => { hasEnded = true; });
  return {
    async next() {
      const frame = new Uint8Array(size);
      let filled = 0;
      while (filled < size) {
        const chunk: unknown = child.stdout.read(Math.min(size - filled, child.stdout.readableLength || 1));
        if (chunk instanceof Buffer) { frame.set(chunk, filled); filled += chunk.length; }
        else if (hasEnded || child.stdout.destroyed) return last;
        else await readable();
      }
      last = { width, height, data: frame };
      return last;
    },
    close() { child.stdout.destroy(); child.kill('SIGKILL'); },
  };
}
