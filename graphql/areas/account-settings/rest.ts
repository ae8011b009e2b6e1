import * as field from '../../openapi/fields.ts';
import { z } from 'zod';
import type { UserParent } from '../account/parents.ts';
import { ownUser } from '../account/reads.ts';
import { readInput } from '../../input/read.ts';
import { fileNotFound, sendFile } from '../../rest/files.ts';
import { idempotencyKey, param, route, type Routes } from '../../rest/routes.ts';
import { changePassword, changeProfile, removePicture, userNow } from './changes.ts';
import { changePasswordInput, forgotPasswordInput, profileInput, resetPasswordInput } from './input.ts';
import { pictureOf } from './picture-upload.ts';

const profile = field.named(
  'Profile',
  z.object({
    username: field.text,
    email: field.text,
    displayName: field.text,
    phoneNumber: field.maybeText,
    language: field.text.describe("Of the account's emails: `en` or `es`."),
    profilePictureUrl: field.maybeText,
    emailPending: field.text.optional().describe('The new address, until it is confirmed.'),
  }),
);

const profileView = ({ doc }: UserParent) => ({
  username: doc.username,
  email: doc.email,
  displayName: doc.displayName,
  phoneNumber: doc.phoneNumber,
  language: doc.language,
  profilePictureUrl: doc.pictureUrl,
});

/** A picture is named by the hash of its content, so the content at an address never changes. */
const pictureName = /^[0-9a-f]{64}\.webp$/;
const picturePath = '/files/pictures';

/** The account settings and passwords. */
export const accountSettingsRoutes: Routes = {
  'GET /auth/profile': route({
    needs: 'read',
    about: { tag: 'Account', summary: 'The profile', answer: profile },
    handle: async (context) => profileView(await ownUser(context)),
  }),

  'PATCH /auth/profile': route({
    once: true,
    bound: 'profile',
    about: { tag: 'Account', summary: 'Change the profile', body: profileInput, answer: profile },
    handle: async (context, request) => {
      context.requireUser();
      const input = readInput(profileInput, request.body);
      const { user, emailPending } = await changeProfile(context, input, idempotencyKey(request));
      return { ...profileView(user), ...(emailPending === null ? {} : { emailPending }) };
    },
  }),

  'POST /auth/profile/picture': route({
    bound: 'pictures',
    about: {
      tag: 'Account',
      summary: 'Upload a profile picture (JPEG, PNG, GIF or WebP, at most 5 MB)',
      body: { form: { profilePicture: 'The picture.' } },
      answer: z.object({ profilePictureUrl: z.string().nullable() }),
    },
    body: 'stream',
    handle: async (context, request) => {
      const userId = context.requireUser();
      const { services } = context;
      const before = (await ownUser(context)).doc.pictureUrl;
      const name = await services.accountSettings.makePicture(userId, await pictureOf(request));
      const profilePictureUrl = `${picturePath}/${name}`;
      const { profile } = services.commands;
      await context.seen(await profile.changePicture(userId, profilePictureUrl, context.caller(undefined)));
      if (before !== profilePictureUrl) await removePicture(context, before);
      return { profilePictureUrl: profileView(await userNow(context, userId)).profilePictureUrl };
    },
  }),

  [`GET ${picturePath}/:name`]: {
    needs: 'read',
    handle: async ({ services }, request, reply) => {
      const name = param(request, 'name');
      if (!pictureName.test(name)) throw fileNotFound();
      return sendFile(services.providers.files, `pictures/${name}`, request, reply, 'immutable');
    },
  },

  'PATCH /auth/change-password': route({
    bound: 'passwords',
    about: { tag: 'Account', summary: 'Change the password', body: changePasswordInput, answer: field.done },
    handle: async (context, request) => {
      context.requireUser();
      await changePassword(context, readInput(changePasswordInput, request.body));
      return { success: true as const };
    },
  }),

  'POST /auth/forgot-password': route({
    bound: 'identity',
    about: {
      tag: 'Account',
      summary: 'Send a link to reset the password; answers the same for unknown addresses',
      callers: 'anyone',
      body: forgotPasswordInput,
      answer: field.done,
    },
    handle: async ({ services, address }, request) => {
      await services.accountSettings.forgotPassword({ ...readInput(forgotPasswordInput, request.body), address });
      return { success: true as const };
    },
  }),

  'POST /auth/reset-password': route({
    bound: 'identity',
    about: {
      tag: 'Account',
      summary: 'Set a new password with the token of a link',
      callers: 'anyone',
      body: resetPasswordInput,
      answer: field.done,
    },
    handle: async ({ services, address }, request) => {
      await services.accountSettings.resetPassword({ ...readInput(resetPasswordInput, request.body), address });
      return { success: true as const };
    },
  }),
};
