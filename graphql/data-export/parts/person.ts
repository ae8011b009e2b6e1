import { userView } from '../../account/views.ts';
import { dateTime } from '../../scalars.ts';
import { json, type ExportPart } from '../part.ts';

export const profile: ExportPart = {
  name: 'profile.json',
  about: 'Your account: name, e-mail address, phone number, credits and settings.',
  files: async function* ({ user, context }) {
    yield { name: 'profile.json', content: json(await userView(user, context)) };
  },
};

export const preferences: ExportPart = {
  name: 'preferences.json',
  about: 'The types of e-mail that you switched off.',
  files: async function* ({ user, context }) {
    const { mailsSwitchedOff = [] } = await context.services.commands.users.userState(user.id);
    yield { name: 'preferences.json', content: json({ mailsSwitchedOff }) };
  },
};

export const sessions: ExportPart = {
  name: 'sessions.json',
  about: 'The browsers that are signed in to your account.',
  files: async function* ({ user, context }) {
    const live = await context.services.sessions.list(user.id);
    const rows = live.map(({ createdAt, lastSeenAt, expiresAt, userAgent, address }) => ({
      signedInAt: dateTime(createdAt),
      lastSeenAt: dateTime(lastSeenAt),
      expiresAt: dateTime(expiresAt),
      userAgent,
      address,
    }));
    yield { name: 'sessions.json', content: json(rows) };
  },
};
