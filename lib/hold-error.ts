import type { Readable } from 'node:stream';

/**
 * Keeps an error of a stream for the reader that comes later. Without a listener, an error that comes before anybody
 * reads the stream would end the process.
 */
export function holdError(stream: Readable): void {
  stream.on('error', () => undefined);
}
