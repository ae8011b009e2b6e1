import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import { createMutex } from '../../lib/mutex.ts';
import { InvalidChange, OutOfStep } from '../read-store/port.ts';
import type { Batch, Change, ChangedDocument, ProjectionHandle } from '../read-store/port.ts';

/** A checkpoint that could not be saved is saved again after this time, ms. */
const saveAgainMs = 1_000;

/**
 * Writes the batches of one instance and its checkpoint. Losing a batch without changes is cheap, because repeating it
 * does nothing: its checkpoint is saved at most every `quietSaveMs`, so the stored checkpoint may be older than
 * `position`.
 */
export interface BatchWriter {
  /** All events up to here are projected. */
  readonly position: Position;
  /** Rejects like the store. The batch may have been written even so; `recover` finds out. */
  write(changes: readonly Change[], to: Position): Promise<readonly ChangedDocument[]>;
  /**
   * Call it before following the log: sets `position` to the stored checkpoint. Repeats a batch with an unknown
   * outcome, and returns its documents.
   */
  recover(): Promise<readonly ChangedDocument[]>;
  /** Saves `position` if it is not saved yet, then stops scheduled saves. Never rejects. */
  close(): Promise<void>;
}

export function createBatchWriter(handle: ProjectionHandle, from: Position, quietSaveMs: number): BatchWriter {
  const mutex = createMutex();
  let position = from;
  /** The stored checkpoint as far as it is known. */
  let saved: Position | undefined;
  let savedAt = 0;
  let unanswered: Batch | undefined;
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const apply = async (batch: Batch): Promise<readonly ChangedDocument[]> => {
    unanswered = batch;
    const changed = await handle.apply(batch).catch((error: unknown) => {
      if (error instanceof InvalidChange || error instanceof OutOfStep) unanswered = undefined;
      throw error;
    });
    unanswered = undefined;
    saved = batch.checkpoint;
    savedAt = performance.now();
    return changed;
  };

  const savePosition = async (): Promise<void> => {
    if (saved !== undefined && comparePositions(position, saved) > 0)
      await apply({ after: saved, changes: [], checkpoint: position });
  };

  const saveLater = (ms: number): void => {
    if (closed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      // `recover` resolves an unknown outcome.
      if (!unanswered) mutex('write', savePosition).catch(() => saveLater(saveAgainMs));
    }, ms).unref();
  };

  return {
    get position() {
      return position;
    },
    write: (changes, to) =>
      mutex('write', async () => {
        if (comparePositions(to, position) <= 0) return [];
        const quietForMs = performance.now() - savedAt;
        if (changes.length === 0 && quietForMs < quietSaveMs) {
          position = to;
          saveLater(quietSaveMs - quietForMs);
          return [];
        }
        const changed = await apply({ after: saved ?? START, changes, checkpoint: to });
        position = to;
        return changed;
      }),
    recover: () =>
      mutex('write', async () => {
        const batch = unanswered;
        const repeated = batch && (await apply(batch).catch(unlessOutOfStep));
        const isNew = repeated && comparePositions(batch.checkpoint, position) > 0;
        if (isNew) position = batch.checkpoint;
        const stored = await handle.checkpoint();
        if (stored !== saved) {
          saved = position = stored;
          savedAt = performance.now();
        }
        return isNew ? repeated : [];
      }),
    async close() {
      closed = true;
      clearTimeout(timer);
      await mutex('write', savePosition).catch(() => undefined);
    },
  };
}

/** Another writer has moved the instance; its writes count. */
function unlessOutOfStep(error: unknown): undefined {
  if (!(error instanceof OutOfStep)) throw error;
}
