import { expect, test } from '@jest/globals';
import { csvOf } from './csv.ts';

const cellOf = (value: unknown): string => csvOf([{ value }], { columns: ['value'], header: false }).trimEnd();

test.each(['=1+1', '+1', '-1', '@x', '|x', '  =1', '\t1', '\r1', '\uff1d1', '\uff0b1', '\uff0d1', '\uff201'])(
  'escapes the formula %j',
  (text) => {
    expect(csvOf([{ value: text }], { columns: ['value'], header: false })).toBe(`"'${text}"\n`);
  },
);

test('leaves numbers, plain text and booleans unchanged and doubles quotation marks', () => {
  expect([cellOf(-1.5), cellOf('a = b'), cellOf('say "hi"'), cellOf(false)]).toEqual([
    '"-1.5"',
    '"a = b"',
    '"say ""hi"""',
    '"false"',
  ]);
});

test('writes the columns in the given order, with a header on request', () => {
  const columns = ['b', 'a'];
  expect(csvOf([{ a: 1, b: 2 }], { columns, header: true })).toBe('"b","a"\n"2","1"\n');
  expect(csvOf([{ a: 1, b: 2 }], { columns, header: false })).toBe('"2","1"\n');
});

test('an amount of ours stays a number, also a negative one; a formula in its column does not run', () => {
  const cell = (value: string): string => csvOf([{ value }], { columns: ['value'], header: false, amounts: ['value'] });
  expect(cell('-5.00')).toBe('"-5.00"\n');
  expect(cell('-1+1')).toBe(`"'-1+1"\n`);
  expect(cell('=1')).toBe(`"'=1"\n`);
});
