import { ownUser } from '../account/reads.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { dateTime } from '../../scalars.ts';
import { downloadAddress } from './address.ts';
import { mediaBytesOf } from './parts/videos.ts';

/** The export of everything that belongs to an account. */
export const dataExportResolvers: Resolvers = {
  Mutation: {
    exportOwnData: async (_root, _args, context) => {
      const user = await ownUser(context);
      await context.requireRecentAuthentication();
      await context.services.commands.lifecycle.recordExport(user.id, context.caller(undefined));
      const { url, expiresAt } = await downloadAddress(context, user.id);
      return { url, expiresAt: dateTime(expiresAt), mediaBytes: await mediaBytesOf({ user, context }) };
    },
  },
};
