import { z } from 'zod';
import * as field from './fields.ts';

const common = {
  userId: field.text,
  position: field.text.describe('Where in the log the change is: what is read with it as x-min-position shows it.'),
  cursor: field.text.describe('Send it as `?after=` to come back: what was missed since then comes first.'),
};
const ofVideo = { videoId: field.text, ...common };
const balance = { ...common, available: field.credits, held: field.credits };
const percent = z.number().min(0).max(100);

/** The messages of `/ws`, by their `type`. */
export const liveMessage = field.named(
  'LiveMessage',
  z
    .discriminatedUnion('type', [
      field.named(
        'VideoProgress',
        z.object({
          type: z.literal('processing_progress'),
          ...ofVideo,
          progress: percent,
          phase: field.maybeText,
          estimated: z.boolean().describe('Whether the progress is estimated from the time that it usually takes.'),
        }),
      ),
      field.named(
        'VideoStatusUpdate',
        z.object({
          type: z.literal('video_status_update'),
          ...ofVideo,
          status: z.enum(['pending', 'processing', 'ready', 'failed', 'deleted']),
          errorMessage: field.maybeText.optional().describe('Absent for a video that is deleted.'),
        }),
      ),
      field.named(
        'AvatarStatusUpdate',
        z.object({
          type: z.literal('avatar_status_update'),
          avatarId: field.text,
          ...common,
          status: z.enum(['processing', 'ready', 'failed', 'deleted']),
          progress: percent,
        }),
      ),
      field.named('CreditsUpdate', z.object({ type: z.literal('credits_updated'), ...balance })),
      field.named(
        'TwinCreditsUpdate',
        z.object({ type: z.literal('twin_credits_updated'), ...common, available: field.whole, held: field.whole }),
      ),
      field.named(
        'SubscriptionUpdate',
        z.object({
          type: z.literal('subscription_updated'),
          ...common,
          status: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'paused', 'canceled']),
        }),
      ),
      field.named(
        'PaymentCompletion',
        z.object({
          type: z.literal('payment_completed'),
          ...common,
          amount: z.number().describe('In dollars.'),
          credits: field.credits,
        }),
      ),
    ])
    .describe('A message of the WebSocket at /ws, which a session opens.'),
);

/** A message before it gets its cursor. */
export type DocumentedMessage = WithoutCursor<z.output<typeof liveMessage>>;
type WithoutCursor<Message> = Message extends unknown ? Omit<Message, 'cursor'> : never;
