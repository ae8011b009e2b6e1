import type { FieldPolicy, Reference } from '@apollo/client';
import type { PageFieldsFragment } from '../../gql/graphql.ts';

interface Edge {
  readonly cursor: string;
  readonly node: Reference;
}

/** A connection as the cache stores it. Each response overwrites its other fields (`totalCount`). */
interface List {
  readonly edges: readonly Edge[];
  readonly pageInfo: PageFieldsFragment;
}

/**
 * The cache policy of a connection that grows by cursor and is refreshed without shrinking: a new first page replaces
 * the beginning of the list, and later pages stay as long as they overlap with it. Nodes that were evicted from the
 * cache disappear from the list.
 *
 * @param keyArgs arguments that select a separate list; false for a field with a single list
 */
export function pagedField(keyArgs: readonly string[] | false): FieldPolicy<List> {
  return {
    keyArgs: keyArgs === false ? false : [...keyArgs],
    read: (list, { canRead }) => list && { ...list, edges: list.edges.filter(({ node }) => canRead(node)) },
    merge(before, page, { args }) {
      if (before === undefined) return page;
      const after: unknown = args?.['after'];
      return typeof after === 'string' ? withNext(before, page, after) : withRest(page, before);
    },
  };
}

function withNext(before: List, page: List, after: string): List {
  const place = before.edges.findIndex(({ cursor }) => cursor === after);
  const begin = place === -1 ? before.edges : before.edges.slice(0, place + 1);
  const { hasPreviousPage, startCursor } = before.pageInfo;
  return { ...page, edges: joined(begin, page.edges), pageInfo: { ...page.pageInfo, hasPreviousPage, startCursor } };
}

function withRest(page: List, before: List): List {
  const last = page.edges.at(-1);
  const meeting = last === undefined ? -1 : before.edges.findIndex(({ node }) => node.__ref === last.node.__ref);
  if (meeting === -1 || !page.pageInfo.hasNextPage) return page;
  const edges = joined(page.edges, before.edges.slice(meeting + 1));
  if (edges.length === page.edges.length) return page;
  const { hasNextPage, endCursor } = before.pageInfo;
  return { ...page, edges, pageInfo: { ...page.pageInfo, hasNextPage, endCursor } };
}

/** Concatenates two lists. A node in both lists moved between two reads; it keeps its first place. */
function joined(first: readonly Edge[], second: readonly Edge[]): readonly Edge[] {
  const known = new Set(first.map(({ node }) => node.__ref));
  return [...first, ...second.filter(({ node }) => !known.has(node.__ref))];
}
