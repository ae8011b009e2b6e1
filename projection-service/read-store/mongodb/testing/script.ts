import { START } from '../../../../domain/envelope.ts';
import type { Position } from '../../../../domain/envelope.ts';
import { createMemoryReadStore } from '../../memory/index.ts';
import type { Limits } from '../limits.ts';
import { at } from '../../testing/fixtures.ts';
import type {
  Batch,
  Change,
  ChangedDocument,
  CollectionDefinition,
  ProjectionHandle,
  ReadStore,
  StoredDocument,
} from '../../port.ts';

/** Two collections whose documents are created, changed, deleted and recreated, which reveals partial or double writes. */
export const collections: readonly CollectionDefinition[] = [
  { name: 'accounts', indexes: [{ name: 'byBalance', equal: [], order: ['balance'] }] },
  { name: 'lines', indexes: [{ name: 'byAccount', equal: ['account'], order: ['amount'] }] },
];

/** So small that the large batches of the script are written in parts without a transaction. */
export const smallLimits: Limits = { transaction: { writes: 6, bytes: 100_000 }, redo: { writes: 4, bytes: 100_000 } };
const large = 20;

/** Returns batch `n` of an infinite script, from `at(n - 1)` to `at(n)`. Every third batch is large. */
export function batch(n: number): Batch {
  const account = `a${n % 4}`;
  const changes: Change[] = [
    { op: 'increment', collection: 'accounts', id: account, by: { balance: n, batches: 1 } },
    { op: 'increment', collection: 'accounts', id: 'all', by: { balance: n, batches: 1 } },
    { op: 'put', collection: 'lines', id: `line${n}`, doc: { account, amount: n, note: null } },
    { op: 'patch', collection: 'lines', id: `line${n - 1}`, fields: { next: `line${n}` } },
    { op: 'delete', collection: 'lines', id: `line${n - 3}` },
    ...(n % 4 === 0 ? [{ op: 'delete', collection: 'accounts', id: account } as const] : []),
    ...(n % 3 === 0
      ? Array.from({ length: large }, (_, at): Change => ({
          op: 'increment',
          collection: 'accounts',
          id: `many${at}`,
          by: { balance: at, batches: 1 },
        }))
      : []),
  ];
  return { after: n === 1 ? START : at(n - 1), changes, checkpoint: at(n) };
}

/** Returns the number of the batch that ends at a position. */
export const numberOf = (position: Position): number => Number(position);

export const openScript = (store: ReadStore): Promise<ProjectionHandle> => store.open('script', '1', collections);

/** The oracle: returns the documents after `n` batches and the changes of the last one. */
export async function expected(
  batches: number,
): Promise<{ readonly contents: Contents; readonly changed: readonly ChangedDocument[] }> {
  const handle = await openScript(createMemoryReadStore());
  let changed: readonly ChangedDocument[] = [];
  for (let n = 1; n <= batches; n += 1) changed = await handle.apply(batch(n));
  return { contents: await contentsOf(handle), changed };
}

export interface Contents {
  readonly documents: readonly (readonly StoredDocument[])[];
  /** The same documents, read by the indexes. */
  readonly byBalance: readonly StoredDocument[];
  readonly byAccount: readonly (readonly StoredDocument[])[];
}

export async function contentsOf(handle: ProjectionHandle): Promise<Contents> {
  const documents = await Promise.all(
    collections.map(({ name }) => all((after) => handle.scan(name, after?.id, 1_000))),
  );
  const byBalance = await all((after) =>
    handle.query('accounts', {
      index: 'byBalance',
      equal: {},
      limit: 1_000,
      ...(after && { after: { order: [after.doc['balance'] ?? null], id: after.id } }),
    }),
  );
  const accounts = ['a0', 'a1', 'a2', 'a3'];
  const byAccount = await Promise.all(
    accounts.map((account) => handle.query('lines', { index: 'byAccount', equal: { account }, limit: 1_000 })),
  );
  return { documents, byBalance, byAccount };
}

async function all(
  page: (after: StoredDocument | undefined) => Promise<readonly StoredDocument[]>,
): Promise<readonly StoredDocument[]> {
  const found: StoredDocument[] = [];
  for (;;) {
    const next = await page(found.at(-1));
    found.push(...next);
    if (next.length < 1_000) return found;
  }
}
