import type { Position } from '../../domain/envelope.ts';
import type {
  ExceptionDocument,
  JournalDocument,
  PaymentRowDocument,
  PeriodDocument,
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

export interface FinancePeriodParent {
  readonly id: string;
  readonly doc: PeriodDocument;
}

export interface FinanceExceptionPayloadParent {
  readonly exceptionId: string;
  readonly position: Position;
}

export interface FinancePeriodPayloadParent {
  readonly periodId: string;
  readonly position: Position;
}
