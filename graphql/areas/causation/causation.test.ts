import { describe, expect, test } from '@jest/globals';
import { givenEventId, happened, type GivenEvent } from '../../../projection-service/testing/projection-spec.ts';
import { given, registered, requested } from '../../testing/area.ts';

const caused = (event: GivenEvent, causationId: string): GivenEvent => ({
  ...event,
  metadata: { causationId, actor: { kind: 'process', id: 'rendering' } },
});
const attempt = { videoId: 'v1', userId: 'ann', attempt: 1 };
const released = {
  asset: 'minutes',
  holdId: 'v1-1',
  heldFor: 'v1',
  held: [{ lotId: 'l1', amount: 2 }],
  debtPaid: [],
  returned: [{ lotId: 'l1', amount: 2 }],
  expiredAmount: 0,
  reason: 'failed',
} as const;
/** The command led to events 1 and 2, event 1 to 3 and 4, and event 4 to 5. */
const events = [
  registered('admin'),
  caused(requested('ann', 'v1'), 'command-1'),
  caused(requested('ann', 'v2'), 'command-1'),
  caused(happened('video-v1', 'VideoRenderStarted', { ...attempt, provider: 'local' }), givenEventId(1)),
  caused(happened('video-v1', 'VideoFailed', { ...attempt, code: 'timed_out', timedOut: true }), givenEventId(1)),
  caused(happened('credits-ann', 'CreditsReleased', released), givenEventId(4)),
];
/** Only the causation of the events matters here, not whether the account has the hold. */
const setUp = () => given(events, {}, ['event-index', 'users']);

describe('logEvent', () => {
  test('follows causes back to the command that started the chain', async () => {
    const { as } = await setUp();
    const found = await as('admin').graphql(
      `query ($id: ID!) { logEvent(id: $id) { type creditsOf actor { label } cause {
      ... on LogEvent { type creditsOf cause { ... on LogEvent { type cause { ... on Command { id effects { edges { node { stream } } } } } } } } } } }`,
      { id: givenEventId(5) },
    );
    expect(found).toEqual({
      logEvent: {
        type: 'CreditsReleased',
        creditsOf: 'ann',
        actor: { label: 'rendering' },
        cause: {
          type: 'VideoFailed',
          creditsOf: null,
          cause: {
            type: 'VideoRequested',
            cause: {
              id: 'command-1',
              effects: { edges: [{ node: { stream: 'video-v1' } }, { node: { stream: 'video-v2' } }] },
            },
          },
        },
      },
    });
  });

  test('returns the effects page by page', async () => {
    const { as } = await setUp();
    const page = (rest: string) =>
      `{ logEvent(id: "${givenEventId(1)}") { effects(first: 1${rest}) { edges { node { type } } pageInfo { hasNextPage endCursor } } } }`;
    const first = (await as('admin').graphql(page(''))) as {
      logEvent: { effects: { pageInfo: { endCursor: string } } };
    };
    expect(first).toMatchObject({
      logEvent: { effects: { edges: [{ node: { type: 'VideoRenderStarted' } }], pageInfo: { hasNextPage: true } } },
    });
    expect(await as('admin').graphql(page(`, after: "${first.logEvent.effects.pageInfo.endCursor}"`))).toMatchObject({
      logEvent: { effects: { edges: [{ node: { type: 'VideoFailed' } }], pageInfo: { hasNextPage: false } } },
    });
  });

  test('is null for an unknown id and forbidden without the administrator role', async () => {
    const { as } = await setUp();
    const ask = (userId?: string) => as(userId).graphql('{ logEvent(id: "none") { id } }');
    expect(await ask('admin')).toEqual({ logEvent: null });
    expect(await ask('ann')).toMatchObject({ code: 'FORBIDDEN' });
    expect(await ask()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
