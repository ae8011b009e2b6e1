import { linkIdOf } from '../../../command-service/index.ts';
import { hasExpired } from '../../../domain/shares/index.ts';
import type { ShareLinkView, VideoDocument } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';

/** A video as the holder of its link may see it. */
export interface SharedVideo {
  readonly id: string;
  readonly doc: VideoDocument & { readonly videoKey: string };
  readonly share: ShareLinkView;
}

const tokenForm = /^[\w-]{22}$/;

/**
 * The video of a link. Undefined in each of these cases: the link is revoked, expired or guessed, the video is deleted,
 * or the account may not share at present.
 */
export async function findShared(
  { services, loaders }: Pick<GatewayContext, 'services' | 'loaders'>,
  token: string,
): Promise<SharedVideo | undefined> {
  if (!tokenForm.test(token)) return undefined;
  const [found] = await services.projections
    .reader('videos')
    .query('videos', { index: 'byShareLink', equal: { shareLinkId: linkIdOf(token) }, limit: 1 });
  if (!found) return undefined;
  const { id, doc } = found;
  const { share, videoKey } = doc;
  if (share === null || videoKey === null || hasExpired({ expiresAtMs: share.expiresAt }, services.now()))
    return undefined;
  const owner = await loaders.users.load(doc.ownerId);
  if (!owner || owner.suspendedBy !== null) return undefined;
  return { id, doc: { ...doc, videoKey }, share };
}
