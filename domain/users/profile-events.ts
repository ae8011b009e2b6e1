import { z } from 'zod';
import type { DomainEvent } from '../envelope.ts';
import { defineEvent, type EventsOf } from '../event-type.ts';
import { language } from '../language.ts';
import { brandSchema } from '../look.ts';
import { personal } from '../personal.ts';

const id = z.string().min(1).max(200);
const text = z.string().max(500);

/**
 * The user edited the profile. Holds the whole profile; null for a field that the user never set, which then shows what
 * the identity provider says.
 */
const profileChanged = z.object({
  userId: id,
  username: personal(text),
  displayName: personal(text.nullable()),
  phoneNumber: personal(text.nullable()),
});

/** Path of the picture on our origin; null once it was removed. */
const pictureChanged = z.object({ userId: id, pictureUrl: personal(text.nullable()) });

/** The user asked for another email address. Nothing changes before a link at the new address is used. */
const emailChangeRequested = z.object({ userId: id, changeId: id, email: personal(text), expiresAt: z.int().min(0) });

/** The link at the new address was used. The old address may undo the change until `undoUntil`. */
const emailChanged = z.object({
  userId: id,
  changeId: id,
  email: personal(text),
  previousEmail: personal(text),
  undoUntil: z.int().min(0),
});

/** The link at the old address was used: `email`, the old address, is the account's again. */
const emailChangeUndone = z.object({ userId: id, changeId: id, email: personal(text) });

/** The user saved the brand of their videos; null removes it. */
const brandChanged = z.object({ userId: id, brand: personal(brandSchema.nullable()) });

/** The user chose the language of the account: that of its mails. */
const languageChanged = z.object({ userId: id, language });

/** `reset`: by a link from "Forgot password", not by someone who was signed in. */
const passwordChanged = z.object({ userId: id, changeId: id, reset: z.boolean() });

export const profileEventTypes = [
  defineEvent({
    type: 'ProfileChanged',
    version: 1,
    schema: profileChanged,
  }),
  defineEvent({ type: 'ProfilePictureChanged', version: 1, schema: pictureChanged }),
  defineEvent({ type: 'EmailChangeRequested', version: 1, schema: emailChangeRequested }),
  defineEvent({ type: 'EmailChanged', version: 1, schema: emailChanged }),
  defineEvent({ type: 'EmailChangeUndone', version: 1, schema: emailChangeUndone }),
  defineEvent({ type: 'BrandChanged', version: 1, schema: brandChanged }),
  defineEvent({ type: 'LanguageChanged', version: 1, schema: languageChanged }),
  defineEvent({ type: 'PasswordChanged', version: 1, schema: passwordChanged }),
] as const;

export type ProfileChanged = DomainEvent<'ProfileChanged', z.infer<typeof profileChanged>>;
export type EmailChangeRequested = DomainEvent<'EmailChangeRequested', z.infer<typeof emailChangeRequested>>;
export type EmailChanged = DomainEvent<'EmailChanged', z.infer<typeof emailChanged>>;
export type LanguageChanged = DomainEvent<'LanguageChanged', z.infer<typeof languageChanged>>;
export type ProfileEvent = EventsOf<typeof profileEventTypes>;
