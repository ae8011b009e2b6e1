import type { TwinAccountDocument } from '../../projection-service/index.ts';

export interface TwinCreditAccountParent {
  readonly userId: string;
  /** Undefined for a user who never had a twin credit. */
  readonly doc: TwinAccountDocument | undefined;
}
