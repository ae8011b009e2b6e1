import { field, formToken, notice, type Page } from './layout.ts';
import { html, type Html } from './html.ts';
import type { Line, SayHere } from './texts.ts';

/** The part of the sign-in page that uses a passkey. Hidden until its script has found that the browser can use one. */
export function passkeyForm(
  say: SayHere,
  form: { readonly token: string; readonly passkey: string; readonly options: string },
): Html {
  return html`<form
    id="passkey"
    class="passkey"
    method="post"
    action="${form.passkey}"
    data-options="${form.options}"
    hidden
  >
    ${formToken(form.token)}<input type="hidden" name="answer" />
    <button class="button quiet" type="submit">${say('Sign in with a passkey')}</button>
    <p class="error" role="alert" hidden>${say('No passkey was used. Try again, or sign in with your password.')}</p>
  </form>`;
}

export interface CodeForm {
  readonly token: string;
  readonly action: string;
  readonly cancel: string;
  /** Proves that the password was right. */
  readonly pending: string;
}

/** The second step of a sign-in: the code of the authenticator app, or a recovery code. */
export function codePage(form: CodeForm, error?: Line): Page {
  return {
    title: 'Enter your code',
    body: (say) =>
      html`<h1>${say('Enter your code')}</h1>
        <p class="lead">${say('Open your authenticator app and enter the 6-digit code for Curbcast.')}</p>
        ${notice(say, 'danger', error)}
        <form method="post" action="${form.action}">
          ${formToken(form.token)}<input type="hidden" name="pending" value="${form.pending}" />
          <div class="fields">
            ${field(say, { name: 'code', label: 'Code', type: 'text', autocomplete: 'one-time-code', hint: 'No app at hand? Enter one of your recovery codes.', maxlength: 20, autofocus: error === undefined })}
          </div>
          <div class="actions"><button class="button primary" type="submit">${say('Continue')}</button></div>
        </form>
        <form class="cancel" method="post" action="${form.cancel}">
          ${formToken(form.token)}<button class="link" type="submit">${say('Cancel')}</button>
        </form>`,
  };
}
