import type { AuditedEvent, LotDocument } from '../../projection-service/index.ts';
import { credits } from '../scalars.ts';

/** One movement of credits, as the read model and the audit hold it. */
export type Movement = NonNullable<AuditedEvent['movement']>;

const figure = (halfCredits: number): string => credits(halfCredits).toFixed(1);

const releaseReasons = {
  failed: 'Returned: rendering failed',
  deleted: 'Returned: deleted before it was finished',
  timed_out: 'Returned: rendering timed out',
  abandoned: 'Returned: the video was never started',
} as const;

/** The purpose of a movement, as text. For a video it is the video's title, which is not part of the movement. */
export function purposeOf(movement: Movement): string {
  switch (movement.kind) {
    case 'GRANT':
      return movement.itemName;
    case 'HOLD':
    case 'CAPTURE':
    case 'RELEASE':
      return 'Video';
    case 'EXPIRY':
      return 'Expired credits';
    case 'CLAW_BACK':
      return 'Payment refunded or disputed';
    case 'RESTORE':
      return 'Dispute won';
    case 'ADJUSTMENT':
      return `Balance set from ${figure(movement.before)} to ${figure(movement.after)}`;
  }
}

/** The reason of a movement, where its kind and purpose do not say it; else null. */
export function reasonOf(movement: Movement): string | null {
  switch (movement.kind) {
    case 'GRANT':
      return movement.debtPaid > 0 ? `${figure(movement.debtPaid)} went to the debt` : null;
    case 'CAPTURE': {
      const length = `${Math.round(movement.durationMs / 1_000)} seconds of video`;
      return movement.unused > 0 ? `${length}, ${figure(movement.unused)} of the hold returned` : length;
    }
    case 'RELEASE': {
      const expired = movement.expired > 0 ? `; ${figure(movement.expired)} had expired meanwhile` : '';
      return `${releaseReasons[movement.cause]}${expired}`;
    }
    case 'EXPIRY':
      return movement.cause === 'expiry' ? 'Not used before the expiry date' : "The plan's next period began";
    case 'CLAW_BACK':
      return movement.owed > 0 ? `${figure(movement.owed)} were already used and are owed` : null;
    case 'ADJUSTMENT':
      return movement.reason;
    case 'HOLD':
    case 'RESTORE':
      return null;
  }
}

/** The name of a lot: what was bought or granted. */
export const lotName = ({ itemName }: Pick<LotDocument, 'itemName'>): string => itemName ?? 'Set by an administrator';
