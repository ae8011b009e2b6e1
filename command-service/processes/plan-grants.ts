import { sumOfCents, type InvoiceLine, type InvoicePaid } from '../../domain/invoices/index.ts';
import { paymentAggregate, type PurchasedItem } from '../../domain/payments/index.ts';
import { mainPayment, subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../support/context.ts';
import { createFulfilment, onceItem } from '../support/fulfilment.ts';
import { disputesOf } from '../commands/payments.ts';
import { runEach } from '../../lib/run-each.ts';
import { defineProcess } from './engine/define-process.ts';

/**
 * Handles a settled invoice: its payments by card are recorded like any other, its grant is decided by the rules, and
 * the period's credits are granted. The provider, not a browser, started the payments of renewals, so the amounts are
 * Stripe's. Each step may be repeated, and a failed step holds up no other: the period was paid for, even if one of its
 * payments is odd.
 */
export function planGrants({
  executor,
  ledger,
  paymentProvider,
}: Pick<Dependencies, 'executor' | 'ledger' | 'paymentProvider'>) {
  const fulfilment = createFulfilment({ executor, ledger });
  const recordPayment = async (
    data: InvoicePaid['data'],
    paymentId: string,
    amountCents: number,
    caller: Caller,
  ): Promise<void> => {
    const { userId, invoiceId, currency } = data;
    const { status } = (await executor.load(paymentAggregate, paymentId)).state;
    const context = (name: string) => contextFor(caller, name, { stableId: paymentId, subject: userId });
    if (status === 'unknown') {
      const { name: provider } = paymentProvider;
      // The invoice's items belong to its largest payment; the others only settle it.
      const isMain = mainPayment(data) === paymentId;
      const items = isMain ? itemsOf(data, amountCents) : [addOn('Invoice', amountCents, '')];
      const initiate = {
        kind: 'initiate' as const,
        paymentId,
        purchaseId: null,
        invoiceId,
        userId,
        items,
        currency,
        provider,
      };
      await executor.execute(paymentAggregate, paymentId, initiate, context('initiate-payment'));
    }
    const facts = { status: 'succeeded' as const, amountCents, currency, userId };
    const confirm = {
      kind: 'confirm' as const,
      paymentId,
      claimedBy: undefined,
      reportedBy: 'provider' as const,
      facts,
      settlesInvoice: true,
    };
    await executor.execute(paymentAggregate, paymentId, confirm, context('confirm-payment'));
  };

  /** Records refunds that came before the payment was known, when their webhook had no effect. */
  const recordReversal = async (paymentId: string, caller: Caller): Promise<void> => {
    const facts = await paymentProvider.readPayment(paymentId);
    if (!facts) return;
    const { refundedCents, failedRefunds } = facts;
    if (refundedCents === 0 && failedRefunds.length === 0 && facts.disputes.length === 0) return;
    const command = { kind: 'reversal' as const, paymentId, refundedCents, failedRefunds, disputes: disputesOf(facts) };
    const context = contextFor(caller, 'early-reversal', { stableId: paymentId });
    await executor.execute(paymentAggregate, paymentId, command, context);
  };

  return defineProcess({
    name: 'plan-grants',
    on: {
      InvoicePaid: async ({ data }, { caller }) => {
        const { userId, invoiceId, parts } = data;
        const payments = parts.flatMap(({ kind, paymentId, amountCents }) =>
          kind === 'card' && paymentId !== null && amountCents > 0 ? [{ paymentId, amountCents }] : [],
        );
        const context = contextFor(caller, 'settle-period', { stableId: invoiceId, subject: userId });
        await runEach([
          ...payments.map((each) => () => recordPayment(data, each.paymentId, each.amountCents, caller)),
          () => executor.execute(subscriptionAggregate, userId, { kind: 'settle', invoice: data }, context),
          () => fulfilment.grantOnce(data, caller),
          ...payments.map((each) => () => recordReversal(each.paymentId, caller)),
        ]);
      },
      PlanPeriodGranted: ({ data }, { caller }) => fulfilment.grantPeriod(data, caller),
    },
  });
}

const addOn = (name: string, priceCents: number, catalogVersion: string): PurchasedItem => ({
  kind: 'addon',
  id: 'add-ons',
  name,
  halfCredits: 0,
  twinCredits: 0,
  priceCents,
  catalogVersion,
});

const isCharge = ({ kind }: InvoiceLine): boolean => !['plan', 'once', 'discount', 'tax'].includes(kind);

/** The items of an invoice's payment: the lines that charge something, or the payment itself if there are none. */
function itemsOf(
  { plan, lines }: Pick<InvoicePaid['data'], 'plan' | 'lines'>,
  amountCents: number,
): readonly [PurchasedItem, ...PurchasedItem[]] {
  const version = plan?.catalogVersion ?? '';
  const planItem: readonly PurchasedItem[] = plan
    ? [{ ...addOn(plan.name, plan.priceCents, version), kind: 'plan', id: plan.planId, halfCredits: plan.halfCredits }]
    : [];
  const once = lines.filter(({ kind }) => kind === 'once').flatMap((line) => onceItem(line) ?? []);
  const rest = sumOfCents(lines.filter(isCharge));
  const more = plan && rest > 0 ? [addOn('Add-ons', rest, version)] : [];
  const [first = addOn(lines[0]?.description ?? 'Invoice', amountCents, version), ...others] = [
    ...planItem,
    ...once,
    ...more,
  ];
  return [first, ...others];
}
