import type { Position, RecordedEvent } from '../../domain/envelope.ts';

/** A command that came with an idempotency key and was executed on this stream. */
export interface ExecutedCommand {
  readonly commandId: string;
  /** Hash of the request behind the key: the same key with another request is refused. */
  readonly requestHash: string;
  /** Revision and position of the command's last event. */
  readonly revision: number;
  readonly position: Position;
}

/**
 * How many commands a stream remembers. A client retries within seconds; the domain guards what must never happen
 * twice.
 */
const remembered = 256;

/**
 * Folds the keyed commands of a stream from its events' metadata, oldest first, the latest 256 of them.
 * Cached and snapshotted with the state, so recognizing a repetition costs no read.
 */
export function rememberCommand(
  commands: readonly ExecutedCommand[],
  { metadata, revision, position }: Pick<RecordedEvent, 'metadata' | 'revision' | 'position'>,
): readonly ExecutedCommand[] {
  const { commandId, requestHash } = metadata;
  if (requestHash === undefined) return commands;
  const others = commands.at(-1)?.commandId === commandId ? commands.slice(0, -1) : commands;
  return [...others, { commandId, requestHash, revision, position }].slice(-remembered);
}
