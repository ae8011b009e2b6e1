import { describe, expect, test } from '@jest/globals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { graphql } from 'graphql';
import type { Projections, Query } from '../../projection-service/index.ts';
import { createContext } from '../context.ts';
import { callOf } from '../testing/calls.ts';
import { createSchema } from '../schema.ts';
import type { GatewayServices, GatewaySettings } from '../services.ts';

interface Stored {
  readonly id: string;
  readonly doc: { readonly createdAt: number } & Readonly<Record<string, unknown>>;
}

/** A store that knows one order: the newest first. */
function projectionsWith(items: readonly Stored[], asked: Query[] = []): Projections {
  const newestFirst = items.toSorted((a, b) => b.doc.createdAt - a.doc.createdAt);
  const query = async (_collection: string, request: Query) => {
    asked.push(request);
    if (request.limit > 1_000) throw new Error('The read store gives at most 1,000 documents at once');
    const start = request.after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === request.after?.id) + 1;
    return newestFirst.slice(start, start + request.limit);
  };
  const getMany = async (_collection: string, ids: readonly string[]) => items.filter(({ id }) => ids.includes(id));
  return { reader: () => ({ query, getMany, count: async () => items.length }) } as object as Projections;
}

const number = (n: number): string => String(n).padStart(5, '0');
const videos = (count: number): Stored[] =>
  Array.from({ length: count }, (_, n) => {
    const title = n === 0 ? 'The oldest' : `Video ${n}`;
    const doc = {
      ownerId: 'u',
      createdAt: n,
      title,
      sortTitle: title.toLowerCase(),
      text: title.toLowerCase(),
      propertyAddress: '',
      status: 'ready',
      screenShareUrl: null,
    };
    return {
      id: number(n),
      doc: {
        ...doc,
        phase: null,
        failureCode: null,
        videoKey: null,
        thumbnailKey: null,
        captionsKey: null,
        creditsHeld: null,
        creditsUsed: null,
        creditsReturned: null,
      },
    };
  });

const contextOf = (projections: Projections) => {
  const services = { projections } as GatewayServices;
  return createContext(services, {} as GatewaySettings, { requestId: 'r', address: '127.0.0.1', userId: 'u' });
};
const schema = createSchema();

interface Page {
  readonly edges: readonly { readonly node: { readonly id: string } }[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null };
}

async function ask(projections: Projections, variableValues: object): Promise<Page> {
  const source = `query ($after: String, $search: String, $status: VideoStatusFilter) {
    videos(first: 2, after: $after, search: $search, status: $status) { edges { node { id } } pageInfo { hasNextPage endCursor } }
  }`;
  const { data, errors } = await graphql({
    schema,
    source,
    variableValues: { ...variableValues },
    contextValue: contextOf(projections),
  });
  if (errors) throw errors[0];
  return (data as { videos: Page } | null)?.videos ?? { edges: [], pageInfo: { hasNextPage: false, endCursor: null } };
}

describe('the list of videos', () => {
  test('a search that stops at its limit has a next page that continues there', async () => {
    const projections = projectionsWith(videos(5_201));
    const first = await ask(projections, { search: 'oldest' });
    expect(first).toMatchObject({ edges: [], pageInfo: { hasNextPage: true, endCursor: expect.any(String) } });
    const second = await ask(projections, { search: 'oldest', after: first.pageInfo.endCursor });
    expect(second.edges).toEqual([{ node: { id: number(0) } }]);
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  test('a search that has read everything has no next page', async () => {
    expect(await ask(projectionsWith(videos(300)), { search: 'nothing' })).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false },
    });
  });

  test.each(['READY', 'COMPLETED'])('the filter %s selects finished videos', async (status) => {
    const asked: Query[] = [];
    await ask(projectionsWith(videos(1), asked), { status });
    expect(asked[0]?.equal).toEqual({ ownerId: 'u', status: 'ready' });
  });

  test('GET /api/videos returns the cursor of the next page in x-next', async () => {
    const context = contextOf(projectionsWith(videos(1_001)));
    const list = async (query: object) => {
      const headers: Record<string, string> = {};
      const reply = { header: (name: string, value: string) => void (headers[name] = value) };
      const answer = await callOf('GET /api/videos')(
        context,
        { query } as FastifyRequest,
        reply as object as FastifyReply,
      );
      return { headers, ids: (answer as readonly { readonly id: string }[]).map(({ id }) => id) };
    };
    const first = await list({});
    expect(first.ids).toHaveLength(1_000);
    const second = await list({ after: first.headers['x-next'] });
    expect(second).toEqual({ headers: {}, ids: [number(0)] });
  });
});
