import { describe, expect, test } from '@jest/globals';
import { countIn, statedProperty } from './index.ts';

const stated = (script: string) =>
  statedProperty(
    script.split(' ').map((text) => ({ text, endsSentence: /[.!?]$/u.test(text) })),
    ' ',
  );

describe('the property in a script', () => {
  test.each([
    [
      'Welcome to 12 Elm Street. This home offers three bedrooms and two and a half bathrooms in 2,140 square feet of living space. It is offered at $613,750.',
      { price: '$613,750', beds: 'three bedrooms', baths: 'two and a half bathrooms', size: '2,140 square feet' },
    ],
    [
      'La casa tiene tres recámaras y dos baños en 150 m². El precio es de $425,000.',
      { price: '$425,000', beds: 'tres recámaras', baths: 'dos baños', size: '150 m²' },
    ],
    ['Take a look around.', {}],
  ])('has the facts that the script states: %s', (script, facts) => {
    expect(stated(script)).toEqual(facts);
  });

  test('the sentence with the most facts decides', () => {
    expect(stated('A home with 4 bedrooms and 3 baths. Two bedrooms are upstairs.')).toEqual({
      beds: '4 bedrooms',
      baths: '3 baths',
    });
  });

  test('a fact that is said in two ways is left out, and one that is said twice is not', () => {
    expect(stated('Two bedrooms are upstairs. One bedroom is downstairs.')).toEqual({});
    expect(stated('Listed at $500,000. All this is offered at $500,000. Three bedrooms. A 3-bedroom home.')).toEqual({
      price: '$500,000',
      beds: 'Three bedrooms',
    });
  });

  test.each([
    ['It has been sold.', 'sold'],
    ['Just sold! Thank you.', 'sold'],
    ['This home was sold in four days.', 'sold'],
    ['La casa ya está vendida.', 'sold'],
    ['It is under contract.', 'pending'],
    ['This home is now pending.', 'pending'],
    ['La casa está bajo contrato.', 'pending'],
    ['Homes nearby sold in days.', undefined],
    ['It is sold as is.', undefined],
    ['I have sold homes here for ten years.', undefined],
    ['Offers are pending review of nobody.', undefined],
  ])('has the status that the script states: %s', (script, status) => {
    expect(stated(script).status).toBe(status);
  });
});

test.each([
  ['3BR', 3],
  ['3.5 BA', 3.5],
  ['three bedrooms', 3],
  ['two and a half baths', 2.5],
  ['2½ baths', 2.5],
  ['dos baños y medio', 2.5],
  ['dos y medio baños', 2.5],
  ['三间卧室', undefined],
])('the number of %s is %s', (text, count) => {
  expect(countIn(text)).toBe(count);
});
