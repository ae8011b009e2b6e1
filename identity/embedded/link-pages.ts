import type { IncomingMessage, ServerResponse } from 'node:http';
import { Refusal } from '../../domain/refusal.ts';
import { sha256 } from '../digest.ts';
import { BAD_LINK, type AccountChanges } from './account-changes.ts';
import { readForm, sendPage, type FormTokens } from './http.ts';
import type { LinkKind, Links } from './links.ts';
import type { Links as PageLinks, Page } from './pages/layout.ts';
import { confirmPage, messagePage } from './pages/pages.ts';
import { lineOf, type Line, type PlainText } from './pages/texts.ts';

export interface LinkPagesOptions {
  readonly changes: AccountChanges;
  readonly links: Links;
  readonly formTokens: FormTokens;
  readonly pageLinks: PageLinks;
  readonly publicUrl: string;
  /** Path of these pages, e.g. `/oidc/link`. */
  readonly path: string;
}

type MailedPage = Exclude<LinkKind, 'reset'>;

/** The fields of each page. */
const questions: {
  readonly [Kind in MailedPage]: { title: PlainText; text: (email: string) => Line; button: PlainText };
} = {
  register: {
    title: 'Confirm your email address',
    text: (email) => (say) =>
      say('Enter the password that you chose for {email}, and your account is ready.', { email }),
    button: 'Create account',
  },
  confirm_email: {
    title: 'Confirm your new email address',
    text: (email) => (say) => say('From now on you sign in with {email}.', { email }),
    button: 'Use this address',
  },
  undo_email: {
    title: 'Take your account back',
    text: (email) => (say) =>
      say(
        'Your account returns to {email}. Every browser is signed out and the present password stops working, so that nobody else can get in.',
        { email },
      ),
    button: 'Undo the change',
  },
};
const WRONG_PASSWORD = 'That is not the password of this registration. If you did not register, close this page.';

/**
 * The pages that mailed links to an account open. Opening one changes nothing, because mail programs open links on
 * their own; its button does.
 */
export function createLinkPages({ changes, links, formTokens, pageLinks, publicUrl, path }: LinkPagesOptions) {
  const send = (response: ServerResponse, status: number, page: Page): void => {
    // The link is a secret: it must not leak to another site in a Referer header.
    response.setHeader('Referrer-Policy', 'no-referrer');
    sendPage(response, status, page, pageLinks);
  };
  const open = (target: string, label: PlainText) => ({ href: new URL(target, publicUrl).href, label });

  const act: { readonly [Kind in MailedPage]: (token: string, password: string) => Promise<Page | undefined> } = {
    register: async (token, password) => {
      const account = await changes.completeRegistration(token, password);
      if (account === undefined) return undefined;
      const text: Line = (say) => say('{email} is confirmed. You can sign in now.', { email: account.email });
      return messagePage('Your account is ready', text, open('/login', 'Sign in'));
    },
    confirm_email: async (token) => {
      const { email } = await changes.confirmEmail(token);
      const text: Line = (say) => say("Your account's email address is {email} now.", { email });
      return messagePage('Email address changed', text, open('/profile', 'Go to your account'));
    },
    undo_email: async (token) => {
      const { email } = await changes.undoEmail(token);
      const text: Line = (say) =>
        say("Your account's email address is {email} again. Set a new password to sign in.", { email });
      return messagePage('The change was undone', text, open('/forgot-password', 'Set a new password'));
    },
  };

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const token = new URL(request.url ?? '', publicUrl).searchParams.get('token') ?? '';
    const kind = links.kindOf(token);
    if (kind === undefined || kind === 'reset')
      return send(response, 410, messagePage('Invalid link', BAD_LINK, open('/', 'Go to Curbcast')));
    const { email = '' } = links.find(kind, token) ?? {};
    const { title, text, button } = questions[kind];
    const purpose = `${kind} ${sha256(token)}`;
    const form = { token: formTokens.make(purpose), action: `${path}?token=${encodeURIComponent(token)}` };
    const page = (error?: Line): Page =>
      confirmPage(form, { title, text: text(email), button, error, ...(kind === 'register' ? { email } : {}) });
    if (request.method !== 'POST') return send(response, 200, page());
    const field = await readForm(request);
    formTokens.check(purpose, field('form_token'));
    try {
      const done = await act[kind](token, field('password'));
      return done === undefined ? send(response, 422, page(WRONG_PASSWORD)) : send(response, 200, done);
    } catch (error) {
      if (!(error instanceof Refusal) || error.code === 'UNAVAILABLE') throw error;
      return send(response, 409, messagePage('That did not work', lineOf(error), open('/', 'Go to Curbcast')));
    }
  };
}
