import { describe, expect, test } from '@jest/globals';
import { graphql } from 'graphql';
import type { Position } from '../../domain/envelope.ts';
import type { EventLinkDocument, Projections, Query } from '../../projection-service/index.ts';
import { createContext } from '../context.ts';
import { createSchema } from '../schema.ts';
import type { GatewayServices, GatewaySettings } from '../services.ts';

const schema = createSchema();

const link = (position: number, stream: string, type: string, causationId: string): EventLinkDocument => ({
  stream,
  revision: 0,
  position: String(position) as Position,
  time: 0,
  type,
  actorKind: 'process',
  actorId: 'rendering',
  causationId,
});
const links: Readonly<Record<string, EventLinkDocument>> = {
  requested: link(1, 'video-v1', 'VideoRequested', 'command-1'),
  reserved: link(2, 'credits-u1', 'CreditsReserved', 'command-1'),
  started: link(3, 'video-v1', 'VideoRenderStarted', 'requested'),
  failed: link(4, 'video-v1', 'VideoFailed', 'requested'),
  released: link(5, 'credits-u1', 'CreditsReleased', 'failed'),
};

const reader = {
  get: async (_collection: string, id: string) => links[id],
  query: async (_collection: string, { equal, limit, after }: Query) =>
    Object.entries(links)
      .filter(
        ([, doc]) => doc.causationId === equal?.['causationId'] && Number(doc.position) > Number(after?.order[0] ?? 0),
      )
      .map(([id, doc]) => ({ id, doc }))
      .slice(0, limit),
};

async function ask(source: string, admin = true) {
  const commands = {
    userState: async () => ({ admin, identity: { email: 'a@curbcast.example', emailVerified: true } }),
  };
  const services = {
    commands,
    projections: { reader: () => reader } as object as Projections,
  } as object as GatewayServices;
  const identity = { requestId: 'r', address: '127.0.0.1', userId: 'u' };
  const contextValue = createContext(services, { adminEmailDomain: 'curbcast.example' } as GatewaySettings, identity);
  const { data, errors } = await graphql({ schema, source, contextValue });
  if (errors) throw errors[0];
  return JSON.parse(JSON.stringify(data)) as unknown;
}

describe('an event of the log', () => {
  test('leads to its cause, and on to the command where the chain begins', async () => {
    const found = await ask(`{ logEvent(id: "released") { type creditsOf actor { label } cause {
      ... on LogEvent { type creditsOf cause { ... on LogEvent { type cause { ... on Command { id effects { edges { node { type } } } } } } } } } } }`);
    expect(found).toEqual({
      logEvent: {
        type: 'CreditsReleased',
        creditsOf: 'u1',
        actor: { label: 'rendering' },
        cause: {
          type: 'VideoFailed',
          creditsOf: null,
          cause: {
            type: 'VideoRequested',
            cause: {
              id: 'command-1',
              effects: { edges: [{ node: { type: 'VideoRequested' } }, { node: { type: 'CreditsReserved' } }] },
            },
          },
        },
      },
    });
  });

  test('leads to its effects, page by page', async () => {
    const page = (rest: string) =>
      `{ logEvent(id: "requested") { effects(first: 1${rest}) { edges { node { type } } pageInfo { hasNextPage endCursor } } } }`;
    const first = (await ask(page(''))) as { logEvent: { effects: { pageInfo: { endCursor: string } } } };
    expect(first).toMatchObject({
      logEvent: { effects: { edges: [{ node: { type: 'VideoRenderStarted' } }], pageInfo: { hasNextPage: true } } },
    });
    expect(await ask(page(`, after: "${first.logEvent.effects.pageInfo.endCursor}"`))).toMatchObject({
      logEvent: { effects: { edges: [{ node: { type: 'VideoFailed' } }], pageInfo: { hasNextPage: false } } },
    });
  });

  test('is null when there is none, and for administrators only', async () => {
    expect(await ask('{ logEvent(id: "none") { id } }')).toEqual({ logEvent: null });
    await expect(ask('{ logEvent(id: "released") { id } }', false)).rejects.toThrow('Admin access restricted');
  });
});
