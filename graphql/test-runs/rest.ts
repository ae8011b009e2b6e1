import { idempotencyKey, type Routes } from '../rest/routes.ts';
import { listTestRuns, testRunView } from './reads.ts';

/** Spec part 3 section 7. Despite their paths both calls need the administrator role (DECISIONS section 6). */
export const testRunRoutes: Routes = {
  'GET /public/admin/test-results': async (context) => {
    await context.requireAdmin();
    return { testResults: (await listTestRuns(context.services.projections)).map(testRunView) };
  },
  /** A fixed job: nothing of the request reaches it. */
  'POST /test-onboarding-flow.cjs': async (context, request, reply) => {
    await context.requireAdmin();
    const caller = context.caller(idempotencyKey(request), 'admin');
    const { runId, position } = await context.services.commands.testRuns.requestTestRun(caller);
    await context.seen(position);
    void reply.code(202);
    return { runId };
  },
};
