import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { factsIn } from './index.ts';

const wordsOf = (script: string) => script.split(' ').map((text) => ({ text, endsSentence: /[.!?।]$/u.test(text) }));
const textsIn = (script: string) => factsIn(wordsOf(script), ' ').map(({ kind, text }) => `${kind}: ${text}`);

describe('the facts that a script states', () => {
  test.each([
    [
      'This home is listed at $613,750, with 4 bedrooms and 3.5 BA on 2,140 sq ft.',
      ['price: $613,750', 'beds: 4 bedrooms', 'baths: 3.5 BA', 'size: 2,140 sq ft'],
    ],
    ['Three bedrooms, two and a half baths.', ['beds: Three bedrooms', 'baths: two and a half baths']],
    ['A 3-bedroom, 2-bath home.', ['beds: 3-bedroom', 'baths: 2-bath']],
    ['3BR/2BA near the park.', ['beds: 3BR', 'baths: 2BA']],
    ['The asking price is $1.2 million.', ['price: $1.2 million']],
    ['Offered at 450,000 dollars with 1,800 square feet.', ['price: 450,000 dollars', 'size: 1,800 square feet']],
    [
      'Esta casa cuesta $425,000 y tiene 3 dormitorios, 2 baños y 150 m² de espacio.',
      ['price: $425,000', 'beds: 3 dormitorios', 'baths: 2 baños', 'size: 150 m²'],
    ],
    ['Tiene tres recámaras y dos baños.', ['beds: tres recámaras', 'baths: dos baños']],
    ['El precio es de 380.000 € por 95 metros cuadrados.', ['price: 380.000 €', 'size: 95 metros cuadrados']],
    ['इस घर की कीमत $425,000 है और इसमें 3 बेडरूम हैं।', ['price: $425,000', 'beds: 3 बेडरूम']],
    ['قیمت این خانه ۴۲۵٬۰۰۰ دلار است و سه اتاق خواب دارد.', ['price: ۴۲۵٬۰۰۰ دلار', 'beds: سه اتاق خواب']],
  ])('are found in "%s"', (script, facts) => {
    expect(textsIn(script)).toEqual(facts);
  });

  test.each([
    'The HOA fee is $85 a month.',
    'The listing price was reduced by $20,000.',
    'Priced to sell, with a down payment of $40,000.',
    'The price is right, and taxes are $6,412 a year.',
    'Listed with an 8,000 sq ft lot.',
    'Closing costs are $9,450, and the cash to close is $104,450.',
    'It has a bed of roses and a bath house.',
    'El enganche es de $20,000 y el precio es bueno.',
    'Call (512) 555-0142 today.',
    'Welcome to 12 Bedford Street.',
    'Arriba hay tres dormitorios más.',
    'Tiene un vestidor y un baño con ducha.',
    'यहाँ एक बाथरूम और एक बेडरूम है।',
    'یک کمد بزرگ و یک حمام با کف گرم دارد.',
    'در طبقهٔ بالا سه اتاق خواب دیگر هست.',
  ])('leave out another kind of amount: %s', (script) => {
    expect(textsIn(script)).toEqual([]);
  });

  test('are found in Chinese, where words have no blanks between them', () => {
    const words = ['这座', '房子', '售价', '42.5', '万', '美元，', '有', '三间', '卧室', '和', '两间', '浴室。'].map(
      (text, at, all) => ({ text, endsSentence: at === all.length - 1 }),
    );
    expect(factsIn(words, '')).toEqual([
      { kind: 'price', text: '42.5万美元', first: 3, last: 5 },
      { kind: 'beds', text: '三间卧室', first: 7, last: 8 },
      { kind: 'baths', text: '两间浴室', first: 10, last: 11 },
    ]);
  });

  test('name the words with which they are spoken', () => {
    const words = wordsOf('Hello there. It is listed at $613,750, with 4 bedrooms.');
    expect(factsIn(words, ' ').map(({ first, last }) => words.slice(first, last + 1).map(({ text }) => text))).toEqual([
      ['$613,750,'],
      ['4', 'bedrooms.'],
    ]);
  });

  test('are always words of the script, in order', () => {
    const word = fc.record({
      text: fc.oneof(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.constantFrom(
          'listed',
          'at',
          '$450,000',
          '3',
          'bedrooms',
          'three',
          'baths.',
          '2,140',
          'sq',
          'ft',
          '卧室',
          '售价',
          '两间',
        ),
      ),
      endsSentence: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), fc.constantFrom(' ', ''), (words, separator) => {
        let before = 0;
        for (const { text, first, last } of factsIn(words, separator)) {
          expect(first).toBeGreaterThanOrEqual(before);
          expect(last).toBeLessThan(words.length);
          expect(
            words
              .slice(first, last + 1)
              .map((each) => each.text)
              .join(separator),
          ).toContain(text);
          before = first;
        }
      }),
    );
  });
});
