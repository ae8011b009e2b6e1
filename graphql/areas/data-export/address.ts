import type { GatewayContext } from '../../context.ts';

/** How long a download address works, in milliseconds. A download that has begun continues. */
const lifetime = 10 * 60_000;
const place = 'data export';
const longest = 1_000;

type Context = Pick<GatewayContext, 'services'>;

/** A download address that only this user's session can use, on any gateway. */
export async function downloadAddress({ services }: Context, userId: string) {
  const expiresAt = services.now() + lifetime;
  const token = await services.dataExport.seal(userId, place, expiresAt);
  if (token === undefined) throw new Error(`User ${userId} exports data after the erasure`);
  return { url: `/downloads/account/${token}`, expiresAt };
}

/** Whether a token belongs to this user and has not expired. */
export async function isDownloadAllowed({ services }: Context, userId: string, token: string): Promise<boolean> {
  if (token.length > longest) return false;
  const expiresAt = await services.dataExport.open(userId, place, token);
  return typeof expiresAt === 'number' && services.now() < expiresAt;
}
