/** What resolvers hand on to the fields of a type: the stored documents, turned into the schema's units by the fields. */
import type {
  AccountDocument,
  CreditAudit,
  CreditVerification,
  EventLinkDocument,
  LotDocument,
  PaymentDocument,
  StatementDocument,
  UserDocument,
  VideoDocument,
} from '../projection-service/index.ts';
import type { Actor, Position } from '../domain/envelope.ts';
import type { PurchasedItem } from '../domain/payments/index.ts';
import type { connectionOf, Edge } from './cursor.ts';

export type ActorParent = Actor;
export type CreditAuditParent = CreditAudit;
export type CreditVerificationParent = CreditVerification;

export interface LogEventParent {
  readonly __typename: 'LogEvent';
  readonly id: string;
  readonly doc: EventLinkDocument;
}

export interface CommandParent {
  readonly __typename: 'Command';
  readonly id: string;
}

export type CauseParent = LogEventParent | CommandParent;

export interface VideoParent {
  readonly id: string;
  readonly doc: VideoDocument;
}

export interface AccountParent {
  readonly userId: string;
  /** Absent for an account that never had a credit. */
  readonly doc: AccountDocument | undefined;
}

export type LotParent = LotDocument;

export interface StatementParent {
  readonly id: string;
  readonly doc: StatementDocument;
}

export interface UserParent {
  readonly id: string;
  readonly doc: UserDocument;
}

export interface UserConnectionParent {
  readonly edges: Edge<UserParent>[];
  readonly pageInfo: ReturnType<typeof connectionOf>['pageInfo'];
  readonly search: string;
}

export interface PaymentParent {
  readonly id: string;
  readonly doc: PaymentDocument;
}

export interface ViewerParent {
  readonly userId: string;
}

interface Answered {
  readonly position: Position;
}

export interface StartVideoParent extends Answered {
  readonly videoId: string;
  /** As it is now; undefined when it is gone again. */
  readonly video: () => Promise<VideoParent | undefined>;
  readonly userId: string;
  /** Half-credits. */
  readonly reserved: number;
  readonly available: number;
}

export interface VideoPayloadParent extends Answered {
  readonly videoId: string;
}

export interface DeleteVideoParent extends Answered {
  readonly videoId: string;
  readonly userId: string;
}

export interface DeleteVideosParent extends Answered {
  readonly userId: string;
  readonly deleted: readonly string[];
  readonly skipped: readonly { readonly id: string; readonly reason: string }[];
}

export interface ConfirmPaymentParent extends Answered {
  readonly userId: string;
  readonly paymentId: string;
  readonly item: PurchasedItem;
}

export interface SetCreditsParent extends Answered {
  readonly userId: string;
}

export interface RevokeAdministratorParent extends Answered {
  readonly userId: string;
  readonly sessionsEnded: number;
}

export interface VideoChangedParent extends Answered {
  readonly __typename: 'VideoChanged';
  readonly video: VideoParent;
}

export interface VideoRemovedParent extends Answered {
  readonly __typename: 'VideoRemoved';
  readonly videoId: string;
}

export interface CreditsChangedParent extends Answered {
  readonly __typename: 'CreditsChanged';
  readonly account: AccountParent;
}

export interface PaymentCompletedParent extends Answered {
  readonly __typename: 'PaymentCompleted';
  readonly userId: string;
  readonly paymentId: string;
  readonly amountCents: number;
  readonly halfCredits: number;
  /** Absent: read when asked for. */
  readonly account: AccountParent | undefined;
}

export type AccountUpdateParent =
  | VideoChangedParent
  | VideoRemovedParent
  | CreditsChangedParent
  | PaymentCompletedParent;
