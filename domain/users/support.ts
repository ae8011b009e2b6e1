import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent } from '../event-type.ts';
import { Refusal } from '../refusal.ts';
import { say } from '../../words/index.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);

/**
 * Acts of support outside of the log: mailing a link for a new password, removing the second factor, requesting the
 * deletion for the customer, or watching a video.
 */
export const supportActs = ['password_link', 'second_factor_reset', 'deletion', 'video_watched'] as const;
export type SupportAct = (typeof supportActs)[number];

/** `reason` was written by the administrator; null where none is asked for, and once it is erased. */
const supportActed = z.object({
  userId: id,
  act: z.enum(supportActs),
  /** The video that was watched; else null. */
  videoId: id.nullable(),
  reason: personal(z.string().max(500).nullable()),
});

export const supportEventTypes = [
  /** Recorded before the act, so that no act is without a record. */
  defineEvent({ type: 'SupportActed', version: 1, schema: supportActed }),
] as const;

export type SupportActed = DomainEvent<'SupportActed', z.infer<typeof supportActed>>;

/** Records an act of support. */
export interface RecordSupportAct {
  readonly kind: 'record_support_act';
  readonly userId: string;
  readonly act: SupportAct;
  readonly videoId: string | null;
  readonly reason: string | null;
}

/** Throws NOT_FOUND for an account that never signed in. */
export function decideSupportAct(
  { kind: _kind, ...data }: RecordSupportAct,
  { exists }: { readonly exists: boolean },
): readonly SupportActed[] {
  if (!exists) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
  return [{ type: 'SupportActed', data }];
}
