import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { streamIdOf } from '../../domain/envelope.ts';
import type { InvoiceIssued } from '../../domain/invoices/index.ts';
import { isEvent, type RecordedEventOf } from '../../domain/events.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';

/** A user's present or last subscription; times in milliseconds of the provider's clock. */
export interface SubscriptionDocument {
  readonly subscriptionId: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'canceled';
  readonly planName: string;
  readonly priceCents: number;
  readonly currency: string;
  readonly halfCredits: number;
  /** The period that was paid last; null before the first payment. */
  readonly periodStart: number | null;
  readonly periodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  /** The provider collects nothing for now. */
  readonly collectionPaused: boolean;
  /** When new videos on plan credits pause, or did; null while nothing is due. */
  readonly pausesAt: number | null;
  /** Whether they are paused by now. */
  readonly overdue: boolean;
  /** True until it is over: the subscriptions that are checked. */
  readonly open: boolean;
  readonly nextReportAt: number;
  /** When to read it again: its next report is due, or new videos pause. */
  readonly checkAt: number;
  readonly position: Position;
}

/** One row of the payment history: an invoice of the plan, or a payment for something else. */
export interface BillingRowDocument {
  readonly ownerId: string;
  /** False while nothing has been paid, tried or refused. */
  readonly shown: boolean;
  readonly description: string;
  readonly lines: readonly {
    readonly description: string;
    readonly amountCents: number;
    /** What a line for the plan pays for, in milliseconds since the epoch. */
    readonly period?: { readonly start: number; readonly end: number };
  }[];
  readonly amountCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly status: 'open' | 'succeeded' | 'failed' | 'refunded' | 'disputed';
  /** On the document; null: the row's own id is used. */
  readonly number: string | null;
  readonly createdAt: number;
}

/** The row of the payment of an invoice: what is taken back is reported for the payment. */
export interface InvoiceOfPaymentDocument {
  readonly rowId: string;
  readonly amountCents: number;
}

/** The subscription began, changed or ended. */
export interface SubscriptionUpdated {
  readonly type: 'SubscriptionUpdated';
  readonly userId: string;
  readonly doc: SubscriptionDocument;
}

const collections = {
  subscriptions: documents<SubscriptionDocument>().indexedBy({ byCheck: { equal: ['open'], order: ['checkAt'] } }),
  billingRows: documents<BillingRowDocument>().indexedBy({
    byOwner: { equal: ['ownerId', 'shown'], order: ['createdAt'] },
  }),
  invoiceOfPayment: documents<InvoiceOfPaymentDocument>(),
};

type Changes = readonly ChangeOf<typeof collections>[];
type SubscriptionFields = Partial<SubscriptionDocument>;

const minute = 60_000;

/** The period of a line that names the plan. */
const periodOf = (
  { description }: { readonly description: string },
  plan: InvoiceIssued['data']['plan'],
): Pick<BillingRowDocument['lines'][number], 'period'> =>
  plan !== null && description.includes(plan.name)
    ? { period: { start: plan.periodStartMs, end: plan.periodEndMs } }
    : {};
const ownerOf = ({ stream }: RecordedEvent): string => streamIdOf(stream);
const isSubscription = ({ stream }: RecordedEvent): boolean => stream.startsWith('subscription-');

function patch(event: RecordedEvent, fields: SubscriptionFields): Changes {
  const { position } = event;
  return [{ op: 'patch', collection: 'subscriptions', id: ownerOf(event), fields: { ...fields, position } }];
}

const period = ({ data }: RecordedEventOf<'SubscriptionActivated' | 'SubscriptionRenewed'>): SubscriptionFields => ({
  periodStart: data.periodStartMs,
  periodEnd: data.periodEndMs,
  nextReportAt: data.periodEndMs + minute,
  checkAt: data.periodEndMs + minute,
});

/** Changes that move the time of the next check. */
function rechecked(event: RecordedEvent, read: ReadOf<typeof collections>, fields: SubscriptionFields): Changes {
  const { time } = event;
  const due = {
    nextReportAt: time,
    pausesAt: null,
    overdue: false,
    ...read('subscriptions', ownerOf(event)),
    ...fields,
  };
  const { nextReportAt, pausesAt, overdue } = due;
  const checkAt = pausesAt === null || overdue ? nextReportAt : Math.min(nextReportAt, pausesAt);
  return patch(event, { ...fields, checkAt });
}

const pausedBy = (
  { data }: RecordedEventOf<'SubscriptionPaused' | 'SubscriptionResumed'>,
  paused: boolean,
): SubscriptionFields => (data.reason === 'collection_paused' ? { collectionPaused: paused } : { overdue: paused });

const row = (id: string, fields: Partial<BillingRowDocument>): Changes => [
  { op: 'patch', collection: 'billingRows', id, fields },
];

/** Subscriptions and the payment history, as the billing screen shows them. */
export const billing = defineProjection({
  name: 'billing',
  version: '3',
  collections,
  needs: (event) => {
    if (isSubscription(event)) return { subscriptions: ownerOf(event) };
    if (isEvent(event, 'PaymentReversed', 'PaymentDeclined')) {
      const { paymentId } = event.data;
      return { billingRows: paymentId, invoiceOfPayment: paymentId };
    }
    return isEvent(event, 'InvoicePaymentFailed', 'InvoiceVoided') ? { billingRows: event.data.invoiceId } : {};
  },
  on: {
    SubscriptionStarted: (event) => {
      const { data, time, position } = event;
      const { name: planName, priceCents, currency, halfCredits } = data.plan;
      const doc: SubscriptionDocument = {
        subscriptionId: data.subscriptionId,
        status: 'incomplete',
        planName,
        priceCents,
        currency,
        halfCredits,
        periodStart: null,
        periodEnd: null,
        cancelAtPeriodEnd: false,
        collectionPaused: false,
        pausesAt: null,
        overdue: false,
        open: true,
        nextReportAt: time + 5 * minute,
        checkAt: time + 5 * minute,
        position,
      };
      return [{ op: 'put', collection: 'subscriptions', id: data.userId, doc }];
    },
    SubscriptionActivated: (event) =>
      patch(event, { status: event.data.trial ? 'trialing' : 'active', ...period(event) }),
    SubscriptionRenewed: (event) => patch(event, { status: 'active', ...period(event) }),
    SubscriptionPaymentFailed: (event, read) => {
      const { nextAttemptAtMs, failedAtMs } = event.data;
      return rechecked(event, read, { nextReportAt: (nextAttemptAtMs ?? failedAtMs) + minute });
    },
    SubscriptionPastDue: (event, read) =>
      rechecked(event, read, { status: 'past_due', pausesAt: event.data.pausesAtMs }),
    SubscriptionRecovered: (event, read) =>
      rechecked(event, read, { status: 'active', pausesAt: null, overdue: false }),
    CancellationScheduled: (event) => patch(event, { cancelAtPeriodEnd: true }),
    SubscriptionReactivated: (event) => patch(event, { cancelAtPeriodEnd: false }),
    SubscriptionPaused: (event, read) => rechecked(event, read, pausedBy(event, true)),
    SubscriptionResumed: (event, read) => rechecked(event, read, pausedBy(event, false)),
    SubscriptionItemAdded: (event) => patch(event, {}),
    SubscriptionItemRemoved: (event) => patch(event, {}),
    SubscriptionEnded: (event) => patch(event, { status: 'canceled', cancelAtPeriodEnd: false, open: false }),

    InvoiceIssued: ({ data }) => [
      {
        op: 'put',
        collection: 'billingRows',
        id: data.invoiceId,
        doc: {
          ownerId: data.userId,
          shown: false,
          description: data.description,
          lines: data.lines.map((line) => ({ ...line, ...periodOf(line, data.plan) })),
          amountCents: data.amountCents,
          refundedCents: 0,
          currency: data.currency,
          status: 'open',
          number: data.number,
          createdAt: data.createdAtMs,
        },
      },
    ],
    InvoicePaid: ({ data: { invoiceId: rowId, paymentId, amountCents } }) => [
      ...row(rowId, { status: 'succeeded', shown: amountCents > 0 }),
      ...(paymentId === null
        ? []
        : [{ op: 'put', collection: 'invoiceOfPayment', id: paymentId, doc: { rowId, amountCents } } as const]),
    ],
    InvoicePaymentFailed: ({ data }) => row(data.invoiceId, { status: 'failed', shown: true }),
    InvoiceVoided: ({ data }, read) =>
      read('billingRows', data.invoiceId)?.shown === true ? row(data.invoiceId, { status: 'failed' }) : [],

    PaymentInitiated: ({ data, time }) => {
      // The plan's payments are rows of their invoices.
      if (data.items.some(({ kind }) => kind === 'plan')) return [];
      const lines = data.items.map(({ name: description, priceCents: amountCents }) => ({ description, amountCents }));
      const doc: BillingRowDocument = {
        ownerId: data.userId,
        shown: false,
        description: lines.map(({ description }) => description).join(' + '),
        lines,
        amountCents: lines.reduce((sum, { amountCents }) => sum + amountCents, 0),
        refundedCents: 0,
        currency: data.currency,
        status: 'open',
        number: null,
        createdAt: time,
      };
      return [{ op: 'put', collection: 'billingRows', id: data.paymentId, doc }];
    },
    PaymentDeclined: ({ data: { paymentId } }, read) =>
      read('billingRows', paymentId) ? row(paymentId, { status: 'failed', shown: true }) : [],
    PaymentSucceeded: ({ data: { paymentId, items }, time }) =>
      items.some(({ kind }) => kind === 'plan')
        ? []
        : row(paymentId, { status: 'succeeded', shown: true, createdAt: time }),
    PaymentReversed: ({ data: { paymentId, refundedCents, disputes } }, read) => {
      const invoice = read('invoiceOfPayment', paymentId);
      const paidCents = invoice?.amountCents ?? read('billingRows', paymentId)?.amountCents;
      if (paidCents === undefined) return [];
      const isDisputed = disputes.some(({ status }) => status !== 'won');
      const isRefunded = refundedCents >= paidCents;
      const status = isDisputed ? 'disputed' : isRefunded ? 'refunded' : 'succeeded';
      return row(invoice?.rowId ?? paymentId, { status, refundedCents });
    },
  },
  live: {
    subscriptions: {
      changedBy: (event) => (isSubscription(event) ? ownerOf(event) : undefined),
      owner: (_doc, userId) => userId,
      missed: 'by id',
      message: (doc, userId): SubscriptionUpdated => ({ type: 'SubscriptionUpdated', userId, doc }),
    },
    billingRows: 'silent',
    invoiceOfPayment: 'silent',
  },
  awaitedBy: 'commands',
});
