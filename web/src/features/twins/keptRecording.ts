/** A recording as it is kept in the browser while it is made, so that a crash, a reload or a lost network loses nothing. */
export type Take = 'consent' | 'main';

const open = (): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open('curbcast-recordings', 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore('chunks', { autoIncrement: true });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser keeps no recordings')));
  });

interface Chunk {
  readonly take: Take;
  readonly data: Blob;
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

/** Keeps the next piece of a recording; the last one marks it as whole. */
export async function keepChunk(take: Take, data: Blob, isLast: boolean): Promise<void> {
  await inStore('readwrite', (store) => store.add({ take, data, isLast } satisfies Chunk));
}

/** What an earlier visit recorded: undefined for a take without a piece. An interrupted one ends where it stopped. */
export async function keptTakes(): Promise<Readonly<Partial<Record<Take, Blob>>>> {
  const chunks = await allChunks();
  const kept: Partial<Record<Take, Blob>> = {};
  for (const take of ['consent', 'main'] as const) {
    const pieces = chunks.filter((chunk) => chunk.take === take).map(({ data }) => data);
    if (pieces.length > 0) kept[take] = new Blob(pieces, { type: 'video/webm' });
  }
  return kept;
}

/** Forgets everything, or what was recorded for one take. */
export async function forgetTakes(only?: Take): Promise<void> {
  const rest = only === undefined ? [] : (await allChunks()).filter(({ take }) => take !== only);
  await inStore('readwrite', (store) => store.clear());
  for (const { take, data, isLast } of rest) await keepChunk(take, data, isLast);
}
