/** A recording, kept in the browser while it is made, so that a crash, a reload or a lost network loses nothing. */
export type Take = 'consent' | 'main';

/** Seconds. The server accepts nothing shorter. */
export const shortest: Readonly<Record<Take, number>> = { consent: 5, main: 15 };

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('curbcast-recordings', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('chunks', { autoIncrement: true });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no recordings')));
  });

export interface Chunk {
  readonly take: Take;
  readonly data: Blob;
  /** Whether this piece is the last, because of the limit or because the reader stopped. */
  readonly isLast: boolean;
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction('chunks', mode);
      const request = work(transaction.objectStore('chunks'));
      transaction.addEventListener('complete', () => resolve(request.result));
      transaction.addEventListener('error', () =>
        reject(transaction.error ?? new Error('The recording could not be kept')),
      );
    });
  } finally {
    database.close();
  }
}

const allChunks = (): Promise<readonly Chunk[]> =>
  inStore('readonly', (store) => store.getAll() as IDBRequest<Chunk[]>);

/** Keeps the next piece of a recording; the last one marks it as complete. */
export async function keepChunk(take: Take, data: Blob, isLast: boolean): Promise<void> {
  await inStore('readwrite', (store) => store.add({ take, data, isLast } satisfies Chunk));
}

/** Whether an interrupted main recording of this many pieces, one per second, is long enough for a Digital Twin. */
export const isLongEnough = (pieces: number): boolean => pieces > shortest.main;

/** A recording from a previous visit that the user can continue. */
export const keptTakes = async (): Promise<Readonly<Partial<Record<Take, Blob>>>> => usableTakes(await allChunks());

/**
 * A statement that was not read to its end must be read again. An interrupted main recording counts if it is long
 * enough.
 */
export function usableTakes(chunks: readonly Chunk[]): Readonly<Partial<Record<Take, Blob>>> {
  const of = (take: Take) => chunks.filter((chunk) => chunk.take === take);
  const video = (pieces: readonly Chunk[]) =>
    new Blob(
      pieces.map(({ data }) => data),
      { type: 'video/webm' },
    );
  const isWhole = (pieces: readonly Chunk[]) => pieces.some(({ isLast }) => isLast);
  const [consent, main] = [of('consent'), of('main')];
  if (!isWhole(consent)) return {};
  return {
    consent: video(consent),
    ...(isWhole(main) || isLongEnough(main.length) ? { main: video(main) } : {}),
  };
}

/** Forgets everything, or the recording of one take. */
export async function forgetTakes(only?: Take): Promise<void> {
  const rest = only === undefined ? [] : (await allChunks()).filter(({ take }) => take !== only);
  await inStore('readwrite', (store) => store.clear());
  for (const { take, data, isLast } of rest) await keepChunk(take, data, isLast);
}
