import type { Position } from '../../../domain/envelope.ts';

export interface AccountChangePayloadParent {
  readonly userId: string;
  readonly position: Position;
}

export type AccountSuspensionPayloadParent = AccountChangePayloadParent;
