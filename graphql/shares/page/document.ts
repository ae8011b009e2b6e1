import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, type Html } from '../../../lib/html.ts';
import { style } from './style.ts';

export interface SharePage {
  readonly status: number;
  readonly title: string;
  readonly head?: Html;
  readonly body: Html;
  /** Text of a script that the page runs. */
  readonly script?: string;
  /** Other sites may show the page in a frame. */
  readonly embeddable?: boolean;
}

/**
 * Sends a page for people without an account. Its policy lets it load what it shows from this origin and nothing else;
 * the style and the script carry the page's nonce. No search engine keeps it (DECISIONS 4).
 */
export function sendPage(reply: FastifyReply, page: SharePage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { status, title, head = html``, body, script, embeddable = false } = page;
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${embeddable ? '*' : "'none'"}`,
  ].join(';');
  if (embeddable) reply.raw.removeHeader('x-frame-options');
  const markup = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${head}<link rel="icon" href="/favicon.svg"><style nonce="${nonce}">${{ markup: style }}</style></head><body${embeddable ? html` class="embed"` : html``}>${body}${
    script === undefined
      ? html``
      : html`<script nonce="${nonce}">
          ${{ markup: script }};
        </script>`
  }</body></html>`;
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      ...(embeddable && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
    .type('text/html; charset=utf-8')
    .send(markup.markup);
}

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
