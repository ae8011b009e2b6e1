import type { Resolvers } from '../../generated/resolvers.ts';
import { dateTime } from '../../scalars.ts';
import { figuresOf, listTestRuns, resultView } from './reads.ts';

/** Runs of the onboarding test. */
export const testRunResolvers: Resolvers = {
  Query: {
    testRuns: async (_root, _args, context) => {
      await context.requireAdmin();
      return [...(await listTestRuns(context.services.projections))];
    },
  },
  Mutation: {
    requestTestRun: async (_root, { idempotencyKey }, context) => {
      await context.requireAdmin();
      const run = await context.services.commands.testRuns.requestTestRun(context.caller(idempotencyKey, 'admin'));
      await context.seen(run.position);
      return run;
    },
  },
  TestRun: {
    timestamp: ({ doc }) => dateTime(doc.requestedAt),
    status: ({ doc }) => doc.status.toUpperCase() as Uppercase<typeof doc.status>,
    successRate: ({ doc }) => figuresOf(doc).successRate,
    totalScenarios: ({ doc }) => figuresOf(doc).totalScenarios,
    totalRevenue: ({ doc }) => figuresOf(doc).totalRevenue,
    totalCredits: ({ doc }) => figuresOf(doc).totalCredits,
    totalDuration: ({ doc }) => doc.durationMs,
    results: ({ doc }) => [...doc.results],
  },
  TestScenarioResult: {
    totalAmount: (result) => resultView(result).totalAmount,
    finalCredits: (result) => resultView(result).finalCredits,
    duration: (result) => result.durationMs,
    errors: ({ errors }) => [...errors],
  },
};
