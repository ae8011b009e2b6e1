import { html, type Html } from '../../../../lib/html.ts';
import type { Language } from '../../../../lib/language.ts';
import { textsIn } from './texts.ts';
import { videoSizes, type VideoPage } from './view.ts';

/** The video with its captions and chapters. */
export function player({ shared: { doc, share }, chapters }: VideoPage, language: Language): Html {
  const say = textsIn(language);
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
          src="${path}/chapters.vtt?lang=${language}"
          srclang="${language}"
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
