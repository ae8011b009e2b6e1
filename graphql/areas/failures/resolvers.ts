import { Refusal } from '../../../domain/refusal.ts';
import { pageSize } from '../../cursor.ts';
import type { Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { nameOfUser } from '../admin-users/reads.ts';
import { failureInput, processInput } from './input.ts';
import { listFailures, readFailingWork } from './reads.ts';
import { say } from '../../../words/index.ts';

const defaultPage = 25;

/** Open failures of processes and jobs, and what administrators decide about them. */
export const failureResolvers: Resolvers = {
  Query: {
    failingProcesses: async (_root, _args, context) => {
      await context.requireAdmin();
      const found = await readFailingWork(context.services);
      return found.map(({ stalledSince, ...work }) => ({
        ...work,
        stalledSince: stalledSince === undefined ? null : dateTime(stalledSince),
      }));
    },
    failures: async (_root, { process: wanted, first, after }, context) => {
      await context.requireAdmin();
      const work =
        wanted === null || wanted === undefined ? undefined : readInput(processInput, { process: wanted }).process;
      return listFailures(context.services, work, { limit: pageSize(first, defaultPage), after });
    },
  },
  Failure: {
    owner: async ({ ownerId }, _args, { loaders }) => {
      const doc = ownerId ? await loaders.users.load(ownerId) : undefined;
      return doc === undefined ? null : nameOfUser(doc);
    },
  },
  Mutation: {
    retryFailure: async (_root, { id: wanted, idempotencyKey }, context) => {
      await context.requireAdmin();
      const { id } = readInput(failureInput, { id: wanted });
      const caller = context.caller(idempotencyKey, 'admin');
      return { id, ...(await context.services.commands.failures.retryFailure(id, caller)) };
    },
    retryFailures: async (_root, { process: wanted, idempotencyKey }, context) => {
      await context.requireAdmin();
      const { process } = readInput(processInput, { process: wanted });
      const found = await readFailingWork(context.services);
      if (!found.some(({ name, failures }) => name === process && failures > 0))
        throw new Refusal('NOT_FOUND', say('NO_OPEN_FAILURES'));
      const caller = context.caller(idempotencyKey, 'admin');
      return { process, ...(await context.services.commands.failures.retryFailures(process, caller)) };
    },
    dismissFailure: async (_root, { id: wanted, idempotencyKey }, context) => {
      await context.requireAdmin();
      await context.requireRecentAuthentication();
      const { id } = readInput(failureInput, { id: wanted });
      const caller = context.caller(idempotencyKey, 'admin');
      return { id, ...(await context.services.commands.failures.dismissFailure(id, caller)) };
    },
  },
};
