import { exactAddress } from '../../domain/mail/index.ts';
import { passwordProblem } from './passwords.ts';
import { say, type Sentence } from '../../words/index.ts';

/** The unvalidated input of a registration. */
export interface AccountInput {
  readonly email: string;
  readonly password: string;
  readonly givenName: string;
  readonly familyName: string;
}

export type AccountField = keyof AccountInput;

/** One sentence per invalid field. */
export type FieldErrors = Readonly<Partial<Record<AccountField, Sentence>>>;

const NAME_MAX = 80;
const CONTROL = /\p{C}/u;

/**
 * The form of an address that a person types, for storage, comparison and rate limits: without blanks around it, in
 * lower case, the domain in its ASCII form. Undefined for every text that is not a plain address at a domain of the
 * internet; letters that only look like ASCII are refused, not replaced.
 */
export function normaliseEmail(text: string): string | undefined {
  const address = exactAddress(text.trim());
  return address?.includes('.', address.lastIndexOf('@')) ? address : undefined;
}

type Checked =
  | { readonly ok: true; readonly account: AccountInput }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Checks a registration as a whole: the cleaned input, or one sentence for each field that is wrong. */
export function checkAccountInput(input: AccountInput): Checked {
  const email = normaliseEmail(input.email);
  const givenName = input.givenName.trim();
  const familyName = input.familyName.trim();
  const problems: readonly (readonly [AccountField, Sentence | undefined])[] = [
    ['givenName', nameProblem(givenName) ?? (givenName === '' ? say('FIRST_NAME_MISSING') : undefined)],
    ['familyName', nameProblem(familyName)],
    ['email', email === undefined ? say('EMAIL_INVALID') : undefined],
    ['password', passwordProblem(input.password, [email ?? ''])],
  ];
  const errors = Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
  if (email === undefined || Object.keys(errors).length > 0) return { ok: false, errors };
  return { ok: true, account: { email, givenName, familyName, password: input.password } };
}

function nameProblem(name: string): Sentence | undefined {
  if (Array.from(name).length > NAME_MAX) return say('NAME_TOO_LONG', { most: NAME_MAX });
  return CONTROL.test(name) ? say('NAME_CHARACTERS') : undefined;
}
