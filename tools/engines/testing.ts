import { describe } from '@jest/globals';

/**
 * Declares tests of an engine. `tests` receives the value of the variable that configures the product; without it the
 * tests are reported as skipped, with the variable to set.
 */
export function describeEngine(name: string, variable: string, tests: (address: string) => void): void {
  const address = process.env[variable];
  if (address !== undefined && address !== '') describe(name, () => tests(address));
  else describe.skip(`${name} (${reasonFor(name)})`, () => tests(''));
}

function reasonFor(name: string): string {
  const reasons = JSON.parse(process.env['MISSING_ENGINES'] ?? '{}') as Readonly<Record<string, string>>;
  return reasons[name] ?? 'not looked for: run it with npm run test:engines';
}
