import type { AuditedEvent, LotDocument } from '../../../projection-service/index.ts';
import { credits } from '../../scalars.ts';
import { say, type Sentence } from '../../../words/index.ts';
import { itemName } from '../../../domain/item-names.ts';

/** One movement of credits, as the read model and the audit hold it. */
export type Movement = NonNullable<AuditedEvent['movement']>;

const figure = (halfCredits: number): string => credits(halfCredits).toFixed(1);

const releaseReasons = {
  failed: say('REASON_FAILED'),
  deleted: say('REASON_DELETED'),
  timed_out: say('REASON_TIMED_OUT'),
  abandoned: say('REASON_ABANDONED'),
} as const;

/** The purpose of a movement. For a video it is the video's title, which is not part of the movement. */
export function purposeOf(movement: Movement): Sentence | string {
  switch (movement.kind) {
    case 'GRANT':
      return itemName(movement.itemName);
    case 'HOLD':
    case 'CAPTURE':
    case 'RELEASE':
      return say('MOVED_VIDEO');
    case 'EXPIRY':
      return say('MOVED_EXPIRED');
    case 'CLAW_BACK':
      return say('MOVED_REVERSED');
    case 'RESTORE':
      return say('MOVED_DISPUTE_WON');
    case 'ADJUSTMENT':
      return adjustmentOf(movement);
  }
}

function adjustmentOf({ act, purpose, before, after }: Extract<Movement, { kind: 'ADJUSTMENT' }>): Sentence {
  switch (act) {
    case 'set':
      return say('MOVED_SET', { before: figure(before), after: figure(after) });
    case 'give':
      return say(purpose === 'goodwill' ? 'MOVED_GIVEN_GOODWILL' : 'MOVED_GIVEN_CORRECTION');
    case 'take':
      return say(purpose === 'goodwill' ? 'MOVED_TAKEN_GOODWILL' : 'MOVED_TAKEN_CORRECTION');
    case 'undo':
      return say('MOVED_UNDONE');
  }
}

/** The reason of a movement, where its kind and purpose do not say it; else null. */
export function reasonOf(movement: Movement): Sentence | string | null {
  switch (movement.kind) {
    case 'GRANT':
      return movement.debtPaid > 0 ? say('REASON_DEBT', { amount: figure(movement.debtPaid) }) : null;
    case 'CAPTURE': {
      const seconds = Math.round(movement.durationMs / 1_000);
      return movement.unused > 0
        ? say('REASON_LENGTH_AND_RETURN', { seconds, unused: figure(movement.unused) })
        : say('REASON_LENGTH_OF_VIDEO', { seconds });
    }
    case 'RELEASE': {
      const reason = releaseReasons[movement.cause];
      return movement.expired > 0 ? say('REASON_AND_EXPIRED', { reason, expired: figure(movement.expired) }) : reason;
    }
    case 'EXPIRY':
      return movement.cause === 'expiry' ? say('REASON_EXPIRY') : say('REASON_RENEWAL');
    case 'CLAW_BACK':
      return movement.owed > 0 ? say('REASON_OWED', { amount: figure(movement.owed) }) : null;
    case 'ADJUSTMENT':
      return movement.reason;
    case 'HOLD':
    case 'RESTORE':
      return null;
  }
}

/** The name of a lot: what was bought or granted. */
export const lotName = ({ itemName: name }: Pick<LotDocument, 'itemName'>): Sentence | string =>
  name === null ? say('LOT_SET_BY_ADMIN') : itemName(name);
