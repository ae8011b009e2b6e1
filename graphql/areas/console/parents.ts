import type { Position } from '../../../domain/envelope.ts';
import type { AccountDocument, PaymentDocument, Stored, UserDocument } from '../../../projection-service/index.ts';
import type { Connection } from '../../cursor.ts';
import type { MailParent } from '../mail/parents.ts';
import type { VideoParent } from '../videos/parents.ts';
import type { Match, TimelineEntry } from './types.ts';

export interface CustomerNameParent {
  readonly id: string;
}

export interface CustomerParent {
  readonly id: string;
  /** Undefined once the account is erased. */
  readonly doc: UserDocument | undefined;
  readonly account: AccountDocument | undefined;
}

interface Matched {
  readonly match: Match;
}
export interface FoundCustomerParent extends Matched {
  readonly id: string;
  readonly doc: UserDocument;
}
export interface FoundVideoParent extends Matched {
  readonly video: VideoParent;
}
export interface FoundPaymentParent extends Matched {
  readonly payment: Stored<PaymentDocument>;
}
export interface FoundMailParent extends Matched {
  readonly mail: MailParent;
}

export type CustomerEventParent = TimelineEntry;

export type CustomerEventConnectionParent = Connection<TimelineEntry>;

export interface SupportActPayloadParent {
  readonly userId: string;
  readonly position: Position;
}

export interface RetryUserVideoPayloadParent {
  readonly userId: string;
  readonly videoId: string;
  readonly position: Position;
}
