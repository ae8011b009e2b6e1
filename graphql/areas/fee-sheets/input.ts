import { z } from 'zod';
import { id, shortText } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';

export const noSheet = issue('SHEET_MISSING');
const noLender = issue('LENDER_MISSING');
const badPhone = issue('LENDER_PHONE');
const badEmail = issue('LENDER_EMAIL');
const badWebsite = issue('LENDER_WEBSITE');
const badLicense = issue('LENDER_NMLS');

/** Text for a script: nothing that looks like a placeholder, markup or another line. */
const spoken = /^[^[\]<>{}|\p{Cc}]*$/u;

const needed = z.string(noLender).trim().min(1, noLender).max(shortText, noLender);
const optional = <Schema extends z.ZodType<string, string>>(schema: Schema) =>
  z
    .union([z.literal(''), schema])
    .nullish()
    .transform((value) => (value === null || value === undefined || value === '' ? undefined : value));

const website = /^(?:https?:\/\/)?(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?::\d{1,5})?(?:\/[\w./%~-]*)?$/iu;

const lenderInfo = z.object(
  {
    name: needed.regex(spoken, issue('LENDER_NAME')),
    phone: needed.regex(/^[\d\s().+x-]{3,40}$/i, badPhone),
    email: optional(
      z
        .string()
        .trim()
        .max(shortText, badEmail)
        .regex(/^[\w.+-]{1,64}@(?:[\w-]+\.)+[a-z]{2,}$/i, badEmail),
    ),
    website: optional(z.string().trim().max(shortText, badWebsite).regex(website, badWebsite)),
    licenseNumber: optional(
      z
        .string()
        .trim()
        .regex(/^[\w-]{1,20}$/, badLicense),
    ),
  },
  noLender,
);

/** Each length as REST and GraphQL name it. */
const length = z
  .string()
  .nullish()
  .transform((value) => (value ?? 'medium').toLowerCase())
  .pipe(z.enum(['short', 'medium', 'long']));

const figures = z.array(z.object({ key: id, value: z.string().max(shortText) })).max(100);

/** `generateLenderScript`. */
export const lenderScriptInput = z.object({ feeSheetId: id, lenderInfo, scriptLength: length, figures });

/** The fields of the form of `POST /api/generate-lender-script` besides the file; `figures` is an addition of ours. */
export const lenderFormInput = z.object({
  lenderInfo: jsonText(noLender).pipe(lenderInfo),
  scriptLength: length,
  figures: jsonText(issue('FIGURES_INVALID')).pipe(figures).optional(),
});

/** A field of a form that holds JSON. */
function jsonText(problem: string) {
  return z.string(problem).transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: 'custom', message: problem });
      return z.NEVER;
    }
  });
}

export const feeSheetIdInput = z.object({ id });
