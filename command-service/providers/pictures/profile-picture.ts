import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { imageSize } from 'image-size';
import { Refusal } from '../../../domain/refusal.ts';
import { childEnvironment } from '../child-environment.ts';
import { say } from '../../../words/index.ts';

export const notAPicture = say('PICTURE_TYPE');
const tooManyPixels = say('PICTURE_TOO_MANY_PIXELS');

/** Types by content; the name and the declared type of the file do not count. */
const accepted: ReadonlySet<string | undefined> = new Set(['jpg', 'png', 'gif', 'webp']);
/** About 160 MB when decoded. */
const mostPixels = 40_000_000;
/** `square`: the middle of the picture, for profiles; `whole`: all of it, for videos; `logo`: all of it, for mails. */
type PictureShape = 'square' | 'whole' | 'logo';
/** The longest side in pixels, and the type of the file: some mail readers draw no WebP. */
const shapes = {
  square: { side: 512, format: 'webp' },
  whole: { side: 1_920, format: 'webp' },
  logo: { side: 320, format: 'png' },
} as const;
/** A picture of 40 megapixels takes about a second. */
const timeoutMs = 10_000;
const concurrency = 2;
const mostWaiting = 20;

const script = join(import.meta.dirname, 'picture-process.ts');

/** Makes pictures without metadata from users' uploads. */
export interface ProfilePictures {
  /**
   * Throws INVALID_INPUT for bytes that are no JPEG, PNG, GIF or WebP, that don't decode, or that would decode to more
   * than 40 megapixels; UNAVAILABLE while too many are being made.
   */
  make(bytes: Uint8Array, shape?: PictureShape): Promise<Buffer>;
}

export function createProfilePictures(): ProfilePictures {
  let running = 0;
  const waiting: (() => void)[] = [];
  const takeTurn = async (): Promise<void> => {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new Refusal('UNAVAILABLE', say('TOO_MANY_PICTURES'));
    await new Promise<void>((resolve) => {
      waiting.push(resolve);
    });
  };
  const passTurn = (): void => {
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  };
  return {
    async make(bytes, shape = 'square') {
      mustBePicture(bytes);
      await takeTurn();
      try {
        return await encode(bytes, shape);
      } finally {
        passTurn();
      }
    },
  };
}

/** Reads the header only: a bomb is refused before anything is decoded. */
function mustBePicture(bytes: Uint8Array): void {
  const header = headerOf(bytes);
  if (header === undefined || !accepted.has(header.type) || header.width < 1 || header.height < 1)
    throw new Refusal('INVALID_INPUT', notAPicture);
  if (header.width * header.height > mostPixels) throw new Refusal('INVALID_INPUT', tooManyPixels);
}

function headerOf(bytes: Uint8Array): ReturnType<typeof imageSize> | undefined {
  try {
    // A copy: the parser reads past the end of a view into the rest of its buffer.
    return imageSize(new Uint8Array(bytes));
  } catch {
    return undefined;
  }
}

async function encode(bytes: Uint8Array, shape: PictureShape): Promise<Buffer> {
  const { side, format } = shapes[shape];
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--max-old-space-size=128', script, shape, String(side), format],
    { env: childEnvironment, stdio: ['pipe', 'pipe', 'ignore'], timeout: timeoutMs, killSignal: 'SIGKILL' },
  );
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  // A child that does not read its input to the end has failed; its exit code says so.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [picture, code] = await Promise.all([buffer(child.stdout), ended]);
  if (code !== 0 || picture.length === 0) throw new Refusal('INVALID_INPUT', notAPicture);
  return picture;
}
