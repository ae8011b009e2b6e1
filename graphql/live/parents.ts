import type { Position } from '../../domain/envelope.ts';
import type { CreditAccountParent } from '../credits/parents.ts';
import type { VideoParent } from '../videos/parents.ts';

interface Update {
  readonly position: Position;
}

export interface VideoChangedParent extends Update {
  readonly __typename: 'VideoChanged';
  readonly video: VideoParent;
}

export interface VideoRemovedParent extends Update {
  readonly __typename: 'VideoRemoved';
  readonly videoId: string;
}

export interface CreditsChangedParent extends Update {
  readonly __typename: 'CreditsChanged';
  readonly account: CreditAccountParent;
}

export interface PaymentCompletedParent extends Update {
  readonly __typename: 'PaymentCompleted';
  readonly userId: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly halfCredits: number;
  /** Undefined: read when the field is selected. */
  readonly account: CreditAccountParent | undefined;
}

export type AccountUpdateParent =
  | VideoChangedParent
  | VideoRemovedParent
  | CreditsChangedParent
  | PaymentCompletedParent;
