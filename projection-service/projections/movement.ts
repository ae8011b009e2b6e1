import {
  type CreditEvent,
  type CreditsAdjusted,
  type CreditsExpired,
  type CreditsReleased,
  postings,
} from '../../domain/credits/index.ts';

/**
 * One event of a credit stream as a row of the statement: what happened, as data. The gateway makes the sentences, so
 * that another wording needs no rebuild. Amounts are in half-credits.
 */
export type Movement = Details & {
  /** The credits that were granted, held, used, returned, expired, taken, given back or set. */
  readonly amount: number;
  readonly videoId: string | null;
  readonly paymentId: string | null;
  /** The price of the credits, on a paid grant. */
  readonly priceCents: number | null;
};

type Details =
  | { readonly kind: 'GRANT'; readonly itemName: string; readonly debtPaid: number }
  | { readonly kind: 'HOLD' }
  /** `unused` is the part of the hold beyond the captured amount. */
  | { readonly kind: 'CAPTURE'; readonly durationMs: number; readonly unused: number }
  /** `expired` is the part of the hold whose lots expired while it was held. */
  | { readonly kind: 'RELEASE'; readonly cause: CreditsReleased['data']['reason']; readonly expired: number }
  | { readonly kind: 'EXPIRY'; readonly cause: CreditsExpired['data']['cause'] }
  /** `owed` is the part that was already used. */
  | { readonly kind: 'CLAW_BACK'; readonly owed: number }
  | { readonly kind: 'RESTORE' }
  /** `reason` is the administrator's text for the customer; null where there is none, and once the account is erased. */
  | {
      readonly kind: 'ADJUSTMENT';
      readonly act: CreditsAdjusted['data']['act'] | 'undo';
      readonly purpose: CreditsAdjusted['data']['purpose'];
      readonly before: number;
      readonly after: number;
      readonly reason: string | null;
    };

const sum = (parts: readonly { readonly amount: number }[]): number =>
  parts.reduce((total, part) => total + part.amount, 0);

/** The movement that an event is; undefined for an event that moves no credits. */
export function movementOf(event: CreditEvent): Movement | undefined {
  const none = { videoId: null, paymentId: null, priceCents: null };
  switch (event.type) {
    case 'CreditsGranted': {
      const { amount, itemName, debtPaidAmount: debtPaid, paymentId, priceCents } = event.data;
      const paid = { paymentId, priceCents: paymentId === null ? null : priceCents };
      return { ...none, ...paid, kind: 'GRANT', amount, itemName, debtPaid };
    }
    case 'CreditsReserved': {
      const { amount, heldFor: videoId } = event.data;
      return { ...none, kind: 'HOLD', amount, videoId };
    }
    case 'CreditsCaptured': {
      const { capturedAmount: amount, held, heldFor: videoId } = event.data;
      const durationMs = event.data.durationMs ?? 0;
      return { ...none, kind: 'CAPTURE', amount, durationMs, unused: sum(held) - amount, videoId };
    }
    case 'CreditsReleased': {
      const { held, reason: cause, heldFor: videoId, expiredAmount: expired } = event.data;
      return { ...none, kind: 'RELEASE', amount: sum(held), cause, expired, videoId };
    }
    case 'CreditsExpired': {
      const { amount, cause } = event.data;
      return { ...none, kind: 'EXPIRY', amount, cause };
    }
    case 'CreditsClawedBack': {
      const { takenAmount: taken, fromOthers, debtAmount: owed, paymentId } = event.data;
      return { ...none, kind: 'CLAW_BACK', amount: taken + sum(fromOthers) + owed, owed, paymentId };
    }
    case 'CreditsRestored': {
      const { debtCancelledAmount, debtWrittenOffAmount, debtPaid, returned, expiredAmount, paymentId } = event.data;
      const amount = debtCancelledAmount + debtWrittenOffAmount + sum(debtPaid) + sum(returned) + expiredAmount;
      return { ...none, kind: 'RESTORE', amount, paymentId };
    }
    case 'CreditsAdjusted': {
      const { act, purpose, afterAmount: after, beforeAmount: before, removed, addedAmount, reason } = event.data;
      const amount = act === 'set' ? after : sum(removed) + addedAmount;
      return { ...none, kind: 'ADJUSTMENT', act, purpose, amount, before, after, reason };
    }
    case 'CreditsUndone': {
      const { afterAmount: after, beforeAmount: before, returned, withdrawnAmount, debtPaidAmount } = event.data;
      const amount = sum(returned) + withdrawnAmount + debtPaidAmount;
      return {
        ...none,
        kind: 'ADJUSTMENT',
        act: 'undo',
        purpose: null,
        amount,
        before,
        after,
        reason: event.data.reason,
      };
    }
    case 'CreditReversalNoted':
      return undefined;
  }
}

/** How an event changes what can be used, what is held and what is owed, in half-credits. */
export function effectOf(event: CreditEvent): { available: number; held: number; debt: number } {
  const effect = { available: 0, held: 0, debt: 0 };
  for (const { account, delta } of postings(event)) {
    if (account === 'lot') effect.available += delta;
    else if (account === 'held') effect.held += delta;
    else if (account === 'debt') effect.debt -= delta;
  }
  return effect;
}
