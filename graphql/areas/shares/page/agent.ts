import { ownPictureKey } from '../../../../command-service/index.ts';
import { pageInksOf } from '../../../../domain/inks.ts';
import type { GatewayContext } from '../../../context.ts';
import type { SharedVideo } from '../reads.ts';
import type { Agent } from './view.ts';

/** The file of the owner's logo; undefined without one. */
export async function logoKeyOf({ services }: GatewayContext, { doc }: SharedVideo): Promise<string | undefined> {
  const saved = await services.projections.reader('videos').get('brands', doc.ownerId);
  return ownPictureKey(doc.ownerId, saved?.brand?.logoUrl ?? null);
}

/**
 * The agent card of a share page: the card of the owner's brand, or, without a brand, the name that others see. Shows
 * an email address only if the owner put it on the card.
 */
export async function agentOf(
  { services, loaders }: GatewayContext,
  { doc, share }: SharedVideo,
): Promise<Agent | undefined> {
  const [saved, owner] = await Promise.all([
    services.projections.reader('videos').get('brands', doc.ownerId),
    loaders.users.load(doc.ownerId),
  ]);
  const brand = saved?.brand ?? undefined;
  const hasLogo = ownPictureKey(doc.ownerId, brand?.logoUrl ?? null) !== undefined;
  const portrait = owner?.pictureUrl?.startsWith('/') === true ? owner.pictureUrl : undefined;
  const pictureUrl = hasLogo ? `/s/${share.token}/logo.webp` : portrait;
  const colours = brand && pageInksOf(brand);
  if (brand && Object.values(brand.agent).some((line) => line !== ''))
    return { ...brand.agent, pictureUrl, hasLogo, colours };
  const name = owner?.displayName ?? '';
  if (name === '' || name.includes('@')) return undefined;
  return { name, title: '', company: '', phone: '', email: '', licence: '', pictureUrl, hasLogo, colours };
}
