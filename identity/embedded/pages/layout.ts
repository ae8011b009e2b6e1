import type { Language } from '../../../lib/language.ts';
import { html, type Html } from './html.ts';
import { textsIn, words, type Line, type PlainText, type SayHere } from './texts.ts';

/** `password` shows what is typed; `passkey` signs in with the device. */
export type PageScript = 'password' | 'passkey';

export interface Page {
  readonly title: Line;
  readonly body: (say: SayHere) => Html;
  /** The scripts of the product that the page runs; it works without them. */
  readonly scripts?: readonly PageScript[];
}

/** The link targets of the pages. */
export interface Links {
  /** The product's public address, linked from the header. */
  readonly home: string;
  readonly stylesheet: string;
  /** The files of each script. */
  readonly scripts: Readonly<Record<PageScript, readonly string[]>>;
}

/** The HTML document around a page: header, main part, footer. */
export function renderPage({ title, body, scripts = [] }: Page, links: Links, language: Language): string {
  const { home, stylesheet } = links;
  const say = textsIn(language);
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <title>${words(title, say)} · Curbcast</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="description" content="${say('Sign in to Curbcast, or create an account.')}" />
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="${stylesheet}" />
        ${scripts.flatMap((name) => links.scripts[name]).map((file) => html`<script src="${file}" defer></script>`)}
      </head>
      <body>
        <header class="brand">
          <a href="${home}"
            ><svg viewBox="0 0 32 32" aria-hidden="true">
              <path class="tile" d="M4 14.2 16 4l12 10.2V24a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z" />
              <path class="mark" d="m13 13.2 7.4 4.3-7.4 4.3z" />
              <path class="played" d="M4 29.5h14" />
              <path class="rest" d="M20 29.5h8" /></svg
            >Curbcast</a
          >
        </header>
        <main><div class="card">${body(say)}</div></main>
        <footer class="foot">${say('Curbcast sign-in')}</footer>
      </body>
    </html> `.markup;
}

/** A message above the form. Errors take the focus, so that a screen reader starts there. */
export function notice(say: SayHere, kind: 'danger' | 'info', line: Line | undefined): Html | undefined {
  if (line === undefined) return undefined;
  const text = words(line, say);
  return kind === 'danger'
    ? html`<p class="notice danger" role="alert" tabindex="-1" autofocus>${text}</p>`
    : html`<p class="notice info">${text}</p>`;
}

export interface Field {
  readonly name: string;
  readonly label: PlainText;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly value?: string | undefined;
  readonly hint?: Line | undefined;
  readonly error?: Line | undefined;
  readonly optional?: boolean;
  readonly readonly?: boolean;
  readonly autofocus?: boolean;
  readonly maxlength: number;
}

/** A labeled input whose hint or error is announced with it. A password is never sent back to the page. */
export function field(say: SayHere, f: Field): Html {
  // One line below the input: the error replaces the hint.
  const line =
    f.error === undefined
      ? f.hint && { id: `${f.name}-hint`, kind: 'hint', text: f.hint }
      : { id: `${f.name}-error`, kind: 'error', text: f.error };
  const input = html`<input
    id="${f.name}"
    name="${f.name}"
    type="${f.type}"
    autocomplete="${f.autocomplete}"
    maxlength="${f.maxlength}"
    ${
      f.type === 'password' ? undefined : html` value="${f.value ?? ''}"`
    }${f.type === 'email' ? html` autocapitalize="none" spellcheck="false" inputmode="email"` : undefined}${
      f.optional === true || f.readonly === true ? undefined : html` required`
    }${f.readonly === true ? html` readonly` : undefined}${f.autofocus === true ? html` autofocus` : undefined}${
      f.error === undefined ? undefined : html` aria-invalid="true"`
    }${line ? html` aria-describedby="${line.id}"` : undefined}
  />`;
  return html`<div>
    <label for="${f.name}"
      >${say(f.label)}${f.optional === true ? html` <span class="optional">${say('(optional)')}</span>` : undefined}</label
    >
    ${f.type === 'password' ? html`<div class="secret">${input}${eye(say, f.name)}</div>` : input}
    ${line ? html`<p class="${line.kind}" id="${line.id}">${words(line.text, say)}</p>` : undefined}
  </div>`;
}

/** Shows the password while it is pressed in; only with its script, which removes `hidden`. */
const eye = (say: SayHere, input: string): Html =>
  html`<button
    type="button"
    class="eye"
    hidden
    aria-pressed="false"
    aria-controls="${input}"
    aria-label="${say('Show password')}"
  >
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M2.5 12s3.5-6.5 9.5-6.5 9.5 6.5 9.5 6.5-3.5 6.5-9.5 6.5S2.5 12 2.5 12z" />
      <circle cx="12" cy="12" r="2.8" />
      <path class="strike" d="M4 4l16 16" />
    </svg>
  </button>`;

/** A sentence with a link, whose words are between `<0>` and `</0>`. */
export function withLink(sentence: string, attributes: Html): Html {
  const [before = '', label = '', after = ''] = sentence.split(/<\/?0>/u);
  return html`${before}<a ${attributes}>${label}</a>${after}`;
}

/** The hidden input that ties a form to the browser it was made for. */
export function formToken(token: string): Html {
  return html`<input type="hidden" name="form_token" value="${token}" />`;
}
