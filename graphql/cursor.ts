import { Refusal } from '../domain/refusal.ts';
import { say } from '../words/index.ts';
import type { Json } from '../domain/envelope.ts';

/** A cursor: the order fields of the last document of a page and its id. Opaque to clients. */
export interface Keyset {
  readonly order: readonly Json[];
  readonly id: string;
}

/** @param list names the list and its order if a query has several: a cursor of one does not work in another */
export const encodeCursor = ({ order, id }: Keyset, list = ''): string =>
  Buffer.from(JSON.stringify([`${list}${id}`, ...order])).toString('base64url');

/** Reads a cursor that we issued for this list. Throws INVALID_INPUT for anything else. */
export function decodeCursor(cursor: string, list = ''): Keyset {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (Array.isArray(parsed) && typeof parsed[0] === 'string' && parsed.slice(1).every(isKey))
      if (parsed[0].startsWith(list)) return { id: parsed[0].slice(list.length), order: parsed.slice(1) as Json[] };
  } catch {
    // Not a cursor of ours: refused below.
  }
  throw invalidCursor();
}

/** The refusal of a cursor that we did not issue, or that belongs to another list. */
export const invalidCursor = (): Refusal => new Refusal('INVALID_INPUT', say('CURSOR_INVALID'));

const isKey = (value: unknown): boolean => value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** The `after` of a query from the cursor that a client sent; nothing for the first page. Throws INVALID_INPUT. */
export const pageAfter = (cursor: string | null | undefined, list?: string): { readonly after?: Keyset } =>
  cursor === null || cursor === undefined || cursor === '' ? {} : { after: decodeCursor(cursor, list) };

/** The requested page size (`first`), 1 to 100. Throws INVALID_INPUT. */
export function pageSize(first: number | null | undefined, fallback: number): number {
  const size = first ?? fallback;
  if (size < 1 || size > 100) throw new Refusal('INVALID_INPUT', say('FIRST_OUT_OF_RANGE'));
  return size;
}

export interface Edge<Node> {
  readonly cursor: string;
  readonly node: Node;
}

/** A page of a list, as Relay's connections have it. */
export interface Connection<Node> {
  readonly edges: Edge<Node>[];
  readonly pageInfo: ReturnType<typeof connectionOf>['pageInfo'];
}

/**
 * A Relay connection from up to `size + 1` documents: the extra one shows that there is a next page.
 *
 * @param list names the list and its order, as for `pageAfter`
 * @param stoppedAt where a search stopped before it had read everything; the next page continues there
 */
export function connectionOf<Node>(
  found: readonly (Keyset & { readonly node: Node })[],
  size: number,
  startsAfter: boolean,
  stoppedAt?: Keyset,
  list?: string,
) {
  const full = found.length > size;
  const edges: Edge<Node>[] = found
    .slice(0, size)
    .map(({ node, ...keyset }) => ({ cursor: encodeCursor(keyset, list), node }));
  return {
    edges,
    pageInfo: {
      hasNextPage: full || stoppedAt !== undefined,
      hasPreviousPage: startsAfter,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: (!full && stoppedAt !== undefined ? encodeCursor(stoppedAt, list) : edges.at(-1)?.cursor) ?? null,
    },
  };
}
