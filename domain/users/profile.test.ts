import { describe, expect, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import {
  decideUser,
  evolveUser,
  initialUser,
  profileOf,
  type EmailChanged,
  type ProfileEvent,
  type RecordedFact,
  type UserCommand,
  type UserEvent,
} from './index.ts';

const { given } = specify({ initial: initialUser, decide: decideUser, evolve: evolveUser });

const provider = {
  userId: 'u1',
  email: 'ann@example.com',
  emailVerified: true,
  firstName: 'Ann',
  lastName: 'Lee',
  displayName: 'Ann Lee',
  pictureUrl: 'https://pictures.example/ann.png',
};
const stateAfter = (...events: readonly UserEvent[]) => events.reduce(evolveUser, initialUser);
const registered: UserEvent = {
  type: 'UserRegistered',
  data: { ...provider, issuer: 'https://id.example/', subject: 's', username: 'ann' },
};
const renamedByProvider: UserEvent = { type: 'UserIdentityUpdated', data: { ...provider, displayName: 'A. Lee' } };
const change = (edit: Extract<UserCommand, { kind: 'change_profile' }>['edit']): UserCommand => ({
  kind: 'change_profile',
  userId: 'u1',
  edit,
});
const changed = (data: Partial<Extract<UserEvent, { type: 'ProfileChanged' }>['data']>): UserEvent => ({
  type: 'ProfileChanged',
  data: { userId: 'u1', username: 'ann', displayName: null, phoneNumber: null, ...data },
});

describe('the profile', () => {
  test("shows the identity provider's values until the user sets others", () => {
    expect(profileOf(stateAfter(registered))).toEqual({
      username: 'ann',
      displayName: 'Ann Lee',
      phoneNumber: null,
      pictureUrl: 'https://pictures.example/ann.png',
    });
  });

  test('takes each field that the user sets, once', () => {
    given(registered)
      .when(change({ username: 'ann.lee' }))
      .then(changed({ username: 'ann.lee' }));
    given(registered)
      .when(change({ phoneNumber: '+15125550142' }))
      .then(changed({ phoneNumber: '+15125550142' }));
    given(registered)
      .when(change({ displayName: 'Annie' }))
      .then(changed({ displayName: 'Annie' }));
    given(registered, changed({ displayName: 'Annie' }))
      .when(change({ username: 'ann', displayName: 'Annie', phoneNumber: null }))
      .thenNothing();
  });

  test('records another language than the present one, by itself or with other fields', () => {
    const spanish: UserEvent = { type: 'LanguageChanged', data: { userId: 'u1', language: 'es' } };
    given(registered)
      .when(change({ language: 'es' }))
      .then(spanish);
    given(registered)
      .when(change({ language: 'es', username: 'ann.lee' }))
      .then(changed({ username: 'ann.lee' }), spanish);
    given(registered)
      .when(change({ language: 'en' }))
      .thenNothing();
    given(registered, spanish)
      .when(change({ language: 'es' }))
      .thenNothing();
    const signedUpInSpanish: UserEvent = { ...registered, data: { ...registered.data, language: 'es' } };
    given(signedUpInSpanish)
      .when(change({ language: 'en' }))
      .then({ type: 'LanguageChanged', data: { userId: 'u1', language: 'en' } });
  });

  test('keeps what the user set when the identity provider says something else at the next sign-in', () => {
    const state = stateAfter(registered, changed({ displayName: 'Annie' }), renamedByProvider);
    expect(profileOf(state).displayName).toBe('Annie');
  });

  test('follows the identity provider in a display name that the user did not touch', () => {
    const state = stateAfter(registered, changed({ phoneNumber: '+15125550142' }), renamedByProvider);
    expect(profileOf(state).displayName).toBe('A. Lee');
  });

  test('forgets a phone number', () => {
    given(registered, changed({ phoneNumber: '+15125550142' }))
      .when(change({ phoneNumber: null }))
      .then(changed({}));
  });

  test('is refused for an account that never signed in', () => {
    given()
      .when(change({ username: 'ann' }))
      .thenRefused('NOT_FOUND', 'User not found');
  });
});

describe('the picture', () => {
  const picture = (pictureUrl: string | null) => ({ kind: 'change_picture', userId: 'u1', pictureUrl }) as const;
  const set: UserEvent = { type: 'ProfilePictureChanged', data: { userId: 'u1', pictureUrl: '/files/a.webp' } };

  test('replaces the one of the identity provider, once', () => {
    given(registered).when(picture('/files/a.webp')).then(set);
    given(registered, set).when(picture('/files/a.webp')).thenNothing();
  });

  test('does not bring a removed picture back with the next sign-in', () => {
    const none: UserEvent = { type: 'ProfilePictureChanged', data: { userId: 'u1', pictureUrl: null } };
    const state = stateAfter(registered, set, none, renamedByProvider);
    expect(profileOf(state).pictureUrl).toBeNull();
  });
});

describe('a change', () => {
  const record = (event: RecordedFact): UserCommand => ({ kind: 'record', event });
  const requested: Extract<ProfileEvent, { type: 'EmailChangeRequested' }> = {
    type: 'EmailChangeRequested',
    data: { userId: 'u1', changeId: 'c1', email: 'new@example.com', expiresAt: 1 },
  };
  const took: EmailChanged = {
    type: 'EmailChanged',
    data: { userId: 'u1', changeId: 'c1', email: 'new@example.com', previousEmail: 'ann@example.com', undoUntil: 2 },
  };
  const undone: Extract<ProfileEvent, { type: 'EmailChangeUndone' }> = {
    type: 'EmailChangeUndone',
    data: { userId: 'u1', changeId: 'c1', email: 'ann@example.com' },
  };

  test('of the email address changes nothing before it is confirmed', () => {
    expect(given(registered).when(record(requested)).then(requested).identity?.email).toBe('ann@example.com');
  });

  test('of the email address makes the new one the verified one, once', () => {
    const state = given({ ...registered, data: { ...registered.data, emailVerified: false } }, requested)
      .when(record(took))
      .then(took);
    expect(state).toMatchObject({ identity: { email: 'new@example.com', emailVerified: true } });
    expect(state.emailChange).toBeUndefined();
    given(registered, requested, took).when(record(took)).thenNothing();
    given(registered, requested, took).when(record(requested)).thenNothing();
  });

  test('of the email address is undone once, by the old address', () => {
    const state = given(registered, requested, took).when(record(undone)).then(undone);
    expect(state.identity?.email).toBe('ann@example.com');
    given(registered, requested, took, undone).when(record(undone)).thenNothing();
  });

  test('of the password is recorded once', () => {
    const password: UserEvent = { type: 'PasswordChanged', data: { userId: 'u1', changeId: 'p1', reset: false } };
    given(registered).when(record(password)).then(password);
    given(registered, password).when(record(password)).thenNothing();
  });
});
