import { z } from 'zod';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);

/**
 * An administrator ended another's rights. The user's stream carries it out: the role is revoked or the account
 * suspended, unless its rights changed since `rightsVersion`. `reason` is the deciding administrator's text; null once
 * the account is erased.
 */
const rightsEnded = z.object({
  userId: id,
  rightsVersion: z.int().min(0),
  act: z.enum(['revoke_role', 'suspend']),
  reason: personal(z.string().max(500).nullable()),
});

export const administratorEventTypes = [
  defineEvent({ type: 'AdministratorRightsEnded', version: 1, schema: rightsEnded }),
] as const;

export type AdministratorEvent = EventsOf<typeof administratorEventTypes>;

/** One stream for the whole installation, so that decisions of administrators about each other have one order. */
export const administratorsStream = (name: string): string => `administrators-${name}`;
export const allAdministrators = 'all';
