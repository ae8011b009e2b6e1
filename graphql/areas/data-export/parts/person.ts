import { ownPictureKey, ownPictures as folderOf, pictureKeyOf } from '../../../../command-service/index.ts';
import { userView } from '../../account/views.ts';
import { dateTime } from '../../../scalars.ts';
import { json, type ExportPart } from '../part.ts';

export const profile: ExportPart = {
  name: 'profile.json',
  readModels: ['users.users', 'videos.videoStats', 'credits.twinAccounts'],
  about: 'Your account: name, email address, phone number, credits and settings.',
  files: async function* ({ user, context }) {
    yield { name: 'profile.json', content: json(await userView(user, context)) };
  },
};

export const preferences: ExportPart = {
  name: 'preferences.json',
  readModels: [],
  about: 'The types of email that you switched off.',
  files: async function* ({ user, context }) {
    const { mailsSwitchedOff = [] } = await context.services.commands.users.userState(user.id);
    yield { name: 'preferences.json', content: json({ mailsSwitchedOff }) };
  },
};

export const brand: ExportPart = {
  name: 'brand.json',
  readModels: [],
  about: 'Colours, logo and agent card of your videos.',
  files: async function* ({ user, context }) {
    const { brand: saved = null } = await context.services.commands.users.userState(user.id);
    if (saved === null) return;
    yield { name: 'brand.json', content: json(saved) };
    const key = ownPictureKey(user.id, saved.logoUrl);
    const logo = key === undefined ? undefined : await context.services.providers.files.open(key);
    if (logo) yield { name: 'logo.webp', content: logo.stream };
  },
};

export const ownPictures: ExportPart = {
  name: 'pictures/',
  readModels: [],
  about: 'The pictures and logos that you uploaded for your videos.',
  files: async function* ({ user, context }) {
    const { files } = context.services.providers;
    const folder = folderOf(user.id);
    for (const key of await files.list(folder)) {
      // The file may have been removed since.
      const opened = await files.open(key);
      if (opened) yield { name: `pictures/${key.slice(folder.length)}`, content: opened.stream };
    }
  },
};

export const picture: ExportPart = {
  name: 'picture.webp',
  readModels: [],
  about: 'Your profile picture, if you uploaded one.',
  files: async function* ({ user, context }) {
    const key = pictureKeyOf(user.doc.pictureUrl);
    const opened = key === undefined ? undefined : await context.services.providers.files.open(key);
    if (opened) yield { name: 'picture.webp', content: opened.stream };
  },
};

export const signIn: ExportPart = {
  name: 'sign-in.json',
  readModels: [],
  about: 'How you sign in besides your password: since when codes of an app are asked for, and your passkeys.',
  files: async function* ({ user, context }) {
    const { secondFactor, passkeys } = await context.services.signInFactors.state(user.id);
    const rows = passkeys.map(({ name, createdAt, lastUsedAt }) => ({
      name,
      createdAt: dateTime(createdAt),
      lastUsedAt: lastUsedAt === undefined ? null : dateTime(lastUsedAt),
    }));
    const since = secondFactor === undefined ? null : dateTime(secondFactor.enabledAt);
    yield { name: 'sign-in.json', content: json({ codesOfAnAppSince: since, passkeys: rows }) };
  },
};

export const sessions: ExportPart = {
  name: 'sessions.json',
  readModels: [],
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
