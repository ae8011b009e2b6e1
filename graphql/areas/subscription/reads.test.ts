import { describe, expect, test } from '@jest/globals';
import type { AccountDocument, SubscriptionDocument } from '../../../projection-service/index.ts';
import { billingSubscriptionOf, statusOf } from './reads.ts';

const now = Date.UTC(2026, 0, 15);
const subscription = (fields: Partial<SubscriptionDocument>) =>
  ({ status: 'active', periodStart: 1, periodEnd: 2, ...fields }) as SubscriptionDocument;
const accountWith = (source: string, expiresAt: number | null) =>
  ({ lots: [{ id: 'l1', source, available: 2, expiresAt }] }) as object as AccountDocument;

describe('the status of a user', () => {
  test.each(['active', 'past_due', 'trialing'] as const)('is that of a subscription that is %s', (status) => {
    expect(statusOf(subscription({ status }), accountWith('trial', now + 1), now)).toBe(status);
  });

  test.each([undefined, 'canceled', 'incomplete'] as const)(
    'is trialing while trial credits last, with a subscription that is %s',
    (status) => {
      const own = status && subscription({ status });
      expect(statusOf(own, accountWith('trial', now + 1), now)).toBe('trialing');
      expect(statusOf(own, accountWith('trial', now - 1), now)).toBe(status ?? 'none');
      expect(statusOf(own, accountWith('bundle', null), now)).toBe(status ?? 'none');
    },
  );

  test('is none for a user who never bought or tried anything', () => {
    expect(statusOf(undefined, undefined, now)).toBe('none');
  });
});

describe('the subscription that the billing screen shows', () => {
  test('is one that was paid at least once and is not over', () => {
    const paid = subscription({});
    expect(billingSubscriptionOf('ann', paid)).toEqual({ userId: 'ann', doc: paid });
  });

  test.each([
    ['never paid', { periodStart: null, periodEnd: null }],
    ['over', { status: 'canceled' }],
    ['not complete', { status: 'incomplete' }],
  ] as const)('is none when it is %s', (_, fields) => {
    expect(billingSubscriptionOf('ann', subscription(fields))).toBeNull();
    expect(billingSubscriptionOf('ann', undefined)).toBeNull();
  });
});
