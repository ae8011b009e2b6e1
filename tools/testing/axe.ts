import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Minified, because parsing it takes a good part of the time of a check. */
const source = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** One rule of axe and an element that violates it. */
export interface Violation {
  readonly rule: string;
  readonly html: string;
  readonly why: string;
}

/** Returns what axe finds in the current document of the page: by all rules, or by those in `chosen`. */
export async function violationsOf(page: Page, chosen: RunOptions = {}): Promise<Violation[]> {
  // axe runs in the page itself and stays there until the page loads another document. Frames are skipped: they show
  // emails in a sandbox without scripts, and axe would wait a minute for each. Elements without a violation are not
  // described, because that would be most of the work.
  const options: RunOptions = { resultTypes: ['violations'], iframes: false, ...chosen };
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (given) => (globalThis as unknown as { axe: typeof Axe }).axe.run(given),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary = '' }) => ({ rule: id, html, why: failureSummary.replaceAll(/\s+/g, ' ') })),
  );
}
