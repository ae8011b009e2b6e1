import { z } from 'zod';
import { limits } from '../../domain/catalog.ts';
import { webhookEventNames } from '../../domain/webhooks/index.ts';
import { id } from '../../domain/fields.ts';
import { issue } from '../../domain/issue.ts';

const validUrl = issue('WEBHOOK_URL_INVALID');
const isHttpUrl = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);
const url = z.string(validUrl).trim().max(limits.urlCharacters, validUrl).refine(isHttpUrl, validUrl);
const events = z
  .array(
    z.enum(webhookEventNames, issue('WEBHOOK_EVENTS_UNKNOWN', { names: webhookEventNames.join(', ') })),
    issue('WEBHOOK_EVENT_MISSING'),
  )
  .min(1, issue('WEBHOOK_EVENT_MISSING'))
  .transform((names) => [...new Set(names)]);

/** `POST /api/webhooks` and `createWebhook` (spec part 3 section 5). */
export const createWebhookInput = z.object({ url, events });

const given = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

/** `PATCH /api/webhooks/{id}` and `updateWebhook`. */
export const updateWebhookInput = z
  .object({
    url: given(url),
    events: given(events),
    isActive: given(z.boolean(issue('FIELD_NOT_TRUE_OR_FALSE', { field: 'isActive' }))),
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), issue('WEBHOOK_UNCHANGED'));

export const webhookIdInput = z.object({ id });
