import { expect, test } from '@jest/globals';
import { LeasesUnavailable } from '../leases/index.ts';
import { reportTo } from './report-failure.ts';

test('logs an unavailable engine as a warning and everything else as an error', () => {
  const levels: string[] = [];
  const report = reportTo(
    { warn: () => void levels.push('warn'), error: () => void levels.push('error') },
    'Work is not reached',
  );
  report(new LeasesUnavailable('MongoDB does not answer'));
  report(Object.assign(new Error('not authorized'), { code: 13 }));
  expect(levels).toEqual(['warn', 'error']);
});
