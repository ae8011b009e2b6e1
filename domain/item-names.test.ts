import { expect, test } from '@jest/globals';
import { emailBlast, monthlyPlan } from './catalog.ts';
import { inWords, type Sentence } from '../words/index.ts';
import { itemNames } from './item-names.ts';

const inSpanish = (words: Sentence | string): string => (typeof words === 'string' ? words : inWords(words, 'es'));

test.each([
  [monthlyPlan.name, 'Plan mensual'],
  [emailBlast.name, 'Envío de correos'],
  ...monthlyPlan.lines.map(({ description }) => [description, expect.stringMatching(/créditos/)] as const),
  ['Starter Pack (10 credits)', 'Starter Pack (10 créditos)'],
  ['Another payment by card', 'Otro pago con tarjeta'],
  [`${monthlyPlan.name} + Starter Pack`, 'Plan mensual + Starter Pack'],
  [`2 × ${monthlyPlan.name}`, '2 × Plan mensual'],
  ['Discount', 'Descuento'],
  ['Tax', 'Impuesto'],
  ['A line of the provider', 'A line of the provider'],
])('words "%s" in Spanish as "%s"', (name, spanish) => {
  expect(itemNames(name, inSpanish)).toEqual(spanish);
});
