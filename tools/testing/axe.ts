import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { default as Axe, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Minified: reading it is a good part of checking a screen. */
const source = readFileSync(join(import.meta.dirname, '../../node_modules/axe-core/axe.min.js'), 'utf8');

/** One rule of axe and an element that violates it. */
export interface Violation {
  readonly rule: string;
  readonly html: string;
  readonly why: string;
}

/** Returns what axe finds in the current document of the page: by all its rules, or by those of `chosen`. */
export async function violationsOf(page: Page, chosen: RunOptions = {}): Promise<Violation[]> {
  // It runs in the page itself and stays there until the page loads another document. The only frames show mails in a
  // sandbox, where no script runs: axe would wait a minute for each. Elements without a violation are not described,
  // which would be most of the work.
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
