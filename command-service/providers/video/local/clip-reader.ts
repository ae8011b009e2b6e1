import { spawn } from 'node:child_process';
import type { VideoType } from '../../fetch/port.ts';
import type { RenderMedia } from '../port.ts';
import { filling, inputOf, look, type PictureTools } from './picture-reader.ts';
import { framesPerSecond, type Box } from './picture/layout.ts';
import { emptyPlanes, planeBytes, type Planes } from './picture/yuv.ts';

/** A video that plays, without its sound, in the place of the pictures. It starts again at its end. */
export interface Clip {
  /** The frame that is shown now. */
  readonly planes: Planes;
  /** Length in seconds; Infinity when the file does not say it. */
  readonly seconds: number;
  /** Puts the next frame into `planes`. The last frame stays when the video can be read no further. */
  advance(): Promise<void>;
  close(): void;
}

/** A decoder that delivers no frame for this long, in milliseconds, is stuck. */
const stuck = 20_000;

/**
 * Opens a downloaded video at the size of a box. The decoder is a child process that knows one container and the usual
 * codecs, opens no other file and no network, and is killed with the render.
 *
 * @returns undefined when the file is not a video that can be read
 */
export async function openClip(
  tools: PictureTools,
  media: Pick<RenderMedia, 'path'> & { readonly contentType: VideoType },
  { width, height }: Box,
): Promise<Clip | undefined> {
  const size = await look(tools, media);
  if (size === undefined) return undefined;
  const child = spawn(
    tools.ffmpeg,
    [
      '-hide_banner',
      '-nostdin',
      '-v',
      'error',
      '-threads',
      '1',
      '-stream_loop',
      '-1',
      ...inputOf(media),
      '-an',
      '-sn',
      '-dn',
      '-filter_complex',
      `fps=${framesPerSecond},${filling(size, width, height)}`,
      '-f',
      'rawvideo',
      'pipe:1',
    ],
    { stdio: ['ignore', 'pipe', 'ignore'], env: {} },
  );
  if (child.pid !== undefined) tools.onReader(child.pid);
  const close = (): void => {
    child.kill('SIGKILL');
  };
  tools.signal.addEventListener('abort', close, { once: true });
  const planes = emptyPlanes(width, height);
  const frames = framesIn(child.stdout, planeBytes(width, height));
  let isOver = false;
  const next = async (): Promise<boolean> => {
    if (isOver) return false;
    const timer = setTimeout(close, stuck);
    try {
      const { value, done } = await frames.next();
      if (done === true) isOver = true;
      else planes.data.set(value);
    } catch {
      isOver = true;
    } finally {
      clearTimeout(timer);
    }
    return !isOver;
  };
  if (!(await next())) {
    close();
    return undefined;
  }
  return { planes, seconds: size.seconds, close, advance: async () => void (await next()) };
}

/** Divides a stream into pieces of one size, each valid until the next; a shorter rest is dropped. */
export async function* framesIn(source: AsyncIterable<Buffer>, bytes: number): AsyncGenerator<Buffer, undefined> {
  const frame = Buffer.alloc(bytes);
  let filled = 0;
  for await (const chunk of source) {
    for (let at = 0; at < chunk.length;) {
      const part = chunk.subarray(at, at + bytes - filled);
      part.copy(frame, filled);
      at += part.length;
      filled += part.length;
      if (filled < bytes) continue;
      filled = 0;
      yield frame;
    }
  }
  return undefined;
}
