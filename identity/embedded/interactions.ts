import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import type { Factors } from '../factors/index.ts';
import { assuranceOf, methods } from '../factors/methods.ts';
import { languageOf } from '../../lib/language.ts';
import type { SignInLimits } from '../limits.ts';
import { checkAccountInput, normaliseEmail, type AccountInput, type FieldErrors } from './account-input.ts';
import type { AccountChanges } from './account-changes.ts';
import { WRONG_CREDENTIALS, type Account, type Accounts } from './accounts.ts';
import { createFactorSteps, type StepContext } from './factor-steps.ts';
import { BadForm, readForm, redirect, sendPage, type FormTokens } from './http.ts';
import { allowOwnScripts } from './page-headers.ts';
import type { Links, Page } from './pages/layout.ts';
import { registerPage, signInPage, type FormAddresses } from './pages/pages.ts';
import type { Line } from './pages/texts.ts';
import type { OidcRecords } from './records.ts';

export interface InteractionOptions {
  readonly provider: Provider;
  readonly accounts: Accounts;
  readonly changes: Pick<AccountChanges, 'register'>;
  readonly records: OidcRecords;
  readonly limits: SignInLimits;
  readonly registrationVerifies: (email: string) => boolean;
  readonly formTokens: FormTokens;
  readonly links: Links;
  readonly factors: Factors;
  readonly publicOrigin: string;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Address of the page that mails a link to a new password. */
  readonly forgotPassword: string;
  readonly terms: string;
  /** Path of the pages, e.g. `/oidc/interaction`. */
  readonly base: string;
}

/**
 * One of the pages of a sign-in in progress; `action` is the path segment after the interaction's id, `address` the
 * client's, for the rate limit.
 */
export type InteractionHandler = (
  request: IncomingMessage,
  response: ServerResponse,
  action: string,
  address: string,
) => Promise<void>;

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const EMPTY = { email: '', givenName: '', familyName: '' };
const NO_ERRORS: FieldErrors = {};
const REGISTERED = 'Check your email: a link to confirm your address is on its way, unless it has an account already.';
const TOO_MANY_ACCOUNTS = 'Too many accounts were created from your network. Please try again tomorrow.';

/**
 * The sign-in and registration pages. Each needs the cookie of the interaction that it belongs to, which
 * oidc-provider sets for this path only; a form additionally carries a token made for that interaction.
 */
export function createInteractions(options: InteractionOptions): InteractionHandler {
  const { provider, accounts, changes, records, limits, registrationVerifies } = options;
  const { formTokens, links, factors, base } = options;

  const addressesOf = (uid: string): FormAddresses => ({
    token: formTokens.make(`interaction ${uid}`),
    signIn: `${base}/${uid}/sign-in`,
    register: `${base}/${uid}/register`,
    cancel: `${base}/${uid}/cancel`,
    code: `${base}/${uid}/code`,
    ...(factors.passkeys.available && {
      passkey: { answer: `${base}/${uid}/passkey`, options: `${base}/${uid}/passkey-options` },
    }),
    forgotPassword: options.forgotPassword,
    terms: options.terms,
  });
  const send = (response: ServerResponse, status: number, page: Page): void => {
    if (page.scripts !== undefined) allowOwnScripts(response, options.publicOrigin);
    sendPage(response, status, page, links);
  };

  /** Completes the interaction with the account and redirects the browser to the provider. */
  const finish = async (
    request: IncomingMessage,
    response: ServerResponse,
    interaction: Interaction,
    account: Account,
    amr: readonly string[] = methods.password,
  ): Promise<void> => {
    const login = { accountId: account.id, amr: [...amr], acr: assuranceOf(amr) };
    const result = { login, create: {} };
    const returnTo = await provider.interactionResult(request, response, result, { mergeWithLastSubmission: false });
    await leaveOtherAccount(provider, records, interaction, account.id);
    redirect(response, returnTo);
  };

  const limited = (response: ServerResponse, retryAfterSeconds: number, page: Page): void => {
    response.setHeader('Retry-After', String(retryAfterSeconds));
    send(response, 429, page);
  };

  const waitOf = (retryAfterSeconds: number): Line => {
    const minutes = Math.ceil(retryAfterSeconds / 60);
    return minutes === 1
      ? 'Too many attempts. Please try again in a minute.'
      : (say) => say('Too many attempts. Please try again in {minutes} minutes.', { minutes });
  };
  const contextOf = ({ interaction: { uid }, ...context }: StepInput): StepContext => ({ uid, ...context });
  const factorSteps = createFactorSteps({
    accounts,
    factors,
    limits,
    formTokens,
    now: options.now,
    addresses: addressesOf,
    send,
    sendLimited: (response, seconds, page) => limited(response, seconds, page(waitOf(seconds))),
    startAgain: ({ response, uid }, error) =>
      send(response, response.hasHeader('Retry-After') ? 429 : 401, signInPage(addressesOf(uid), { email: '', error })),
    finish: async ({ request, response }, account, amr) =>
      finish(request, response, await provider.interactionDetails(request, response), account, amr),
  });

  const signIn: Step = async (input) => {
    const { request, response, interaction, field, address } = input;
    const email = field('email');
    const page = (error: Line): Page => signInPage(addressesOf(interaction.uid), { email, error });
    const attempt = await limits.attempt(
      { address, account: normaliseEmail(email) },
      () => accounts.checkPassword(email, field('password')),
      (account) => !factorSteps.needsCode(account),
    );
    if (attempt.outcome === 'limited')
      return limited(response, attempt.retryAfterSeconds, page(waitOf(attempt.retryAfterSeconds)));
    if (attempt.outcome === 'refused') return send(response, 401, page(WRONG_CREDENTIALS));
    if (factorSteps.needsCode(attempt.value)) return factorSteps.askForCode(contextOf(input), attempt.value);
    return finish(request, response, interaction, attempt.value);
  };

  const register: Step = async ({ request, response, interaction, field, address }) => {
    const input: AccountInput = {
      email: field('email'),
      givenName: field('given_name'),
      familyName: field('family_name'),
      password: field('password'),
    };
    const page = (errors: FieldErrors, notice?: Line): Page =>
      registerPage(addressesOf(interaction.uid), { ...input, errors, notice });
    const checked = checkAccountInput(input);
    if (!checked.ok) return send(response, 422, page(checked.errors));
    const allowed = await limits.registration(address);
    if (!allowed.allowed) return limited(response, allowed.retryAfterSeconds, page(NO_ERRORS, TOO_MANY_ACCOUNTS));
    const { email } = checked.account;
    const verifies = registrationVerifies(email);
    const account = verifies ? await accounts.create(checked.account, true) : undefined;
    if (account !== undefined) return finish(request, response, interaction, account);
    if (!verifies) await changes.register(checked.account, languageOf(request));
    // The same response for new and known addresses: it must not reveal which accounts exist.
    return send(response, 200, signInPage(addressesOf(interaction.uid), { email, notice: REGISTERED }));
  };

  const cancel: Step = async ({ request, response }) => {
    const result = { error: 'access_denied', error_description: 'The sign-in was cancelled.' };
    redirect(response, await provider.interactionResult(request, response, result, { mergeWithLastSubmission: false }));
  };

  const steps: Readonly<Record<string, Step>> = {
    'sign-in': signIn,
    register,
    cancel,
    code: (input) => factorSteps.code(contextOf(input)),
    passkey: (input) => factorSteps.passkey(contextOf(input)),
    'passkey-options': (input) => factorSteps['passkey-options'](contextOf(input)),
  };

  return async (request, response, action, address) => {
    const interaction = await provider.interactionDetails(request, response);
    if (request.method === 'POST') {
      const step = steps[action];
      if (step === undefined) throw new BadForm(404, 'This page takes no such request.');
      const field = await readForm(request);
      formTokens.check(`interaction ${interaction.uid}`, field('form_token'));
      return step({ request, response, interaction, field, address });
    }
    const form = addressesOf(interaction.uid);
    const hint = textOf(interaction.params['login_hint']);
    const wantsRegister = action === 'register' || (action === '' && asksForRegistration(interaction));
    return send(
      response,
      200,
      wantsRegister
        ? registerPage(form, { ...EMPTY, email: hint, errors: NO_ERRORS })
        : signInPage(form, { email: hint }),
    );
  };
}

interface StepInput extends Omit<StepContext, 'uid'> {
  readonly interaction: Interaction;
}
type Step = (input: StepInput) => Promise<void>;

/** Auth0's `screen_hint=signup`, or OpenID Connect's `prompt=create`. */
function asksForRegistration({ params, prompt }: Interaction): boolean {
  return prompt.name === 'create' || params['screen_hint'] === 'signup';
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/**
 * Empties the provider's session of this browser when another person was signed in there. By itself, oidc-provider
 * would go through a page that submits itself by script, which our content security policy does not allow.
 */
async function leaveOtherAccount(
  provider: Provider,
  records: OidcRecords,
  interaction: Interaction,
  accountId: string,
): Promise<void> {
  const uid = interaction.session?.uid;
  const session = uid === undefined ? undefined : await provider.Session.findByUid(uid);
  if (session?.accountId === undefined || session.accountId === accountId) return;
  for (const { grantId } of Object.values(session.authorizations ?? {})) {
    if (grantId !== undefined) await records.revokeGrant(grantId);
  }
  delete session.accountId;
  delete session.authorizations;
  await session.persist();
}
