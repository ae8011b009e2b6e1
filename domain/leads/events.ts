import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { language } from '../language.ts';
import { limits } from '../limits.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);

/** `userId` is the owner of the video, whose key seals what the visitor wrote: it is null once the owner is erased. */
const lead = { leadId: id, userId: id };

/** A visitor of a share page asks for a tour. `linkId` names the link that the visitor came by. */
const received = z.object({
  ...lead,
  videoId: id,
  linkId: id,
  name: personal(z.string().min(1).max(limits.lead.name).nullable()),
  /** Null where the visitor gave a phone number only. */
  email: personal(z.string().max(limits.lead.email).nullable()),
  phone: personal(z.string().max(limits.lead.email).nullable()),
  message: personal(z.string().max(limits.lead.message).nullable()),
  /** The language in which the visitor read the page. */
  language,
  /** The visitor gets a confirmation by email; decided once, so that each repetition agrees. */
  confirms: z.boolean().exactOptional(),
});

const read = z.object(lead);
const deleted = z.object(lead);

export const leadEventTypes = [
  defineEvent({ type: 'LeadReceived', version: 1, schema: received }),
  defineEvent({ type: 'LeadOpened', version: 1, schema: read }),
  defineEvent({ type: 'LeadDeleted', version: 1, schema: deleted }),
] as const;

export type LeadReceived = DomainEvent<'LeadReceived', z.infer<typeof received>>;
export type LeadEvent = EventsOf<typeof leadEventTypes>;

/** One stream for the leads of an account: it names them all, so an erasure and an export need no read model. */
export const leadsStream = (userId: string): string => `leads-${userId}`;
