import { expect, jest, test } from '@jest/globals';
import { looseJson } from './loose-json.ts';

test.each([
  ['a line break in a text', '{"a":"x\ny"}', [{ a: 'x\ny' }]],
  ['a comma before the end of a list', '{"a":[1,2,],}', [{ a: [1, 2] }]],
  ['comments, and a comma before one', '{"a":[1,2, /* c, */ ], // t\n "b":3}', [{ a: [1, 2], b: 3 }]],
  ['words that are no JSON', '{"a":undefined,"b":NaN,"c":void 0,}', [{ a: null, b: null, c: null }]],
  ['CDATA marks', '//<![CDATA[\n{"a":"b",}\n//]]>', [{ a: 'b' }]],
  ['an assignment to a named property', 'window["a{b"] = {"c":1,};', [['a{b'], { c: 1 }]],
  ['several objects', '{"a":1};{"b":2}', [{ a: 1 }, { b: 2 }]],
  ['an address with two slashes', '{"a":"http://b/c",}', [{ a: 'http://b/c' }]],
  ['a text with marks of a list', String.raw`{"a":"undefined,}","b":"\"],",}`, [{ a: 'undefined,}', b: '"],' }]],
  ['entities instead of quotation marks', '{&quot;a&quot;:&quot;b&quot;}', [{ a: 'b' }]],
  ['a text that never ends', '{"a":"b', []],
  ['two commas in a row', '{"a":[1,,2]}', []],
])('reads JSON with %s', (_what, script, values) => {
  expect(looseJson(script)).toEqual(values);
});

/** How many characters the searches of a script go through together. */
function charactersSearched(script: string): number {
  const exec = RegExp.prototype.exec;
  let searched = 0;
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function counting(this: RegExp, text: string) {
    const from = this.global ? this.lastIndex : 0;
    const match = exec.call(this, text);
    searched += (match === null ? text.length : match.index + match[0].length) - from;
    return match;
  });
  try {
    looseJson(script);
  } finally {
    spy.mockRestore();
  }
  return searched;
}

test.each(['{"a":["b","c",],},', '{"a":"\n"},', '[/* c */],', '{"a":undefined},'])(
  'searches twice the characters for a list of twice as many %s',
  (row) => {
    const [half, whole] = [400, 800].map((rows) => charactersSearched(`x = [${row.repeat(rows)}]`));
    expect(whole).toBeLessThan((half ?? 0) * 2.1);
  },
);
