import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { ImageType, VideoType } from '../../fetch/port.ts';
import type { RenderMedia } from '../port.ts';
import type { Box, Layout } from './picture/layout.ts';
import { cameraRoom } from './picture/layout.ts';
import type { Planes } from './picture/yuv.ts';
import { planeBytes } from './picture/yuv.ts';

/**
 * Demuxer and decoders of each type. They follow from the detected type, and ffmpeg never guesses, so a file
 * that only begins like a picture cannot reach another of its decoders.
 */
const videoDecoders = 'h264,hevc,mpeg4,mjpeg,prores,vp8,vp9,libvpx-vp9,av1,libdav1d,libaom-av1';
const readerOf: Readonly<Record<ImageType | VideoType, { readonly demuxer: string; readonly decoder: string }>> = {
  'image/jpeg': { demuxer: 'jpeg_pipe', decoder: 'mjpeg' },
  'image/png': { demuxer: 'png_pipe', decoder: 'png' },
  'image/webp': { demuxer: 'webp_pipe', decoder: 'webp' },
  'image/gif': { demuxer: 'gif', decoder: 'gif' },
  'video/mp4': { demuxer: 'mov', decoder: videoDecoders },
  'video/webm': { demuxer: 'matroska', decoder: videoDecoders },
  'video/x-msvideo': { demuxer: 'avi', decoder: videoDecoders },
};
/** Limit of pixels, more than photographers' cameras have. Decoding takes at most about 200 MB. */
const maxPixels = 40_000_000;
const colours = 'out_color_matrix=bt709:out_range=tv';
const deadline = 30_000;

type PictureFile = Pick<RenderMedia, 'path' | 'contentType'>;

export function inputOf({ path, contentType }: PictureFile): string[] {
  const { demuxer, decoder } = readerOf[contentType];
  return [
    '-protocol_whitelist',
    'file',
    '-f',
    demuxer,
    '-codec_whitelist',
    decoder,
    '-max_pixels',
    String(maxPixels),
    '-i',
    `file:${path}`,
  ];
}

/** The decoder process and its supervision. */
export interface PictureTools {
  readonly ffmpeg: string;
  /** Kills the running decoders. */
  readonly signal: AbortSignal;
  /** Receives the pid of each decoder, so that its memory is counted. */
  readonly onReader: (pid: number) => void;
}

/** Runs ffmpeg and resolves with its output. Throws the reason of the signal. */
export async function collect(
  { ffmpeg, signal, onReader }: PictureTools,
  args: readonly string[],
): Promise<{ readonly code: number | null; readonly output: Buffer; readonly log: string }> {
  signal.throwIfAborted();
  const child = spawn(ffmpeg, ['-hide_banner', '-nostdin', '-threads', '2', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: deadline,
    killSignal: 'SIGKILL',
  });
  const kill = (): void => {
    child.kill('SIGKILL');
  };
  signal.addEventListener('abort', kill, { once: true });
  if (child.pid !== undefined) onReader(child.pid);
  const output: Buffer[] = [];
  const log: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => log.push(chunk));
  const [code] = await once(child, 'close').finally(() => signal.removeEventListener('abort', kill));
  signal.throwIfAborted();
  return {
    code: typeof code === 'number' ? code : null,
    output: Buffer.concat(output),
    log: Buffer.concat(log).toString(),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
  /** Length of a video; Infinity when the file does not say it. */
  readonly seconds: number;
}

/** The size of a picture; undefined when the file is not a picture. */
export async function look(tools: PictureTools, media: PictureFile): Promise<Size | undefined> {
  const { log } = await collect(tools, inputOf(media));
  const size = /Stream #.*Video:.*?\s(\d{1,5})x(\d{1,5})[\s,]/u.exec(log);
  if (size === null) return undefined;
  const [, hours, minutes, seconds] = /Duration: (\d+):(\d+):([\d.]+)/u.exec(log) ?? [];
  const length = Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds);
  return { width: Number(size[1]), height: Number(size[2]), seconds: length > 0 ? length : Infinity };
}

/** Crops the picture to the size. */
const cropping = (width: number, height: number): string =>
  `scale=${width}:${height}:force_original_aspect_ratio=increase:flags=lanczos:${colours},crop=${width}:${height},setsar=1,format=yuv420p`;

/**
 * Crops the picture to the size when the proportions are similar; else shows it whole in front of a blurred copy of
 * itself.
 */
export function filling(size: Pick<Size, 'width' | 'height'>, width: number, height: number): string {
  const mismatch = size.width / size.height / (width / height);
  if (mismatch > 0.72 && mismatch < 1.55) return cropping(width, height);
  return (
    `split[a][b];[a]scale=${width >> 2}:${height >> 2}:force_original_aspect_ratio=increase,crop=${width >> 2}:${height >> 2},gblur=sigma=9,scale=${width}:${height}:${colours},eq=brightness=-0.12[back];` +
    `[b]scale=${width}:${height}:force_original_aspect_ratio=decrease:flags=lanczos:${colours}[front];[back][front]overlay=(W-w)/2:(H-h)/2,setsar=1,format=yuv420p`
  );
}

async function readPicture(
  tools: PictureTools,
  media: PictureFile,
  filter: string,
  { width, height }: Pick<Layout, 'width' | 'height'>,
): Promise<Planes | undefined> {
  const { code, output } = await collect(tools, [
    '-v',
    'error',
    ...inputOf(media),
    '-frames:v',
    '1',
    '-filter_complex',
    filter,
    '-f',
    'rawvideo',
    '-',
  ]);
  return code === 0 && output.length === planeBytes(width, height)
    ? { width, height, data: new Uint8Array(output) }
    : undefined;
}

const even = (length: number): number => 2 * Math.round(length / 2);
const roomy = (box: Box) => ({ width: even(box.width * cameraRoom), height: even(box.height * cameraRoom) });
/** A picture is at most this much wider or higher than the frame that it fills. The camera moves over the rest. */
const farthest = 1.7;

/** The size of a picture that fills its box to the edges: as much of it as the camera can show. */
export function spread({ width, height }: Pick<Size, 'width' | 'height'>, box: Box): { width: number; height: number } {
  const scale = Math.max((box.width * cameraRoom) / width, (box.height * cameraRoom) / height);
  return {
    width: even(Math.min(width * scale, box.width * farthest)),
    height: even(Math.min(height * scale, box.height * farthest)),
  };
}
const coverRoom = 1.06;
export const coverSizeOf = ({ width, height }: Pick<Layout, 'width' | 'height'>) => ({
  width: 2 * Math.round((width * coverRoom) / 2),
  height: 2 * Math.round((height * coverRoom) / 2),
});

interface Prepared {
  readonly picture: Planes;
  readonly cover: Planes | undefined;
}

/**
 * Reads one picture; undefined when the file is not a picture. With `wantsCover` also for the title card, where the
 * picture is a backdrop: it fills the card without an edge, however much is cropped.
 */
async function prepare(
  tools: PictureTools,
  media: PictureFile,
  layout: Layout,
  wantsCover: boolean,
): Promise<Prepared | undefined> {
  const size = await look(tools, media);
  if (size === undefined) return undefined;
  const card = coverSizeOf(layout);
  const box = layout.isFull ? spread(size, layout.picture) : roomy(layout.picture);
  const filter = layout.isFull ? cropping(box.width, box.height) : filling(size, box.width, box.height);
  const picture = await readPicture(tools, media, filter, box);
  if (picture === undefined) return undefined;
  return {
    picture,
    cover: wantsCover ? await readPicture(tools, media, cropping(card.width, card.height), card) : undefined,
  };
}

/** Concurrent decoders. */
const concurrentReaders = 2;

/**
 * Reads the pictures of a video. An unreadable file is left out, so that it never costs the video.
 *
 * @returns `unreadable` are the indexes of unreadable files; `cover` is the first picture at the size of the title card
 * @throws the reason of the signal
 */
export async function preparePictures(
  tools: PictureTools,
  media: readonly PictureFile[],
  layout: Layout,
): Promise<{
  readonly pictures: readonly Planes[];
  readonly cover: Planes | undefined;
  readonly unreadable: readonly number[];
}> {
  const prepared: (Prepared | undefined)[] = [];
  while (prepared.length < media.length) {
    const hasCover = prepared.some((piece) => piece?.cover !== undefined);
    const next = media.slice(prepared.length, prepared.length + concurrentReaders);
    prepared.push(...(await Promise.all(next.map((piece) => prepare(tools, piece, layout, !hasCover)))));
  }
  const pieces = prepared.filter((piece) => piece !== undefined);
  return {
    pictures: pieces.map(({ picture }) => picture),
    cover: pieces.find(({ cover }) => cover !== undefined)?.cover,
    unreadable: prepared.flatMap((piece, at) => (piece === undefined ? [at] : [])),
  };
}
