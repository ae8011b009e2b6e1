import type { Answer } from '../api/answers.ts';
import type { Params } from '../api/body.ts';
import type { Subscription } from '../objects/billing-objects.ts';
import { cards, centsOf, day, days, idIn, type Act, type Api } from './dashboard-acts.ts';

const update = (api: Api, id: string, params: Params): Answer => api('POST', `/v1/subscriptions/${id}`, params);
const isLive = ({ status }: Subscription): boolean =>
  !['canceled', 'incomplete', 'incomplete_expired'].includes(status);

export const subscriptionActs: Readonly<Record<string, Act<Subscription>>> = {
  coupon: {
    label: 'Apply a coupon',
    fields: [
      { name: 'percent', label: 'Percent off', kind: 'number', value: '20' },
      { name: 'amount', label: 'or amount off in dollars', kind: 'money' },
      {
        name: 'duration',
        label: 'How long',
        kind: 'choice',
        options: [
          ['once', 'Once'],
          ['repeating', 'For three months'],
          ['forever', 'Forever'],
        ],
      },
    ],
    isOffered: isLive,
    run: (api, id, { percent = '', amount: off = '', duration = 'once' }) => {
      const worth = off === '' ? { percent_off: percent } : { amount_off: centsOf(off), currency: 'usd' };
      const months = duration === 'repeating' ? { duration_in_months: 3 } : {};
      const coupon = idIn(api('POST', '/v1/coupons', { ...worth, ...months, duration }));
      return update(api, id, { discounts: [{ coupon }] });
    },
  },
  tax: {
    label: 'Add tax',
    fields: [
      { name: 'percent', label: 'Percent', kind: 'number', value: '8.25' },
      { name: 'inclusive', label: 'Included in the price', kind: 'box' },
    ],
    isOffered: isLive,
    run: (api, id, { percent = '', inclusive }) => {
      const rate = { display_name: 'Tax', percentage: percent, inclusive: inclusive !== undefined };
      return update(api, id, { default_tax_rates: [idIn(api('POST', '/v1/tax_rates', rate))] });
    },
  },
  plan: {
    label: 'Change price or quantity',
    fields: [
      { name: 'amount', label: 'Price in dollars', kind: 'money', value: '199.00' },
      { name: 'quantity', label: 'Quantity', kind: 'number', value: '1' },
      {
        name: 'proration',
        label: 'Difference for this period',
        kind: 'choice',
        options: [
          ['create_prorations', 'With the next invoice'],
          ['always_invoice', 'Invoice now'],
          ['none', 'None'],
        ],
      },
    ],
    isOffered: isLive,
    run: (api, id, { amount: price, quantity = '1', proration = 'none' }) => {
      const { body } = api('GET', `/v1/subscriptions/${id}`);
      const [item] = (body as Subscription).items.data;
      const { interval = 'month', interval_count: count = 1 } = item?.price.recurring ?? {};
      const data = {
        currency: 'usd',
        product: item?.price.product ?? '',
        unit_amount: centsOf(price),
        recurring: { interval, interval_count: count },
      };
      return update(api, id, {
        items: [{ id: item?.id ?? '', price_data: data, quantity }],
        proration_behavior: proration,
      });
    },
  },
  card: {
    label: 'Save as card of the subscription',
    fields: [cards],
    isOffered: isLive,
    run: (api, id, { card = '' }) => {
      const { customer } = api('GET', `/v1/subscriptions/${id}`).body as Subscription;
      const method = idIn(api('POST', `/v1/payment_methods/${card}/attach`, { customer }));
      return update(api, id, { default_payment_method: method });
    },
  },
  hold: {
    label: 'Pause collection',
    fields: [
      {
        name: 'behavior',
        label: 'Renewals meanwhile',
        kind: 'choice',
        options: [
          ['keep_as_draft', 'Keep as drafts'],
          ['mark_uncollectible', 'Mark uncollectible'],
          ['void', 'Void'],
        ],
      },
    ],
    isOffered: (subscription) => isLive(subscription) && subscription.pause_collection === null,
    run: (api, id, { behavior = 'void' }) => update(api, id, { pause_collection: { behavior } }),
  },
  unhold: {
    label: 'Resume collection',
    fields: [],
    isOffered: ({ pause_collection: paused }) => paused !== null,
    run: (api, id) => update(api, id, { pause_collection: '' }),
  },
  pause: {
    label: 'Pause the subscription',
    fields: [],
    isOffered: (subscription) => isLive(subscription) && subscription.status !== 'paused',
    run: (api, id) => api('POST', `/v1/subscriptions/${id}/pause`),
  },
  resume: {
    label: 'Resume the subscription',
    fields: [],
    isOffered: ({ status }) => status === 'paused',
    run: (api, id) => api('POST', `/v1/subscriptions/${id}/resume`),
  },
  trial: {
    label: 'Add free days',
    fields: [days],
    isOffered: isLive,
    run: (api, id, sent, now) => update(api, id, { trial_end: now + Number(sent['days']) * day }),
  },
  end: {
    label: 'End it later',
    fields: [days],
    isOffered: isLive,
    run: (api, id, sent, now) => update(api, id, { cancel_at: now + Number(sent['days']) * day }),
  },
  endOfPeriod: {
    label: 'End it with the period',
    fields: [],
    isOffered: (subscription) => isLive(subscription) && subscription.cancel_at === null,
    run: (api, id) => update(api, id, { cancel_at_period_end: true }),
  },
  keep: {
    label: 'Keep it',
    fields: [],
    isOffered: (subscription) => isLive(subscription) && subscription.cancel_at !== null,
    run: (api, id) => update(api, id, { cancel_at: '' }),
  },
  cancel: {
    label: 'Cancel now',
    fields: [{ name: 'prorate', label: 'Give unused time back', kind: 'box' }],
    isOffered: ({ status }) => status !== 'canceled' && status !== 'incomplete_expired',
    run: (api, id, { prorate }) =>
      api('DELETE', `/v1/subscriptions/${id}`, { prorate: prorate !== undefined, invoice_now: prorate !== undefined }),
  },
};
