import { expect, test } from '@jest/globals';
import { defaultLook, productColours } from '../../../../../domain/look.ts';
import { titleWords } from './cards.ts';
import { registerFonts } from './fonts.ts';
import { inksOf } from '../../../../../domain/inks.ts';
import { layoutOf } from './layout.ts';
import { phrasesFor } from './phrases.ts';

registerFonts();
const agent = { name: '', title: '', company: '', phone: '', email: '', licence: '' };

/** Whether anything is drawn where the logo of a title card stands. */
function hasLogo(company: string | undefined): boolean {
  const words = { title: 'Sunny craftsman', presenterName: 'Clara', phrases: phrasesFor('en') };
  const brand = {
    inks: inksOf(productColours),
    ...(company === undefined ? {} : { agent: { ...agent, company } }),
  };
  const { alpha } = titleWords(words, layoutOf(defaultLook), brand);
  return alpha.spans.slice(0, 60).some(([from, to]) => to > from);
}

test('a card without a brand shows no logo, and never that of the product', () => {
  expect(hasLogo(undefined)).toBe(false);
});

test('a brand without a logo shows its company in words', () => {
  expect(hasLogo('Okafor Realty')).toBe(true);
});
