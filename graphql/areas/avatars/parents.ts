import type { Position } from '../../../domain/envelope.ts';
import type { LiveMessage } from '../../../projection-service/index.ts';
import type { AvatarView } from './views.ts';

export interface AvatarPayloadParent {
  readonly avatarId: string;
  readonly position: Position;
}

export type AvatarChangedParent = Extract<LiveMessage, { readonly type: 'AvatarChanged' }> & {
  readonly cursor: Position;
};

export type AdminAvatarParent = AvatarView & { readonly ownerId: string };
