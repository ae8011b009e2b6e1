import { test } from '@jest/globals';
import { givenTime, projectionSpec } from '../testing/projection-spec.ts';
import { securityAlerts } from './security-alerts.ts';

const incidents = { kind: 'login_burst', count: 3, address: '203.0.113.9', userAgent: 'curl/8' };
const raised = (alertId: string, userId: string | null = null) => ({
  stream: `securityalert-${alertId}`,
  type: 'SecurityAlertRaised',
  data: { alertId, sourceId: 's1', userId, ...incidents },
});
const document = {
  all: 'alert',
  kind: 'login_burst',
  burstId: 'a1',
  sourceId: 's1',
  isOpen: true,
  acknowledgedBy: null,
  acknowledgedAt: null,
  userId: null,
  raisedAt: givenTime(0),
  lastAt: givenTime(0),
  count: 3,
  address: '203.0.113.9',
  userAgent: 'curl/8',
};
const repeated = { stream: 'securityalert-a1', type: 'SecurityAlertRepeated', data: { alertId: 'a1', count: 4 } };
const eventId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

test("keeps where a visitor's incidents came from, and counts further ones", async () => {
  await projectionSpec(securityAlerts)
    .given([raised('a1'), repeated])
    .then({ securityAlerts: { a1: { ...document, eventId: eventId(0), count: 7, lastAt: givenTime(1) } } });
});

test("keeps where an account's incidents came from apart, until the account is erased", async () => {
  const alert = { ...document, eventId: eventId(0), userId: 'ann', address: null, userAgent: null };
  const source = { address: '203.0.113.9', userAgent: 'curl/8' };
  await projectionSpec(securityAlerts)
    .given([raised('a1', 'ann')])
    .then({ securityAlerts: { a1: alert }, alertSources: { ann: { byAlert: { a1: source } } } });
  await projectionSpec(securityAlerts)
    .given([raised('a1', 'ann'), { stream: 'user-ann', type: 'ErasureStarted', data: { userId: 'ann' } }])
    .then({ securityAlerts: { a1: alert } });
});

test('an alert follows from role changes and from purchases with another price', async () => {
  const role = { userId: 'bo', role: 'admin', reason: null };
  const refused = (code: string) => ({
    stream: `purchase-${code}`,
    type: 'PurchaseRefused',
    data: { purchaseId: code, userId: 'ann', call: 'start', code, claimed: null },
  });
  const derived = (n: number, kind: string, userId: string) => ({
    ...document,
    kind,
    burstId: eventId(n),
    sourceId: null,
    userId,
    eventId: eventId(n),
    raisedAt: givenTime(n),
    lastAt: givenTime(n),
    count: 1,
    address: null,
    userAgent: null,
  });
  await projectionSpec(securityAlerts)
    .given([
      { stream: 'user-bo', type: 'AdminRoleGranted', data: role, schemaVersion: 2 },
      { stream: 'user-bo', type: 'AdminRoleRevoked', data: role, schemaVersion: 2 },
      refused('PRICE_CHANGED'),
      refused('PAYMENT_NOT_ACCEPTED'),
    ])
    .then({
      securityAlerts: {
        [eventId(0)]: derived(0, 'role_granted', 'bo'),
        [eventId(1)]: derived(1, 'role_revoked', 'bo'),
        [eventId(2)]: derived(2, 'price_tampering', 'ann'),
      },
    });
});

test('keeps who acknowledged an alert and when, and opens it again when incidents follow', async () => {
  const acknowledged = {
    stream: 'securityalert-a1',
    type: 'SecurityAlertAcknowledged',
    data: { alertId: 'a1' },
    metadata: { actor: { kind: 'admin', id: 'ada' } },
  } as const;
  const seen = { ...document, eventId: eventId(0), isOpen: false, acknowledgedBy: 'ada', acknowledgedAt: givenTime(1) };
  await projectionSpec(securityAlerts)
    .given([raised('a1'), acknowledged])
    .then({ securityAlerts: { a1: seen } });
  await projectionSpec(securityAlerts)
    .given([raised('a1'), acknowledged, repeated])
    .then({ securityAlerts: { a1: { ...seen, isOpen: true, count: 7, lastAt: givenTime(2) } } });
});
