import type { GatewayContext } from '../context.ts';
import type { AccountDocument, LotDocument } from '../../projection-service/index.ts';

/** What an account can use at this time: a lot that has lapsed since its last event no longer counts. */
export function availableAt(account: AccountDocument | undefined, now: number): number {
  if (!account) return 0;
  return liveLots(account, now).reduce((sum, lot) => sum + lot.available, 0);
}

/** Grants that still hold something, in the order of use: soonest expiry first, then oldest (DECISIONS 2.4). */
export function liveLots(account: AccountDocument | undefined, now: number): readonly LotDocument[] {
  return (account?.lots ?? [])
    .filter((lot) => lot.available > 0 && (lot.expiresAt === null || now < lot.expiresAt))
    .toSorted((a, b) => (a.expiresAt ?? Infinity) - (b.expiresAt ?? Infinity) || a.grantedAt - b.grantedAt || 0);
}

/** What a movement of credits is for: the title of its video while there is one, else the movement's own words. */
export async function describeMovement(
  { videoId, description }: { readonly videoId: string | null; readonly description: string },
  { loaders }: Pick<GatewayContext, 'loaders'>,
): Promise<string> {
  if (videoId === null) return description;
  return (await loaders.videos.load(videoId))?.title || description;
}
