import { gql, InMemoryCache } from '@apollo/client';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { pagedField } from './pagedField.ts';

const query = gql`
  query List($after: String) {
    videos(first: 2, after: $after, status: null, search: null, sort: NEWEST) {
      edges {
        cursor
        node {
          id
          title
        }
      }
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
    }
  }
`;

let cache: InMemoryCache;
beforeEach(() => {
  cache = new InMemoryCache({
    typePolicies: { Query: { fields: { videos: pagedField(['status', 'search', 'sort']) } } },
  });
});

/** Writes one page of a response; the cursors are the ids. */
function arrive(ids: readonly string[], { after, more }: { readonly after?: string; readonly more: boolean }): void {
  const edges = ids.map((id) => ({
    __typename: 'VideoEdge',
    cursor: `c${id}`,
    node: { __typename: 'Video', id, title: id },
  }));
  const pageInfo = {
    __typename: 'PageInfo',
    hasNextPage: more,
    hasPreviousPage: after !== undefined,
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
  };
  cache.writeQuery({
    query,
    variables: after === undefined ? {} : { after },
    data: { videos: { __typename: 'VideoConnection', edges, pageInfo } },
  });
}

interface Shown {
  readonly videos: {
    readonly edges: readonly { readonly node: { readonly id: string } }[];
    readonly pageInfo: {
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly endCursor: string | null;
    };
  };
}

function shown(): { readonly ids: string; readonly more: boolean; readonly end: string | null } | null {
  const data = cache.readQuery<Shown>({ query });
  if (data === null) return null;
  const { edges, pageInfo } = data.videos;
  return { ids: edges.map(({ node }) => node.id).join(''), more: pageInfo.hasNextPage, end: pageInfo.endCursor };
}

describe('pagedField', () => {
  test('appends the page after a cursor', () => {
    arrive(['a', 'b'], { more: true });
    arrive(['c', 'd'], { after: 'cb', more: false });
    expect(shown()).toEqual({ ids: 'abcd', more: false, end: 'cd' });
  });

  test('keeps later pages when a refreshed first page contains a new node', () => {
    arrive(['a', 'b'], { more: true });
    arrive(['c', 'd'], { after: 'cb', more: true });
    arrive(['n', 'a'], { more: true });
    expect(shown()).toEqual({ ids: 'nabcd', more: true, end: 'cd' });
  });

  test('lists a node that moved to the front once', () => {
    arrive(['a', 'b'], { more: true });
    arrive(['c', 'd'], { after: 'cb', more: false });
    arrive(['d', 'a'], { more: true });
    expect(shown()?.ids).toBe('dabc');
  });

  test('drops later pages that do not overlap with the refreshed first page', () => {
    arrive(['a', 'b'], { more: true });
    arrive(['c', 'd'], { after: 'cb', more: false });
    arrive(['x', 'y'], { more: true });
    expect(shown()).toEqual({ ids: 'xy', more: true, end: 'cy' });
  });

  test('drops later pages when the refreshed first page is the last one', () => {
    arrive(['a', 'b'], { more: true });
    arrive(['c', 'd'], { after: 'cb', more: false });
    arrive(['a', 'b'], { more: false });
    expect(shown()).toEqual({ ids: 'ab', more: false, end: 'cb' });
  });

  test('omits evicted nodes', () => {
    arrive(['a', 'b'], { more: false });
    cache.evict({ id: 'Video:a' });
    expect(shown()?.ids).toBe('b');
  });
});
