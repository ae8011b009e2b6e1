import { describe, expect, test } from '@jest/globals';
import type { EventOf, EventType } from '../../domain/events.ts';
import { givenEventId, givenPosition, givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { adminLog } from './admin-log.ts';

const byAda = <Type extends EventType>(stream: string, type: Type, data: EventOf<Type>['data'], subject?: string) => ({
  ...happened(stream, type, data),
  metadata: { actor: { kind: 'admin', id: 'ada' } as const, from: '203.0.113.0/24', ...(subject && { subject }) },
});
const adjusted = (userId: string, before: number, after: number, reason: string | null = 'Goodwill') =>
  byAda(
    `credits-${userId}`,
    'CreditsAdjusted',
    {
      asset: 'minutes',
      adjustmentId: 'a1',
      act: 'set' as const,
      purpose: null,
      beforeAmount: before,
      afterAmount: after,
      removed: [],
      lotId: 'l1',
      addedAmount: Math.max(0, after - before),
      debtClearedAmount: 0,
      expiresAtMs: null,
      debtPaidAmount: 0,
      reason,
      note: null,
    },
    userId,
  );
const described = (title: string, isActive = true) => ({
  libraryVideoId: 'm1',
  title,
  description: 'About rates',
  category: 'market_insights' as const,
  videoUrl: 'https://videos.example/1.mp4',
  thumbnailUrl: null,
  durationSeconds: 90,
  tags: ['rates'],
  isActive,
});
const changesOf = (documents: unknown) =>
  Object.values((documents as { actions: Record<string, { changes: unknown }> }).actions).map(({ changes }) => changes);

test('findings of a reconciliation are not actions of the administrator who started it', async () => {
  const exceptionId = 'credits.used_after_refund.pi_1';
  await projectionSpec(adminLog)
    .given([
      byAda('exception-1', 'ExceptionMatched', { exceptionId }),
      byAda('statement-stripe', 'ProviderObjectUnderstood', { objectId: 'in_1' } as never),
    ])
    .then({ actions: {} });
});

test('an action says who, what, before, after and from where; its text stays in the log', async () => {
  await projectionSpec(adminLog)
    .given([adjusted('ann', 20, 10)])
    .then({
      actions: {
        [givenEventId(0)]: {
          kind: 'action',
          type: 'CreditsAdjusted',
          stream: 'credits-ann',
          revision: 0,
          time: givenTime(0),
          position: givenPosition(0),
          actorId: 'ada',
          subject: 'ann',
          from: '203.0.113.0/24',
          changes: [{ field: 'availableHalfCredits', before: 20, after: 10 }],
          selfCredit: false,
          credits: { asset: 'minutes', act: 'set', adjustmentId: 'a1', amount: 10, before: 20, after: 10 },
        },
      },
    });
});

describe('a blocked address', () => {
  const block = (entryId: string, reason: string) =>
    byAda(
      'security-policy',
      'AddressBlocked',
      { entryId, network: '203.0.113.9', reason, expiresAt: null },
      'security',
    );
  const unblock = byAda('security-policy', 'AddressUnblocked', { entryId: 'b1', cause: 'removed' }, 'security');

  test('has one document for each event, so none of them grows', async () => {
    await projectionSpec(adminLog)
      .given([block('b1', 'Spam'), block('b2', 'More spam')])
      .then(({ networks }) =>
        expect(networks).toEqual({
          [givenEventId(0)]: { network: '203.0.113.9' },
          [givenEventId(1)]: { network: '203.0.113.9' },
        }),
      );
  });

  test.each([
    ['an administrator', block('b1', 'Spam')],
    ['the product', { ...block('b1', 'Automatic'), metadata: { subject: 'security' } }],
  ])(
    'names a network that %s blocked also at its unblocking, whose event names the entry only',
    async (_who, blocked) => {
      await projectionSpec(adminLog)
        .given([blocked, unblock])
        .then(({ networks, lastSet }) => {
          expect(networks?.[givenEventId(1)]).toEqual({ network: '203.0.113.9' });
          expect(lastSet).toEqual({});
        });
    },
  );
});

test('a decision about another administrator is listed once: by the event that carries it out', async () => {
  const reason = 'Left the company';
  const ended = { userId: 'ann', rightsVersion: 1, act: 'revoke_role', reason } as const;
  await projectionSpec(adminLog)
    .given([
      byAda('administrators-all', 'AdministratorRightsEnded', ended, 'ann'),
      byAda('user-ann', 'AdminRoleRevoked', { userId: 'ann', role: 'admin', reason }, 'ann'),
    ])
    .then(({ actions }) => expect(Object.keys(actions ?? {})).toEqual([givenEventId(1)]));
});

test('events that no administrator caused are not actions', async () => {
  await projectionSpec(adminLog)
    .given([happened('user-ann', 'DeletionRequested', { userId: 'ann', eraseAtMs: 1 })])
    .then({});
});

test('lists a grant of the role, whoever made it', async () => {
  const data = { userId: 'ann', role: 'admin', reason: 'Named in ADMIN_EMAILS' } as const;
  await projectionSpec(adminLog)
    .given([happened('user-ann', 'AdminRoleGranted', data)])
    .then((documents) => expect(changesOf(documents)).toEqual([[{ field: 'admin', before: false, after: true }]]));
});

test.each([
  ['ada', 0, 10, true],
  ['ada', 10, 0, true],
  ['ann', 0, 10, false],
])('setting the credits of %s from %i to %i by ada is flagged: %s', async (userId, before, after, flagged) => {
  await projectionSpec(adminLog)
    .given([adjusted(userId, before, after)])
    .then((documents) => expect(documents['actions']?.[givenEventId(0)]?.['selfCredit']).toBe(flagged));
});

describe('a video of the library', () => {
  test('a change lists the fields that differ, with their values before', async () => {
    await projectionSpec(adminLog)
      .given([
        byAda('library-m1', 'LibraryVideoAdded', described('Rates')),
        byAda('library-m1', 'LibraryVideoChanged', described('Rates in May', false)),
      ])
      .then((documents) =>
        expect(changesOf(documents)[1]).toEqual([
          { field: 'title', before: 'Rates', after: 'Rates in May' },
          { field: 'isActive', before: true, after: false },
        ]),
      );
  });

  test('its removal lists what was lost', async () => {
    await projectionSpec(adminLog)
      .given([
        byAda('library-m1', 'LibraryVideoAdded', described('Rates')),
        byAda('library-m1', 'LibraryVideoRemoved', { libraryVideoId: 'm1' }),
      ])
      .then((documents) =>
        expect(changesOf(documents)[1]).toContainEqual({ field: 'title', before: 'Rates', after: null }),
      );
  });
});

test('keeps no text that was written about a person, so a replay without the key agrees', async () => {
  const started = happened('user-ann', 'ErasureStarted', { userId: 'ann' });
  for (const reason of ['Goodwill', null])
    await projectionSpec(adminLog)
      .given([adjusted('ann', 20, 10, reason), started])
      .then((documents) => {
        expect(Object.keys(documents['actions'] ?? {})).toHaveLength(1);
        expect(documents['erased']).toEqual({ ann: { since: givenTime(1) } });
        expect(JSON.stringify(documents)).not.toContain('Goodwill');
      });
});
