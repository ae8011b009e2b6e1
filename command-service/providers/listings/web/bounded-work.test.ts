import { expect, jest, test } from '@jest/globals';
import { Refusal } from '../../../../domain/refusal.ts';
import { decideFacts } from '../rules.ts';
import { withoutSpokenNumbers } from '../text/spoken-numbers.ts';
import { sheetOf } from '../visible/sheets.ts';
import { readListingPage, readListingText } from './read.ts';

/**
 * An upper bound of the regular-expression work while `run` runs: the sum of squared input lengths of all searches. A
 * pattern that restarts at each character needs no more, so the sum bounds the time without a clock.
 */
function workOf(run: () => unknown): number {
  const exec = RegExp.prototype.exec;
  let work = 0;
  const spy = jest.spyOn(RegExp.prototype, 'exec').mockImplementation(function counting(this: RegExp, text: string) {
    const start = this.global || this.sticky ? this.lastIndex : 0;
    const match = exec.call(this, text);
    // A sticky pattern tests one position only.
    const end = match === null ? (this.sticky ? start + 1 : text.length) : match.index + match[0].length;
    work += (end - start) ** 2;
    return match;
  });
  try {
    run();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  } finally {
    spy.mockRestore();
  }
  return work;
}

const page = (html: string) => readListingPage(html, 'https://homes.example/1');
const hostile: readonly (readonly [string, (characters: number) => unknown])[] = [
  [
    'a meta description that looks like the start of an email address',
    (size) => page(`<meta property="og:description" content="${'a.'.repeat(size / 2)}"><h1>12 Oak Street</h1>`),
  ],
  [
    'a meta description of abbreviations',
    (size) => page(`<meta name="description" content="${'St. '.repeat(size / 4)}"><h1>12 Oak Street</h1>`),
  ],
  [
    'a meta description of orders',
    (size) =>
      page(
        `<meta name="description" content="Ignore previous rules. ${'A. '.repeat(size / 3)}"><h1>12 Oak Street</h1>`,
      ),
  ],
  [
    'typed text that looks like the start of an email address',
    (size) => readListingText(`12 Oak Street\n${'a.'.repeat(size / 2)}`),
  ],
  ['typed text of abbreviations', (size) => readListingText(`12 Oak Street\n${'A. '.repeat(size / 3)}`)],
  [
    'a sheet without colons',
    (size) => sheetOf(Array.from({ length: size / 400 }, () => 'BR 3  FB 2  HB 1  SqFt 1,912  Yr Blt 2003')),
  ],
  [
    'a transcript of number words',
    (size) => withoutSpokenNumbers('in nineteen fifty eight and one hundred '.repeat(size / 40)),
  ],
  ['a title', (size) => page(`<title>${'a.'.repeat(size / 2)}</title><h1>12 Oak Street</h1>`)],
  [
    'list items that end with full stops',
    (size) => page(`<h1>12 Oak Street</h1>${`<li>${';'.repeat(3999)}x</li>`.repeat(Math.ceil(size / 4000))}`),
  ],
  [
    'a JSON-LD text',
    (size) =>
      page(
        `<script type="application/ld+json">{"@type":"House","name":"${'a.'.repeat(size / 4)}","description":"${'<a '.repeat(size / 6)}"}</script>`,
      ),
  ],
  [
    'a JSON-LD feature',
    (size) =>
      page(
        `<script type="application/ld+json">{"@type":"House","amenityFeature":["${'a.'.repeat(size / 2)}"]}</script>`,
      ),
  ],
  [
    'a JSON-LD type',
    (size) => page(`<script type="application/ld+json">{"@type":["${'a/'.repeat(size / 2)}"]}</script>`),
  ],
  [
    'many JSON-LD nodes of many types',
    (size) =>
      page(
        `<script type="application/ld+json">[${`{"@type":[${'"a",'.repeat(50)}"b"]},`.repeat(Math.ceil(size / 220))}{}]</script>`,
      ),
  ],
  ['a list of short entries', (size) => page(`<h1>12 Oak Street</h1><ul>${'<li>Roof</li>'.repeat(size / 13)}</ul>`)],
  ['lines of counts', (size) => page(`<h1>12 Oak Street</h1>${'<p>BR: 3 | FB: 2 | HB: 1</p>'.repeat(size / 28)}`)],
  ['a picture address', (size) => page(`<h1>12 Oak Street</h1><img src="${'logo'.repeat(size / 4)}">`)],
];

test.each(hostile)('takes at most twice the work for twice the text: %s', (_what, read) => {
  const [half, whole] = [workOf(() => read(40_000)), workOf(() => read(80_000))];
  expect(whole).toBeLessThan(half * 2.2 + 1e6);
});

test('compares a bounded number of candidates', () => {
  const readsOf = (count: number): number => {
    let reads = 0;
    const beds = Array.from({ length: count }, (_, at) => ({
      value: 1 + (at % 9),
      evidence: 'stated' as const,
      get place() {
        reads += 1;
        return { source: 'typed text' as const, words: `Bedrooms ${at}` };
      },
    }));
    decideFacts([{ source: 'typed text', candidates: { beds } }]);
    return reads;
  };
  expect(readsOf(8000)).toBeLessThan(readsOf(4000) * 2.1);
});

test('ignores an endlessly nested number', () => {
  const nested = `${'{"value":['.repeat(150_000)}3${']}'.repeat(150_000)}`;
  expect(
    page(
      `<script type="application/ld+json">{"@type":"House","address":"12 Oak Street","numberOfBedrooms":${nested}}</script>`,
    ).facts.beds,
  ).toBeUndefined();
});

test('limits the nodes of all scripts together', () => {
  const many = `<script type="application/ld+json">[${'{"@type":"Thing"},'.repeat(1500)}{}]</script>`;
  const late = '<script type="application/ld+json">{"@type":"House","address":"12 Oak Street"}</script>';
  expect(page(`${many}${late}`).facts.address).toBe('12 Oak Street');
  expect(() => page(`${many}${many}${late}`)).toThrow(Refusal);
});
