import type { FieldErrors } from '../account-input.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../passwords.ts';
import { field, formToken, notice, withLink, type Page } from './layout.ts';
import { passkeyForm } from './factor-pages.ts';
import { html, type Html } from './html.ts';
import { words, type Line, type PlainText, type SayHere } from './texts.ts';

const PASSWORD_HINT: Line = (say) =>
  say('At least {least} characters. Longer is better; spaces are fine.', { least: PASSWORD_MIN });

/** The addresses and the form token of a form page. */
export interface FormAddresses {
  readonly token: string;
  readonly signIn: string;
  readonly register: string;
  readonly cancel: string;
  readonly code: string;
  /** Absent where browsers allow no passkeys. */
  readonly passkey?: { readonly answer: string; readonly options: string };
  readonly forgotPassword: string;
  readonly terms: string;
}

export interface SignInState {
  readonly email: string;
  readonly error?: Line;
  readonly notice?: Line;
}

/** The sign-in page. One message for every failure; the email input is kept. */
export function signInPage(form: FormAddresses, state: SignInState): Page {
  const failed = state.error !== undefined;
  const typed = state.email !== '';
  return {
    title: 'Sign in',
    scripts: form.passkey === undefined ? ['password'] : ['password', 'passkey'],
    body: (say) =>
      html`<h1>${say('Sign in')}</h1>
        <p class="lead">${say('Welcome back to Curbcast.')}</p>
        ${notice(say, 'danger', state.error)} ${notice(say, 'info', state.notice)}
        <form method="post" action="${form.signIn}">
          ${formToken(form.token)}
          <div class="fields">
            ${field(say, { name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: state.email, maxlength: 254, autofocus: !failed && !typed })}
            ${field(say, { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', maxlength: PASSWORD_MAX, autofocus: !failed && typed })}
          </div>
          <div class="actions"><button class="button primary" type="submit">${say('Sign in')}</button></div>
        </form>
        ${form.passkey && passkeyForm(say, { token: form.token, passkey: form.passkey.answer, options: form.passkey.options })}
        <p class="swap"><a href="${form.forgotPassword}">${say('Forgot your password?')}</a></p>
        <p class="swap">${withLink(say('New to Curbcast? <0>Create an account</0>'), html`href="${form.register}"`)}</p>
        ${cancelForm(say, form)}`,
  };
}

export interface RegisterState {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly errors: FieldErrors;
  readonly notice?: Line | undefined;
}

/** The registration page. Keeps all input except the password; shows each error at its field. */
export function registerPage(form: FormAddresses, state: RegisterState): Page {
  return {
    title: 'Create your account',
    scripts: ['password'],
    body: (say) =>
      html`<h1>${say('Create your account')}</h1>
        <p class="lead">${say('One account for your videos, credits and digital twins.')}</p>
        ${notice(say, 'danger', state.notice ?? summary(state.errors))}
        <form method="post" action="${form.register}" novalidate>
          ${formToken(form.token)}
          <div class="fields">
            ${nameFields(say, state, !hasErrors(state))}
            ${field(say, { name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: state.email, error: state.errors.email, maxlength: 254 })}
            ${field(say, { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: PASSWORD_HINT, error: state.errors.password, maxlength: PASSWORD_MAX })}
          </div>
          <p class="hint apart">
            ${withLink(
              say(
                'By creating an account you confirm that you are 18 or older and accept the <0>Terms of Service</0>.',
              ),
              html`href="${form.terms}" target="_blank" rel="noopener"`,
            )}
          </p>
          <div class="actions"><button class="button primary" type="submit">${say('Create account')}</button></div>
        </form>
        <p class="swap">${withLink(say('Already have an account? <0>Sign in</0>'), html`href="${form.signIn}"`)}</p>
        ${cancelForm(say, form)}`,
  };
}

/** The page that a one-time link opens: proves the address, sets names and password. */
export function setupPage(form: { token: string; action: string }, state: RegisterState & { exists: boolean }): Page {
  return {
    title: 'Confirm your email address',
    body: (say) =>
      html`<h1>${say('Confirm your email address')}</h1>
        <p class="lead">
          ${state.exists ? say('Choose a new password for your account. Other sign-ins of this account will end.') : say('Create the account for this email address.')}
        </p>
        ${notice(say, 'danger', state.notice ?? summary(state.errors))}
        <form method="post" action="${form.action}" novalidate>
          ${formToken(form.token)}
          <div class="fields">
            ${field(say, { name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: state.email, readonly: true, maxlength: 254 })}
            ${nameFields(say, state, false)}
            ${field(say, { name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: PASSWORD_HINT, error: state.errors.password, maxlength: PASSWORD_MAX })}
          </div>
          <div class="actions"><button class="button primary" type="submit">${say('Confirm and save')}</button></div>
        </form>`,
  };
}

/** The page that a mailed link opens: says what its button does. With `email` it asks for the password too. */
export function confirmPage(
  form: { token: string; action: string },
  state: { title: PlainText; text: Line; button: PlainText; email?: string; error: Line | undefined },
): Page {
  const { email } = state;
  return {
    title: state.title,
    body: (say) =>
      html`<h1>${say(state.title)}</h1>
        <p class="lead">${words(state.text, say)}</p>
        ${notice(say, 'danger', state.error)}
        <form method="post" action="${form.action}">
          ${formToken(form.token)}
          ${
            email === undefined
              ? undefined
              : html`<div class="fields">
                  ${field(say, { name: 'email', label: 'Email address', type: 'email', autocomplete: 'username', value: email, readonly: true, maxlength: 254 })}
                  ${field(say, { name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', maxlength: PASSWORD_MAX, autofocus: state.error === undefined })}
                </div>`
          }
          <div class="actions"><button class="button primary" type="submit">${say(state.button)}</button></div>
        </form>`,
  };
}

/** Asks for confirmation of a sign-out that another site may have started. */
export function signOutPage(form: { token: string; action: string; clientId: string; returnTo: string }): Page {
  return {
    title: 'Sign out',
    body: (say) =>
      html`<h1>${say('Sign out of Curbcast?')}</h1>
        <p class="lead">${say('You can sign in again at any time.')}</p>
        <form method="post" action="${form.action}">
          ${formToken(form.token)}
          <input type="hidden" name="client_id" value="${form.clientId}" />
          <input type="hidden" name="returnTo" value="${form.returnTo}" />
          <div class="actions">
            <button class="button primary" type="submit">${say('Yes, sign me out')}</button>
            <a class="button quiet" href="${form.returnTo}">${say('No, stay signed in')}</a>
          </div>
        </form>`,
  };
}

/** A page with a message and one link. */
export function messagePage(
  title: PlainText,
  text: Line,
  link: { href: string; label: PlainText },
  details: readonly (readonly [PlainText, string])[] = [],
): Page {
  const row = (say: SayHere, [name, value]: (typeof details)[number]): Html =>
    html`<dt>${say(name)}</dt>
      <dd>${value}</dd>`;
  return {
    title,
    body: (say) =>
      html`<h1>${say(title)}</h1>
        <p class="lead">${words(text, say)}</p>
        ${details.length === 0 ? undefined : html`<dl>${details.map((detail) => row(say, detail))}</dl>`}
        <div class="actions"><a class="button primary" href="${link.href}">${say(link.label)}</a></div>`,
  };
}

function nameFields(say: SayHere, state: RegisterState, autofocus: boolean): Html {
  return html`<div class="pair">
    ${field(say, { name: 'given_name', label: 'First name', type: 'text', autocomplete: 'given-name', value: state.givenName, error: state.errors.givenName, maxlength: 80, autofocus })}
    ${field(say, { name: 'family_name', label: 'Last name', type: 'text', autocomplete: 'family-name', value: state.familyName, error: state.errors.familyName, maxlength: 80, optional: true })}
  </div>`;
}

function cancelForm(say: SayHere, form: FormAddresses): Html {
  return html`<form class="cancel" method="post" action="${form.cancel}">
    ${formToken(form.token)}<button class="link" type="submit">${say('Cancel')}</button>
  </form>`;
}

function hasErrors(state: RegisterState): boolean {
  return state.notice !== undefined || Object.keys(state.errors).length > 0;
}

function summary(errors: FieldErrors): Line | undefined {
  const count = Object.keys(errors).length;
  if (count === 0) return undefined;
  return count === 1
    ? 'Please correct the marked field.'
    : (say) => say('Please correct the {count} marked fields.', { count });
}
