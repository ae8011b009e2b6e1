import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readEnglish } from './reading.ts';

const said = (sentence: string): string => readEnglish(sentence.split(' ')).filter(Boolean).join(' ');

describe('a voice reads', () => {
  test.each([
    // Prices
    ['It is $613,750.', 'It is six hundred thirteen thousand seven hundred fifty dollars.'],
    ['$1,250,000', 'one million two hundred fifty thousand dollars'],
    ['$2.5M, firm', 'two point five million dollars, firm'],
    ['€900k.', 'nine hundred thousand euros.'],
    ['$1.2 million home', 'one point two million dollars home'],
    ['about $600-$650K now', 'about six hundred thousand to six hundred fifty thousand dollars now'],
    ['$450,000.50 total', 'four hundred fifty thousand dollars and fifty cents total'],
    ['$1 down', 'one dollar down'],
    ['$2,450/mo rent', 'two thousand four hundred fifty dollars a month rent'],
    ['$310/sqft', 'three hundred ten dollars per square foot'],
    // Sizes
    ['3.5 BA', 'three and a half baths'],
    ['2.5 baths and 1 BA', 'two and a half baths and one bath'],
    ['4 BR, 3BA', 'four bedrooms, three baths'],
    ['a 3BR/2BA home', 'a three bedroom two bath home'],
    ['1,850 sq. ft. of space', 'one thousand eight hundred fifty square feet of space'],
    ['a 1,850 sq ft home', 'a one thousand eight hundred fifty square foot home'],
    ['2,100 SF', 'two thousand one hundred square feet'],
    ['2,100sqft', 'two thousand one hundred square feet'],
    ['0.25 acres', 'zero point two five acres'],
    ['0.5 acre', 'half an acre'],
    ['12x14 room', 'twelve by fourteen room'],
    ['3½ baths', 'three and a half baths'],
    ['2 1/2 baths', 'two and a half baths'],
    ['a 30-year loan', 'a thirty year loan'],
    ['3-5 days', 'three to five days'],
    ['20 mins or 5 min away', 'twenty minutes or five minutes away'],
    // Rates
    ['6.75% APR', 'six point seven five percent ay pee ar'],
    ['5.5% down, 3-5% later', 'five point five percent down, three to five percent later'],
    // Addresses
    ['See 418 Larkspur Ln today.', 'See four eighteen Larkspur lane today.'],
    ['12 Oak St., Springfield', 'twelve Oak street, Springfield'],
    [
      '1205 NW 5th Ave. Portland, OR 97202',
      'twelve oh five northwest fifth avenue Portland, Oregon nine seven two oh two',
    ],
    ['4100 W Main St', 'forty one hundred west Main street'],
    ['2000 Elm Dr, Omaha, NE', 'two thousand Elm drive, Omaha, Nebraska'],
    ['500 St. Charles Ave', 'five hundred Saint Charles avenue'],
    ['Apt 4B, Unit 1204, #12', 'apartment four bee, Unit twelve oh four, number twelve'],
    ['Call Dr. Lee on Larkspur Dr.', 'Call Doctor Lee on Larkspur drive.'],
    ['near St. Helens', 'near Saint Helens'],
    // Years, dates, times, phones
    [
      'Built in 1987, renovated 2005 and 2026',
      'Built in nineteen eighty seven, renovated two thousand five and twenty twenty six',
    ],
    ['a 1920s home', 'a nineteen twenties home'],
    ['Open house Sat., March 5, 2026 at 2:30pm', 'Open house Sat, March fifth, twenty twenty six at two thirty pee em'],
    ['5/12/2026 at 10:00 AM', 'May twelfth, twenty twenty six at ten ay em'],
    ['Call (555) 010-4477 now', 'Call five five five, zero one zero, four four seven seven now'],
    ['Call 555-010-4477.', 'Call five five five, zero one zero, four four seven seven.'],
    ['maria@oak.example', 'maria at oak dot example'],
    ['Visit www.oak.example/12 today', 'Visit double you double you double you dot oak dot example today'],
    // Words
    ['No HOA & low MLS fees', 'No aitch oh ay and low em el ess fees'],
    ['NMLS #123456', 'en em el ess number one two three four five six'],
    ['SOLD in Oregon', 'SOLD in Oregon'],
    ['w/ A/C and/or HVAC', 'with ay see and or aitch vac'],
    ['wow — great', 'wow, great'],
    ['home—with a view', 'home, with a view'],
    ['No. 5', 'number five'],
    ['It is about us and VA loans', 'It is about us and vee ay loans'],
    [
      '007 and 123456789012345678',
      'zero zero seven and one two three four five six seven eight nine zero one two three four five six seven eight',
    ],
    ['Really?!', 'Really?'],
    ['(MLS)', 'em el ess'],
    ['Ave.).', 'avenue.'],
  ])('%s', (written, spoken) => {
    expect(said(written)).toBe(spoken);
  });

  test('never a figure or sign, and something for each token with an ASCII letter or digit', () => {
    const token = fc.stringMatching(/^[$#(]?[A-Za-z0-9.,/%-]{1,10}[.,!?)]?$/u);
    fc.assert(
      fc.property(fc.array(token, { minLength: 1, maxLength: 8 }), (tokens) => {
        const spoken = readEnglish(tokens);
        expect(spoken).toHaveLength(tokens.length);
        spoken.forEach((words, at) => {
          expect(words).not.toMatch(/[^\p{L}\p{M} ',.?!]/u);
          if (/[A-Za-z0-9]/u.test(tokens[at] ?? '')) expect(words).toMatch(/\p{L}/u);
        });
      }),
    );
  });
});
