import { describe } from '@jest/globals';

/**
 * Tests of an engine. Where it is missing they are skipped by name, with what to set, and counted as skipped.
 * `tests` gets the value of the variable that makes the product use it.
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
