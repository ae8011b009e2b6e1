import { defaultLanguage } from '../language.ts';
import { brandSchema, type Brand } from '../look.ts';
import { Refusal } from '../refusal.ts';
import type { UserIdentityUpdated } from './events.ts';
import type {
  EmailChanged,
  EmailChangeRequested,
  LanguageChanged,
  ProfileChanged,
  ProfileEvent,
} from './profile-events.ts';
import { say, type Language } from '../../words/index.ts';

type Identity = UserIdentityUpdated['data'];

/** The part of a user's state that the account settings change. */
export interface ProfileState {
  readonly exists: boolean;
  /** From the identity provider. */
  readonly identity?: Identity;
  /** The user name from the registration, until the user chooses another. */
  readonly registeredUsername?: string | null;
  /** Set by the user; absent before the first edit. */
  readonly profile?: ProfileChanged['data'];
  /** Absent: the user never chose a picture, so the identity provider's is shown. */
  readonly pictureUrl?: string | null;
  readonly emailChange?: EmailChangeRequested['data'];
  /** The last change that took effect and was not undone. */
  readonly emailChanged?: EmailChanged['data'];
  /** The brand of the user's videos; absent or null without one. */
  readonly brand?: Brand | null;
  /** Chosen by the user, or else the language of the registration page; absent when neither is known. */
  readonly language?: Language;
  /** The id of the last recorded change of the password, to recognize a repetition of it. */
  readonly passwordChangeId?: string;
}

/** The profile as everyone sees it: a value that the user set wins over the identity provider's. */
export interface Profile {
  readonly username: string;
  readonly displayName: string;
  readonly phoneNumber: string | null;
  readonly pictureUrl: string | null;
}

/** The fields of a profile that a user edits; an absent one stays as it is. */
export interface ProfileEdit {
  readonly username?: string;
  readonly displayName?: string;
  readonly phoneNumber?: string | null;
  readonly language?: Language;
}

/** A change by the embedded identity provider: it has happened, so it is recorded and never refused. */
export type RecordedFact = Exclude<
  ProfileEvent,
  { type: 'ProfileChanged' | 'ProfilePictureChanged' | 'BrandChanged' | 'LanguageChanged' }
>;

export type ProfileCommand =
  | { readonly kind: 'change_profile'; readonly userId: string; readonly edit: ProfileEdit }
  | { readonly kind: 'change_picture'; readonly userId: string; readonly pictureUrl: string | null }
  | { readonly kind: 'change_brand'; readonly userId: string; readonly brand: Brand | null }
  | { readonly kind: 'record'; readonly event: RecordedFact };

/** The profile with the user's own values over the identity provider's; empty texts for an erased user. */
export function profileOf({ identity, profile, registeredUsername, pictureUrl }: ProfileState): Profile {
  return {
    username: profile?.username ?? registeredUsername ?? '',
    displayName: profile?.displayName ?? identity?.displayName ?? '',
    phoneNumber: profile?.phoneNumber ?? null,
    pictureUrl: pictureUrl === undefined ? (identity?.pictureUrl ?? null) : pictureUrl,
  };
}

/** What visitors of a user's pages see of the user; empty where there is nothing. */
export interface VisibleAgent {
  readonly agent: string;
  readonly company: string;
  readonly phone: string;
  readonly email: string;
}

/** The agent card of the brand; without one, the display name unless that is an email address. */
export function visibleAgent(state: ProfileState): VisibleAgent {
  const { name = '', company = '', phone = '', email = '' } = state.brand?.agent ?? {};
  if (name !== '' || company !== '' || phone !== '' || email !== '') return { agent: name, company, phone, email };
  const { displayName } = profileOf(state);
  return { agent: displayName.includes('@') ? '' : displayName, company: '', phone: '', email: '' };
}

/** Decides a command on the profile. Throws NOT_FOUND for an account that never signed in. */
export function decideProfile(command: ProfileCommand, state: ProfileState): readonly ProfileEvent[] {
  if (!state.exists) throw new Refusal('NOT_FOUND', say('USER_NOT_FOUND'));
  switch (command.kind) {
    case 'change_profile':
      return [
        ...changeProfile(command.userId, command.edit, state),
        ...changeLanguage(command.userId, command.edit.language, state),
      ];
    case 'change_picture': {
      const { userId, pictureUrl } = command;
      return pictureUrl === profileOf(state).pictureUrl
        ? []
        : [{ type: 'ProfilePictureChanged', data: { userId, pictureUrl } }];
    }
    case 'change_brand': {
      const { userId, brand } = command;
      return isSameBrand(brand, state.brand ?? null) ? [] : [{ type: 'BrandChanged', data: { userId, brand } }];
    }
    case 'record':
      return isRecorded(command.event, state) ? [] : [command.event];
  }
}

const isSameBrand = (a: Brand | null, b: Brand | null): boolean =>
  JSON.stringify(brandSchema.nullable().parse(a)) === JSON.stringify(brandSchema.nullable().parse(b));

/** The language of an account's mails. */
export const languageOfAccount = ({ language = defaultLanguage }: Pick<ProfileState, 'language'>): Language => language;

const changeLanguage = (
  userId: string,
  language: Language | undefined,
  state: ProfileState,
): readonly LanguageChanged[] =>
  language === undefined || language === languageOfAccount(state)
    ? []
    : [{ type: 'LanguageChanged', data: { userId, language } }];

function changeProfile(userId: string, edit: ProfileEdit, state: ProfileState): readonly ProfileChanged[] {
  const shown = profileOf(state);
  const { username = shown.username, displayName = shown.displayName, phoneNumber = shown.phoneNumber } = edit;
  if (username === shown.username && displayName === shown.displayName && phoneNumber === shown.phoneNumber) return [];
  // A display name that the user did not touch keeps following the identity provider.
  const own = displayName === shown.displayName ? (state.profile?.displayName ?? null) : displayName;
  return [{ type: 'ProfileChanged', data: { userId, username, displayName: own, phoneNumber } }];
}

function isRecorded(event: RecordedFact, state: ProfileState): boolean {
  const { changeId } = event.data;
  switch (event.type) {
    case 'EmailChangeRequested':
      return state.emailChange?.changeId === changeId || state.emailChanged?.changeId === changeId;
    case 'EmailChanged':
      return state.emailChanged?.changeId === changeId;
    case 'EmailChangeUndone':
      return state.emailChanged?.changeId !== changeId;
    case 'PasswordChanged':
      return state.passwordChangeId === changeId;
  }
}

export function evolveProfile<State extends ProfileState>(state: State, event: ProfileEvent): State {
  switch (event.type) {
    case 'ProfileChanged':
      return { ...state, profile: event.data };
    case 'BrandChanged':
      return { ...state, brand: event.data.brand };
    case 'LanguageChanged':
      return { ...state, language: event.data.language };
    case 'ProfilePictureChanged':
      return { ...state, pictureUrl: event.data.pictureUrl };
    case 'EmailChangeRequested':
      return { ...state, emailChange: event.data };
    case 'EmailChanged': {
      const { emailChange: _done, ...rest } = state;
      return { ...(rest as State), emailChanged: event.data, ...withEmail(state, event.data.email) };
    }
    case 'EmailChangeUndone': {
      const { emailChanged: _undone, ...rest } = state;
      return { ...(rest as State), ...withEmail(state, event.data.email) };
    }
    case 'PasswordChanged':
      return { ...state, passwordChangeId: event.data.changeId };
  }
}

/** Using the link that was sent to an address proves that the address belongs to the user. */
const withEmail = ({ identity }: ProfileState, email: string): { readonly identity?: Identity } =>
  identity === undefined ? {} : { identity: { ...identity, email, emailVerified: true } };
