import { graphql } from '../../../gql/gql.ts';
import type { TestRunsQuery } from '../../../gql/graphql.ts';
import { t } from '../../../i18n/t.ts';

export const testRunsQuery = graphql(`
  query TestRuns {
    testRuns {
      id
      timestamp
      status
      successRate
      totalScenarios
      totalRevenue
      totalCredits
      totalDuration
      results {
        scenario
        success
        totalAmount
        finalCredits
        duration
        errors
      }
    }
  }
`);

export type TestRun = TestRunsQuery['testRuns'][number];

/** The thresholds of the success rate, in percent. */
const good = 80;
const fair = 60;

/** Green from 80, yellow from 60, red below. */
export function toneOf(successRate: number): 'success' | 'warning' | 'danger' {
  if (successRate >= good) return 'success';
  return successRate >= fair ? 'warning' : 'danger';
}

/** Milliseconds in words: seconds from 1,000 ms on. */
export const durationInWords = (milliseconds: number): string =>
  milliseconds >= 1_000 ? `${(milliseconds / 1_000).toFixed(1)} s` : t('{milliseconds} ms', { milliseconds });
