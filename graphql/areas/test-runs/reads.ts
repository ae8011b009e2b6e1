import type { Projections, TestRunDocument } from '../../../projection-service/index.ts';
import { credits, dateTime } from '../../scalars.ts';
import type { TestRunParent } from './parents.ts';

const shownRuns = 50;

/** The newest runs, the newest first. */
export const listTestRuns = (projections: Projections): Promise<readonly TestRunParent[]> =>
  projections
    .reader('test-runs')
    .query('testRuns', { index: 'all', equal: { kind: 'run' }, reverse: true, limit: shownRuns });

const dollars = (cents: number): number => cents / 100;

/** The figures of a run: dollars, credits, and the percentage of its scenarios that succeeded. */
export function figuresOf({ scenarios, results }: Pick<TestRunDocument, 'scenarios' | 'results'>) {
  const succeeded = results.filter(({ success }) => success).length;
  return {
    successRate: scenarios.length === 0 ? 0 : Math.round((1_000 * succeeded) / scenarios.length) / 10,
    totalScenarios: scenarios.length,
    totalRevenue: dollars(results.reduce((sum, { amountCents }) => sum + amountCents, 0)),
    totalCredits: credits(results.reduce((sum, { finalHalfCredits }) => sum + finalHalfCredits, 0)),
  };
}

/** The result of a scenario in the units of the API. */
export const resultView = ({
  scenario,
  success,
  amountCents,
  finalHalfCredits,
  durationMs,
  errors,
}: TestRunDocument['results'][number]) => ({
  scenario,
  success,
  totalAmount: dollars(amountCents),
  finalCredits: credits(finalHalfCredits),
  duration: durationMs,
  errors: [...errors],
});

/** A run as the REST call answers it. */
export function testRunView({ id, doc }: TestRunParent) {
  const { successRate, ...totals } = figuresOf(doc);
  return {
    id,
    timestamp: dateTime(doc.requestedAt),
    status: doc.status,
    metadata: { successRate: successRate.toFixed(1), ...totals },
    summary: { totalDuration: doc.durationMs },
    scenarioResults: doc.results.map(resultView),
  };
}
