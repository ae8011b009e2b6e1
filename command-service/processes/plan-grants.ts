import type { InvoicePaid } from '../../domain/invoices/index.ts';
import { paymentAggregate, type PurchasedItem } from '../../domain/payments/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from '../handlers/context.ts';
import { createFulfilment, planItem } from '../handlers/fulfilment.ts';
import { defineProcess } from './engine/define-process.ts';

/**
 * What a paid invoice of a subscription leads to: its payment is recorded like any other, and the period's credits are
 * granted (DECISIONS 2.11). The provider, not a browser, started the payments of renewals. Each step may be repeated.
 */
export function planGrants({
  executor,
  ledger,
  paymentProvider,
}: Pick<Dependencies, 'executor' | 'ledger' | 'paymentProvider'>) {
  const fulfilment = createFulfilment({ ledger });
  const recordPayment = async (data: InvoicePaid['data'], paymentId: string, caller: Caller): Promise<void> => {
    const { userId, amountCents, currency } = data;
    const { status } = (await executor.load(paymentAggregate, paymentId)).state;
    const context = (name: string) => contextFor(caller, name, { stableId: paymentId, subject: userId });
    if (status === 'unknown') {
      const { name: provider } = paymentProvider;
      const initiate = {
        kind: 'initiate' as const,
        paymentId,
        purchaseId: null,
        userId,
        items: itemsOf(data),
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
    };
    await executor.execute(paymentAggregate, paymentId, confirm, context('confirm-payment'));
  };

  return defineProcess({
    name: 'plan-grants',
    on: {
      InvoicePaid: async ({ data }, { caller }) => {
        const { paymentId, amountCents } = data;
        if (paymentId !== null && amountCents > 0) await recordPayment(data, paymentId, caller);
        await fulfilment.grantPeriod(data, caller);
      },
    },
  });
}

/** What a renewal paid for: the plan, and together what else is charged every period. */
function itemsOf({ plan, amountCents }: InvoicePaid['data']): readonly PurchasedItem[] {
  const rest = amountCents - (plan?.priceCents ?? 0);
  const addOns: PurchasedItem = {
    kind: 'addon',
    id: 'add-ons',
    name: 'Add-ons',
    halfCredits: 0,
    twinCredits: 0,
    priceCents: rest,
    catalogVersion: plan?.catalogVersion ?? '',
  };
  return [...(plan ? [planItem(plan)] : []), ...(rest > 0 ? [addOns] : [])];
}
