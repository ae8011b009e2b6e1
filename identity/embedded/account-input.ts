import { domainToASCII } from 'node:url';
import { passwordProblem } from './passwords.ts';

/** The unvalidated input of a registration. */
export interface AccountInput {
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
}

export type AccountField = keyof AccountInput;

/** One sentence per invalid field. */
export type FieldErrors = Readonly<Partial<Record<AccountField, string>>>;

const EMAIL_MAX = 254;
const NAME_MAX = 80;
const LOCAL_PART = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const DOMAIN = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const CONTROL = /\p{C}/u;

/**
 * Normalizes an e-mail address for storage, comparison and rate limits: trimmed, lower case,
 * the domain in its ASCII (IDNA) form. Returns undefined when the text is not a plain mailbox address.
 */
export function normaliseEmail(text: string): string | undefined {
  const email = text.trim().normalize('NFKC').toLowerCase();
  const at = email.lastIndexOf('@');
  if (at < 1 || at > 64) return undefined;
  const local = email.slice(0, at);
  const domain = domainToASCII(email.slice(at + 1));
  if (!LOCAL_PART.test(local) || !DOMAIN.test(domain)) return undefined;
  const normal = `${local}@${domain}`;
  return normal.length <= EMAIL_MAX ? normal : undefined;
}

type Checked =
  | { readonly ok: true; readonly account: AccountInput }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Checks a registration as a whole: the cleaned input, or one sentence for each field that is wrong. */
export function checkAccountInput(input: AccountInput): Checked {
  const email = normaliseEmail(input.email);
  const givenName = input.givenName.trim();
  const familyName = input.familyName.trim();
  const problems: readonly (readonly [AccountField, string | undefined])[] = [
    ['givenName', nameProblem(givenName) ?? (givenName === '' ? 'Enter your first name.' : undefined)],
    ['familyName', nameProblem(familyName)],
    ['email', email === undefined ? 'Enter an e-mail address like name@example.com.' : undefined],
    ['password', passwordProblem(input.password, [email ?? ''])],
  ];
  const errors = Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
  if (email === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, account: { email, givenName, familyName, password: input.password } };
}

function nameProblem(name: string): string | undefined {
  if (Array.from(name).length > NAME_MAX) return `Use at most ${NAME_MAX} characters.`;
  return CONTROL.test(name) ? 'Use letters, spaces and punctuation only.' : undefined;
}
