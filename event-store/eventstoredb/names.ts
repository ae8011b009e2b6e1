/**
 * Whether a stream is hidden from readers of the log: `$` begins the names of the server's own streams, `~` those of
 * this adapter (snapshots and checkpoints).
 */
export function isHidden(stream: string): boolean {
  return stream.startsWith('$') || stream.startsWith('~');
}

/** Throws TypeError for a name that is reserved for hidden streams. */
export function checkStreamName(stream: string): void {
  if (isHidden(stream))
    throw new TypeError(
      `Stream ${JSON.stringify(stream.slice(0, 80))}: names that begin with $ or ~ are not the log's`,
    );
}

/** The stream of a snapshot. The encoded key contains no slash. */
export const snapshotStream = (stream: string, key: string): string => `~snapshot/${encodeURIComponent(key)}/${stream}`;

export const checkpointStream = (name: string): string => `~checkpoint/${name}`;

/** The stream that holds the settings of another one. */
export const metadataStream = (stream: string): string => `$$${stream}`;
