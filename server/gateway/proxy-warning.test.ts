import { expect, test } from '@jest/globals';
import { watchForProxy } from './proxy-warning.ts';

const warningsFor = (trust: Parameters<typeof watchForProxy>[0]): readonly string[] => {
  const warnings: string[] = [];
  const watch = watchForProxy(trust, (sentence) => warnings.push(sentence));
  for (const headers of [{}, { 'x-forwarded-for': '198.51.100.7' }, { 'x-forwarded-for': '198.51.100.8' }])
    watch(headers);
  return warnings;
};

test('warns once when requests are forwarded and TRUST_PROXY is not set', () => {
  expect(warningsFor([])).toEqual([expect.stringContaining('TRUST_PROXY is not set')]);
});

test.each([[0], [1], [['10.0.0.0/8']]])('says nothing when TRUST_PROXY is %p', (trust) => {
  expect(warningsFor(trust)).toEqual([]);
});
