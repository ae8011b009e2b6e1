import { Refusal } from '../../../domain/refusal.ts';
import { dayOf } from '../../../domain/time.ts';
import { ownUser } from '../account/reads.ts';
import { param, type Routes } from '../../rest/routes.ts';
import { isDownloadAllowed } from './address.ts';
import { openArchive } from './archive.ts';
import { say } from '../../../words/index.ts';

/** The file of an export, at the address that `exportOwnData` gave. */
export const dataExportRoutes: Routes = {
  'GET /downloads/account/:token': {
    bound: 'dataDownloads',
    handle: async (context, request, reply) => {
      const user = await ownUser(context);
      if (!(await isDownloadAllowed(context, user.id, param(request, 'token'))))
        throw new Refusal('NOT_FOUND', say('DOWNLOAD_EXPIRED'));
      const day = dayOf(context.services.now());
      return reply
        .header('content-disposition', `attachment; filename="curbcast-account-${day}.zip"`)
        .header('cache-control', 'private, no-store')
        .type('application/zip')
        .send(openArchive({ user, context }));
    },
  },
};
