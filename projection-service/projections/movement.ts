import { postings, type CreditEvent } from '../../domain/credits/index.ts';
import { toCredits } from '../../domain/catalog.ts';

export type MovementKind = 'GRANT' | 'HOLD' | 'CAPTURE' | 'RELEASE' | 'EXPIRY' | 'CLAW_BACK' | 'RESTORE' | 'ADJUSTMENT';

/** One event of a credit stream as a person reads it; amounts in half-credits. */
export interface Movement {
  readonly kind: MovementKind;
  /** What it is about: granted, held, used, given back, lapsed, taken, set. */
  readonly amount: number;
  /** What it is for, in words; of a video row the title is read from the video, which may be deleted or erased. */
  readonly description: string;
  readonly reason: string | null;
  readonly videoId: string | null;
  readonly paymentId: string | null;
  /** What the credits cost, on a grant that was paid for. */
  readonly priceCents: number | null;
}

const sum = (parts: readonly { readonly halfCredits: number }[]): number =>
  parts.reduce((total, part) => total + part.halfCredits, 0);
/** Stands in for the title of a row's video. */
const aVideo = 'Video';
const credits = (halfCredits: number): string => toCredits(halfCredits).toFixed(1);

const releaseReasons = {
  failed: 'Returned: rendering failed',
  deleted: 'Returned: deleted before it was finished',
  timed_out: 'Returned: rendering timed out',
  abandoned: 'Returned: the video was never started',
} as const;

/** Tells what an event means on the statement; undefined for one that moves nothing. */
export function movementOf(event: CreditEvent): Movement | undefined {
  const none = { reason: null, videoId: null, paymentId: null, priceCents: null };
  switch (event.type) {
    case 'CreditsGranted': {
      const { halfCredits, itemName, debtPaidHalfCredits, paymentId, priceCents } = event.data;
      const reason = debtPaidHalfCredits > 0 ? `${credits(debtPaidHalfCredits)} went to the debt` : null;
      return {
        ...none,
        kind: 'GRANT',
        amount: halfCredits,
        description: itemName,
        reason,
        paymentId,
        priceCents: paymentId === null ? null : priceCents,
      };
    }
    case 'CreditsReserved': {
      const { halfCredits, videoId } = event.data;
      return { ...none, kind: 'HOLD', amount: halfCredits, description: aVideo, videoId };
    }
    case 'CreditsCaptured': {
      const { capturedHalfCredits, held, durationMs, videoId } = event.data;
      const rest = sum(held) - capturedHalfCredits;
      const reason = `${Math.round(durationMs / 1_000)} seconds of video${rest > 0 ? `, ${credits(rest)} of the hold returned` : ''}`;
      return { ...none, kind: 'CAPTURE', amount: capturedHalfCredits, description: aVideo, reason, videoId };
    }
    case 'CreditsReleased': {
      const { held, reason, videoId, expiredHalfCredits } = event.data;
      const lapsed = expiredHalfCredits > 0 ? `; ${credits(expiredHalfCredits)} had expired meanwhile` : '';
      return {
        ...none,
        kind: 'RELEASE',
        amount: sum(held),
        description: aVideo,
        reason: `${releaseReasons[reason]}${lapsed}`,
        videoId,
      };
    }
    case 'CreditsExpired': {
      const { halfCredits, cause } = event.data;
      const reason = cause === 'expiry' ? 'Not used before the expiry date' : "The plan's next period began";
      return { ...none, kind: 'EXPIRY', amount: halfCredits, description: 'Expired credits', reason };
    }
    case 'CreditsClawedBack': {
      const { takenHalfCredits: taken, fromOthers, debtHalfCredits: debt, paymentId } = event.data;
      const reason = debt > 0 ? `${credits(debt)} were already used and are owed` : null;
      return {
        ...none,
        kind: 'CLAW_BACK',
        amount: taken + sum(fromOthers) + debt,
        description: 'Payment refunded or disputed',
        reason,
        paymentId,
      };
    }
    case 'CreditsRestored': {
      const { debtCancelledHalfCredits, debtWrittenOffHalfCredits, debtPaid, returned, expiredHalfCredits, paymentId } =
        event.data;
      const amount =
        debtCancelledHalfCredits + debtWrittenOffHalfCredits + sum(debtPaid) + sum(returned) + expiredHalfCredits;
      return { ...none, kind: 'RESTORE', amount, description: 'Dispute won', paymentId };
    }
    case 'CreditsAdjusted': {
      const { afterHalfCredits: after, beforeHalfCredits: before, reason } = event.data;
      return {
        ...none,
        kind: 'ADJUSTMENT',
        amount: after,
        description: `Balance set from ${credits(before)} to ${credits(after)}`,
        reason,
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
