import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { changePassword, changeProfile, removePicture, userNow } from './changes.ts';
import { changePasswordInput, forgotPasswordInput, profileInput, resetPasswordInput } from './input.ts';

/** The account settings. */
export const accountSettingsResolvers: Resolvers = {
  Query: {
    passwordResetLinkWorks: (_root, { token }, { services }) => services.accountSettings.isResetLink(token),
  },
  Mutation: {
    updateProfile: async (_root, { input }, context) => {
      context.requireUser();
      const { idempotencyKey, username, displayName, email, phoneNumber, language } = input;
      // GraphQL clients send null for a field that they leave out; only a phone number can be removed.
      const given = {
        username: username ?? undefined,
        displayName: displayName ?? undefined,
        email: email ?? undefined,
        language: language ?? undefined,
      };
      return changeProfile(context, readInput(profileInput, { ...given, phoneNumber }), idempotencyKey);
    },
    removeProfilePicture: async (_root, _args, context) => {
      const userId = context.requireUser();
      const { profile } = context.services.commands;
      const { doc } = await userNow(context, userId);
      const position = await profile.changePicture(userId, null, context.caller(undefined));
      await removePicture(context, doc.pictureUrl);
      await context.seen(position);
      return { position, user: await userNow(context, userId) };
    },
    changePassword: async (_root, { input }, context) => {
      context.requireUser();
      await changePassword(context, readInput(changePasswordInput, input));
      return { success: true };
    },
    requestPasswordReset: async (_root, args, { services, address }) => {
      await services.accountSettings.forgotPassword({ ...readInput(forgotPasswordInput, args), address });
      return { success: true };
    },
    resetPassword: async (_root, args, { services, address }) => {
      await services.accountSettings.resetPassword({ ...readInput(resetPasswordInput, args), address });
      return { success: true };
    },
  },
};
