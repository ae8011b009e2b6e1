import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, type Html } from '../../lib/html.ts';
import { languageOf } from '../../lib/language.ts';
import { style } from './public-page-style.ts';

export interface PublicPage {
  readonly status: number;
  readonly title: string;
  readonly head?: Html;
  readonly body: Html;
  /** The product's name is above the page and leads to its first screen. */
  readonly branded?: boolean;
  /** Style of this page, added after the style of all public pages. */
  readonly style?: string;
  /** Text of a script that the page runs. */
  readonly script?: string;
  /** Other sites may show the page in a frame. */
  readonly embeddable?: boolean;
}

const brand = html`<header class="brand">
  <a href="/"><img src="/favicon.svg" alt="" width="28" height="28" />Curbcast</a>
</header>`;

/**
 * Sends a page for people without an account; its texts are already in the request's language. The policy lets the page
 * load content only from this origin; the style and the script carry the page's nonce. Search engines must not index
 * it.
 */
export function sendPage(reply: FastifyReply, page: PublicPage): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  const { status, title, head = html``, body, branded = false, style: own = '', script, embeddable = false } = page;
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "font-src 'self'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${embeddable ? '*' : "'none'"}`,
  ].join(';');
  if (embeddable) reply.raw.removeHeader('x-frame-options');
  const markup = html`<!doctype html><html lang="${languageOf(reply.request.raw)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title>${head}<link rel="icon" href="/favicon.svg"><style nonce="${nonce}">${{ markup: style + own }}</style></head><body${embeddable ? html` class="embed"` : html``}>${branded ? brand : html``}${body}${
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
      vary: 'Cookie, Accept-Language',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
      ...(embeddable && { 'cross-origin-resource-policy': 'cross-origin' }),
    })
    .type('text/html; charset=utf-8')
    .send(markup.markup);
}
