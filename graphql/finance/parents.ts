import type { connectionOf } from '../cursor.ts';
import type { Position } from '../../domain/envelope.ts';
import type { Range } from './journal-reads.ts';
import type { Month } from './month-reads.ts';
import type {
  AdjustmentDocument,
  ExceptionDocument,
  JournalDocument,
  PaymentRowDocument,
  PeriodDocument,
  StatementDocument,
} from '../../projection-service/index.ts';

export interface FinanceExceptionParent {
  readonly id: string;
  readonly doc: ExceptionDocument;
}

export interface BookEntryParent {
  readonly id: string;
  readonly doc: JournalDocument;
}

export interface FinancePaymentParent {
  readonly id: string;
  readonly doc: PaymentRowDocument;
}

export interface LedgerAccountParent {
  readonly userId: string;
  /** The last row of the statement up to the moment. */
  readonly row: StatementDocument | null;
}

export interface FinancePeriodParent {
  readonly id: string;
  readonly doc: PeriodDocument;
}

export interface FinanceAdjustmentParent {
  readonly id: string;
  readonly doc: AdjustmentDocument;
}

export interface FinanceAdjustmentPayloadParent {
  readonly adjustmentId: string;
  readonly position: Position;
}

export type FinanceMonthParent = Month;

export interface BookEntryConnectionParent {
  readonly range: Range;
  readonly edges: readonly { readonly cursor: string; readonly node: BookEntryParent }[];
  readonly pageInfo: ReturnType<typeof connectionOf>['pageInfo'];
}

export interface FinanceExceptionPayloadParent {
  readonly exceptionId: string;
  readonly position: Position;
}

export interface FinancePeriodPayloadParent {
  readonly periodId: string;
  readonly position: Position;
}
