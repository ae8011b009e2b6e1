import { z } from 'zod';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);

/** Requests and failed sign-ins in 15 minutes. */
const limits = z.object({ general: z.int().min(1), authentication: z.int().min(1) });

/** An address or a network may not use the product, until `expiresAt` (milliseconds) or without an end. */
const blocked = z.object({
  entryId: id,
  /** `203.0.113.9` or `203.0.113.0/24`; null once the key of the security records is destroyed. */
  network: personal(z.string().max(64).nullable()),
  reason: personal(z.string().max(500).nullable()),
  expiresAt: z.int().nullable(),
});
const unblocked = z.object({ entryId: id, cause: z.enum(['removed', 'expired']) });
const limitsChanged = z.object({ before: limits, after: limits });
const timeoutChanged = z.object({ beforeMs: z.int().positive(), afterMs: z.int().positive() });

/**
 * An administrator signed people out: all of them, or the user of `userId`. `newPassword`: the user's password is void,
 * and a link to a new one is mailed.
 */
const sessionsEnded = z.object({ userId: id.nullable(), newPassword: z.boolean() });

export const securityEventTypes = [
  defineEvent({ type: 'AddressBlocked', version: 1, schema: blocked }),
  defineEvent({ type: 'AddressUnblocked', version: 1, schema: unblocked }),
  defineEvent({ type: 'RateLimitsChanged', version: 1, schema: limitsChanged }),
  defineEvent({ type: 'SessionTimeoutChanged', version: 1, schema: timeoutChanged }),
  defineEvent({ type: 'SessionsEnded', version: 1, schema: sessionsEnded }),
] as const;

export type EditableLimits = z.infer<typeof limits>;
export type SecurityEvent = EventsOf<typeof securityEventTypes>;

/** One stream holds the rules of the installation: every gateway folds it and follows it. */
export const securityStream = (name: string): string => `security-${name}`;
export const policyId = 'policy';
/** The subject whose key seals addresses that belong to no user. */
export const securitySubject = 'security';
