/**
 * The streams of the log and those beside it: what begins with `$` is the server's own, what begins with `~` is this
 * adapter's (snapshots, checkpoints, in older logs claims). No reader of the log sees either.
 */
/** Whether a stream is none of the log. */
export function isHidden(stream: string): boolean {
  return stream.startsWith('$') || stream.startsWith('~');
}

/** Throws TypeError for a stream name that the log can't use here. */
export function checkStreamName(stream: string): void {
  if (isHidden(stream))
    throw new TypeError(
      `Stream ${JSON.stringify(stream.slice(0, 80))}: names that begin with $ or ~ are not the log's`,
    );
}

/** Where the snapshots of a stream under a key are; the key can't hold the slash that ends it. */
export const snapshotStream = (stream: string, key: string): string => `~snapshot/${encodeURIComponent(key)}/${stream}`;

export const checkpointStream = (name: string): string => `~checkpoint/${name}`;

/** The stream that holds the settings of another one. */
export const metadataStream = (stream: string): string => `$$${stream}`;
