import type { FastifyReply } from 'fastify';
import { html } from '../../../../lib/html.ts';
import { askedLanguage, languageOf } from '../../../../lib/language.ts';
import { sendPage } from '../../../rest/public-page.ts';
import { textsIn } from './texts.ts';

/** The page of every link that opens nothing, worded like the not-found screen. */
export function sendNotFound(reply: FastifyReply, embeddable = false): FastifyReply {
  const say = textsIn(languageOf(reply.request.raw));
  const title = say('404 Page Not Found');
  return sendPage(reply, {
    status: 404,
    title,
    embeddable,
    branded: !embeddable,
    body: html`<main class="empty">
      <h1>${title}</h1>
      <p class="quiet">${say('This link does not lead to a video.')}</p>
      ${embeddable ? html`` : html`<a class="button second" href="/">${say('Go to the home page')}</a>`}
    </main>`,
  });
}

export interface PasswordPage {
  readonly token: string;
  readonly problem?: 'Too many attempts. Please try again later.' | 'This is not the password. Please try again.';
  readonly status?: number;
  readonly embeddable?: boolean;
}

/** Asks for the password of a protected link, and says nothing about the video. */
export function sendPasswordPage(reply: FastifyReply, page: PasswordPage): FastifyReply {
  const { token, problem, status = 200, embeddable = false } = page;
  const { raw } = reply.request;
  const say = textsIn(languageOf(raw));
  const path = `/s/${token}${askedLanguage(raw)}`;
  const title = say('Protected video');
  if (embeddable)
    return sendPage(reply, {
      status,
      title,
      embeddable,
      body: html`<main>
        <p>${say('This video is protected by a password.')}</p>
        <a class="button" href="${path}" target="_blank" rel="noopener">${say('Open it')}</a>
      </main>`,
    });
  const described = problem === undefined ? html`` : html` aria-invalid="true" aria-describedby="problem"`;
  return sendPage(reply, {
    status,
    title,
    branded: true,
    body: html`<main>
      <h1>${title}</h1>
      <p>${say('This video is protected by a password. The person who sent you the link knows it.')}</p>
      <form class="card" method="post" action="${path}">
        <label
          >${say('Password')}<input
            type="password"
            name="password"
            required
            autocomplete="off"
            maxlength="200"
            ${described} /></label
        >${problem === undefined ? html`` : html`<p class="error" id="problem" role="alert">${say(problem)}</p>`}<button>
          ${say('Watch the video')}
        </button>
      </form>
    </main>`,
  });
}
