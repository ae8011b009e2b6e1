import { expect, test } from '@jest/globals';
import { scenesOf } from './chapters.ts';
import { namedChapters } from './page/chapter-names.ts';

const at = (seconds: number): string =>
  `${String(Math.floor(seconds / 60)).padStart(2, '0')}:${String(seconds % 60).padStart(2, '0')}.000`;
/** Captions of so many seconds each. */
const spoken = (seconds: number, ...texts: readonly string[]): string =>
  ['WEBVTT', ...texts.map((text, n) => `${at(n * seconds)} --> ${at((n + 1) * seconds)}\n${text}`)].join('\n\n');
const titles = (vtt: string, language: 'en' | 'es' = 'en', agent?: string) =>
  namedChapters(scenesOf(vtt), language, agent).map(({ start, title }) => `${start} ${title}`);

const house = spoken(
  4,
  'Welcome to 12 Elm Street.',
  'This home offers three bedrooms and two baths',
  'in 2,140 square feet of living space.',
  'The kitchen has a large island,',
  'and it is new.',
  'You will feel at home here.',
  'Behind the house is a heated pool.',
  'It is bright all day.',
  'It is offered at $613,750.',
  'To see it, contact Dana Whitfield today.',
);

test('chapters are named after the topic of their first sentence, and the last one after the person to call', () => {
  const rest = ['12 Kitchen', '24 Pool', '32 Price', '36 Call Dana'];
  expect(titles(house, 'en', 'Dana Whitfield')).toEqual(['0 Rooms and size', ...rest]);
  expect(titles(house).at(-1)).toBe('36 Get in touch');
  expect(titles(house, 'en', 'Maya Okafor').at(-1)).toBe('36 Get in touch');
});

test('the names are in the language of the reader, whatever the video speaks', () => {
  expect(titles(house, 'es', 'Dana Whitfield')).toEqual([
    '0 Habitaciones y tamaño',
    '12 Cocina',
    '24 Piscina',
    '32 Precio',
    '36 Llamar a Dana',
  ]);
  const casa = spoken(7, 'Bienvenido.', 'La cocina es nueva.', 'Hay una piscina.', 'Llame hoy y reserve una visita.');
  expect(titles(casa)).toEqual(['0 Introduction', '7 Kitchen', '14 Pool', '21 Get in touch']);
});

test('the figures of a loan name the chapters of a lender', () => {
  const loan = spoken(8, 'Hello.', 'The interest rate is 6.5 percent.', 'Closing costs are $9,450.', 'Thank you.');
  expect(titles(loan)).toEqual(['0 Introduction', '8 Interest rate', '16 Closing costs']);
});

test('a video that is short, or has no topic with a name, has no chapters', () => {
  expect(scenesOf(spoken(3, 'The kitchen is new.', 'The pool is heated.'))).toEqual([]);
  expect(scenesOf(spoken(10, 'Good morning.', 'Nice to see you.', 'So long.'))).toEqual([]);
  expect(scenesOf('')).toEqual([]);
});

test('a long video has at most eight chapters, which follow each other without a gap', () => {
  const rooms = ['kitchen', 'garage', 'pool', 'garden', 'office', 'balcony'];
  const texts = Array.from({ length: 60 }, (_, index) => `The ${rooms[index % rooms.length] ?? ''} is large.`);
  const scenes = scenesOf(spoken(10, ...texts));
  expect(scenes.length).toBeLessThanOrEqual(8);
  expect(scenes.slice(1).map(({ start }) => start)).toEqual(scenes.slice(0, -1).map(({ end }) => end));
});
