import type { OwnId } from '../ids.ts';
import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { language } from '../language.ts';
import { signInFactorEventTypes } from './sign-in-factors.ts';
import { profileEventTypes } from './profile-events.ts';
import { lifecycleEventTypes } from './lifecycle-events.ts';
import { supportEventTypes } from './support.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);
const text = z.string().max(500);

/** The longest texts that describe a person, in UTF-16 units; `personOf` of identity keeps claims within them. */
export const longestOfPerson = {
  email: 320,
  firstName: 200,
  lastName: 200,
  displayName: 200,
  pictureUrl: 2_048,
} as const;

/** The person, from the identity provider; an empty text for anything it omits. */
const described = {
  email: personal(z.string().max(longestOfPerson.email)),
  emailVerified: z.boolean(),
  firstName: personal(z.string().max(longestOfPerson.firstName)),
  lastName: personal(z.string().max(longestOfPerson.lastName)),
  displayName: personal(z.string().max(longestOfPerson.displayName)),
  pictureUrl: personal(z.string().max(longestOfPerson.pictureUrl).nullable()),
};

/** A verified identity signed in for the first time. */
const registered = z.object({
  userId: id,
  issuer: text,
  subject: personal(text),
  username: personal(text),
  ...described,
  /** The language of the page on which the person signed up; absent when there was no page. */
  language: language.exactOptional(),
});

/** The identity provider's claims have changed since the last sign-in. */
const identityUpdated = z.object({ userId: id, ...described });

/** `reason` is the text of the administrator who changed the role; null once the account is erased. */
const roleChanged = z.object({ userId: id, role: z.literal('admin'), reason: personal(text.nullable()) });
const financeRoleChanged = roleChanged.extend({ role: z.literal('finance') });

/** The user chose which types of mail to get; `switchedOff` lists all that are off, by the names of their templates. */
const mailPreferencesChanged = z.object({
  userId: id,
  switchedOff: z.array(z.string().min(1).max(64)).max(100),
});

export const userEventTypes = [
  defineEvent({
    type: 'UserRegistered',
    version: 1,
    schema: registered,
  }),
  defineEvent({
    type: 'UserIdentityUpdated',
    version: 1,
    schema: identityUpdated,
  }),
  defineEvent({
    type: 'AdminRoleGranted',
    version: 1,
    schema: roleChanged,
  }),
  defineEvent({
    type: 'AdminRoleRevoked',
    version: 1,
    schema: roleChanged,
  }),
  defineEvent({ type: 'FinanceRoleGranted', version: 1, schema: financeRoleChanged }),
  defineEvent({ type: 'FinanceRoleRevoked', version: 1, schema: financeRoleChanged }),
  defineEvent({ type: 'MailPreferencesChanged', version: 1, schema: mailPreferencesChanged }),
  ...profileEventTypes,
  ...lifecycleEventTypes,
  ...signInFactorEventTypes,
  ...supportEventTypes,
] as const;

export type UserRegistered = DomainEvent<'UserRegistered', z.infer<typeof registered>>;
export type UserIdentityUpdated = DomainEvent<'UserIdentityUpdated', z.infer<typeof identityUpdated>>;
export type MailPreferencesChanged = DomainEvent<'MailPreferencesChanged', z.infer<typeof mailPreferencesChanged>>;
/** The person of a verified ID token. */
export type VerifiedIdentity = Omit<UserRegistered['data'], 'userId' | 'username'>;

export type UserEvent = EventsOf<typeof userEventTypes>;

export const userStream = (userId: OwnId): string => `user-${userId}`;
