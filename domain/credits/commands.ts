import { adminCredits, toHalfCredits } from '../catalog.ts';
import type { Reversal } from '../reversal.ts';
import type { ActPurpose, CreditsGranted, CreditsReleased } from './events.ts';
import { say, type Sentence } from '../../words/index.ts';

/** Commands count in the unit of the account that gets them: half-credits or whole Digital Twins. */
export interface GrantCredits {
  readonly kind: 'grant';
  /** Unique id of the grant. */
  readonly lotId: string;
  readonly source: CreditsGranted['data']['source'];
  readonly amount: number;
  readonly expiresAt: number | null;
  /** Plan credits that were paid so late that they neither replace another period's credits nor are replaced. */
  readonly isApart: boolean;
  readonly paymentId: string | null;
  readonly priceCents: number;
  /** The price of the whole payment; `priceCents` is a part of it. */
  readonly paidCents: number;
  readonly currency: string;
  readonly catalogVersion: string;
  readonly itemName: string;
}

export interface ReserveCredits {
  readonly kind: 'reserve';
  readonly holdId: string;
  /** The video or the Digital Twin. */
  readonly heldFor: string;
  readonly amount: number;
  /** When the hold times out if nothing settles it. */
  readonly expiresAt: number;
  /** Hash of the request, to recognize a repetition. */
  readonly requestHash: string;
  /** False without an idempotency key: a double click then counts as one request. */
  readonly keyed: boolean;
}

export interface CaptureCredits {
  readonly kind: 'capture';
  readonly holdId: string;
  /** Length of the finished video, whole milliseconds; null: all of the hold was used, as by a Digital Twin. */
  readonly durationMs: number | null;
}

export interface ReleaseCredits {
  readonly kind: 'release';
  readonly holdId: string;
  readonly reason: CreditsReleased['data']['reason'];
}

/** The provider's totals of a payment's refunds and disputes so far. */
export interface ReversePayment extends Reversal {
  readonly kind: 'reverse';
  readonly paymentId: string;
  readonly currency: string;
}

/** The account that the person saw when deciding on an act. If the balance has moved since, the act is refused. */
export interface SeenAccount {
  /** The revision of the account's latest event; -1 for an account without one. */
  readonly revision: number;
  readonly available: number;
}

export interface SetAvailableCredits {
  readonly kind: 'set';
  readonly adjustmentId: string;
  readonly amount: number;
  readonly reason: string;
  /** Without it the balance is set in any case. */
  readonly seen?: SeenAccount | undefined;
}

interface ActOnCredits {
  readonly seen: SeenAccount;
  /** The text for the customer. */
  readonly reason: string | null;
  /** The note for staff only. */
  readonly note: string | null;
}

export interface GiveCredits extends ActOnCredits {
  readonly kind: 'give';
  readonly adjustmentId: string;
  readonly amount: number;
  readonly purpose: ActPurpose;
  /** Milliseconds since the epoch; null: they never expire. */
  readonly expiresAt: number | null;
}

export interface TakeCredits extends ActOnCredits {
  readonly kind: 'take';
  readonly adjustmentId: string;
  readonly amount: number;
  readonly purpose: ActPurpose;
}

/** Undoes what an administrator set, gave or took. */
export interface UndoCreditAct extends ActOnCredits {
  readonly kind: 'undo';
  readonly undoId: string;
  /** The act to undo. */
  readonly adjustmentId: string;
}

/** Records what has expired by now. */
export interface ExpireCredits {
  readonly kind: 'expire';
}

export type CreditCommand =
  | GrantCredits
  | ReserveCredits
  | CaptureCredits
  | ReleaseCredits
  | ReversePayment
  | SetAvailableCredits
  | GiveCredits
  | TakeCredits
  | UndoCreditAct
  | ExpireCredits;

/** The largest amount of one command, so that sums of many stay exact integers. */
const most = toHalfCredits(adminCredits.max);

const isWhole = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;
const isAmount = (amount: number): boolean => isWhole(amount) && amount >= 1 && amount <= most;

/** Why the numbers of a command are invalid, as a sentence; undefined when they are valid. */
export function unsoundNumbers(command: CreditCommand): Sentence | string | undefined {
  switch (command.kind) {
    case 'grant':
      return isAmount(command.amount) && isWhole(command.priceCents) && isWhole(command.paidCents)
        ? undefined
        : 'A grant needs a number of half credits and a price in cents.';
    case 'reserve':
      return isAmount(command.amount) ? undefined : 'A hold needs a number of half credits.';
    case 'capture':
      return command.durationMs === null || isWhole(command.durationMs)
        ? undefined
        : 'A video needs a length in milliseconds.';
    case 'reverse':
      return isWhole(command.refundedCents) &&
        [...command.failedRefunds, ...command.disputes].every(({ amountCents }) => isWhole(amountCents))
        ? undefined
        : 'Refunds and disputes need amounts in cents.';
    case 'set': {
      const whole = isWhole(command.amount) && command.amount % 2 === 0;
      return whole && command.amount <= most
        ? undefined
        : say('CREDITS_NOT_WHOLE', { min: adminCredits.min, max: adminCredits.max });
    }
    case 'give':
    case 'take':
      return isAmount(command.amount) ? undefined : say('AMOUNT_NOT_HALVES', { max: adminCredits.max });
    case 'release':
    case 'undo':
    case 'expire':
      return undefined;
  }
}
