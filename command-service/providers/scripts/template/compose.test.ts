import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { limits, propertyScriptSeconds } from '../../../../domain/catalog.ts';
import type { ScriptLength } from '../../../../domain/catalog.ts';
import { estimateScript, fairHousingWarnings, findPlaceholders } from '../../../../domain/scripts/index.ts';
import { figuresIn, figuresOfFacts, saysForeignFigure } from '../figures.ts';
import type { PropertyFacts } from '../../listings/facts.ts';
import { sentencesOf } from '../../listings/text/sentences.ts';
import { composePropertyScript } from './compose.ts';

const lengths: readonly ScriptLength[] = ['short', 'medium', 'long'];

const home: PropertyFacts = {
  address: '12 Oak St, Austin, TX 78701',
  price: { amount: 1_250_000, currency: 'USD' },
  beds: 3,
  baths: 2.5,
  area: { value: 1850, unit: 'square feet' },
  lotSize: { value: 0.21, unit: 'acres' },
  yearBuilt: 1987,
  propertyType: 'house',
  description:
    'The kitchen was redone with quartz counters. It opens to a deck under the oaks. Perfect for young families! It has it all. GREAT LIGHT ALL DAY LONG!!! Call now. Three bedrooms are upstairs.',
  features: ['Two-car garage', 'Covered patio', 'Bosch oven', 'Quartz counters', 'Fenced yard'],
  agent: { name: 'Dana Whitfield', company: 'Summit Homes', phone: '303-555-0148' },
};

describe('composePropertyScript', () => {
  test('states the facts in words that a voice reads well', () => {
    const script = composePropertyScript(home, 'medium');
    expect(script).toContain('12 Oak Street in Austin');
    expect(script).toContain('three bedrooms');
    expect(script).toContain('two and a half bathrooms');
    expect(script).toContain('$1.25 million');
    expect(script).toContain('1,850 square feet');
    expect(script).toContain('Dana Whitfield at Summit Homes');
    expect(script).toContain('two-car garage, covered patio, and Bosch oven');
  });

  test('uses the description without its unusable sentences', () => {
    const script = composePropertyScript(home, 'long');
    expect(script).toContain(
      'The kitchen was redone with quartz counters. It opens to a deck under the oaks. Great light all day long.',
    );
    // Left out: a fair-housing risk, the sentence that refers to it, the sales call of the page, a repeated figure, a
    // repeated feature.
    for (const left of ['families', 'It has it all', 'Call now', 'upstairs', 'Quartz counters'])
      expect(script).not.toContain(left);
  });

  test('lets a short description repeat one figure of the key lines, but drops a clause that says nothing else', () => {
    const story = (description: string) => composePropertyScript({ ...home, description, features: [] }, 'medium');
    expect(story('Prewar charm meets a new kitchen in this parkfront three bedroom with oak floors.')).toContain(
      'parkfront three bedroom',
    );
    expect(story('Prewar charm meets a new kitchen in this parkfront four bedroom with oak floors.')).not.toContain(
      'parkfront',
    );
    expect(story('Built in 1987, with separate meters and a new roof.')).toContain(
      'With separate meters and a new roof.',
    );
  });

  test('says the year of construction once when the story says it too', () => {
    const script = composePropertyScript(
      {
        ...home,
        description: 'This 1987 cape has cedar siding and a wide porch over the creek.',
        features: [],
      },
      'medium',
    );
    expect(script).toContain('This 1987 cape has cedar siding');
    expect(script.match(/1987/g)).toHaveLength(1);
  });

  test('leaves out a description and features in another language', () => {
    const script = composePropertyScript(
      {
        ...home,
        description: 'Hermosa casa remodelada. Cocina nueva con topes de cuarzo. Cerca de la Calle Ocho y Brickell.',
        features: ['Piscina', 'Aire acondicionado', 'Jardín con terraza'],
      },
      'long',
    );
    expect(script).not.toMatch(/casa|Cocina|Calle Ocho|Piscina|acondicionado|terraza/i);
  });

  test.each([
    ['of the seller', 'We are selling our place with its wide porch and garden.'],
    ['in another language', 'Piso luminoso con balcones para las fiestas del barrio.'],
    ['with another address', 'A wide porch greets you at 14 Oak St, Austin, TX 78701.'],
  ])('leaves out a sentence %s', (_kind, description) => {
    expect(composePropertyScript({ ...home, description, features: [] }, 'long')).not.toMatch(/porch|balcones/);
  });

  test('leaves out the address, and figures that the opening has said', () => {
    const story = (description: string): string =>
      composePropertyScript({ ...home, description, features: [] }, 'long');
    expect(story('A wide porch greets you at 12 Oak St, Austin, TX 78701.')).toContain('A wide porch greets you.');
    expect(story('Three bedrooms in a brick house, with an orchard, a pond and a barn.')).toContain(
      'The property comes with an orchard, a pond and a barn.',
    );
  });

  test('invites nobody inside a plot of land', () => {
    for (let number = 1; number < 40; number += 1) {
      const land: PropertyFacts = {
        address: `${number} Mill Rd, Kent, CT 06757`,
        propertyType: 'land',
        lotSize: { value: number, unit: 'acres' },
      };
      expect(composePropertyScript(land, 'short')).not.toMatch(/step inside|show you around/i);
    }
  });

  test.each(lengths)('a %s script of a bare listing has placeholders and stays short', (length) => {
    const script = composePropertyScript({}, length);
    expect(findPlaceholders(script)).toEqual([
      '[address]',
      '[number of bedrooms]',
      '[number of bathrooms]',
      '[square footage]',
      '[price]',
    ]);
    expect(estimateScript(script).seconds).toBeLessThanOrEqual(30);
  });

  test('an amount without a currency gets a placeholder', () => {
    expect(findPlaceholders(composePropertyScript({ ...home, price: { amount: 450_000 } }, 'short'))).toEqual([
      '[currency]',
    ]);
  });

  test.each<[PropertyFacts, string]>([
    [
      {
        propertyType: 'office',
        price: { amount: 31.5, currency: 'USD', per: 'square foot per year' },
        area: { value: 8400, unit: 'square feet' },
      },
      '$31.50 per square foot per year',
    ],
    [{ price: { amount: 4200, currency: 'USD', per: 'month' } }, '$4,200 per month'],
    [{ price: { amount: 1_450_000, currency: 'EUR' } }, '€1.45 million'],
    [{ price: { amount: 450_000, currency: 'CHF' } }, '450,000 Swiss francs'],
    [{ price: { amount: 16_740_000, currency: 'CHF' } }, '16.74 million Swiss francs'],
    [{ price: { amount: 1_249_500, currency: 'USD' } }, '$1,249,500'],
    [{ propertyType: 'land', lotSize: { value: 1, unit: 'acres' } }, 'a parcel of land of 1 acre.'],
    [{ beds: 1, baths: 1 }, 'one bedroom and one bathroom'],
  ])('%j is spoken as %s', (facts, words) => {
    const script = composePropertyScript(facts, 'medium').replace(
      /one bedroom, one bathroom,/,
      'one bedroom and one bathroom',
    );
    expect(script).toContain(words);
  });

  test('a commercial script mentions space instead of bedrooms', () => {
    const script = composePropertyScript(
      { propertyType: 'retail space', area: { value: 2100, unit: 'square feet' } },
      'medium',
    );
    expect(script).toContain('2,100 square feet of retail space');
    expect(script).not.toMatch(/bedroom|living space/);
  });
});

const word = fc.constantFrom(
  'sunny',
  'kitchen',
  'garden',
  'stone',
  'wide',
  'quiet',
  'corner',
  'oak',
  'window',
  'stairs',
  'hall',
  'light',
  'door',
  'brick',
  'view',
);
const sentence = fc
  .array(word, { minLength: 6, maxLength: 18 })
  .map((words) => `The ${words.join(' ')} came with 4 more ${words[0] ?? 'doors'}.`);
const facts: fc.Arbitrary<PropertyFacts> = fc.record(
  {
    address: fc.constantFrom('12 Oak St, Austin, TX 78701', '9 Elm Ave', 'Musterstraße 5, 10115 Berlin'),
    price: fc.record({
      amount: fc.integer({ min: 500, max: 30_000_000 }),
      currency: fc.constantFrom('USD', 'EUR', 'CHF'),
    }),
    beds: fc.integer({ min: 1, max: 20 }),
    baths: fc.integer({ min: 2, max: 30 }).map((halves) => halves / 2),
    area: fc.record({
      value: fc.integer({ min: 100, max: 90_000 }),
      unit: fc.constantFrom('square feet' as const, 'square meters' as const),
    }),
    lotSize: fc.record({
      value: fc.integer({ min: 1, max: 4000 }).map((hundredths) => hundredths / 100),
      unit: fc.constant('acres' as const),
    }),
    yearBuilt: fc.integer({ min: 1700, max: 2026 }),
    propertyType: fc.constantFrom(
      'house' as const,
      'condo' as const,
      'office' as const,
      'land' as const,
      'warehouse' as const,
    ),
    description: fc.array(sentence, { maxLength: 60 }).map((sentences) => [...new Set(sentences)].join(' ')),
    features: fc.uniqueArray(
      fc.tuple(word, word, word).map((words) => words.join(' ')),
      { maxLength: 14 },
    ),
  },
  { requiredKeys: [] },
);

describe('properties of every script', () => {
  test('states only figures of the facts, each for the right fact', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...lengths), (given, length) => {
        const script = composePropertyScript(given, length);
        const known = figuresOfFacts(given);
        for (const line of sentencesOf(script))
          expect([line, saysForeignFigure(line, given, known)]).toEqual([line, false]);
      }),
      { numRuns: 150 },
    );
  });

  test('states a price in millions whose decimals no binary number holds', () => {
    const given: PropertyFacts = { price: { amount: 16_740_000, currency: 'CHF' } };
    for (const line of sentencesOf(composePropertyScript(given, 'short')))
      expect([line, saysForeignFigure(line, given)]).toEqual([line, false]);
  });

  test('states every key figure, keeps its time limit and repeats nothing', () => {
    fc.assert(
      fc.property(facts, fc.constantFrom(...lengths), (given, length) => {
        const script = composePropertyScript(given, length);
        if (given.price !== undefined) expect(figuresIn(script)).toContain(given.price.amount);
        expect(findPlaceholders(script).includes('[price]')).toBe(given.price === undefined);
        expect(script.length).toBeLessThanOrEqual(limits.scriptCharacters);
        const { seconds } = estimateScript(script);
        expect(seconds).toBeLessThanOrEqual(propertyScriptSeconds[length]);
        const sentences = sentencesOf(script);
        expect(new Set(sentences).size).toBe(sentences.length);
        expect(fairHousingWarnings(script)).toEqual([]);
      }),
      { numRuns: 150 },
    );
  });

  test('is within 15 % of its length for a rich listing, and deterministic', () => {
    fc.assert(
      fc.property(
        facts,
        fc.array(sentence, { minLength: 80, maxLength: 90 }),
        fc.constantFrom(...lengths),
        (given, many, length) => {
          const rich = {
            ...given,
            description: [...new Set(many)].join(' '),
            features: given.features ?? ['oak floors', 'brick walls', 'stone terrace', 'corner windows'],
          };
          const script = composePropertyScript(rich, length);
          // Key lines nearly fill half a minute; the rest may be too short for one more sentence.
          if (length !== 'short')
            expect(estimateScript(script).seconds).toBeGreaterThanOrEqual(propertyScriptSeconds[length] * 0.85);
          expect(composePropertyScript(rich, length)).toBe(script);
        },
      ),
      { numRuns: 60 },
    );
  });
});
