import type { FastifyReply } from 'fastify';
import { html, type Html } from '../../../../lib/html.ts';
import { askedLanguage, languageOf, type Language } from '../../../../lib/language.ts';
import { shareUrlOf } from '../../videos/media.ts';
import type { SharedVideo } from '../reads.ts';
import { sendPage } from '../../../rest/public-page.ts';
import { agentCard, contactBar, ownerBand, saysMore } from './agent-card.ts';
import { factList } from './facts.ts';
import { offerSharing } from './offer-sharing.ts';
import { sendWithoutLeaving } from './send-without-leaving.ts';
import { player } from './player-view.ts';
import { watchPlayer } from './player.ts';
import { embedStyle, pageStyle } from './style.ts';
import { textsIn, type SharePageTexts } from './texts.ts';
import { tourForm } from './tour-form.ts';
import { videoSizes, type Agent, type VideoPage } from './view.ts';

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

const watching = (token: string): string => `(${watchPlayer.toString()})(${JSON.stringify(`/s/${token}/watched`)})`;

function chapterList({ shared, chapters }: VideoPage, say: SharePageTexts): Html {
  if (chapters.length === 0) return html``;
  const list = chapters.map(
    ({ start, title }) =>
      html`<li>
        <a href="/s/${shared.share.token}/video.mp4#t=${Math.floor(start)}" data-at="${start}"
          ><span>${clock(start)}</span>${title}</a
        >
      </li>`,
  );
  return html`<nav class="card" aria-labelledby="chapters">
    <h2 id="chapters">${say('Chapters')}</h2>
    <ol>
      ${list}
    </ol>
  </nav>`;
}

function pictureStrip({ shared, pictures }: VideoPage, say: SharePageTexts): Html {
  if (pictures.length === 0) return html``;
  const list = pictures.map(({ caption }, at) => {
    const name =
      caption === '' ? say('Picture {number} of {count}', { number: at + 1, count: pictures.length }) : caption;
    const path = `/s/${shared.share.token}/pictures/${at + 1}`;
    return html`<li>
      <a href="${path}" target="_blank" rel="noopener"
        ><img src="${path}" alt="${name}" loading="lazy" width="240" height="160"
      /></a>
    </li>`;
  });
  return html`<section aria-labelledby="pictures">
    <h2 id="pictures">${say('Pictures')}</h2>
    <ul class="strip">
      ${list}
    </ul>
  </section>`;
}

/** The share page: everything that a viewer needs, and nothing about the account. */
export function sendVideoPage(reply: FastifyReply, page: VideoPage): FastifyReply {
  const { shared, agent, tour, status = 200 } = page;
  const { doc, share } = shared;
  const language: Language = languageOf(reply.request.raw);
  const say = textsIn(language);
  const address = share.showsAddress && doc.propertyAddress !== '' ? doc.propertyAddress : undefined;
  const bar = contactBar(agent, tour !== undefined, say);
  return sendPage(reply, {
    status,
    title: doc.title,
    head: preview(page, say),
    style: pageStyle(agent?.colours),
    body: html`${agent === undefined ? html`` : ownerBand(agent)}
      <main>
        ${player(page, language)}
        <div class="about">
          <div class="heading">
            <h1>${doc.title}</h1>
            ${address === undefined ? html`` : html`<p class="quiet">${address}</p>`}
          </div>
          <div class="actions">
            <button type="button" class="second" data-share hidden>${say('Share')}</button
            ><button type="button" class="second" data-copy data-copied="${say('Link copied')}" hidden>
              ${say('Copy link')}
            </button>
            <span role="status"></span>
          </div>
        </div>
        ${factList(shared, say)}
        <div class="columns">
          <div>${pictureStrip(page, say)}${chapterList(page, say)}</div>
          <div>
            ${agent !== undefined && (tour === undefined || saysMore(agent)) ? agentCard(agent, say) : html``}${tour === undefined ? html`` : tourForm(share.token, askedLanguage(reply.request.raw), agent?.name ?? '', tour, say)}
          </div>
        </div>
        <footer class="quiet">
          <p>${noticeOf(page, say)}</p>
          <p>${say('Equal Housing Opportunity.')}</p>
        </footer>
      </main>
      ${bar}`,
    script: `${watching(share.token)};(${offerSharing.toString()})();(${sendWithoutLeaving.toString()})()`,
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
    style: embedStyle(page.agent?.colours),
    body: html`${player(page, languageOf(raw))}<a
        class="title"
        href="/s/${share.token}${askedLanguage(raw)}"
        target="_blank"
        rel="noopener"
        title="${noticeOf(page, say)}"
        >${doc.title}</a
      >`,
    script: watching(share.token),
  });
}

/** The notice that the presenter is not a real person. */
const noticeOf = ({ presenter }: VideoPage, say: SharePageTexts): string =>
  presenter === undefined
    ? say('Presented by an AI avatar. Picture and voice of the presenter are computer-generated.')
    : say('Presented by {presenter}, an AI avatar. Picture and voice of the presenter are computer-generated.', {
        presenter,
      });
