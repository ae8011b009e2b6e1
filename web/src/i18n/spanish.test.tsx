import './spanish.ts';
import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { loadScreen } from '../app/loadScreen.ts';
import { inOurLanguage, problemIn } from '../app/rest.ts';
import { Phrase } from './Phrase.tsx';
import { placeOf, typeInWords } from '../screens/admin/audit/words.ts';
import { known, readTexts, t } from './t.ts';

test('texts and phrases are Spanish, with their values and parts', () => {
  expect(t('Version {version}', { version: '1.2' })).toBe('Versión 1.2');
  render(<Phrase text="<0>30+</0> features" parts={[(words) => <b>{words}</b>]} />);
  expect(screen.getByText('30+').closest('div')?.textContent).toBe('30+ funciones');
});

test('the texts of a screen are there when its modules begin to load', async () => {
  const heading = 'Create a video';
  expect(known(heading)).toBe(heading);
  let atLoad = '';
  await loadScreen({
    texts: ['generateVideo'],
    load: async () => {
      atLoad = t(heading);
      return { default: () => null };
    },
  });
  expect(atLoad).toBe('Crear un video');
});

test('an event and the place of a value are Spanish, but for the names in it', async () => {
  await readTexts(['history']);
  expect(typeInWords('CreditsClawedBack')).toBe('Créditos retirados');
  expect(typeInWords('MoonRisen')).toBe('Moon risen');
  expect(placeOf({ label: 'Items · Volume Pro · Price' })).toBe('Artículos · Volume Pro · Precio');
});

describe('the words of the server', () => {
  test('are shown unchanged in refusals of the REST API', () => {
    expect(problemIn('{"message":"Rendering","code":"NOT_FOUND","field":"title"}')).toEqual({
      message: 'Rendering',
      code: 'NOT_FOUND',
      field: 'title',
    });
  });

  test('are asked for in the language of the page', () => {
    expect(inOurLanguage()).toEqual({ 'accept-language': 'es' });
  });
});
