import type { Position } from '../../../domain/envelope.ts';
import type { Asset } from '../../../domain/credits/index.ts';
import type { KnownCreditAct } from '../../../command-service/index.ts';

export interface CreditActPayloadParent {
  readonly userId: string;
  readonly position: Position;
}

export interface CreditUndoParent {
  readonly userId: string;
  readonly asset: Asset;
  /** Undefined for an act that the account no longer knows. */
  readonly act: KnownCreditAct | undefined;
  readonly id: string;
}
