import type { Position } from '../../../domain/envelope.ts';
import type { PurchasedItem } from '../../../domain/payments/index.ts';
import type { PaymentDocument, RefusedPurchaseDocument } from '../../../projection-service/index.ts';

export interface PaymentParent {
  readonly id: string;
  readonly doc: PaymentDocument;
}

export interface ConfirmPaymentPayloadParent {
  readonly userId: string;
  readonly paymentId: string;
  readonly items: readonly PurchasedItem[];
  readonly amountCents: number;
  readonly currency: string;
  readonly position: Position;
}

export interface RefusedPurchaseParent {
  readonly id: string;
  readonly doc: RefusedPurchaseDocument;
}
