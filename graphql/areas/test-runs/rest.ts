import * as field from '../../openapi/fields.ts';
import { z } from 'zod';
import { idempotencyKey, route, type Routes } from '../../rest/routes.ts';
import { listTestRuns, testRunView } from './reads.ts';

const testResults = z.object({
  testResults: z.array(
    z.object({
      id: field.text,
      timestamp: field.time,
      status: field.text,
      metadata: z.object({
        successRate: field.text,
        totalScenarios: field.whole,
        totalRevenue: z.number(),
        totalCredits: field.credits,
      }),
      summary: z.object({ totalDuration: z.number().nullable() }),
      scenarioResults: z.array(
        z.object({
          scenario: field.text,
          success: z.boolean(),
          totalAmount: z.number(),
          finalCredits: field.credits,
          duration: z.number(),
          errors: z.array(field.text),
        }),
      ),
    }),
  ),
});

/** Runs of the onboarding test. Despite their paths both calls need the administrator role. */
export const testRunRoutes: Routes = {
  'GET /public/admin/test-results': route({
    needs: 'open',
    about: { tag: 'Administration', summary: 'The runs of the onboarding tests', answer: testResults },
    handle: async (context) => {
      await context.requireAdmin();
      return { testResults: (await listTestRuns(context.services.projections)).map(testRunView) };
    },
  }),
  /** A fixed job: nothing of the request reaches it. */
  'POST /test-onboarding-flow.cjs': route({
    once: true,
    bound: 'administrators',
    about: {
      tag: 'Administration',
      summary: 'Start the onboarding tests',
      status: 202,
      answer: z.object({ runId: z.string() }),
    },
    handle: async (context, request, reply) => {
      await context.requireAdmin();
      const caller = context.caller(idempotencyKey(request), 'admin');
      const { runId, position } = await context.services.commands.testRuns.requestTestRun(caller);
      await context.seen(position);
      void reply.code(202);
      return { runId };
    },
  }),
};
