import { createBillingSync } from '../../command-service/support/billing-sync.ts';
import { createFinanceCommands } from '../../command-service/commands/finance.ts';
import { createPaymentCommands } from '../../command-service/commands/payments.ts';
import { creditGrants } from '../../command-service/processes/credit-grants.ts';
import { planGrants } from '../../command-service/processes/plan-grants.ts';
import type { BillingProvider } from '../../command-service/providers/payments/billing-port.ts';
import type { PaymentFacts, PaymentProvider } from '../../command-service/providers/payments/port.ts';
import { subscriptionFactsOf } from '../../command-service/providers/payments/stripe/billing-facts.ts';
import { passLog } from '../../command-service/testing/billing-histories/pass.ts';
import { openDependencies } from '../../command-service/testing/work-spec.ts';
import type { Caller } from '../../command-service/support/context.ts';
import type { ProviderEntry } from '../../domain/finance/index.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { monthlyPlan } from '../../domain/subscriptions/testing/monthly-plan.ts';
import {
  day,
  invoiceJson,
  subscriptionJson,
  type ModelInvoice,
  type ModelState,
  type Shape,
} from './stripe-objects.ts';
import { openFinance, recordsOf } from './finance-histories.ts';

/** Acts on a subscription at Stripe; numbers choose among the present objects, by remainder. */
export type Act =
  | {
      readonly kind: 'renew';
      readonly coupon: number;
      readonly taxPercent: number;
      readonly isTaxIncluded: boolean;
      readonly proration: number;
      readonly quantity: number;
      readonly product: 'plan' | 'other' | 'both';
      readonly outcome: 'card' | 'two cards' | 'open' | 'outside' | 'note and card' | 'odd';
    }
  | { readonly kind: 'free days' | 'negative' | 'extra' | 'again' | 'hand made' }
  | { readonly kind: 'pay' | 'refund' | 'note' | 'void'; readonly of: number }
  | { readonly kind: 'balance'; readonly cents: number }
  | { readonly kind: 'pause' | 'cancel' | 'delete' | 'undo' | 'wipe metadata' }
  | { readonly kind: 'told'; readonly times: number };

const caller: Caller = { actor: { kind: 'provider', id: 'stripe' }, correlationId: 'model' };
const monthMs = 30 * day;
const start = 1_800_000_000_000;

/** Stripe in memory: only its own records, without any rule of the product. */
export class StripeModel {
  readonly state: ModelState = {
    status: 'active',
    periodStart: start,
    balance: 0,
    isPaused: false,
    cancelAtPeriodEnd: false,
    hasMetadata: true,
  };
  readonly invoices: ModelInvoice[] = [];
  readonly charges: { readonly id: string; readonly cents: number; refunded: number; readonly at: number }[] = [];
  now = start;
  private count = 0;
  readonly shape: Shape;

  constructor(shape: Shape) {
    this.shape = shape;
  }

  private next(prefix: string): string {
    this.count += 1;
    return `${prefix}_${String(this.count).padStart(4, '0')}`;
  }

  invoice(fields: Partial<ModelInvoice>): ModelInvoice {
    const made: ModelInvoice = {
      id: this.next('in'),
      status: 'open',
      reason: 'subscription_cycle',
      at: this.now,
      lines: [],
      discount: 0,
      tax: 0,
      isTaxIncluded: false,
      payments: [],
      startingBalance: this.state.balance,
      endingBalance: this.state.balance,
      preNotes: 0,
      postNotes: 0,
      isOutside: false,
      isOdd: false,
      paidAt: null,
      isByHand: false,
      ...fields,
    };
    const due = totalOf(made);
    // A credit balance pays what it can, and a negative invoice fills it.
    const used = due < 0 ? due : Math.min(due, Math.max(0, -made.startingBalance));
    made.endingBalance = made.startingBalance + used;
    this.state.balance = made.endingBalance;
    this.invoices.push(made);
    if (due - used === 0) this.settled(made);
    return made;
  }

  charge(cents: number): string {
    const id = this.next('pi');
    this.charges.push({ id, cents, refunded: 0, at: this.now });
    return id;
  }

  private settled(invoice: ModelInvoice): void {
    invoice.status = 'paid';
    invoice.paidAt = this.now;
  }

  pay(invoice: ModelInvoice, how: 'card' | 'two cards' | 'outside' | 'note and card'): void {
    if (invoice.status === 'paid') return;
    let left = totalOf(invoice) - (invoice.endingBalance - invoice.startingBalance);
    if (how === 'note and card') {
      invoice.preNotes = Math.floor(left / 3);
      left -= invoice.preNotes;
    }
    if (how === 'outside') invoice.isOutside = true;
    else if (how === 'two cards' && this.shape !== 'acacia' && left > 100) {
      invoice.payments.push({ id: this.charge(100), cents: 100 });
      invoice.payments.push({ id: this.charge(left - 100), cents: left - 100 });
    } else if (left > 0) invoice.payments.push({ id: this.charge(left), cents: left });
    this.settled(invoice);
  }

  act(act: Exclude<Act, { kind: 'told' }>): void {
    const open = this.invoices.filter(({ status }) => status === 'open' || status === 'uncollectible');
    this.now += day / 24;
    const isOver = this.state.status === 'canceled';
    const period = { start: this.state.periodStart, end: this.state.periodStart + monthMs };
    switch (act.kind) {
      case 'renew': {
        if (isOver) return;
        this.state.periodStart = period.end;
        this.now = Math.max(this.now, period.end + 1_000);
        if (this.state.cancelAtPeriodEnd) {
          this.state.status = 'canceled';
          return;
        }
        const own = { start: period.end, end: period.end + monthMs };
        const unit = { plan: 9_900 * act.quantity, other: 7_000 };
        const charged = [
          ...(act.product === 'other'
            ? []
            : [{ kind: 'plan' as const, cents: unit.plan, quantity: act.quantity, period: own }]),
          ...(act.product === 'plan' ? [] : [{ kind: 'other' as const, cents: unit.other, quantity: 1, period: own }]),
          ...(act.proration === 0
            ? []
            : [
                {
                  kind: 'proration' as const,
                  cents: act.proration,
                  quantity: 1,
                  period: { start: period.start + day, end: period.end },
                },
              ]),
        ];
        const sum = charged.reduce((all, { cents }) => all + cents, 0);
        const discount = Math.max(0, Math.floor((sum * act.coupon) / 100));
        const tax = Math.max(0, Math.floor(((sum - discount) * act.taxPercent) / 100));
        const { isTaxIncluded } = act;
        const made = this.invoice({ lines: charged, discount, tax, isTaxIncluded, isOdd: act.outcome === 'odd' });
        if (act.outcome !== 'open') this.pay(made, act.outcome === 'odd' ? 'card' : act.outcome);
        return;
      }
      case 'free days':
        if (isOver) return;
        this.state.periodStart = period.end;
        this.now = Math.max(this.now, period.end + 1_000);
        this.state.status = 'trialing';
        this.invoice({
          lines: [{ kind: 'plan', cents: 0, quantity: 1, period: { start: period.end, end: period.end + monthMs } }],
        });
        return;
      case 'negative':
        this.invoice({
          reason: 'subscription_update',
          lines: [{ kind: 'proration', cents: -3_300, quantity: 1, period }],
        });
        return;
      case 'extra':
        this.pay(
          this.invoice({
            reason: 'manual',
            lines: [{ kind: 'by hand', cents: 9_900, quantity: 1, period: { start: this.now, end: this.now } }],
          }),
          'card',
        );
        return;
      case 'again':
        if (this.invoices.every(({ lines }) => lines.every(({ kind }) => kind !== 'plan'))) return;
        this.pay(
          this.invoice({ reason: 'subscription_update', lines: [{ kind: 'plan', cents: 9_900, quantity: 1, period }] }),
          'card',
        );
        return;
      case 'hand made':
        this.pay(
          this.invoice({
            reason: 'manual',
            isByHand: true,
            lines: [{ kind: 'by hand', cents: 2_500, quantity: 1, period: null }],
          }),
          'card',
        );
        return;
      case 'pay': {
        const invoice = open[act.of % Math.max(1, open.length)];
        if (!invoice) return;
        this.pay(invoice, 'card');
        this.state.status = isOver ? 'canceled' : 'active';
        return;
      }
      case 'void': {
        const invoice = open[act.of % Math.max(1, open.length)];
        if (invoice) invoice.status = 'uncollectible';
        return;
      }
      case 'refund': {
        const charge = this.charges[act.of % Math.max(1, this.charges.length)];
        if (charge)
          charge.refunded = act.of % 2 === 0 ? charge.cents : Math.max(charge.refunded, Math.floor(charge.cents / 2));
        return;
      }
      case 'note': {
        const paid = this.invoices.filter(({ status, isOdd }) => status === 'paid' && !isOdd);
        const invoice = paid[act.of % Math.max(1, paid.length)];
        if (!invoice || totalOf(invoice) < 1_000) return;
        invoice.postNotes += 500;
        this.state.balance -= 500;
        return;
      }
      case 'balance':
        this.state.balance -= act.cents;
        return;
      case 'pause':
        this.state.isPaused = !this.state.isPaused;
        return;
      case 'cancel':
      case 'undo':
        this.state.cancelAtPeriodEnd = !isOver && act.kind === 'cancel';
        return;
      case 'delete':
        this.state.status = 'canceled';
        return;
      case 'wipe metadata':
        this.state.hasMetadata = false;
    }
  }
}

/** The charge of an invoice, from its figures. */
export function totalOf({ lines, discount, tax, isTaxIncluded }: ModelInvoice): number {
  return lines.reduce((sum, { cents }) => sum + cents, 0) - discount + (isTaxIncluded ? 0 : tax);
}

/** The product's side: real handlers, processes, projections and reconciliation on Stripe's reports. */
export async function openModelled(model: StripeModel) {
  const { eventStore, books, projections, run, stop } = await openFinance([]);
  const provider = {
    name: 'stripe',
    mode: 'test',
    billingTime: () => model.now,
    readPayment: async (id: string) => {
      const charge = model.charges.find((each) => each.id === id);
      if (!charge) return undefined;
      const facts: PaymentFacts = {
        id,
        status: 'succeeded',
        amountCents: charge.cents,
        amountReceivedCents: charge.cents,
        currency: 'usd',
        refundedCents: charge.refunded,
        failedRefunds: [],
        disputes: [],
        livemode: false,
        createdAt: charge.at,
      };
      return facts;
    },
    readSubscription: async () => {
      const own = model.invoices.filter(({ isByHand }) => !isByHand).toReversed();
      const facts = subscriptionFactsOf(
        subscriptionJson(model.state, model.shape) as never,
        own.map((each) => invoiceJson(each, model.shape)),
      );
      return { ...facts, invoices: facts.invoices.map((each) => ({ ...each, ...creditedOf(each.notedCents) })) };
    },
    readCustomer: async () => {
      const own = model.invoices.filter(({ isByHand }) => isByHand).toReversed();
      const { invoices, unread } = subscriptionFactsOf(
        subscriptionJson(model.state, model.shape) as never,
        own.map((each) => invoiceJson(each, model.shape)),
      );
      return {
        subscriptionIds: ['sub_1'],
        invoices: invoices.map((each) => ({ ...each, ...creditedOf(each.notedCents) })),
        unread,
      };
    },
    finalizeInvoice: async () => undefined,
  } as object as PaymentProvider & BillingProvider;
  const base = openDependencies(eventStore, {
    now: () => model.now,
    paymentProvider: provider,
    billingProvider: provider,
    books,
  });
  const syncs = createBillingSync({
    executor: base.executor,
    billingProvider: provider,
    provider: 'stripe',
    customerOwner: async () => 'ann',
  });
  const dependencies = { ...base, ...syncs };
  const payments = createPaymentCommands(dependencies);
  const started = { ...monthlyPlan, userId: 'ann', subscriptionId: 'sub_1' };
  await base.executor.execute(
    subscriptionAggregate,
    'ann',
    { kind: 'start', started },
    {
      actor: caller.actor,
      commandId: 'start',
      correlationId: 'model',
      causationId: 'model',
      subject: 'ann',
    },
  );
  const told = async (): Promise<void> => {
    await syncs.customerSync('cus_1', caller);
    for (const { id } of model.charges) await payments.syncPayment(id, 'provider', caller);
  };
  const follow = async (): Promise<void> => {
    for (const work of [planGrants(dependencies), planGrants(dependencies), creditGrants(dependencies)]) {
      const [error] = await passLog(work, eventStore);
      if (error !== undefined) throw error;
    }
  };
  return {
    executor: base.executor,
    eventStore,
    projections,
    books,
    told,
    follow,
    commands: createFinanceCommands(dependencies),
    reconcile: async () => run(recordsOf(entriesOf(model)).records, model.now + day),
    stop,
  };
}

const creditedOf = (notedCents: number) =>
  notedCents === 0 ? {} : { credited: { toBalanceCents: notedCents, outOfBandCents: 0 } };

/** The provider's records, oldest first. */
function entriesOf({ charges, now }: StripeModel): readonly ProviderEntry[] {
  const entry = (entryId: string, id: string, cents: number, at: number): ProviderEntry => ({
    entryId,
    provider: 'stripe',
    kind: cents < 0 ? 'refund' : 'charge',
    paymentId: id,
    ownerId: null,
    customerId: 'cus_1',
    amountCents: cents,
    feeCents: 0,
    netCents: cents,
    currency: 'usd',
    bookedAtMs: at,
    settledCents: null,
  });
  return [
    ...charges.map(({ id, cents, at }) => entry(`txn_${id}`, id, cents, at)),
    ...charges.flatMap(({ id, refunded }) => (refunded === 0 ? [] : [entry(`txr_${id}`, id, -refunded, now)])),
  ];
}
