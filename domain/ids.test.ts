import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { providerName } from './ids.ts';

test.each(['pi_3QkX', 'in_1AbC-2', 'payments.missing_grant.pi_1'])('keeps an id as providers make it: %s', (id) => {
  expect(providerName(id)).toBe(id);
});

test('makes a plain name from any text, and different names from different texts', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (one, other) => {
      expect(providerName(one)).toMatch(/^[\w.!~*'()%-]*$/);
      if (one !== other) expect(providerName(one)).not.toBe(providerName(other));
    }),
  );
  expect(providerName('\ud800')).toBe(encodeURIComponent('\ufffd'));
});
