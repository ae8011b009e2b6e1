import type { AccessTokenList, AccessTokenView } from '../../../command-service/index.ts';
import type { Position } from '../../../domain/envelope.ts';

export type AccessTokenParent = AccessTokenView;
export type AccessTokenListParent = AccessTokenList;
export type RefusedTokenCallParent = AccessTokenList['refusals'][number];

export interface CreateAccessTokenPayloadParent {
  readonly token: AccessTokenParent;
  readonly secret: string | null;
  readonly position: Position;
}
