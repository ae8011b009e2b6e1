import { z } from 'zod';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { renderSVG } from 'uqr';
import { Refusal } from '../../../domain/refusal.ts';
import { askedLanguage, languageOf } from '../../../lib/language.ts';
import { addressKey } from '../../../lib/rate-limit.ts';
import type { GatewayContext } from '../../context.ts';
import { problemOf } from '../../errors.ts';
import { readInput } from '../../input/read.ts';
import { sendFile } from '../../rest/files.ts';
import { sharePolicy } from '../../rest/policy.ts';
import { bodyOf, param, queryParam, route, type Route, type Routes } from '../../rest/routes.ts';
import { shareUrlOf } from '../videos/media.ts';
import { requireVideo } from '../videos/reads.ts';
import { chaptersFile } from '../videos/captions.ts';
import { readScenes } from './chapters.ts';
import { watchedInput } from './input.ts';
import { agentOf, logoKeyOf } from './page/agent.ts';
import { sendNotFound, sendPasswordPage } from './page/document.ts';
import type { TourForm } from './page/tour-form.ts';
import { namedChapters } from './page/chapter-names.ts';
import { sendEmbedPage, sendVideoPage } from './page/video-page.ts';
import { videoSizes, type VideoPage } from './page/view.ts';
import { fetchPicture, keyOfPicture, picturesOf } from './pictures.ts';
import { findShared, type SharedVideo } from './reads.ts';
import { embedCodeOf, shareVideo } from './resolvers.ts';
import { emptyForm, takeTour } from './tour.ts';
import { say } from '../../../words/index.ts';

type Shown = (context: GatewayContext, shared: SharedVideo, request: FastifyRequest, reply: FastifyReply) => unknown;

/** Whether the caller may see the video of the link: true for its owner, and for visitors who gave its password. */
function mayWatch(context: GatewayContext, { doc, share }: SharedVideo, request: FastifyRequest): boolean {
  const { token, passwordHash } = share;
  if (passwordHash === null || context.userId === doc.ownerId) return true;
  return context.services.shares.access.allows({ token, passwordHash }, request.headers.cookie);
}

/** A route under a link. Every link that opens nothing gets the same page. */
const underLink = (show: Shown, options: { readonly locked?: Shown; readonly embeddable?: boolean } = {}): Route => ({
  policy: sharePolicy,
  handle: async (context, request, reply) => {
    const { embeddable = false, locked } = options;
    const shared = await findShared(context, param(request, 'token'));
    if (!shared) return sendNotFound(reply, embeddable);
    if (mayWatch(context, shared, request)) return show(context, shared, request, reply);
    return locked ? locked(context, shared, request, reply) : sendNotFound(reply, embeddable);
  },
});

/** The name of a presenter; undefined if the presenter is no longer offered, or while the provider does not answer. */
async function presenterName({ services }: GatewayContext, presenterId: string): Promise<string | undefined> {
  try {
    const presenters = await services.providers.video.presenters();
    return presenters.find(({ id }) => id === presenterId)?.name;
  } catch (error) {
    // A video plays without the name.
    if (problemOf(error).code === 'UNAVAILABLE') return undefined;
    throw error;
  }
}

async function pageOf(
  context: GatewayContext,
  shared: SharedVideo,
  request: FastifyRequest,
  tour: TourForm | undefined,
): Promise<VideoPage> {
  const [agent, presenter, scenes] = await Promise.all([
    agentOf(context, shared),
    presenterName(context, shared.doc.avatarId),
    readScenes(context.services.providers.files, shared.doc.captionsKey),
  ]);
  const chapters = namedChapters(scenes, languageOf(request.raw), agent?.name);
  const pictures = picturesOf(shared);
  return { shared, agent, presenter, chapters, pictures, tour, publicUrl: context.settings.publicUrl };
}

/** The files of a link by the last part of their path. */
const files: Readonly<Record<string, Shown>> = {
  'video.mp4': ({ services }, { doc }, request, reply) =>
    sendFile(services.providers.files, doc.videoKey, request, reply),
  'poster.jpg': ({ services }, { doc }, request, reply) =>
    doc.thumbnailKey === null
      ? sendNotFound(reply)
      : sendFile(services.providers.files, doc.thumbnailKey, request, reply),
  'captions.vtt': ({ services }, { doc }, request, reply) =>
    doc.captionsKey === null
      ? sendNotFound(reply)
      : sendFile(services.providers.files, doc.captionsKey, request, reply),
  'chapters.vtt': async (context, shared, request, reply) => {
    const { chapters } = await pageOf(context, shared, request, undefined);
    return reply.type('text/vtt; charset=utf-8').send(chaptersFile(chapters));
  },
  'logo.webp': async (context, shared, request, reply) => {
    const key = await logoKeyOf(context, shared);
    return key === undefined ? sendNotFound(reply) : sendFile(context.services.providers.files, key, request, reply);
  },
};

/** A picture of the property by its place on the page, from 1. */
const sendPicture: Shown = async (context, shared, request, reply) => {
  const place = Number(param(request, 'place'));
  const picture = Number.isInteger(place) ? picturesOf(shared)[place - 1] : undefined;
  if (picture === undefined) return sendNotFound(reply);
  const key = keyOfPicture(shared, picture);
  if (key !== undefined) return sendFile(context.services.providers.files, key, request, reply);
  const fetched = await fetchPicture(context, picture);
  if (fetched === undefined) return sendNotFound(reply);
  return reply.header('cache-control', 'private, max-age=3600').type(fetched.contentType).send(fetched.bytes);
};

/** Takes the password of a protected link. Ten wrong passwords close the link for the visitor's address for a while. */
async function unlock(context: GatewayContext, { share }: SharedVideo, request: FastifyRequest, reply: FastifyReply) {
  const { token, passwordHash } = share;
  const page = `/s/${token}${askedLanguage(request.raw)}`;
  if (passwordHash === null) return reply.redirect(page, 303);
  const { tries, verifyPassword, access } = context.services.shares;
  const client = `${token}/${addressKey(context.address)}`;
  const taken = await tries.take(client);
  if (!taken.allowed) {
    void reply.header('retry-after', taken.retryAfterSeconds);
    return sendPasswordPage(reply, { token, status: 429, problem: 'Too many attempts. Please try again later.' });
  }
  const password = new URLSearchParams(bodyOf(request).toString('utf8')).get('password') ?? '';
  if (!(await verifyPassword(password, passwordHash)))
    return sendPasswordPage(reply, { token, status: 403, problem: 'This is not the password. Please try again.' });
  await tries.reset(client);
  context.setCookie?.(access.grant({ token, passwordHash }));
  return reply.redirect(page, 303);
}

const askForPassword: Shown = (_context, { share }, _request, reply) => sendPasswordPage(reply, { token: share.token });

/** How other sites show a link that somebody pastes into them (oEmbed 1.0). */
async function oembed(context: GatewayContext, request: FastifyRequest, reply: FastifyReply) {
  const { publicUrl } = context.settings;
  const url = queryParam(request, 'url') ?? '';
  const [, token = ''] = url.startsWith(`${publicUrl}/s/`)
    ? (/^\/([\w-]+)(?:\/embed)?$/.exec(url.slice(`${publicUrl}/s`.length)) ?? [])
    : [];
  const shared = await findShared(context, token);
  if (!shared || !mayWatch(context, shared, request)) return sendNotFound(reply);
  const format = queryParam(request, 'format') ?? 'json';
  if (format !== 'json') return reply.code(501).send({ error: 'Only JSON is offered.' });
  const { doc } = shared;
  const [width, height] = scaled(videoSizes[doc.look.format], request);
  const address = shareUrlOf(publicUrl, token);
  return {
    type: 'video',
    version: '1.0',
    title: doc.title,
    provider_name: 'Curbcast',
    provider_url: publicUrl,
    thumbnail_url: `${address}/poster.jpg`,
    thumbnail_width: videoSizes[doc.look.format][0],
    thumbnail_height: videoSizes[doc.look.format][1],
    html: embedCodeOf(publicUrl, token, doc.title, [width, height]),
    width,
    height,
  };
}

/** The size of a video within the bounds that the asking site names. */
function scaled([width, height]: readonly [number, number], request: FastifyRequest): readonly [number, number] {
  const bound = (name: string, size: number): number => {
    const value = Number(queryParam(request, name));
    return Number.isInteger(value) && value > 0 ? value / size : 1;
  };
  const factor = Math.min(1, bound('maxwidth', width), bound('maxheight', height));
  return [Math.round(width * factor), Math.round(height * factor)];
}

/** Sharing: the documented calls, and the pages and files of links. */
export const shareRoutes: Routes = {
  'POST /api/videos/:id/share': route({
    needs: 'videos:write',
    bound: 'shareLinks',
    about: {
      tag: 'Videos',
      summary: 'The share link of a video; makes it once',
      answer: z.object({ shareUrl: z.string(), publicUrl: z.string() }),
    },
    handle: async (context, request) => {
      const { token } = await shareVideo(context, param(request, 'id'));
      if (token === null) throw new Refusal('UNAVAILABLE', say('LINK_REVOKED_MEANWHILE'));
      const shareUrl = shareUrlOf(context.settings.publicUrl, token);
      return { shareUrl, publicUrl: shareUrl };
    },
  }),
  // Only reads: it makes no link.
  'GET /api/videos/:id/sharing-page': {
    needs: 'read',
    about: { tag: 'Videos', summary: 'Go to the share page of a video', status: 302 },
    handle: async (context, request, reply) => {
      const { doc } = await requireVideo(context.services.projections, context.requireUser(), param(request, 'id'));
      if (doc.share === null) throw new Refusal('NOT_FOUND', say('NO_SHARE_LINK'));
      return reply.redirect(shareUrlOf(context.settings.publicUrl, doc.share.token), 302);
    },
  },
  'GET /s': { needs: 'open', policy: sharePolicy, handle: async (_context, _request, reply) => sendNotFound(reply) },
  'GET /s/oembed': { needs: 'open', policy: sharePolicy, handle: oembed },
  'GET /s/:token': {
    ...underLink(
      async (context, shared, request, reply) =>
        sendVideoPage(reply, await pageOf(context, shared, request, emptyForm(shared, request))),
      { locked: askForPassword },
    ),
    needs: 'open',
  },
  'POST /s/:token': { needs: 'open', bound: 'call', ...underLink(unlock, { locked: unlock }), body: 'bytes' },
  'GET /s/:token/embed': {
    ...underLink(
      async (context, shared, request, reply) =>
        sendEmbedPage(reply, await pageOf(context, shared, request, undefined)),
      {
        embeddable: true,
        locked: (_context, { share }, _request, reply) =>
          sendPasswordPage(reply, { token: share.token, embeddable: true }),
      },
    ),
    needs: 'open',
  },
  'GET /s/:token/qr.svg': {
    ...underLink(({ settings }, { share }, _request, reply) =>
      reply
        .header('cache-control', 'private, max-age=300')
        .type('image/svg+xml')
        .send(renderSVG(shareUrlOf(settings.publicUrl, share.token), { border: 2 })),
    ),
    needs: 'open',
  },
  'POST /s/:token/watched': {
    ...underLink(async (context, { id, doc }, request, reply) => {
      const { reached } = readInput(watchedInput, request.body);
      // The owner is not an audience.
      if (context.userId !== doc.ownerId)
        await context.services.shares.audience.watched({
          videoId: id,
          ownerId: doc.ownerId,
          part: reached,
          address: context.address,
          userAgent: request.headers['user-agent'],
        });
      return reply.code(204).send();
    }),
    needs: 'open',
    bound: 'call',
  },
  'GET /s/:token/pictures/:place': { ...underLink(sendPicture), needs: 'open' },
  'POST /s/:token/tour': {
    ...underLink((context, shared, request, reply) =>
      takeTour(context, shared, request, reply, async (status, form) =>
        sendVideoPage(reply, { ...(await pageOf(context, shared, request, form)), status }),
      ),
    ),
    needs: 'open',
    bound: 'call',
    once: true,
    body: 'bytes',
  },
  'GET /s/:token/:file': {
    ...underLink((context, shared, request, reply) => {
      const show = files[param(request, 'file')];
      return show ? show(context, shared, request, reply) : sendNotFound(reply);
    }),
    needs: 'open',
  },
};
