import { createHmac } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { languageOf } from '../../lib/language.ts';
import { sameText } from '../digest.ts';
import { renderPage, type Links, type Page } from './pages/layout.ts';
import type { PlainText } from './pages/texts.ts';

/** The largest form that the pages take, in bytes. */
const FORM_LIMIT = 16 * 1024;

/** A form that is refused with an HTTP status. */
export class BadForm extends Error {
  readonly status: number;
  override readonly message: PlainText;

  constructor(status: number, message: PlainText) {
    super(message);
    this.message = message;
    this.name = 'BadForm';
    this.status = status;
  }
}

/** Reads the body, at most 16 KiB. Throws BadForm (413) beyond that. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > FORM_LIMIT) throw new BadForm(413, 'That form is too large.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Reads an urlencoded form and gives the text of a field, empty when it is missing. Throws BadForm. */
export async function readForm(request: IncomingMessage): Promise<(name: string) => string> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(request.headers['content-type'] ?? '')) {
    throw new BadForm(415, 'That form has the wrong type.');
  }
  const form = new URLSearchParams((await readBody(request)).toString('utf8'));
  return (name) => form.get(name) ?? '';
}

/** Sends a page in the request's language, without caching: it may contain a person's input. */
export function sendPage(response: ServerResponse, status: number, page: Page, links: Links): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Vary', 'Cookie, Accept-Language');
  response.end(renderPage(page, links, languageOf(response.req)));
}

/** Redirects the browser, with GET after a form. */
export function redirect(response: ServerResponse, location: string): void {
  response.statusCode = 303;
  response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-store');
  response.end();
}

/** Makes and checks the hidden token that binds a form to one purpose (an interaction, a session, a link). */
export interface FormTokens {
  make(purpose: string): string;
  /** Throws BadForm (403) when the token was not made for this purpose. */
  check(purpose: string, token: string): void;
}

export function createFormTokens(secret: string): FormTokens {
  const make = (purpose: string): string => createHmac('sha256', secret).update(purpose).digest('base64url');
  return {
    make,
    check: (purpose, token) => {
      if (!sameText(make(purpose), token))
        throw new BadForm(403, 'That form belongs to another page. Please go back and try again.');
    },
  };
}
