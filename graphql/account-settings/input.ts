import { z } from 'zod';
import { usernameOf, usernameRule } from '../../domain/users/index.ts';
import { defined } from '../../lib/defined.ts';
import { shortText } from '../input/fields.ts';

const displayNameCharacters = 100;
const phoneRule = 'Enter a phone number with its country code, for example +1 512 555 0142.';
const emailRule = 'Enter an e-mail address like name@example.com.';

/** E.164: a plus sign and 7 to 15 digits. People write it with blanks, dots, hyphens and parentheses. */
const e164 = /^\+[1-9]\d{6,14}$/;
const invisible = /\p{C}/u;

const username = z
  .string(usernameRule)
  .max(shortText, usernameRule)
  .transform((text, context) => {
    const name = usernameOf(text);
    if (name !== undefined) return name;
    context.addIssue({ code: 'custom', message: usernameRule });
    return z.NEVER;
  });
const displayName = z
  .string('displayName must be a text.')
  .trim()
  .max(displayNameCharacters, `The display name may have at most ${displayNameCharacters} characters.`)
  .refine((text) => !invisible.test(text), 'The display name may have letters, spaces and punctuation only.');
const phoneNumber = z
  .string(phoneRule)
  .max(40, phoneRule)
  .nullable()
  .transform((text) => text?.normalize('NFKC').replace(/[\s().-]/gu, '') ?? '')
  .refine((text) => text === '' || e164.test(text), phoneRule)
  .transform((text) => (text === '' ? null : text));
const email = z.string(emailRule).trim().min(1, emailRule).max(254, emailRule);
const password = z.string('The password must be a text.').max(1_024, 'Password must be at most 256 characters long.');

/** `PATCH /auth/profile` and `updateProfile`. Only these fields of a profile can be changed. */
export const profileInput = z
  .object({
    username: username.optional(),
    email: email.optional(),
    displayName: displayName.optional(),
    phoneNumber: phoneNumber.optional(),
  })
  .transform(({ email: newEmail, ...edit }) => ({ email: newEmail, edit: defined(edit) }));

/** `PATCH /auth/change-password` and `changePassword`; identity checks the new password. */
export const changePasswordInput = z.object({ currentPassword: password, newPassword: password });

/** `POST /auth/forgot-password` and `requestPasswordReset`. */
export const forgotPasswordInput = z.object({ email });

/** `POST /auth/reset-password` and `resetPassword`. */
export const resetPasswordInput = z.object({ token: z.string().max(shortText).catch(''), password });
