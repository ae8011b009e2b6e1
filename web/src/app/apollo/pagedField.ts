import type { FieldPolicy, Reference } from '@apollo/client';
import type { PageFieldsFragment } from '../../gql/graphql.ts';

interface Edge {
  readonly cursor: string;
  readonly node: Reference;
}

/** A connection as the cache keeps it; other fields of it (`totalCount`) are taken as they come. */
interface List {
  readonly edges: readonly Edge[];
  readonly pageInfo: PageFieldsFragment;
}

/**
 * A connection that grows by cursor and can be refreshed without shrinking: a new first page takes the place of
 * the beginning of the list, and what was loaded behind it stays as long as the two meet. What was evicted from
 * the cache is no longer in it.
 *
 * @param keyArgs arguments that make a list of its own; false for a field with one list
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

/** Both, in order; what is in both (it moved between two reads) stays where it comes first. */
function joined(first: readonly Edge[], second: readonly Edge[]): readonly Edge[] {
  const known = new Set(first.map(({ node }) => node.__ref));
  return [...first, ...second.filter(({ node }) => !known.has(node.__ref))];
}
