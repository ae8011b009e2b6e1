import { expect, test } from '@jest/globals';
import { languageOf } from './language.ts';

test.each([
  ['Welcome to this home with a garden.', 'en-US'],
  ['Bienvenidos a esta casa con un jardín en el centro de la ciudad.', 'es'],
  ['欢迎来到这套 apartment 公寓', 'zh'],
  ['इस घर में आपका स्वागत है', 'hi'],
  ['به این خانه خوش آمدید', 'fa'],
  ['', 'en-US'],
])('detects the language of %j as %s', (script, language) => {
  expect(languageOf(script)).toBe(language);
});
