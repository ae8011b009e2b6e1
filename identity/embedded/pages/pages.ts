import type { FieldErrors } from '../account-input.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '../passwords.ts';
import { field, formToken, notice, type Page } from './layout.ts';
import { passkeyForm } from './factor-pages.ts';
import { html, type Html } from './html.ts';

const PASSWORD_HINT = `At least ${PASSWORD_MIN} characters. Longer is better; spaces are fine.`;

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
  readonly error?: string;
  readonly notice?: string;
}

/** The sign-in page. One message for every failure; the e-mail input is kept. */
export function signInPage(form: FormAddresses, state: SignInState): Page {
  const failed = state.error !== undefined;
  const typed = state.email !== '';
  return {
    title: 'Sign in',
    scripts: form.passkey !== undefined,
    body: html`<h1>Sign in</h1>
      <p class="lead">Welcome back to Curbcast.</p>
      ${notice('danger', state.error)} ${notice('info', state.notice)}
      <form method="post" action="${form.signIn}">
        ${formToken(form.token)}
        <div class="fields">
          ${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username', value: state.email, maxlength: 254, autofocus: !failed && !typed })}
          ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', maxlength: PASSWORD_MAX, autofocus: !failed && typed })}
        </div>
        <div class="actions"><button class="button primary" type="submit">Sign in</button></div>
      </form>
      ${form.passkey && passkeyForm({ token: form.token, passkey: form.passkey.answer, options: form.passkey.options })}
      <p class="swap"><a href="${form.forgotPassword}">Forgot your password?</a></p>
      <p class="swap">New to Curbcast? <a href="${form.register}">Create an account</a></p>
      ${cancelForm(form)}`,
  };
}

export interface RegisterState {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly errors: FieldErrors;
  readonly notice?: string | undefined;
}

/** The registration page. Keeps all input except the password; shows each error at its field. */
export function registerPage(form: FormAddresses, state: RegisterState): Page {
  return {
    title: 'Create your account',
    body: html`<h1>Create your account</h1>
      <p class="lead">One account for your videos, credits and digital twins.</p>
      ${notice('danger', state.notice ?? summary(state.errors))}
      <form method="post" action="${form.register}" novalidate>
        ${formToken(form.token)}
        <div class="fields">
          ${nameFields(state, !hasErrors(state))}
          ${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username', value: state.email, error: state.errors.email, maxlength: 254 })}
          ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: PASSWORD_HINT, error: state.errors.password, maxlength: PASSWORD_MAX })}
        </div>
        <p class="hint apart">
          By creating an account you confirm that you are 18 or older and accept the
          <a href="${form.terms}" target="_blank" rel="noopener">Terms of Service</a>.
        </p>
        <div class="actions"><button class="button primary" type="submit">Create account</button></div>
      </form>
      <p class="swap">Already have an account? <a href="${form.signIn}">Sign in</a></p>
      ${cancelForm(form)}`,
  };
}

/** The page behind a one-time link: proves the address, sets names and password. */
export function setupPage(form: { token: string; action: string }, state: RegisterState & { exists: boolean }): Page {
  return {
    title: 'Confirm your e-mail address',
    body: html`<h1>Confirm your e-mail address</h1>
      <p class="lead">
        ${state.exists ? 'Choose a new password for your account. Other sign-ins of this account will end.' : 'Create the account for this e-mail address.'}
      </p>
      ${notice('danger', state.notice ?? summary(state.errors))}
      <form method="post" action="${form.action}" novalidate>
        ${formToken(form.token)}
        <div class="fields">
          ${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username', value: state.email, readonly: true, maxlength: 254 })}
          ${nameFields(state, false)}
          ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'new-password', hint: PASSWORD_HINT, error: state.errors.password, maxlength: PASSWORD_MAX })}
        </div>
        <div class="actions"><button class="button primary" type="submit">Confirm and save</button></div>
      </form>`,
  };
}

/** The page behind a mailed link: says what its button does. With `email` it asks for the password too. */
export function confirmPage(
  form: { token: string; action: string },
  state: { title: string; text: string; button: string; email?: string; error: string | undefined },
): Page {
  const { email } = state;
  return {
    title: state.title,
    body: html`<h1>${state.title}</h1>
      <p class="lead">${state.text}</p>
      ${notice('danger', state.error)}
      <form method="post" action="${form.action}">
        ${formToken(form.token)}
        ${
          email === undefined
            ? undefined
            : html`<div class="fields">
                ${field({ name: 'email', label: 'E-mail address', type: 'email', autocomplete: 'username', value: email, readonly: true, maxlength: 254 })}
                ${field({ name: 'password', label: 'Password', type: 'password', autocomplete: 'current-password', maxlength: PASSWORD_MAX, autofocus: state.error === undefined })}
              </div>`
        }
        <div class="actions"><button class="button primary" type="submit">${state.button}</button></div>
      </form>`,
  };
}

/** Asks for confirmation of a sign-out that another site may have started. */
export function signOutPage(form: { token: string; action: string; clientId: string; returnTo: string }): Page {
  return {
    title: 'Sign out',
    body: html`<h1>Sign out of Curbcast?</h1>
      <p class="lead">You will need your password to sign in again.</p>
      <form method="post" action="${form.action}">
        ${formToken(form.token)}
        <input type="hidden" name="client_id" value="${form.clientId}" />
        <input type="hidden" name="returnTo" value="${form.returnTo}" />
        <div class="actions">
          <button class="button primary" type="submit">Yes, sign me out</button>
          <a class="button quiet" href="${form.returnTo}">No, stay signed in</a>
        </div>
      </form>`,
  };
}

/** A page with a message and one link. */
export function messagePage(
  title: string,
  text: string,
  link: { href: string; label: string },
  details: readonly (readonly [string, string])[] = [],
): Page {
  const rows = details.map(
    ([name, value]) =>
      html`<dt>${name}</dt>
        <dd>${value}</dd>`,
  );
  return {
    title,
    body: html`<h1>${title}</h1>
      <p class="lead">${text}</p>
      ${rows.length === 0 ? undefined : html`<dl>${rows}</dl>`}
      <div class="actions"><a class="button primary" href="${link.href}">${link.label}</a></div>`,
  };
}

function nameFields(state: RegisterState, autofocus: boolean): Html {
  return html`<div class="pair">
    ${field({ name: 'given_name', label: 'First name', type: 'text', autocomplete: 'given-name', value: state.givenName, error: state.errors.givenName, maxlength: 80, autofocus })}
    ${field({ name: 'family_name', label: 'Last name', type: 'text', autocomplete: 'family-name', value: state.familyName, error: state.errors.familyName, maxlength: 80, optional: true })}
  </div>`;
}

function cancelForm(form: FormAddresses): Html {
  return html`<form class="cancel" method="post" action="${form.cancel}">
    ${formToken(form.token)}<button class="link" type="submit">Cancel</button>
  </form>`;
}

function hasErrors(state: RegisterState): boolean {
  return state.notice !== undefined || Object.keys(state.errors).length > 0;
}

function summary(errors: FieldErrors): string | undefined {
  const count = Object.keys(errors).length;
  if (count === 0) return undefined;
  return count === 1 ? 'Please correct the marked field.' : `Please correct the ${count} marked fields.`;
}
