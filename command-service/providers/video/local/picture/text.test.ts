import { expect, test } from '@jest/globals';
import { createCanvas } from '@napi-rs/canvas';
import { fit } from './text.ts';

test.each([
  ['Maya Okafor, REALTOR®', 'Maya Okafor, REALTOR®'],
  ['Lofts™ 🏡 by Oak©', 'Lofts™ by Oak©'],
])('%s is drawn with its marks and without emoji', (text, drawn) => {
  const pen = createCanvas(2, 2).getContext('2d');
  expect(fit(pen, text, 400, [20], 2_000, 1).lines).toEqual([drawn]);
});
