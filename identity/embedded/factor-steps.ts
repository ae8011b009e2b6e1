import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Factors } from '../factors/index.ts';
import { methods } from '../factors/methods.ts';
import type { SignInLimits } from '../limits.ts';
import type { Account, Accounts } from './accounts.ts';
import { BadForm, type FormTokens } from './http.ts';
import type { Page } from './pages/layout.ts';
import { codePage } from './pages/factor-pages.ts';
import type { Line } from './pages/texts.ts';

/** The request that a step of a sign-in page answers. */
export interface StepContext {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Names the sign-in in progress. */
  readonly uid: string;
  readonly field: (name: string) => string;
  readonly address: string;
}

export interface FactorStepsOptions {
  readonly accounts: Pick<Accounts, 'find' | 'honours'>;
  readonly factors: Factors;
  readonly limits: SignInLimits;
  readonly formTokens: FormTokens;
  readonly now: () => number;
  readonly addresses: (uid: string) => { readonly token: string; readonly code: string; readonly cancel: string };
  readonly send: (response: ServerResponse, status: number, page: Page) => void;
  readonly sendLimited: (response: ServerResponse, retryAfterSeconds: number, page: (error: Line) => Page) => void;
  /** Shows the first page again, with this message. */
  readonly startAgain: (context: StepContext, error: Line) => void;
  readonly finish: (context: StepContext, account: Account, amr: readonly string[]) => Promise<void>;
}

/** The time to enter a code after the password. */
const CODE_LIFETIME = 10 * 60_000;
const WRONG_CODE = 'That code is not right, or was used already. Wait for the next one and try again.';
const TOO_LATE = 'That took too long. Please sign in again.';
const NO_PASSKEY = 'This passkey could not be verified. Try again, or sign in with your password.';

/** The steps of a sign-in with more than a password: the code of the second factor, and passkeys. */
export function createFactorSteps(options: FactorStepsOptions) {
  const { accounts, factors, limits, formTokens, now, addresses, send, sendLimited, startAgain, finish } = options;
  const { secondFactor, passkeys } = factors;
  const passkeyPurpose = (uid: string): string => `sign-in ${uid}`;
  const pendingPurpose = (uid: string, accountId: string, time: string): string =>
    JSON.stringify(['second factor', uid, accountId, time]);

  const pageOf = (uid: string, pending: string) => {
    const { token, code, cancel } = addresses(uid);
    return (error?: Line): Page => codePage({ token, action: code, cancel, pending }, error);
  };
  /** The account whose password was right in this sign-in; undefined when that is too long ago, or no longer counts. */
  const readPending = async (uid: string, pending: string): Promise<Account | undefined> => {
    const [accountId = '', time = '', token = ''] = pending.split('.');
    formTokens.check(pendingPurpose(uid, accountId, time), token);
    const isInTime = now() - Number(time) < CODE_LIFETIME;
    // `honours` takes whole seconds and refuses the second of a change: then the person starts again.
    const counts = isInTime && (await accounts.honours(accountId, Math.ceil(Number(time) / 1000)));
    return counts ? accounts.find(accountId) : undefined;
  };

  return {
    needsCode: (account: Account): boolean => secondFactor.state(account.id) !== undefined,

    /** Asks for the code, after the right password of an account with a second factor. */
    askForCode({ response, uid }: StepContext, account: Account): void {
      const time = String(now());
      const pending = [account.id, time, formTokens.make(pendingPurpose(uid, account.id, time))].join('.');
      send(response, 200, pageOf(uid, pending)());
    },

    async code(context: StepContext): Promise<void> {
      const { response, uid, field, address } = context;
      const pending = field('pending');
      const account = await readPending(uid, pending);
      if (account === undefined) return startAgain(context, TOO_LATE);
      const attempt = await limits.attempt({ address, account: account.email }, async () =>
        secondFactor.use(account.id, field('code')) ? account : undefined,
      );
      const page = pageOf(uid, pending);
      if (attempt.outcome === 'limited') return sendLimited(response, attempt.retryAfterSeconds, page);
      if (attempt.outcome === 'refused') return send(response, 401, page(WRONG_CODE));
      return finish(context, account, methods.passwordAndCode);
    },

    /** The browser's options to use a passkey, as JSON for the page's script. */
    async 'passkey-options'({ response, uid }: StepContext): Promise<void> {
      if (!passkeys.available) throw new BadForm(404, 'Passkeys are not available at this address.');
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.setHeader('Cache-Control', 'no-store');
      response.end(JSON.stringify(await passkeys.request(passkeyPurpose(uid))));
    },

    async passkey(context: StepContext): Promise<void> {
      const { response, uid, field, address } = context;
      const attempt = await limits.attempt({ address }, async () => {
        const accountId = await passkeys.use(passkeyPurpose(uid), parsed(field('answer')));
        return accountId === undefined ? undefined : accounts.find(accountId);
      });
      const failed = (error: Line): void => startAgain(context, error);
      if (attempt.outcome === 'limited') {
        response.setHeader('Retry-After', String(attempt.retryAfterSeconds));
        return failed('Too many attempts. Please try again later.');
      }
      if (attempt.outcome === 'refused') return failed(NO_PASSKEY);
      return finish(context, attempt.value, methods.passkey);
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
