import { expect, test } from '@jest/globals';
import { askedLanguage, inLanguages, languageOf } from './language.ts';

test.each([
  ['nothing', '/', {}, 'en'],
  ["the browser's first wish", '/', { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8' }, 'es'],
  ['the heavier wish', '/', { 'accept-language': 'es;q=0.5, en-GB;q=0.7' }, 'en'],
  ['the wish that we speak', '/', { 'accept-language': 'de-DE,de;q=0.9,es;q=0.2' }, 'es'],
  ['no wish that we speak', '/', { 'accept-language': 'de,fr;q=0.9,*;q=0.1' }, 'en'],
  ['a language that is not wanted', '/', { 'accept-language': 'es;q=0' }, 'en'],
  ['weights that are none', '/', { 'accept-language': 'es;q=x,en;q=0.1' }, 'en'],
  ['the kept choice before the wish', '/', { cookie: 'sid=1; curbcast-language=en', 'accept-language': 'es' }, 'en'],
  ['the link before the kept choice', '/faq?lang=es', { cookie: 'curbcast-language=en' }, 'es'],
  ['a link to a language that we do not speak', '/?lang=de', { 'accept-language': 'es' }, 'es'],
  ['another cookie with such an end', '/', { cookie: 'my-curbcast-language=es' }, 'en'],
])('the language is chosen by %s', (_, url, headers, language) => {
  expect(languageOf({ url, headers })).toBe(language);
});

test('says a text in either language, with its values', () => {
  const say = inLanguages({ Hello: 'Hola', '{count} videos of {name}': '{count} videos de {name}' });
  expect([say('en')('Hello'), say('es')('Hello')]).toEqual(['Hello', 'Hola']);
  expect(say('es')('{count} videos of {name}', { count: 2, name: '{count} $&' })).toBe('2 videos de {count} $&');
  // @ts-expect-error A text without Spanish does not compile.
  expect(say('en')('Goodbye')).toBe('Goodbye');
});

test.each([
  ['/s/t?lang=es', '?lang=es'],
  ['/s/t?lang=de', ''],
  ['/s/t', ''],
])('links of %s keep "%s"', (url, carried) => {
  expect(askedLanguage({ url })).toBe(carried);
});
