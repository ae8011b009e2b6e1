import { deepStrictEqual } from 'node:assert/strict';
import type * as paymentsModule from '../index.ts';
import type { PaymentCommand, PaymentEvent, PaymentState, PurchasedItem, ReportedPayment } from '../index.ts';
import { Refusal } from '../../refusal.ts';
import type { Dispute } from '../../reversal.ts';

export type Payments = Pick<typeof paymentsModule, 'initialPayment' | 'decidePayment' | 'evolvePayment'>;

export const starterPack: PurchasedItem = {
  kind: 'bundle',
  id: 'starter-pack',
  name: 'Starter Pack',
  halfCredits: 20,
  twinCredits: 0,
  priceCents: 17_750,
  catalogVersion: '2026-11-1',
};

export const initiate: PaymentCommand = {
  kind: 'initiate',
  paymentId: 'pi_1',
  purchaseId: 'purchase-1',
  invoiceId: null,
  userId: 'u1',
  items: [starterPack],
  currency: 'usd',
  provider: 'stripe',
};

export const paid: ReportedPayment = { status: 'succeeded', amountCents: 17_750, currency: 'usd', userId: 'u1' };

export const byBrowser = (facts: Partial<ReportedPayment> = {}, claimedBy = 'u1'): PaymentCommand => ({
  kind: 'confirm',
  paymentId: 'pi_1',
  claimedBy,
  reportedBy: 'browser',
  facts: { ...paid, ...facts },
});
export const byProvider = (facts: Partial<ReportedPayment> = {}): PaymentCommand => ({
  kind: 'confirm',
  paymentId: 'pi_1',
  claimedBy: undefined,
  reportedBy: 'provider',
  facts: { ...paid, ...facts },
});
export const byRepair: PaymentCommand = {
  kind: 'confirm',
  paymentId: 'pi_1',
  claimedBy: undefined,
  reportedBy: 'reconciliation',
  facts: paid,
};
export const decline: PaymentCommand = {
  kind: 'decline',
  paymentId: 'pi_1',
  code: 'card_declined',
  message: 'Your card was declined.',
};

export const dispute = (status: Dispute['status'], amountCents = 17_750, disputeId = 'dp_1'): Dispute => ({
  disputeId,
  status,
  amountCents,
  movements: 1,
});
export const reversal = (refundedCents: number, ...disputes: readonly Dispute[]): PaymentCommand => ({
  kind: 'reversal',
  paymentId: 'pi_1',
  refundedCents,
  failedRefunds: [],
  disputes,
});

/** Every order of a list. */
export const ordersOf = <T>(list: readonly T[]): readonly (readonly T[])[] =>
  list.length < 2
    ? [list]
    : list.flatMap((first, index) => ordersOf(list.toSpliced(index, 1)).map((rest) => [first, ...rest]));

/** The events of these commands, one after the other; refusals change nothing. */
export function play(
  payments: Payments,
  commands: readonly PaymentCommand[],
): { state: PaymentState; events: readonly PaymentEvent[] } {
  const events: PaymentEvent[] = [];
  let state = payments.initialPayment;
  for (const command of commands) {
    try {
      for (const event of payments.decidePayment(command, state)) {
        events.push(event);
        state = payments.evolvePayment(state, event);
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return { state, events };
}

/** Reports that must be refused from every sender. */
export const untrue: readonly PaymentCommand[] = [
  byBrowser({}, 'u2'),
  byBrowser({ userId: 'u2' }, 'u2'),
  byProvider({ userId: 'u2' }),
  byProvider({ userId: undefined }),
  byBrowser({ amountCents: 17_749 }),
  byProvider({ amountCents: 17_751 }),
  byProvider({ currency: 'eur' }),
  ...(['requires_payment', 'processing', 'failed', 'canceled'] as const).map((status) => byBrowser({ status })),
];

/**
 * Throws unless a payment succeeds exactly once in every order and number of true reports, never by an untrue one,
 * and its reversal figures end the same in every order.
 */
export function checkReports(payments: Payments): void {
  const successes = (commands: readonly PaymentCommand[]): number =>
    play(payments, commands).events.filter((event) => event.type === 'PaymentSucceeded').length;
  for (const order of ordersOf([byBrowser(), byProvider(), byProvider(), byBrowser(), byRepair]))
    deepStrictEqual(successes([initiate, ...order]), 1);
  for (const order of ordersOf([initiate, byBrowser(), byProvider(), decline, initiate]))
    deepStrictEqual(successes([...order, byProvider()]), 1);
  for (const report of untrue) {
    deepStrictEqual(successes([initiate, report]), 0);
    deepStrictEqual(successes([initiate, report, byProvider()]), 1);
  }
  const figures = [
    reversal(3_333),
    reversal(17_750),
    reversal(3_333, dispute('open')),
    reversal(17_750, dispute('won')),
    byProvider(),
  ];
  for (const order of ordersOf(figures)) {
    const { state } = play(payments, [initiate, ...order, ...order]);
    deepStrictEqual(state, {
      ...play(payments, [initiate, byProvider()]).state,
      refundedCents: 17_750,
      disputes: [dispute('won')],
    });
  }
  for (const order of ordersOf([reversal(0, dispute('open')), reversal(0, dispute('lost')), reversal(0)])) {
    deepStrictEqual(play(payments, [initiate, byProvider(), ...order]).state.disputes, [dispute('lost')]);
  }
}
