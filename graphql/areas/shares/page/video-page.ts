import type { FastifyReply } from 'fastify';
import type { AgentCard } from '../../../../domain/look.ts';
import { html, type Html } from '../../../../lib/html.ts';
import { askedLanguage, languageOf } from '../../../../lib/language.ts';
import type { Chapter } from '../../videos/captions.ts';
import { shareUrlOf } from '../../videos/media.ts';
import type { SharedVideo } from '../reads.ts';
import { sendPage } from '../../../rest/public-page.ts';
import { watchPlayer } from './player.ts';
import { textsIn, type SharePageTexts } from './texts.ts';
import { tourForm, type TourForm } from './tour-form.ts';

/** The agent of the property; empty lines are not shown. */
export interface Agent extends AgentCard {
  /** Path of the logo or portrait; undefined without one. */
  readonly pictureUrl: string | undefined;
}

export interface VideoPage {
  readonly shared: SharedVideo;
  readonly agent: Agent | undefined;
  /** The presenter's name; undefined when nobody knows it at present. */
  readonly presenter: string | undefined;
  readonly chapters: readonly Chapter[];
  /** Undefined where the link takes no tour requests. */
  readonly tour: TourForm | undefined;
  /** Default: 200. */
  readonly status?: number;
  readonly publicUrl: string;
}

/** Width and height of the videos of each format, in pixels. */
export const videoSizes = { landscape: [1280, 720], portrait: [720, 1280], square: [720, 720] } as const;

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The preview of a page: in messengers, on social networks, in editors. */
function preview({ shared, publicUrl, agent }: VideoPage, say: SharePageTexts): Html {
  const { doc, share } = shared;
  const [width, height] = videoSizes[doc.look.format];
  const description = descriptionOf(shared, agent, say);
  const link = shareUrlOf(publicUrl, share.token);
  const oembed = `${publicUrl}/s/oembed?format=json&url=${encodeURIComponent(link)}`;
  const tags: readonly (readonly [name: string, value: string | number])[] = [
    ['og:type', 'video.other'],
    ['og:site_name', 'Curbcast'],
    ['og:title', doc.title],
    ['og:description', description],
    ['og:url', link],
    ['og:image', `${link}/poster.jpg`],
    ['og:image:width', width],
    ['og:image:height', height],
    ['og:video', `${link}/video.mp4`],
    ['og:video:type', 'video/mp4'],
    ['og:video:width', width],
    ['og:video:height', height],
    ['video:duration', Math.max(1, Math.round(doc.seconds ?? 0))],
  ];
  const cards: readonly (readonly [name: string, value: string | number])[] = [
    ['description', description],
    ['twitter:card', 'player'],
    ['twitter:title', doc.title],
    ['twitter:description', description],
    ['twitter:image', `${link}/poster.jpg`],
    ['twitter:player', `${link}/embed`],
    ['twitter:player:width', width],
    ['twitter:player:height', height],
  ];
  return html`${tags.map(([name, value]) => html`<meta property="${name}" content="${value}" />`)}${cards.map(([name, value]) => html`<meta name="${name}" content="${value}" />`)}<link
      rel="canonical"
      href="${link}"
    /><link rel="alternate" type="application/json+oembed" href="${oembed}" title="${doc.title}" />`;
}

function descriptionOf({ doc, share }: SharedVideo, agent: Agent | undefined, say: SharePageTexts): string {
  const of = share.showsAddress && doc.propertyAddress !== '' ? doc.propertyAddress : say('A video');
  const by = [agent?.name, agent?.company].filter((line) => line !== undefined && line !== '').join(', ');
  return by === '' ? of : say('{about}. Presented for {agent}.', { about: of, agent: by });
}

function player({ shared: { doc, share }, chapters }: VideoPage, say: SharePageTexts): Html {
  const path = `/s/${share.token}`;
  const [width, height] = videoSizes[doc.look.format];
  // Where the words are drawn into the picture, the same words below it would only cover it: viewers may switch them on.
  const shown = doc.look.captions ? html`` : html` default`;
  const captions =
    doc.captionsKey === null
      ? html``
      : html`<track
          kind="captions"
          src="${path}/captions.vtt"
          srclang="${doc.language ?? 'en'}"
          label="${say('Captions')}"
          ${shown}
        />`;
  const menu =
    chapters.length === 0
      ? html``
      : html`<track
          kind="chapters"
          src="${path}/chapters.vtt"
          srclang="${doc.language ?? 'en'}"
          label="${say('Chapters')}"
        />`;
  const poster = doc.thumbnailKey === null ? html`` : html` poster="${path}/poster.jpg"`;
  return html`<video
    controls
    playsinline
    preload="metadata"
    width="${width}"
    height="${height}"
    src="${path}/video.mp4"
    aria-label="${doc.title}"
    ${poster}
  >
    ${captions}${menu}<a href="${path}/video.mp4">${say('Watch the video')}</a>
  </video>`;
}

const scriptOf = (token: string): string => `(${watchPlayer.toString()})(${JSON.stringify(`/s/${token}/watched`)})`;

/** The share page: everything that a viewer needs, and nothing of the account. */
export function sendVideoPage(reply: FastifyReply, page: VideoPage): FastifyReply {
  const { shared, agent, chapters, tour, status = 200 } = page;
  const { doc, share } = shared;
  const say = textsIn(languageOf(reply.request.raw));
  const path = `/s/${share.token}`;
  const address = share.showsAddress && doc.propertyAddress !== '' ? doc.propertyAddress : undefined;
  const list = chapters.map(
    ({ start, title }) =>
      html`<li>
        <a href="${path}/video.mp4#t=${Math.floor(start)}" data-at="${start}"><span>${clock(start)}</span>${title}</a>
      </li>`,
  );
  return sendPage(reply, {
    status,
    title: doc.title,
    head: preview(page, say),
    body: html`<main>
      ${player(page, say)}
      <header>
        <h1>${doc.title}</h1>
        ${address === undefined ? html`` : html`<p class="quiet">${address}</p>`}
      </header>
      ${
        list.length === 0
          ? html``
          : html`<nav class="card" aria-labelledby="chapters">
              <h2 id="chapters">${say('Chapters')}</h2>
              <ol>
                ${list}
              </ol>
            </nav>`
      }${agent === undefined ? html`` : agentCard(agent, say)}${
        tour === undefined ? html`` : tourForm(share.token, askedLanguage(reply.request.raw), tour, say)
      }
      <footer class="quiet">
        <p>${noticeOf(page, say)}</p>
        <p>${say('Equal Housing Opportunity.')}</p>
      </footer>
    </main>`,
    script: scriptOf(share.token),
  });
}

/** The player alone, for other sites. */
export function sendEmbedPage(reply: FastifyReply, page: VideoPage): FastifyReply {
  const { doc, share } = page.shared;
  const { raw } = reply.request;
  const say = textsIn(languageOf(raw));
  return sendPage(reply, {
    status: 200,
    title: doc.title,
    embeddable: true,
    body: html`${player(page, say)}<a
        class="title"
        href="/s/${share.token}${askedLanguage(raw)}"
        target="_blank"
        rel="noopener"
        title="${noticeOf(page, say)}"
        >${doc.title}</a
      >`,
    script: scriptOf(share.token),
  });
}

/** The notice that nobody real speaks. */
const noticeOf = ({ presenter }: VideoPage, say: SharePageTexts): string =>
  presenter === undefined
    ? say('Presented by an AI avatar. Picture and voice of the presenter are computer-generated.')
    : say('Presented by {presenter}, an AI avatar. Picture and voice of the presenter are computer-generated.', {
        presenter,
      });

function agentCard({ name, title, company, phone, email, licence, pictureUrl }: Agent, say: SharePageTexts): Html {
  const line = (text: string): Html => (text === '' ? html`` : html`<p class="quiet">${text}</p>`);
  const who = name === '' ? company : name;
  const picture = pictureUrl === undefined ? html`` : html`<img src="${pictureUrl}" alt="" width="72" height="72" />`;
  const call =
    phone === ''
      ? html``
      : html`<a class="button second" href="tel:${phone.replace(/[^\d+]/g, '')}">${say('Call {phone}', { phone })}</a>`;
  const write =
    email === '' ? html`` : html`<a class="button" href="mailto:${email}">${say('Contact {name}', { name: who })}</a>`;
  const number = licence === '' ? '' : say('Licence {number}', { number: licence });
  return html`<section class="card agent" aria-label="${say('Your contact')}">
    ${picture}
    <div><strong>${who}</strong>${line(title)}${name === '' ? html`` : line(company)}${line(number)}</div>
    <p class="actions">${write}${call}</p>
  </section>`;
}
