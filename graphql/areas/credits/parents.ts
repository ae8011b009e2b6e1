import type { AccountDocument, LotDocument, StatementDocument } from '../../../projection-service/index.ts';

export interface CreditAccountParent {
  readonly userId: string;
  /** Undefined for a user who never had a credit. */
  readonly doc: AccountDocument | undefined;
}

/** The account of the user's Digital Twins. */
export type TwinCreditAccountParent = CreditAccountParent;

export type CreditLotParent = LotDocument;

export interface StatementEntryParent {
  readonly id: string;
  readonly doc: StatementDocument;
}
