import { expect, test } from '@jest/globals';
import { LeasesUnavailable } from '../leases/index.ts';
import { reportTo } from './report-failure.ts';

test('warns of an engine that is away, and reports everything else as an error', () => {
  const said: string[] = [];
  const report = reportTo(
    { warn: () => void said.push('warn'), error: () => void said.push('error') },
    'Work is not reached',
  );
  report(new LeasesUnavailable('MongoDB does not answer'));
  report(Object.assign(new Error('not authorized'), { code: 13 }));
  expect(said).toEqual(['warn', 'error']);
});
