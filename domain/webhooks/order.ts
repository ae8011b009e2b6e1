import { z } from 'zod';
import { limits } from '../catalog.ts';
import { issue } from '../issue.ts';

/** The events that users can subscribe to. */
export const webhookEventNames = [
  'video.completed',
  'video.failed',
  'lead.created',
  'user.created',
  'subscription.updated',
] as const;
export type WebhookEventName = (typeof webhookEventNames)[number];

const validUrl = issue('WEBHOOK_URL_INVALID');
const isHttpUrl = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** An endpoint as a user describes it: the input of the calls that make and change one, and part of the events. */
export const webhookOrder = z.object({
  url: z.string(validUrl).trim().max(limits.urlCharacters, validUrl).refine(isHttpUrl, validUrl),
  events: z
    .array(
      z.enum(webhookEventNames, issue('WEBHOOK_EVENTS_UNKNOWN', { names: webhookEventNames.join(', ') })),
      issue('WEBHOOK_EVENT_MISSING'),
    )
    .min(1, issue('WEBHOOK_EVENT_MISSING')),
});
const { url, events } = webhookOrder.shape;
const eachOnce = events.transform((names): readonly WebhookEventName[] => [...new Set(names)]);

/** `POST /api/webhooks` and `createWebhook`. */
export const createWebhookInput = z.object({ url, events: eachOnce });
export type WebhookOrder = z.output<typeof createWebhookInput>;

const given = <Schema extends z.ZodType>(schema: Schema) => schema.nullish().transform((value) => value ?? undefined);

/** `PATCH /api/webhooks/{id}` and `updateWebhook`: absent fields stay unchanged. */
export const updateWebhookInput = z
  .object({
    url: given(url),
    events: given(eachOnce),
    isActive: given(z.boolean(issue('FIELD_NOT_TRUE_OR_FALSE', { field: 'isActive' }))),
  })
  .refine((input) => Object.values(input).some((value) => value !== undefined), issue('WEBHOOK_UNCHANGED'));
export type WebhookChanges = z.output<typeof updateWebhookInput>;
