import './spanish.ts';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { inLanguage } from '../app/apollo/inLanguage.ts';
import { problemIn } from '../app/rest.ts';
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
    ['Video not found', 'No se encontró el video'],
    ['You need 1.5 more credits to generate this video.', 'Necesitas 1.5 créditos más para generar este video.'],
    ['The name may have at most 60 characters.', 'El nombre puede tener como máximo 60 caracteres.'],
    ['title may have at most 60 characters.', 'title puede tener como máximo 60 caracteres.'],
    [
      'The video has no sound. Please record it with your microphone on. Your Digital Twin credit was given back.',
      'El video no tiene sonido. Grábalo con el micrófono encendido. Se devolvió tu crédito de gemelo digital.',
    ],
    ['Volume Pro (50 credits)', 'Volume Pro (50 créditos)'],
    ['held: replay 2, read model 0.5', 'reservados: reproducción 2, modelo de lectura 0.5'],
    [
      'Finished: 20 seconds, too late to be charged; the service charged $1.20',
      'Terminado: 20 segundos, demasiado tarde para cobrarse; el servicio cobró $1.20',
    ],
    [
      'Monthly Plan + Remaining time on 2 × Monthly Plan after 07 Dec 2026',
      'Plan mensual + Tiempo restante de 2 × Plan mensual desde el 07 Dec 2026',
    ],
    ['Many credits', 'Many credits'],
    ['What a bank says.', 'What a bank says.'],
  ])('%s', (english, spanish) => {
    expect(said(english)).toBe(spanish);
  });

  test('are Spanish in refusals of the REST API', () => {
    expect(problemIn('{"message":"Video not found","code":"NOT_FOUND"}')).toEqual({
      message: 'No se encontró el video',
      code: 'NOT_FOUND',
    });
  });

  test('are Spanish in the fields that the server words, and nowhere else', () => {
    const answer = {
      video: { __typename: 'Video', title: 'Rendering', phase: 'Rendering', leftOut: [] },
      catalog: { __typename: 'Catalog', plan: { __typename: 'Plan', features: ['Only ours'], name: 'Monthly Plan' } },
    };
    expect(inLanguage(answer)).toEqual({
      video: { ...answer.video, phase: 'Creando el video' },
      catalog: { ...answer.catalog, plan: { ...answer.catalog.plan, name: 'Plan mensual' } },
    });
  });
});
