import type { Resolvers } from '../../generated/resolvers.ts';
import { dateTime } from '../../scalars.ts';
import { integrationStatus } from './status.ts';

const statuses = {
  running: 'RUNNING',
  finished: 'FINISHED',
  cancelled: 'CANCELLED',
  failed: 'FAILED',
  interrupted: 'INTERRUPTED',
} as const;

export const integrationResolvers: Resolvers = {
  Query: {
    integrationStatus: (_root, _args, context) => integrationStatus(context),
    tableExports: async (_root, _args, context) => [
      ...(await context.services.commands.tableExports.listTableExports(context.requireUser())),
    ],
  },
  TableExport: {
    id: ({ exportId }) => exportId,
    type: ({ table }) => table,
    status: ({ status }) => statuses[status],
    rows: ({ ended }) => ended?.rows ?? null,
    startedAt: ({ startedAt }) => dateTime(startedAt),
    endedAt: ({ ended }) => (ended === null ? null : dateTime(ended.at)),
  },
};
