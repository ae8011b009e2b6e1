import { z } from 'zod';
import { testMailTypes } from '../../../command-service/index.ts';
import { isMailTemplate, type MailTemplateName } from '../../../domain/mail/index.ts';
import { id, shortText } from '../../../domain/fields.ts';
import { issue } from '../../../domain/issue.ts';

const unknownType = issue('MAIL_TYPE_UNKNOWN');
const template = z.custom<MailTemplateName>((name) => typeof name === 'string' && isMailTemplate(name), unknownType);

export const setMailPreferenceInput = z.object({
  template,
  wanted: z.boolean(issue('FIELD_NOT_TRUE_OR_FALSE', { field: 'wanted' })),
});

/** `POST /unsubscribe` and `unsubscribe`. */
export const unsubscribeInput = z.object({
  token: z
    .string(issue('UNSUBSCRIBE_LINK_INCOMPLETE'))
    .min(1, issue('UNSUBSCRIBE_LINK_INCOMPLETE'))
    .max(1_000, issue('UNSUBSCRIBE_LINK_INVALID')),
  wanted: z
    .boolean()
    .nullish()
    .transform((value) => value ?? false),
});

/** `POST /api/test-email` and `sendTestMail`. */
export const sendTestMailInput = z.object({
  type: z.enum(testMailTypes, issue('EXPORT_TYPE_UNKNOWN', { types: testMailTypes.join(', ') })),
  email: z
    .string(issue('FIELD_NO_TEXT', { field: 'email' }))
    .max(320, issue('MAIL_ADDRESS_INVALID'))
    .nullish()
    .transform((value) => (value === null || value?.trim() === '' ? undefined : value)),
});

export const outboxInput = z.object({ template: template.nullish() });
export const mailIdInput = z.object({ id: id.max(shortText) });
