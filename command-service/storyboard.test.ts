import { expect, test } from '@jest/globals';
import { storyboardOf } from './storyboard.ts';

const order = {
  propertyAddress: '12 Oak Street',
  imageUrls: ['https://a.example/1.jpg', 'https://a.example/kitchen.jpg', 'https://a.example/2.jpg'],
  pictureCaptions: [],
  pictureTexts: ['', '', 'Swimming pool'],
  pictureScenes: [],
};

test('each sentence has its picture and its facts', () => {
  const script = 'Welcome to 12 Oak Street, listed at $450,000. Enjoy the pool 🏊. The kitchen is new.';
  expect(storyboardOf({ ...order, script })).toEqual([
    { text: 'Welcome to 12 Oak Street, listed at $450,000.', pictures: [0], facts: ['$450,000'] },
    { text: 'Enjoy the pool.', pictures: [2], facts: [] },
    { text: 'The kitchen is new.', pictures: [1], facts: [] },
  ]);
});

test('a Spanish script finds the same pictures', () => {
  const script = 'Bienvenido a la casa de la calle. Disfrute de la piscina. La cocina tiene dos hornos y es nueva.';
  expect(storyboardOf({ ...order, script }).map(({ pictures }) => pictures)).toEqual([[0], [2], [1]]);
});

test('a scene shows the picture that its owner chose, even when the order names scenes for only some pictures', () => {
  const script = 'Enjoy the pool. The kitchen is new.';
  const chosen = { ...order, pictureScenes: [['Enjoy the pool.']], script };
  expect(storyboardOf(chosen).map(({ pictures }) => pictures)).toEqual([[0], [1]]);
});

test('a script without pictures shows none', () => {
  expect(storyboardOf({ ...order, imageUrls: [], script: 'It has 3 bedrooms.' })).toEqual([
    { text: 'It has 3 bedrooms.', pictures: [], facts: ['3 bedrooms'] },
  ]);
});

test('a script without words has no scenes', () => {
  expect(storyboardOf({ ...order, script: ' 😀 ' })).toEqual([]);
});
