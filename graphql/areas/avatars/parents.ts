import type { Position } from '../../../domain/envelope.ts';
import type { DeliveredMessage } from '../../live/hub.ts';
import type { AvatarView } from './views.ts';

export interface AvatarPayloadParent {
  readonly avatarId: string;
  readonly position: Position;
}

export type AvatarChangedParent = Extract<DeliveredMessage, { readonly type: 'AvatarChanged' }>;

export type AdminAvatarParent = AvatarView & { readonly ownerId: string };
