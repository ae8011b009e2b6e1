import { z } from 'zod';
import { optional } from '../fields.ts';
import { issue } from '../issue.ts';
import { limits } from '../limits.ts';
import { mailAddress } from '../mail/address.ts';
import { readableLine } from '../text.ts';

const { name: nameMost, email: emailMost, phone: phoneMost, message: messageMost } = limits.lead;

const nameLength = issue('TOUR_NAME', { most: nameMost });
const badEmail = issue('TOUR_EMAIL');
const badPhone = issue('TOUR_PHONE');
const longMessage = issue('TOUR_MESSAGE', { most: messageMost });
/** The last part of a sentence that an input form and a program both show. */
const noControls = issue('TOUR_CONTROLS');

const oneLine = /^[^\p{Cc}]*$/u;
/** Lines and tabs are the only controls that a person types. */
const lines = /^[^\p{Cc}]*(?:[\n\t][^\p{Cc}]*)*$/u;
/** Marks that turn the direction of the text after them: a mail must show the text unchanged. */
const directions = /\p{Bidi_Control}/gu;
/** A phone number as people write it, with or without an extension: `+1 (512) 555-0142 ext. 3`. */
const number = /^\+?[\d\s().\-/]{5,}(?:(?:x|ext\.?|#)\s*\d{1,6})?$/i;
const digits = (text: string): number => text.replaceAll(/\D/g, '').length;

const line = (most: number, message: string) => z.string(message).max(most, message).regex(oneLine, noControls);

/** An optional line of a form: blank and absent are alike. */
const blankAsNull = (field: z.ZodType<string, string>) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    field.nullish().transform((value) => value ?? null),
  );

const email = line(emailMost, badEmail).transform((text, context) => {
  const address = mailAddress(text);
  if (address !== undefined) return address;
  context.addIssue({ code: 'custom', message: badEmail });
  return z.NEVER;
});

const phone = line(phoneMost, badPhone)
  .trim()
  .refine((text) => number.test(text) && digits(text) >= 5, badPhone);

const message = z
  .string(longMessage)
  .transform((text) => text.replaceAll(/\r\n?/g, '\n').replaceAll(directions, '').trim())
  .pipe(z.string().max(messageMost, longMessage).regex(lines, noControls));

/** The schema of a tour request, as a form and as JSON. It requires at least one way to answer. */
export const tourRequest = z
  .object({
    name: line(nameMost, nameLength).transform(readableLine).pipe(z.string().min(1, nameLength)),
    email: blankAsNull(email),
    phone: blankAsNull(phone),
    message: optional(message, ''),
  })
  .refine(({ email: address, phone: called }) => address !== null || called !== null, {
    error: issue('TOUR_CONTACT'),
    path: ['email'],
  });
export type TourRequest = z.output<typeof tourRequest>;
