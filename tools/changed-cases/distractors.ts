import type { ReadingCase } from '../../command-service/providers/listings/testing/reading-case.ts';

/** Figures that are not the home's, after its page: another home, the area, a loan, an agent. */
const pieces: Readonly<Record<string, string>> = {
  'a card, price first':
    '<div class="pc"><a href="/h/1"><div class="p">$1,111,000</div><div class="f">7 bds · 6 ba · 5,555 sqft</div><div class="a">88 Zebra Ct, Reno, NV 89501</div></a></div>',
  'a card, address first':
    '<div class="pc"><h4>88 Zebra Ct, Reno, NV 89501</h4><p>$1,111,000</p><ul><li>7 Beds</li><li>6 Baths</li><li>5,555 Sq. Ft.</li></ul></div>',
  'a card in one line': '<p><a href="/h/1">88 Zebra Ct - $1,111,000 - 7 BR, 6 BA, 5,555 SF</a></p>',
  'a table of homes':
    '<table><tr><th>Address</th><th>Price</th><th>Beds</th><th>Baths</th><th>Sq Ft</th></tr><tr><td>88 Zebra Ct</td><td>$1,111,000</td><td>7</td><td>6</td><td>5,555</td></tr></table>',
  'a sale nearby':
    '<p>The home at 88 Zebra Ct nearby sold for $1,111,000 in May; it had 7 bedrooms, 6 baths and 5,555 square feet on 3.33 acres, built in 1933.</p>',
  'sales of an agent':
    '<div class="bio"><p>Dana has closed 777 homes since 1999, with an average price of $1,111,000 and a record sale of $7,777,000 in 2019.</p></div>',
  'homes of the street': '<p>Most homes on this street have 7 bedrooms and were built in 1933.</p>',
  'figures of the area':
    '<section><h3>Market snapshot</h3><p>Median sale price $1,111,000</p><p>Average 5,555 sq ft</p><p>Median year built 1933</p></section>',
  'a typical home':
    '<div><h3>How much is a typical home in this area?</h3><p>A typical 7-bedroom home here is listed for $1,111,000 and has 5,555 square feet.</p></div>',
  'a calculator':
    '<div><label>Home price</label><input value="1111000"><p>Loan amount $888,800</p><p>$7,777/mo</p><p>Down payment $222,200 (20%)</p></div>',
};

/** The same after a typed or pasted text. */
const paragraphs: Readonly<Record<string, string>> = {
  'a card, price first': '$1,111,000\n7 bds\n6 ba\n5,555 sqft\n88 Zebra Ct, Reno, NV 89501',
  'a card, address first': '88 Zebra Ct, Reno, NV 89501\n$1,111,000\n7 bds\n6 ba\n5,555 sqft',
  'a card in one line': '88 Zebra Ct - $1,111,000 - 7 BR, 6 BA, 5,555 SF',
  'a sale nearby':
    'The house at 88 Zebra Ct sold for $1,111,000 in May. It had 7 bedrooms, 6 baths and 5,555 square feet on 3.33 acres.',
  'sales of an agent': 'We also just closed a 7 bedroom, 6 bath place on Zebra for $1,111,000, 5,555 square feet.',
  'homes of the street': 'Most homes on this street have 7 bedrooms and were built in 1933.',
  'figures of the area': 'Median sale price in the area: $1,111,000. Average size 5,555 sq ft, median year built 1933.',
  'a wish of buyers': 'My buyers are looking for 7 bedrooms and 6 baths under $1,111,000 with at least 5,555 sq ft.',
};

const appended: Readonly<Record<ReadingCase['kind'], (content: string, piece: string) => string>> = {
  page: (content, piece) => {
    const end = content.lastIndexOf('</body>');
    return end < 0 ? content + piece : content.slice(0, end) + piece + content.slice(end);
  },
  typed: (content, piece) => `${content}\n${piece}\n`,
  json: (content) => content,
};

const ofKind: Readonly<Record<ReadingCase['kind'], Readonly<Record<string, string>>>> = {
  page: pieces,
  typed: paragraphs,
  json: {},
};

/** The names of the distractors of each kind of case. */
export const distractorsOf = (kind: ReadingCase['kind']): readonly string[] => Object.keys(ofKind[kind]);

/** A case with a distractor at its end. */
export const withDistractor = ({ kind, content }: Pick<ReadingCase, 'kind' | 'content'>, name: string): string =>
  appended[kind](content, ofKind[kind][name] ?? '');
