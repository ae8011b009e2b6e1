import type { Position, RecordedEvent } from '../../domain/envelope.ts';
import { streamIdOf } from '../../domain/envelope.ts';
import { sumOfCents, type InvoiceLine, type SettlementPart } from '../../domain/invoices/index.ts';
import { isEvent, type RecordedEventOf } from '../../domain/events.ts';
import { documents } from '../collections.ts';
import { defineProjection, type ChangeOf, type ReadOf } from '../define-projection.ts';

/** A user's present or last subscription; times in milliseconds of the provider's clock. */
export interface SubscriptionDocument {
  readonly subscriptionId: string;
  readonly status: 'incomplete' | 'trialing' | 'active' | 'past_due' | 'paused' | 'canceled';
  readonly planName: string;
  readonly priceCents: number;
  readonly currency: string;
  readonly halfCredits: number;
  /** The period that was paid last; null before the first payment. */
  readonly periodStart: number | null;
  readonly periodEnd: number | null;
  readonly cancelAtPeriodEnd: boolean;
  /** When it ends; null while no end is scheduled. */
  readonly endsAt: number | null;
  /** The provider collects nothing at present. */
  readonly collectionPaused: boolean;
  /** When new videos on plan credits pause, or did; null while nothing is due. */
  readonly pausesAt: number | null;
  /** Whether they are paused by now. */
  readonly overdue: boolean;
  /** True until the subscription is over: only open subscriptions are checked. */
  readonly open: boolean;
  readonly nextReportAt: number;
  /** When to read it again: its next report is due, or new videos pause. */
  readonly checkAt: number;
  readonly position: Position;
}

type RowPayment = {
  readonly paymentId: string;
  /** The part of the invoice that the card paid with this payment. */
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly isDisputed: boolean;
};

/** One row of the payment history: an invoice of the plan, or a payment for something else. */
export interface BillingRowDocument {
  readonly ownerId: string;
  /** False while nothing has been paid, tried or refused. */
  readonly shown: boolean;
  readonly description: string;
  /** Their amounts add up to `amountCents`. */
  readonly lines: readonly {
    readonly description: string;
    readonly amountCents: number;
    readonly kind?: InvoiceLine['kind'];
    /** The period that a line of a subscription pays for, in milliseconds since the epoch. */
    readonly period?: { readonly start: number; readonly end: number };
  }[];
  /** Signed: a downgrade may owe the customer. */
  readonly amountCents: number;
  /**
   * How the invoice was settled; the amounts add up to `amountCents`. Empty until then, and for rows that are not
   * invoices.
   */
  readonly parts: readonly Pick<SettlementPart, 'kind' | 'amountCents'>[];
  /** The card payments that settled an invoice, each with its refunds and disputes. */
  readonly payments: readonly RowPayment[];
  readonly refundedCents: number;
  /** The amount that credit notes gave back other than to the card. */
  readonly creditedCents: number;
  readonly currency: string;
  readonly status: 'open' | 'succeeded' | 'failed' | 'refunded' | 'disputed';
  /** The number printed on the document; null: the row's own id is used. */
  readonly number: string | null;
  readonly createdAt: number;
}

/** The owner of the account at the provider. */
export interface CustomerOwnerDocument {
  readonly ownerId: string;
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
  customers: documents<CustomerOwnerDocument>(),
};

type Changes = readonly ChangeOf<typeof collections>[];
type SubscriptionFields = Partial<SubscriptionDocument>;

const minute = 60_000;

const shownLine = ({
  kind,
  description,
  amountCents,
  period: of,
}: InvoiceLine): BillingRowDocument['lines'][number] => ({
  kind,
  description,
  amountCents,
  ...(of && of.endMs > of.startMs ? { period: { start: of.startMs, end: of.endMs } } : {}),
});

/** The state of a row by the refunds and disputes of all its payments. */
function takenBack(payments: readonly RowPayment[]): Pick<BillingRowDocument, 'payments' | 'status' | 'refundedCents'> {
  const sumOf = (field: 'paidCents' | 'refundedCents'): number => payments.reduce((sum, each) => sum + each[field], 0);
  const refundedCents = sumOf('refundedCents');
  const isRefunded = refundedCents > 0 && refundedCents >= sumOf('paidCents');
  const isDisputed = payments.some((each) => each.isDisputed);
  return { payments, refundedCents, status: isDisputed ? 'disputed' : isRefunded ? 'refunded' : 'succeeded' };
}
const ownerOf = ({ stream }: RecordedEvent): string => streamIdOf(stream);
const isSubscription = ({ stream }: RecordedEvent): boolean => stream.startsWith('subscription-');

function patch(event: RecordedEvent, fields: SubscriptionFields): Changes {
  const { position } = event;
  return [{ op: 'patch', collection: 'subscriptions', id: ownerOf(event), fields: { ...fields, position } }];
}

const period = ({
  data,
}: RecordedEventOf<
  'SubscriptionActivated' | 'SubscriptionRenewed' | 'SubscriptionTrialBegan'
>): SubscriptionFields => ({
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
): SubscriptionFields => {
  if (data.reason === 'provider_paused') return { status: paused ? 'paused' : 'active' };
  return data.reason === 'collection_paused' ? { collectionPaused: paused } : { overdue: paused };
};

const row = (id: string, fields: Partial<BillingRowDocument>): Changes => [
  { op: 'patch', collection: 'billingRows', id, fields },
];

/** Subscriptions and the payment history, as the billing screen shows them. */
export const billing = defineProjection({
  name: 'billing',
  version: '5',
  collections,
  needs: (event) => {
    if (isSubscription(event)) return { subscriptions: ownerOf(event) };
    if (isEvent(event, 'PaymentReversed')) return { billingRows: event.data.invoiceId ?? event.data.paymentId };
    if (isEvent(event, 'PaymentDeclined')) return { billingRows: event.data.paymentId };
    return isEvent(event, 'InvoicePaid', 'InvoicePaymentFailed', 'InvoiceVoided')
      ? { billingRows: event.data.invoiceId }
      : {};
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
        endsAt: null,
        collectionPaused: false,
        pausesAt: null,
        overdue: false,
        open: true,
        nextReportAt: time + 5 * minute,
        checkAt: time + 5 * minute,
        position,
      };
      return [
        { op: 'put', collection: 'subscriptions', id: data.userId, doc },
        { op: 'put', collection: 'customers', id: data.customerId, doc: { ownerId: data.userId } },
      ];
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
    CancellationScheduled: (event) => patch(event, { cancelAtPeriodEnd: true, endsAt: event.data.endsAtMs }),
    SubscriptionReactivated: (event) => patch(event, { cancelAtPeriodEnd: false, endsAt: null }),
    SubscriptionTrialBegan: (event) => patch(event, { status: 'trialing', ...period(event) }),
    SubscriptionPaused: (event, read) => rechecked(event, read, pausedBy(event, true)),
    SubscriptionResumed: (event, read) => rechecked(event, read, pausedBy(event, false)),
    PlanPeriodGranted: (event, read) => {
      const { subscriptionId, plan, byHand } = event.data;
      const current = read('subscriptions', ownerOf(event));
      const { priceCents, halfCredits, periodStartMs } = plan;
      const isCurrent = current?.subscriptionId === subscriptionId && periodStartMs >= (current.periodStart ?? 0);
      if (!isCurrent || byHand) return [];
      // Someone may have changed price or quantity at the provider: the price and grant of the last period count.
      const isOther = current.priceCents !== priceCents || current.halfCredits !== halfCredits;
      return isOther ? patch(event, { priceCents, halfCredits }) : [];
    },
    SubscriptionItemAdded: (event) => patch(event, {}),
    SubscriptionItemRemoved: (event) => patch(event, {}),
    SubscriptionEnded: (event) =>
      patch(event, { status: 'canceled', cancelAtPeriodEnd: false, endsAt: null, open: false }),

    InvoiceIssued: ({ data }) => [
      {
        op: 'put',
        collection: 'billingRows',
        id: data.invoiceId,
        doc: {
          ownerId: data.userId,
          shown: false,
          description: data.description,
          lines: data.lines.map(shownLine),
          amountCents: data.amountCents,
          parts: [],
          payments: [],
          refundedCents: 0,
          creditedCents: 0,
          currency: data.currency,
          status: 'open',
          number: data.number,
          createdAt: data.createdAtMs,
        },
      },
    ],
    InvoicePaid: ({ data: { invoiceId: rowId, parts, lines } }, read) => {
      // A month of free days is not a payment. A month settled by a coupon, a credit balance or a credit note is.
      const shown = lines.some(({ amountCents }) => amountCents !== 0);
      const known = read('billingRows', rowId)?.payments ?? [];
      const payments = parts.flatMap(({ kind, paymentId, amountCents: paidCents }) => {
        if (kind !== 'card' || paymentId === null) return [];
        const before = known.find((each) => each.paymentId === paymentId);
        return [{ refundedCents: 0, isDisputed: false, ...before, paymentId, paidCents }];
      });
      const shownParts = parts.map(({ kind, amountCents }) => ({ kind, amountCents }));
      // The lines may have been issued before their charges were known.
      return row(rowId, { shown, lines: lines.map(shownLine), parts: shownParts, ...takenBack(payments) });
    },
    InvoiceCredited: ({ data: { invoiceId, toBalanceCents, outOfBandCents } }) =>
      row(invoiceId, { creditedCents: toBalanceCents + outOfBandCents }),
    CustomerOpened: ({ data: { customerId, userId: ownerId } }) => [
      { op: 'put', collection: 'customers', id: customerId, doc: { ownerId } },
    ],
    InvoicePaymentFailed: ({ data }) => row(data.invoiceId, { status: 'failed', shown: true }),
    InvoiceVoided: ({ data }, read) =>
      read('billingRows', data.invoiceId)?.shown === true ? row(data.invoiceId, { status: 'failed' }) : [],

    PaymentInitiated: ({ data, time }) => {
      // Payments of invoices belong to the rows of their invoices.
      if (data.invoiceId !== null) return [];
      const lines = data.items.map(({ name: description, priceCents: amountCents }) => ({ description, amountCents }));
      const doc: BillingRowDocument = {
        ownerId: data.userId,
        shown: false,
        description: lines.map(({ description }) => description).join(' + '),
        lines,
        amountCents: sumOfCents(lines),
        parts: [],
        payments: [],
        refundedCents: 0,
        creditedCents: 0,
        currency: data.currency,
        status: 'open',
        number: null,
        createdAt: time,
      };
      return [{ op: 'put', collection: 'billingRows', id: data.paymentId, doc }];
    },
    PaymentDeclined: ({ data: { paymentId } }, read) =>
      read('billingRows', paymentId) ? row(paymentId, { status: 'failed', shown: true }) : [],
    PaymentSucceeded: ({ data: { paymentId, invoiceId, paidAtMs }, time }) =>
      invoiceId !== null ? [] : row(paymentId, { status: 'succeeded', shown: true, createdAt: paidAtMs ?? time }),
    PaymentReversed: ({ data: { paymentId, invoiceId, refundedCents, disputes } }, read) => {
      const isDisputed = disputes.some(({ status }) => status !== 'won');
      const id = invoiceId ?? paymentId;
      const before = read('billingRows', id);
      if (before === undefined) return [];
      const paid = before.payments.find((each) => each.paymentId === paymentId);
      // An invoice may be recorded after a refund of its payment, so its payment may not be known yet.
      const paidCents = paid?.paidCents ?? (invoiceId === null ? before.amountCents : 0);
      const others = before.payments.filter((each) => each.paymentId !== paymentId);
      const changes = takenBack([...others, { paymentId, paidCents, refundedCents, isDisputed }]);
      return row(id, before.status === 'open' ? { payments: changes.payments } : changes);
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
    customers: 'silent',
  },
  awaitedBy: 'commands',
});
