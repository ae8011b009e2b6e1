import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** One rule of axe and an element that violates it. */
export interface Violation {
  readonly rule: string;
  readonly html: string;
  readonly why: string;
}

/** Returns what axe finds in the current document of the page: by all its rules, or by those of `runOnly`. */
export async function violationsOf(page: Page, runOnly?: RunOptions['runOnly']): Promise<Violation[]> {
  // It runs in the page itself and stays there until the page loads another document. The only frames show mails in a
  // sandbox, where no script runs: axe would wait a minute for each. Elements without a violation are not described,
  // which would be most of the work.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...(runOnly && { runOnly }) };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (chosen) => (globalThis as unknown as { axe: typeof axe }).axe.run(chosen),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({ rule: id, html, why: failureSummary.replaceAll(/\s+/g, ' ') })),
  );
}
