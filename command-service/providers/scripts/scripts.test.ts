import { describe, expect, test } from '@jest/globals';
import { Refusal } from '../../../domain/refusal.ts';
import type { WebReader } from '../fetch/index.ts';
import { unreachable } from '../fetch/index.ts';
import { describeFacts } from './describe.ts';
import { figuresIn } from './figures.ts';
import { createListingSource, createTemplateWriter } from './index.ts';
import { fairHousingWarnings, findPlaceholders, languageOf } from '../../../domain/scripts/index.ts';
import { readListingText } from '../listings/index.ts';
import { optimizeScript } from './template/optimize.ts';

/** A reader of one page in memory; what it is asked for is kept. */
function webOf(
  pages: Readonly<Record<string, { contentType: string; text: string }>>,
): WebReader & { readonly asked: string[] } {
  const asked: string[] = [];
  return {
    asked,
    fetchPage: async (url) => {
      asked.push(url);
      const page = pages[url];
      if (page === undefined) throw unreachable();
      return { url, ...page };
    },
    fetchImage: () => Promise.reject(unreachable()),
  };
}

const html =
  '<h1>9 Elm Street, Salem, MA 01970</h1><p>$450,000</p><p>3 bedrooms, 2 baths, 1,400 sq ft</p><img src="a.jpg">';

describe('property details', () => {
  const web = webOf({
    'https://homes.example/1': { contentType: 'text/html', text: html },
    'https://homes.example/2': { contentType: 'text/plain', text: '9 Elm Street, $450,000' },
  });
  const read = createListingSource(web);

  test.each(['https://homes.example/1', '  https://homes.example/1\n', 'homes.example/1', 'https://homes.example/2'])(
    '%j is read as a page',
    async (details) => {
      expect((await read(details)).facts.price).toEqual({ amount: 450_000, currency: 'USD' });
    },
  );

  test('text is read as text, without asking the web', async () => {
    const before = web.asked.length;
    expect((await read('See homes.example/1: 4 bedrooms for $700,000')).facts.beds).toBe(4);
    expect(web.asked).toHaveLength(before);
  });

  test.each([
    ['', 'Please enter the address of a listing page, or paste the text of the listing.'],
    [
      'https://homes.example/missing',
      "We couldn't read this address. Check that it opens in your browser without signing in. You can paste the text of the listing instead.",
    ],
    ['something nice', 'We found no property in this text.'],
    ['4 bedrooms '.repeat(3000), 'Please paste at most 20,000 characters of the listing.'],
  ])('%j is refused with what to do', async (details, sentence) => {
    const error = await read(details).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    expect(error).toBeInstanceOf(Refusal);
    expect((error as Refusal).message).toContain(sentence);
  });
});

describe('the template writer', () => {
  const writer = createTemplateWriter(
    createListingSource(webOf({ 'https://homes.example/1': { contentType: 'text/html', text: html } })),
  );

  test('writes from a page and says what from', async () => {
    const written = await writer.fromProperty({ propertyDetails: 'https://homes.example/1', duration: 'short' });
    expect(written).toMatchObject({
      title: '9 Elm Street, Salem, MA 01970',
      propertyAddress: '9 Elm Street, Salem, MA 01970',
      imageUrls: ['https://homes.example/a.jpg'],
      placeholders: [],
    });
    expect(written.script).toContain('9 Elm Street in Salem');
    expect(written.facts).toContainEqual({ name: 'Price', value: '$450,000', source: 'visible text' });
    expect(written.facts).toContainEqual({ name: 'Bedrooms', value: '3', source: 'visible text' });
  });

  test('does not pretend to translate', async () => {
    expect(writer.capabilities()).toMatchObject({ writer: 'template', translation: { available: false } });
    await expect(writer.translate('Hello', 'spanish')).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      message: expect.stringContaining('Translation needs a language model.'),
    });
  });
});

test('describeFacts names every fact that was read', () => {
  const listing = readListingText(
    '9 Elm Street, Salem, MA 01970\n$450,000 house, 3 bedrooms, 2 baths, 1,400 sq ft, 0.5 acres, built in 1900\n- Oak floors',
  );
  expect(describeFacts(listing).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Address: 9 Elm Street, Salem, MA 01970',
    'Price: $450,000',
    'Bedrooms: 3',
    'Bathrooms: 2',
    'Size: 1,400 square feet',
    'Lot: 0.5 acres',
    'Year built: 1900',
    'Property type: house',
    'Features: Oak floors',
    expect.stringContaining('Description: $450,000 house'),
  ]);
});

test.each([
  ['Offered at [price], [price]!', ['[price]']],
  ['[address] and 【价格】', ['[address]', '【价格】']],
  ['a[0] = [\n]', ['[0]']],
  ['nothing', []],
])('placeholders of %j', (script, placeholders) => {
  expect(findPlaceholders(script)).toEqual(placeholders);
});

test.each([
  ['No kids, please.', 'No kids'],
  ['Perfect for young professionals.', 'Perfect for young professionals'],
  ['Walking distance to St. Mary church.', 'Walking distance to St. Mary church'],
  ['A safe neighborhood.', 'safe neighborhood'],
  ['Adults only.', 'Adults only'],
  ['No Section 8.', 'No Section 8'],
])('fair housing: %s', (script, phrase) => {
  expect(fairHousingWarnings(script).map((warning) => warning.phrase)).toContain(phrase);
});

test('fair housing has nothing against a plain description', () => {
  expect(
    fairHousingWarnings(
      'A family room opens to the garden. The white kitchen is bright, and the black granite shines. Two blocks to the park and the library.',
    ),
  ).toEqual([]);
});

test.each([
  ['Welcome to this home with a garden.', 'en-US'],
  ['Bienvenidos a esta casa con un jardín en el centro de la ciudad.', 'es'],
  ['欢迎来到这套 apartment 公寓', 'zh'],
  ['इस घर में आपका स्वागत है', 'hi'],
  ['به این خانه خوش آمدید', 'fa'],
  ['', 'en-US'],
])('the language of %j is %s', (script, language) => {
  expect(languageOf(script)).toBe(language);
});

test.each<[string, number[]]>([
  ['$1.25 million and 1,850 square feet', [1_250_000, 1850]],
  ['two and a half bathrooms, three bedrooms', [2.5, 3]],
  ['one of the best, this one', []],
  ['one bedroom, a one-car garage', [1, 1]],
  ['twenty-five hundred square feet', [2500]],
  ['one million two hundred fifty thousand dollars', [1_250_000]],
  ['built in 1987.', [1987]],
  ['450k or 2 million', [450_000, 2_000_000]],
])('the figures of %j', (text, figures) => {
  expect([...figuresIn(text)].sort((a, b) => a - b)).toEqual(figures.sort((a, b) => a - b));
});

describe('optimizeScript', () => {
  test('shortens, splits, drops repeats, invites, and says so', () => {
    const { script, changes } = optimizeScript(
      'This  is the the home!!! It is located in Austin. It is a very beautiful home with a big kitchen and lots of light that comes in from the east, and there is a garden behind the house with apple trees. It is located in Austin.',
    );
    expect(script).toBe(
      'This is the home! It is in Austin. It is a beautiful home with a big kitchen and lots of light that comes in from the east. There is a garden behind the house with apple trees. Get in touch today to book your private tour.',
    );
    expect(changes).toHaveLength(6);
  });

  test('leaves a good script alone, and its own work too', () => {
    const good =
      'Welcome to 12 Oak Street.\n\nIt has three bedrooms for $450,000, [square footage] in all. Call today to book a tour.';
    expect(optimizeScript(good)).toEqual({ script: good, changes: [] });
    const once = optimizeScript('A home due to the fact that it is a home a home').script;
    expect(optimizeScript(once).changes).toEqual([]);
  });

  test.each([
    '欢迎来到这座房子。欢迎来到这座房子。',
    'این خانه‌ی زیبا در شهر است.',
    'Bienvenidos a esta casa en el centro de la ciudad.',
  ])('%s gets no English', (script) => {
    expect(optimizeScript(script).script).not.toMatch(/tour/);
  });

  test.each(['', ' ', '\n', '[price]'])('%j survives', (script) => {
    expect(typeof optimizeScript(script).script).toBe('string');
  });
});
