import { day } from '../../../domain/catalog.ts';
import { hasExpired } from '../../../domain/shares/index.ts';
import { html } from '../../../lib/html.ts';
import type { GatewayContext } from '../../context.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { readVideoId } from '../videos/input.ts';
import { shareUrlOf } from '../videos/media.ts';
import { requireVideo } from '../videos/reads.ts';
import { shareLinkInput } from './input.ts';
import { videoSizes } from './page/view.ts';

/** Gives the link of the caller's video, once the read models show it. */
export async function shareVideo(context: GatewayContext, id: string) {
  const userId = context.requireUser();
  const { shares } = context.services.commands;
  const shared = await shares.shareVideo(userId, readVideoId(id), context.caller(undefined));
  await context.seen(shared.position);
  return { userId, ...shared };
}

/** The code that shows the player on another site. */
export function embedCodeOf(publicUrl: string, token: string, title: string, size: readonly [number, number]): string {
  const [width, height] = size;
  const code = html`<iframe
    src="${shareUrlOf(publicUrl, token)}/embed"
    width="${width}"
    height="${height}"
    title="${title}"
    allow="fullscreen; picture-in-picture"
    allowfullscreen
    style="border:0;width:100%;max-width:${width}px;height:auto;aspect-ratio:${width}/${height}"
  ></iframe>`;
  return code.markup.replace(/\s+/g, ' ');
}

export const shareResolvers: Resolvers = {
  Mutation: {
    shareVideo: (_root, { id }, context) => shareVideo(context, id),
    changeShareLink: async (_root, { id, input }, context) => {
      const userId = context.requireUser();
      const { expiresAt, expiresInDays, password, showsAddress, takesTours } = readInput(shareLinkInput, input);
      const { commands, shares, now } = context.services;
      const settings = {
        ...(expiresAt !== undefined && { expiresAtMs: expiresAt }),
        ...(typeof expiresInDays === 'number' && { expiresAtMs: now() + expiresInDays * day }),
        ...(password !== undefined && {
          passwordHash: password === null ? null : await shares.hashPassword(password),
        }),
        ...(typeof showsAddress === 'boolean' && { showsAddress }),
        ...(typeof takesTours === 'boolean' && { takesTours }),
      };
      const changed = await commands.shares.changeShareLink(
        userId,
        readVideoId(id),
        settings,
        context.caller(undefined),
      );
      await context.seen(changed.position);
      return { userId, ...changed };
    },
    revokeShareLink: async (_root, { id }, context) => {
      const userId = context.requireUser();
      const { shares } = context.services.commands;
      const revoked = await shares.revokeShareLink(userId, readVideoId(id), context.caller(undefined));
      await context.seen(revoked.position);
      return { userId, ...revoked };
    },
  },
  ShareVideoPayload: {
    shareUrl: ({ token }, _args, { settings }) => token && shareUrlOf(settings.publicUrl, token),
    publicUrl: ({ token }, _args, { settings }) => token && shareUrlOf(settings.publicUrl, token),
    video: ({ userId, videoId }, _args, { services }) => requireVideo(services.projections, userId, videoId),
  },
  Video: {
    shareUrl: ({ doc: { share } }, _args, { settings }) => share && shareUrlOf(settings.publicUrl, share.token),
    share: ({ doc: { share, title, look } }) => share && { ...share, title, size: videoSizes[look.format] },
  },
  ShareLink: {
    url: ({ token }, _args, { settings }) => shareUrlOf(settings.publicUrl, token),
    embedUrl: ({ token }, _args, { settings }) => `${shareUrlOf(settings.publicUrl, token)}/embed`,
    embedCode: ({ token, title, size }, _args, { settings }) => embedCodeOf(settings.publicUrl, token, title, size),
    qrCodeUrl: ({ token }) => `/s/${token}/qr.svg`,
    createdAt: ({ createdAt }) => dateTime(createdAt),
    expiresAt: ({ expiresAt }) => (expiresAt === null ? null : dateTime(expiresAt)),
    hasExpired: ({ expiresAt }, _args, { services }) => hasExpired({ expiresAtMs: expiresAt }, services.now()),
    isProtected: ({ passwordHash }) => passwordHash !== null,
  },
};
