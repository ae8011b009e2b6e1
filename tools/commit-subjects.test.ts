import { expect, test } from '@jest/globals';
import { faultOf } from './commit-subjects.ts';

test.each([
  ['Release expired holds on startup', null],
  ['X'.repeat(72), null],
  ['X'.repeat(73), 'has 73 characters, 72 at most'],
  ['Fix it', 'has 6 characters, 8 at least'],
  ['release expired holds', 'begins with a small letter'],
  ['Release expired holds.', 'ends with a full stop'],
  ['fixup! Release expired holds', 'begins with a small letter'],
])('the subject "%s" has the fault %p', (subject, fault) => {
  expect(faultOf(subject)).toBe(fault);
});
