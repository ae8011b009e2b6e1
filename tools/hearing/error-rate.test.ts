import { expect, test } from '@jest/globals';
import { errorRate, heardUnits } from './error-rate.ts';

test.each([
  ['listed at $85', 'Listed at eighty-five dollars.', 'en', 0],
  ['It has 3.5 BA now.', 'It has three and a half bass now', 'en', 1 / 8],
  ['Cuesta $425,000 hoy.', 'cuesta 425.000 dólares hoy', 'es', 0],
  ['售价42.5万美元。', '售价425000美元', 'zh', 0],
  ['车库里停着汽车，还有花园。', '車庫裡停著汽車，還有花園', 'zh', 0],
  ['Llame al 512-555-0142.', 'llame al 512, 555, 0142', 'es', 0],
  ['Call 512-555-0142.', 'Call 512 5555 0142.', 'en', 1 / 11],
  ['one two three', '', 'en', 1],
  ['The farmhouse seats four.', 'The farm house seats for.', 'en', 0],
  ['Two cup boards.', 'Two cupboards.', 'en', 0],
  ['Two cups.', 'Too cubs.', 'en', 1 / 2],
  ['Suben a la sala, y está hecho.', 'Suven ala sala, y esta echo.', 'es', 0],
  ['La piscina y el año.', 'La pisina y el ano.', 'es', 1 / 5],
])('%j heard as %j in %s has an error rate of %d', (said, heard, language, rate) => {
  expect(errorRate(heardUnits(said, language), heardUnits(heard, language))).toBeCloseTo(rate, 6);
});
