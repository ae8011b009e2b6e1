import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Stripe } from 'stripe';
import { customerActs } from './dashboard-acts.ts';
import { invoiceActs } from './invoice-acts.ts';
import { subscriptionActs } from './subscription-acts.ts';
import { customerWithCard, openStripe, planPrice, type StripeUnderTest } from '../testing/stripe-client.ts';

let it: StripeUnderTest;
let stripe: Stripe;
let customer: string;
let cookie: string;
beforeEach(async () => {
  it = await openStripe();
  ({ stripe } = it);
  customer = await customerWithCard(stripe);
  cookie =
    (await post('/sign-in', { secret: it.testPayments.secret }, '')).headers.get('set-cookie')?.split(';')[0] ?? '';
});
afterEach(() => it.close());

const base = 'http://localhost/test-payments/dashboard';
const headersOf = (more: Readonly<Record<string, string>>, signedIn = cookie): Record<string, string> => ({
  host: 'localhost:3000',
  ...(signedIn === '' ? {} : { cookie: signedIn }),
  ...more,
});
const get = (path: string, more: Readonly<Record<string, string>> = {}, signedIn = cookie): Promise<Response> =>
  it.testPayments.handle(new Request(`${base}${path}`, { headers: headersOf(more, signedIn) }));
const post = (path: string, fields: Readonly<Record<string, string>> = {}, signedIn = cookie): Promise<Response> =>
  it.testPayments.handle(
    new Request(`${base}${path}`, {
      method: 'POST',
      headers: headersOf({}, signedIn),
      body: new URLSearchParams(fields),
    }),
  );
const done = async (path: string, fields: Readonly<Record<string, string>> = {}): Promise<void> => {
  const answer = await post(path, fields);
  expect([answer.status, answer.status === 303 ? '' : await answer.text()]).toEqual([303, '']);
};
const subscribe = async (): Promise<string> =>
  (await stripe.subscriptions.create({ customer, items: [{ price: await planPrice(stripe, 9_900) }] })).id;
const read = (id: string): Promise<Stripe.Subscription> => stripe.subscriptions.retrieve(id);
const latest = async (): Promise<Stripe.Invoice> => {
  const [invoice] = (await stripe.invoices.list({ customer, limit: 1 })).data;
  if (!invoice) throw new Error('There is no invoice');
  return invoice;
};

describe('access', () => {
  test('asks for the secret, and takes no other', async () => {
    const page = await get('', {}, '');
    expect(await page.text()).toContain('name="secret" type="password"');
    const refused = await post('/sign-in', { secret: 'sk_test_other' }, '');
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([401, null]);
    expect(await refused.text()).toContain('role="alert"');
  });

  test('does nothing without a session, or with one that was changed or has expired', async () => {
    for (const wrong of ['', 'test-dashboard=9999999999.00', cookie.replace(/=\d/, '=9')]) {
      expect((await post(`/customers/${customer}/delete`, {}, wrong)).status).toBe(401);
      expect(await (await get(`/customers/${customer}`, {}, wrong)).text()).not.toContain(customer);
    }
    expect(await stripe.customers.retrieve(customer)).not.toHaveProperty('deleted', true);
  });

  test('its cookie goes to its own path only, and no other site can send it', async () => {
    const { headers } = await post('/sign-in', { secret: it.testPayments.secret }, '');
    expect(headers.get('set-cookie')).toMatch(/Path=\/test-payments\/dashboard; HttpOnly; SameSite=Strict/);
  });

  test.each([
    ['another host', { host: 'pay.example' }],
    ['a host that only begins like this one', { host: 'localhost.example' }],
    ['a proxy', { 'x-forwarded-for': '203.0.113.7' }],
  ])('is not served to %s', async (_, headers) => {
    expect((await get('', headers)).status).toBe(404);
  });
});

describe('acts', () => {
  test('every form of a customer, a subscription and an invoice is offered, labeled, in both languages', async () => {
    const id = await subscribe();
    await done(`/customers/${customer}/bill`, { amount: '12.50', description: 'Work', state: 'open' });
    await done(`/customers/${customer}/bill`, { amount: '3', description: 'More', state: 'draft' });
    const english = await (await get(`/customers/${customer}`)).text();
    for (const name of Object.keys(customerActs)) expect(english).toContain(`/customers/${customer}/${name}"`);
    for (const name of Object.keys(subscriptionActs).filter((each) => !['unhold', 'resume', 'keep'].includes(each)))
      expect(english).toContain(`/subscriptions/${id}/${name}"`);
    for (const name of Object.keys(invoiceActs).filter((each) => each !== 'hold'))
      expect(english).toMatch(new RegExp(`/invoices/in_[A-Za-z0-9]+/${name}"`));
    expect(english.match(/<(input|select) /g)).toHaveLength(english.match(/<label/g)?.length ?? 0);
    const spanish = await (await get(`/customers/${customer}?lang=es`)).text();
    expect(spanish).toContain('<html lang="es">');
    for (const label of ['Aplicar un cupón', 'Emitir una nota de crédito', 'Marcar como pagada fuera de Stripe'])
      expect(spanish).toContain(`>${label}<`);
    expect(spanish).not.toMatch(/>(Apply a coupon|Void|Cancel now)</);
  });

  test('balance, coupon, tax and price change what the next invoice asks for', async () => {
    const id = await subscribe();
    await done(`/customers/${customer}/balance`, { amount: '-20' });
    await done(`/subscriptions/${id}/coupon`, { percent: '50', amount: '', duration: 'forever' });
    await done(`/subscriptions/${id}/tax`, { percent: '10' });
    await done(`/subscriptions/${id}/plan`, { amount: '200.00', quantity: '2', proration: 'none' });
    await done('/account/own/clock', { days: '30' });
    await it.events();
    expect(await latest()).toMatchObject({ subtotal: 40_000, total: 22_000, amount_due: 20_000, amount_paid: 20_000 });
  });

  test('holds collection, adds free days, ends, keeps, pauses and cancels', async () => {
    const id = await subscribe();
    await done(`/subscriptions/${id}/hold`, { behavior: 'keep_as_draft' });
    expect(await read(id)).toMatchObject({ pause_collection: { behavior: 'keep_as_draft' } });
    await done(`/subscriptions/${id}/unhold`);
    await done(`/subscriptions/${id}/end`, { days: '3' });
    expect((await read(id)).cancel_at).not.toBeNull();
    await done(`/subscriptions/${id}/keep`);
    expect(await read(id)).toMatchObject({ cancel_at: null, pause_collection: null });
    await done(`/subscriptions/${id}/pause`);
    await done(`/subscriptions/${id}/resume`);
    await done(`/subscriptions/${id}/card`, { card: 'pm_card_chargeCustomerFail' });
    await done(`/subscriptions/${id}/trial`, { days: '5' });
    expect(await read(id)).toMatchObject({ status: 'trialing' });
    await done(`/subscriptions/${id}/endOfPeriod`);
    await done(`/subscriptions/${id}/cancel`, { prorate: 'on' });
    expect(await read(id)).toMatchObject({ status: 'canceled' });
    await done(`/customers/${customer}/delete`);
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ deleted: true });
  });

  test('an invoice is paid in parts, credited, and paid out of band', async () => {
    await done(`/customers/${customer}/bill`, { amount: '100', description: 'Work', state: 'draft' });
    const { id } = await latest();
    await done(`/invoices/${id}/finalize`);
    await done(`/invoices/${id}/part`, { amount: '40' });
    await done(`/invoices/${id}/creditNote`, { amount: '10', back: 'refund_amount' });
    expect(await latest()).toMatchObject({ amount_due: 9_000, amount_paid: 4_000, amount_remaining: 5_000 });
    await done(`/invoices/${id}/outOfBand`);
    await done(`/invoices/${id}/creditNote`, { amount: '5', back: 'credit_amount' });
    expect(await latest()).toMatchObject({ status: 'paid', post_payment_credit_notes_amount: 500 });
    expect(await stripe.customers.retrieve(customer)).toMatchObject({ balance: -500 });
  });

  test('a refused act says why and changes nothing', async () => {
    await done(`/customers/${customer}/bill`, { amount: '100', description: 'Work', state: 'open' });
    const { id } = await latest();
    const before = await latest();
    const refused = await post(`/invoices/${id}/part`, { amount: '0.10' });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('role="alert"')]);
    const odd = await post(`/customers/${customer}/balance?lang=es`, { amount: 'a lot' });
    expect(await odd.text()).toContain('Escribe un importe como 12.50.');
    expect(await latest()).toEqual(before);
    expect((await stripe.paymentIntents.list({ limit: 100 })).data).toHaveLength(1);
  });

  test('a declined card is reported, and the attempt is kept', async () => {
    await done(`/customers/${customer}/card`, { card: 'pm_card_chargeCustomerFail' });
    await done(`/customers/${customer}/bill`, { amount: '100', description: 'Work', state: 'open' });
    const { id } = await latest();
    const refused = await post(`/invoices/${id}/pay`);
    expect(await refused.text()).toContain('Your card was declined.');
    expect(await latest()).toMatchObject({ status: 'open', attempt_count: 1 });
  });

  test('settings choose the version of webhooks', async () => {
    await done('/account/own/settings', { webhook_version: '2025-02-24.acacia', after_retries: 'unpaid' });
    expect(await (await get('')).text()).toContain('<option value="2025-02-24.acacia" selected>');
    await subscribe();
    expect((await it.events()).at(-1)?.api_version).toBe('2025-02-24.acacia');
  });
});

test('finds customers by their address', async () => {
  await stripe.customers.create({ email: 'bob@people.example' });
  const page = await (await get('?email=bob@people.example')).text();
  expect(page).toContain('bob@people.example');
  expect(page).not.toContain(customer);
});
