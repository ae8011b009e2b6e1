import './spanish.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inLanguage } from '../app/apollo/inLanguage.ts';
import { inOurLanguage, problemIn } from '../app/rest.ts';
import { Phrase } from './Phrase.tsx';
import { readServerTexts, said } from './said.ts';
import { placeOf, typeInWords } from '../screens/admin/audit/words.ts';
import { readTexts, t } from './t.ts';

beforeAll(readServerTexts);

test('texts and phrases are Spanish, with their values and parts', () => {
  expect(t('Version {version}', { version: '1.2' })).toBe('Versión 1.2');
  render(<Phrase text="<0>30+</0> features" parts={[(words) => <b>{words}</b>]} />);
  expect(screen.getByText('30+').closest('div')?.textContent).toBe('30+ funciones');
});

test('an event and the place of a value are Spanish, but for the names in it', async () => {
  await readTexts(['history']);
  expect(typeInWords('CreditsClawedBack')).toBe('Créditos retirados');
  expect(typeInWords('MoonRisen')).toBe('Moon risen');
  expect(placeOf({ label: 'Items · Volume Pro · Price' })).toBe('Artículos · Volume Pro · Precio');
});

describe('sentences of the server', () => {
  test.each([
    ['Volume Pro (50 credits)', 'Volume Pro (50 créditos)'],
    ['held: replay 2, read model 0.5', 'reservados: reproducción 2, modelo de lectura 0.5'],
    [
      'Monthly Plan + Remaining time on 2 × Monthly Plan after 07 Dec 2026',
      'Plan mensual + Tiempo restante de 2 × Plan mensual desde el 7 dic 2026',
    ],
    ['Unused time on Monthly Plan after 31 Jan 2027', 'Tiempo sin usar de Plan mensual desde el 31 ene 2027'],
    ['Remaining time on Consulting after 31 Foo 2027', 'Tiempo restante de Consulting desde el 31 Foo 2027'],
    ['Many credits', 'Many credits'],
    ['What a bank says.', 'What a bank says.'],
  ])('%s', (english, spanish) => {
    expect(said(english)).toBe(spanish);
  });

  test('are shown as they came in refusals of the REST API', () => {
    expect(problemIn('{"message":"Rendering","code":"NOT_FOUND","field":"title"}')).toEqual({
      message: 'Rendering',
      code: 'NOT_FOUND',
      field: 'title',
    });
  });

  test('are asked for in the language of the page', () => {
    expect(inOurLanguage()).toEqual({ 'accept-language': 'es' });
  });

  test('are Spanish in the fields that the server words, and nowhere else', () => {
    const answer = {
      video: { __typename: 'Video', title: 'Rendering', phase: 'Rendering', leftOut: [] },
      catalog: { __typename: 'Catalog', plan: { __typename: 'Plan', features: ['Only ours'], name: 'Monthly Plan' } },
    };
    expect(inLanguage(answer)).toEqual({
      video: answer.video,
      catalog: { ...answer.catalog, plan: { ...answer.catalog.plan, name: 'Plan mensual' } },
    });
  });
});
