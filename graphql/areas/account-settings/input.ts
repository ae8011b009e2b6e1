import { z } from 'zod';
import { usernameOf, usernameRule } from '../../../domain/users/index.ts';
import { defined } from '../../../lib/defined.ts';
import { shortText } from '../../../domain/fields.ts';
import { language as spoken } from '../../../domain/language.ts';
import { issue, issueOf } from '../../../domain/issue.ts';
import { limits } from '../../../domain/limits.ts';

const usernameText = issueOf(usernameRule);
const { displayNameCharacters } = limits;
const languages = spoken.options;
const phoneRule = issue('PHONE_INVALID');
const emailRule = issue('EMAIL_INVALID');

/** E.164: a plus sign and 7 to 15 digits. People write it with blanks, dots, hyphens and parentheses. */
const e164 = /^\+[1-9]\d{6,14}$/;
const invisible = /\p{C}/u;

const username = z
  .string(usernameText)
  .max(shortText, usernameText)
  .transform((text, context) => {
    const name = usernameOf(text);
    if (name !== undefined) return name;
    context.addIssue({ code: 'custom', message: usernameText });
    return z.NEVER;
  });
const displayName = z
  .string('displayName must be a text.')
  .trim()
  .max(displayNameCharacters, issue('DISPLAY_NAME_TOO_LONG', { most: displayNameCharacters }))
  .refine((text) => !invisible.test(text), issue('DISPLAY_NAME_CHARACTERS'));
const phoneNumber = z
  .string(phoneRule)
  .max(40, phoneRule)
  .nullable()
  .transform((text) => text?.normalize('NFKC').replace(/[\s().-]/gu, '') ?? '')
  .refine((text) => text === '' || e164.test(text), phoneRule)
  .transform((text) => (text === '' ? null : text));
const language = z.enum(languages, issue('LANGUAGE_UNKNOWN', { languages: languages.join(', ') }));
const email = z.string(emailRule).trim().min(1, emailRule).max(254, emailRule);
const password = z.string(issue('PASSWORD_NO_TEXT')).max(1_024, issue('PASSWORD_TOO_LONG', { most: 256 }));

/** `PATCH /auth/profile` and `updateProfile`. Only these fields of a profile can be changed. */
export const profileInput = z
  .object({
    username: username.optional(),
    email: email.optional(),
    displayName: displayName.optional(),
    phoneNumber: phoneNumber.optional(),
    language: language.optional(),
  })
  .transform(({ email: newEmail, ...edit }) => ({ email: newEmail, edit: defined(edit) }));

/** `PATCH /auth/change-password` and `changePassword`; identity checks the new password. */
export const changePasswordInput = z.object({ currentPassword: password, newPassword: password });

/** `POST /auth/forgot-password` and `requestPasswordReset`. */
export const forgotPasswordInput = z.object({ email });

/** `POST /auth/reset-password` and `resetPassword`. */
export const resetPasswordInput = z.object({ token: z.string().max(shortText).catch(''), password });
