import type { FastifyReply } from 'fastify';
import { html } from '../../../lib/html.ts';
import { sendPage } from '../../rest/public-page.ts';

/** The page of every link that opens nothing, with the specification's words for an unknown path. */
export const sendNotFound = (reply: FastifyReply, embeddable = false): FastifyReply =>
  sendPage(reply, {
    status: 404,
    title: '404 Page Not Found',
    embeddable,
    body: html`<main class="empty">
      <h1>404 Page Not Found</h1>
      <p class="quiet">This link does not lead to a video.</p>
    </main>`,
  });

export interface PasswordPage {
  readonly token: string;
  readonly problem?: string;
  readonly status?: number;
  readonly embeddable?: boolean;
}

/** Asks for the password of a protected link, and says nothing about the video. */
export function sendPasswordPage(reply: FastifyReply, page: PasswordPage): FastifyReply {
  const { token, problem, status = 200, embeddable = false } = page;
  const title = 'Protected video';
  if (embeddable)
    return sendPage(reply, {
      status,
      title,
      embeddable,
      body: html`<main>
        <p>This video is protected by a password.</p>
        <a class="button" href="/s/${token}" target="_blank" rel="noopener">Open it</a>
      </main>`,
    });
  const described = problem === undefined ? html`` : html` aria-invalid="true" aria-describedby="problem"`;
  return sendPage(reply, {
    status,
    title,
    body: html`<main>
      <h1>${title}</h1>
      <p>This video is protected by a password. The person who sent you the link knows it.</p>
      <form class="card" method="post" action="/s/${token}">
        <label
          >Password<input
            type="password"
            name="password"
            required
            autocomplete="off"
            maxlength="200"
            ${described} /></label
        >${problem === undefined ? html`` : html`<p class="error" id="problem" role="alert">${problem}</p>`}<button>
          Watch the video
        </button>
      </form>
    </main>`,
  });
}
