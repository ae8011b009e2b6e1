import { expect, test } from '@jest/globals';
import { shotsOf } from './scenes.ts';

/** Sentences that take five seconds each. */
const spokenOf = (...sentences: string[]) =>
  sentences.flatMap((sentence, at) => {
    const texts = sentence.split(' ');
    const each = 5 / texts.length;
    return texts.map((text, index) => ({
      text,
      start: at * 5 + index * each,
      end: at * 5 + (index + 1) * each,
      endsSentence: index === texts.length - 1,
    }));
  });
const files = (...names: string[]) => names.map((name) => ({ label: '', alternative: '', url: `/${name}.jpg` }));
const script = spokenOf('Welcome to 12 Oak Street.', 'The kitchen is new.', 'El baño es amplio.', 'Enjoy the pool.');
const told = {
  spoken: script,
  separator: ' ',
  hints: files('front', 'pool', 'bath', 'kitchen'),
  address: '12 Oak Street',
  clipLength: undefined,
  voiceStart: 2,
  start: 1.5,
  end: 24,
};

test('each sentence shows its picture from half a crossfade before its first word', () => {
  expect(shotsOf(told)).toMatchObject([
    { source: 0, start: 1.5, end: 6.64 },
    { source: 3, start: 6.64, end: 11.64 },
    { source: 2, start: 11.64, end: 16.64 },
    { source: 1, start: 16.64, end: 24 },
  ]);
});

test('a clip is shown first, and the pictures follow the words after it', () => {
  expect(shotsOf({ ...told, hints: files('pool', 'bath'), clipLength: 9 })).toMatchObject([
    { source: 0, start: 1.5, end: 10.5 },
    { source: 2, start: 10.5 },
    { source: 1, start: 16.64, end: 24 },
  ]);
});

test('a clip without pictures fills the video', () => {
  expect(shotsOf({ ...told, hints: [], clipLength: 9 })).toMatchObject([{ source: 0, start: 1.5, end: 24 }]);
});
