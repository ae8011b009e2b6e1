import { beforeAll, expect, test } from '@jest/globals';
import type { TestUser } from '../../support/fixture.ts';
import { expectProblem, unchanged } from '../../support/problems.ts';
import { useFixture } from '../../support/use.ts';

const fixture = useFixture();
let user: TestUser;
let admin: TestUser;

beforeAll(async () => {
  [user, admin] = [await fixture.user(), await fixture.admin()];
});

const priceChanged = 'Price changed, please review';
const refills: readonly (readonly [string, unknown, string, string | RegExp])[] = [
  ['half a dollar', { amount: 0.5, credits: 10 }, 'PRICE_CHANGED', priceChanged],
  ['nothing', { amount: 0, credits: 10 }, 'PRICE_CHANGED', priceChanged],
  ['less than nothing', { amount: -1, credits: 10 }, 'PRICE_CHANGED', priceChanged],
  ['1e99', { amount: 1e99, credits: 10 }, 'PRICE_CHANGED', priceChanged],
  ['parts of a cent', { amount: 177.501, credits: 10 }, 'PRICE_CHANGED', priceChanged],
  ['one cent less', { amount: 177.49, credits: 10 }, 'PRICE_CHANGED', priceChanged],
  ['9,999 credits', { amount: 177.5, credits: 9_999 }, 'PRICE_CHANGED', priceChanged],
  ['a quarter credit', { amount: 177.5, credits: 0.25 }, 'PRICE_CHANGED', priceChanged],
  ['one bundle at the price of another', { amount: 400, credits: 50 }, 'PRICE_CHANGED', priceChanged],
  ['2^53 credits', { amount: 177.5, credits: 2 ** 53 }, 'PRICE_CHANGED', priceChanged],
  ['words', { amount: '725abc', credits: 50 }, 'INVALID_INPUT', /amount/],
  ['hexadecimal', { amount: '0xFF', credits: 10 }, 'INVALID_INPUT', /amount/],
  ['null', { amount: null, credits: 10 }, 'INVALID_INPUT', /amount/],
  ['no amount', { credits: 10 }, 'INVALID_INPUT', /amount/],
  ['an object', { amount: { valueOf: 1 }, credits: 10 }, 'INVALID_INPUT', /amount/],
];
test.each(refills)('POST /api/credits/refill rejects %s', (_what, body, code, message) =>
  unchanged(user, async () => expectProblem(await user.call('POST', '/api/credits/refill', body), 400, code, message)),
);

const intents: readonly (readonly [string, object, string, string | RegExp])[] = [
  ['nothing', { planId: 'volume-pro', amount: 0 }, 'PRICE_CHANGED', priceChanged],
  ['less than nothing', { planId: 'volume-pro', amount: -725 }, 'PRICE_CHANGED', priceChanged],
  ['the price of another bundle', { planId: 'volume-pro', amount: 177.5 }, 'PRICE_CHANGED', priceChanged],
  ['9,999 credits', { planId: 'volume-pro', amount: 725, credits: 9_999 }, 'PRICE_CHANGED', priceChanged],
  ['a first twin at the later price', { planId: 'digital-twin', amount: 315 }, 'PRICE_CHANGED', priceChanged],
  [
    'a twin that the amount leaves out',
    { planId: 'volume-pro', amount: 725, customAvatar: true },
    'PRICE_CHANGED',
    priceChanged,
  ],
  ['words', { planId: 'volume-pro', amount: '725abc' }, 'INVALID_INPUT', /amount/],
  ['an unknown plan', { planId: 'solo', amount: 1 }, 'INVALID_INPUT', 'This plan does not exist.'],
  ['an unknown bundle', { planId: 'free', type: 'bundle', amount: 1 }, 'INVALID_INPUT', 'This bundle does not exist.'],
  ['a retired plan', { planId: 'rapid-starter', amount: 1 }, 'INVALID_INPUT', /no longer sold/],
  ['no plan', { amount: 1 }, 'INVALID_INPUT', 'Choose a plan, a credit bundle or a Digital Twin.'],
];
test.each(intents)('POST /api/create-payment-intent rejects %s', (_what, body, code, message) =>
  unchanged(user, async () =>
    expectProblem(await user.call('POST', '/api/create-payment-intent', body), 400, code, message),
  ),
);

test('a changed price is answered with the new quote', async () => {
  expect(await user.call('POST', '/api/create-payment-intent', { planId: 'digital-twin', amount: 99 })).toMatchObject({
    status: 400,
    body: { quote: { items: [{ id: 'digital-twin', amount: 35_000 }], total: 35_000, currency: 'usd' } },
  });
});

test('accepts a price as plain text, as the documented client may send it', async () => {
  expect(await user.call('POST', '/api/credits/refill', { amount: '177.50', credits: '10' })).toMatchObject({
    status: 200,
    body: { quote: { total: 17_750 } },
  });
});

const payments: readonly (readonly [string, unknown])[] = [
  ['no payment', { credits: 1_000, amount: 1 }],
  ['an empty id', { planId: '' }],
  ['a number', { planId: 5 }],
  ['a list', { planId: ['pi_1'] }],
  ['an id of 1,000 characters', { planId: 'p'.repeat(1_000) }],
];
test.each(payments)('POST /api/credits/add-manual rejects %s', (_what, body) =>
  unchanged(user, async () =>
    expectProblem(await user.call('POST', '/api/credits/add-manual', body), 400, 'INVALID_INPUT'),
  ),
);

const whole = 'Credits must be a whole number from 0 to 100000.';
const credits: readonly (readonly [unknown, number, string | RegExp])[] = [
  [{ credits: 5.5 }, 400, whole],
  [{ credits: -1 }, 400, whole],
  [{ credits: 100_001 }, 400, whole],
  [{ credits: 1e9 }, 400, whole],
  [{ credits: '10; DROP TABLE users' }, 400, whole],
  [{ credits: '10' }, 400, whole],
  [{ credits: null }, 400, whole],
  [{}, 400, whole],
  [{ credits: 5, reason: 'no' }, 400, /3 to 500/],
  [{ credits: 5, reason: 'x'.repeat(501) }, 400, /3 to 500/],
  [{ credits: 5, reason: 7 }, 400, /reason/],
];
test.each(credits)('PUT /api/admin/users/{id}/credits rejects %j', (body, status, message) =>
  unchanged(user, async () =>
    expectProblem(
      await admin.call('PUT', `/api/admin/users/${user.id}/credits`, body),
      status,
      'INVALID_INPUT',
      message,
    ),
  ),
);

test('answers NOT_FOUND when credits are set for an unknown user', async () => {
  expectProblem(
    await admin.call('PUT', '/api/admin/users/nobody/credits', { credits: 5, reason: 'for nobody' }),
    404,
    'NOT_FOUND',
    'User not found',
  );
});
