import { test } from '@jest/globals';
import { givenTime, happened, projectionSpec } from '../testing/projection-spec.ts';
import { expiringLots } from './expiring-lots.ts';

const granted = (lotId: string, expiresAtMs: number | null) =>
  happened('credits-ann', 'CreditsGranted', {
    asset: 'minutes',
    lotId,
    source: 'trial',
    amount: 6,
    debtPaidAmount: 0,
    expiresAtMs,
    paymentId: null,
    priceCents: 0,
    paidCents: 0,
    currency: 'usd',
    catalogVersion: '1',
    isApart: false,
    itemName: '30-day trial',
  });

test('lists lots until they have expired', async () => {
  const doc = {
    kind: 'lot',
    userId: 'ann',
    lotId: 'trial',
    source: 'trial',
    grantedAt: givenTime(0),
    expiresAt: 9_000,
  };
  await projectionSpec(expiringLots)
    .given([granted('trial', 9_000), granted('bundle', null)])
    .then({ lots: { 'ann/trial': doc } });
  await projectionSpec(expiringLots)
    .given([
      granted('trial', 9_000),
      happened('credits-ann', 'CreditsExpired', { asset: 'minutes', lotId: 'trial', amount: 6, cause: 'expiry' }),
    ])
    .then({ lots: {} });
});
