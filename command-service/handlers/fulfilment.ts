import type { PaymentReversed, PurchasedItem } from '../../domain/payments/index.ts';
import { twinCreditAggregate, type TwinCreditCommand } from '../../domain/twin-credits/index.ts';
import { currency } from '../../domain/catalog.ts';
import { comparePositions, type Position } from '../../domain/envelope.ts';
import type { Dependencies } from '../dependencies.ts';
import { contextFor, type Caller } from './context.ts';

/** A payment that succeeded, and what it paid for. */
export interface PaidItems {
  readonly paymentId: string;
  readonly userId: string;
  readonly items: readonly PurchasedItem[];
  /** What the whole payment cost. */
  readonly amountCents: number;
}

export interface Fulfilment {
  /**
   * Grants the bundles and Digital Twins of a payment, each item once even when called again. The plan's
   * credits follow from its invoice. Resolves with the position of the last grant; undefined when there is none.
   */
  grant(payment: PaidItems, caller: Caller): Promise<Position | undefined>;
  /** Takes back from each item in proportion what the provider reports as refunded or disputed of the payment. */
  takeBack(items: readonly PurchasedItem[], reversal: PaymentReversed['data'], caller: Caller): Promise<void>;
}

export function createFulfilment({ executor, ledger }: Pick<Dependencies, 'executor' | 'ledger'>): Fulfilment {
  const twins = async (userId: string, command: TwinCreditCommand, name: string, stableId: string, caller: Caller) =>
    executor.execute(twinCreditAggregate, userId, command, contextFor(caller, name, { stableId, subject: userId }));

  return {
    grant: async ({ paymentId, userId, items, amountCents: paidCents }, caller) => {
      const positions: Position[] = [];
      for (const item of items) {
        if (item.kind === 'bundle')
          positions.push((await ledger.grantBundle(userId, { paymentId, item, paidCents }, caller)).position);
        if (item.kind === 'twin') {
          const { twinCredits, priceCents, catalogVersion, name: itemName } = item;
          const command = {
            kind: 'grant' as const,
            lotId: paymentId,
            twinCredits,
            paymentId,
            priceCents,
            paidCents,
            currency,
            catalogVersion,
            itemName,
          };
          positions.push((await twins(userId, command, 'grant-twin', paymentId, caller)).position);
        }
      }
      return positions.toSorted(comparePositions).at(-1);
    },

    takeBack: async (items, { userId, paymentId, refundedCents, disputes, currency: refundedIn }, caller) => {
      const reversal = { paymentId, refundedCents, disputes, currency: refundedIn };
      for (const { kind } of items) {
        if (kind === 'bundle' || kind === 'plan') await ledger.reversePayment(userId, kind, reversal, caller);
        if (kind === 'twin') {
          const context = contextFor(caller, 'reverse-twin', { subject: userId });
          await executor.execute(twinCreditAggregate, userId, { kind: 'reverse', ...reversal }, context);
        }
      }
    },
  };
}
