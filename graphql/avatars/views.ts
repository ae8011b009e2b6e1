import type { GatewayServices } from '../services.ts';

export interface AvatarView {
  readonly id: string;
  readonly name: string;
  readonly type: 'stock' | 'custom';
  readonly status: 'ready' | 'active' | 'processing' | 'failed';
  readonly description: string;
  readonly imageUrl: string;
  readonly posterUrl: string;
  readonly voiceUrl: string;
}

/** The presenters to choose from. All of them ship with the product. */
export async function avatarsOf({ providers }: Pick<GatewayServices, 'providers'>): Promise<readonly AvatarView[]> {
  return (await providers.video.presenters()).map(({ id, name, description }) => ({
    id,
    name,
    type: 'stock',
    status: 'active',
    description,
    imageUrl: `/api/avatars/${id}/preview`,
    posterUrl: `/api/avatars/${id}/poster`,
    voiceUrl: `/api/avatars/${id}/voice`,
  }));
}

/** The Digital Twins of one user, the newest first. None can be made yet. */
export async function avatarsOfUser(_services: Pick<GatewayServices, 'projections'>, _userId: string) {
  return [] as AvatarView[];
}
