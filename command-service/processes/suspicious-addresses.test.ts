import { test } from '@jest/globals';
import type { IncidentKind, SecurityAlertEvent, SecurityEvent } from '../../domain/security/index.ts';
import { on, specifyWork } from '../testing/work-spec.ts';
import { suspiciousAddresses } from './suspicious-addresses.ts';

const minute = 60_000;
const { given } = specifyWork(suspiciousAddresses, { now: () => 10 * minute });
const raised = (count: number, address = '93.184.216.34', kind: IncidentKind = 'login_burst') =>
  on(
    'securityalert-a1',
    {
      type: 'SecurityAlertRaised',
      data: { alertId: 'a1', sourceId: 's1', kind, count, userId: null, address, userAgent: null },
    } satisfies SecurityAlertEvent,
    5 * minute,
  );
/** Failures of one address at an account. */
const failedAt = (userId: string, count: number) =>
  on(
    'securityalert-b1',
    {
      type: 'SecurityAlertRaised',
      data: {
        alertId: `at ${userId}`,
        sourceId: 's1',
        kind: 'login_burst',
        count,
        userId,
        address: '93.184.216.34',
        userAgent: null,
      },
    } satisfies SecurityAlertEvent,
    5 * minute,
  );
const blocked = (reason: string, entryId = 'a1') =>
  on('security-policy', {
    type: 'AddressBlocked',
    data: { entryId, network: '93.184.216.34', reason, expiresAt: 65 * minute },
  } satisfies SecurityEvent);

test('blocks an address for an hour at the 20th incident', async () => {
  await given(raised(19)).appends();
  await given(raised(20)).appends(blocked('Automatic: many failed sign-ins'));
  await given(raised(20, '93.184.216.34', 'forged_webhook')).appends(blocked('Automatic: forged webhooks'));
});

test('blocks an address that tries three accounts five times each', async () => {
  const spraying = 'Automatic: many failed sign-ins';
  await given(failedAt('ann', 5), failedAt('bo', 5), failedAt('cy', 5)).appends(blocked(spraying, 'at ann'));
  await given(failedAt('ann', 5), failedAt('bo', 5), failedAt('cy', 4)).appends();
  await given(failedAt('ann', 9), failedAt('bo', 9)).appends();
  const once = Array.from({ length: 20 }, (_, n) => failedAt(`user ${n}`, 1));
  await given(...once).appends(blocked(spraying, 'at user 0'));
});

test('blocks once, however many incidents follow', async () => {
  const repeated = on(
    'securityalert-a1',
    { type: 'SecurityAlertRepeated', data: { alertId: 'a1', count: 50 } } satisfies SecurityAlertEvent,
    5 * minute,
  );
  await given(raised(19), repeated, repeated).appends(blocked('Automatic: many failed sign-ins'));
});

test.each([['10.0.0.5'], ['192.168.1.1'], ['127.0.0.1'], ['fd00::1'], ['unknown']])(
  'never blocks %s, which may be a proxy for everybody',
  async (address) => given(raised(500, address)).appends(),
);

test('does not block for reaching a rate limit', async () => {
  await given(raised(500, '93.184.216.34', 'rate_limit')).appends();
});

test('does not block for an alert that is handled a quarter of an hour later', async () => {
  const late = specifyWork(suspiciousAddresses, { now: () => 21 * minute });
  await late.given(raised(500)).appends();
});
