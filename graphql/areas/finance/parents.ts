import type { Connection } from '../../cursor.ts';
import type { Position } from '../../../domain/envelope.ts';
import type { BookAccount, BookPart, MonthFigures } from '../../../domain/finance/index.ts';
import type {
  AdjustmentDocument,
  ExceptionDocument,
  JournalDocument,
  PaymentRowDocument,
  PeriodDocument,
  StatementDocument,
} from '../../../projection-service/index.ts';

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

export interface Month {
  readonly id: string;
  readonly state: 'RUNNING' | 'OPEN' | 'CLOSED';
  readonly figures: MonthFigures;
  readonly period: FinancePeriodParent | null;
  /** The month that must be closed before this one; null when there is none. */
  readonly before: string | null;
  /** Whether a later month is closed. */
  readonly isBehindClosed: boolean;
}

export type FinanceMonthParent = Month;

/** Days of the books, both included, and the account whose movements are wanted. */
export interface Range {
  readonly from: string;
  readonly to: string;
  readonly account?: BookAccount | undefined;
  readonly part?: BookPart | undefined;
}

export interface BookEntryConnectionParent extends Connection<BookEntryParent> {
  readonly range: Range;
}

export interface FinanceExceptionPayloadParent {
  readonly exceptionId: string;
  readonly position: Position;
}

export interface FinancePeriodPayloadParent {
  readonly periodId: string;
  readonly position: Position;
}
