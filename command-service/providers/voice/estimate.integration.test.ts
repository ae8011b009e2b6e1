import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltInVoice } from './built-in.ts';
import { estimateScript, languageOf } from '../../../domain/scripts/index.ts';

const voice = createBuiltInVoice();
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'estimate-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A seeded generator: the same scripts on every run. */
let seed = 20_261_122;
const random = (below: number): number => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((seed / 2_147_483_648) * below);
};
const word = (letters: string, shortest: number, longest: number): string =>
  Array.from({ length: shortest + random(longest - shortest + 1) }, () => letters[random(letters.length)]).join('');
const words = (count: number, make: () => string): string => `${Array.from({ length: count }, make).join(' ')}.`;
const latin = 'abcdefghijklmnopqrstuvwxyz';
const consonants = 'bcdfghjklmnpqrstvwxz';
const devanagari = 'कखगघचछजझटठडढतथदधनपफबभमयरलवशषसह';
const arabic = 'ابپتثجچحخدذرزژسشصضطظعغفقکگلمنوهی';
const [inChinese, inHindi, inFarsi] = [
  '欢迎来到这套阳光充足的房子，',
  'इस सुंदर घर में आपका स्वागत है ',
  'به این خانه زیبا و روشن خوش آمدید ',
];

/** Scripts in every writing system that the voice speaks. */
const usual: Readonly<Record<string, string>> = {
  'English prose':
    'Welcome to this sunny craftsman home near the park, with three bedrooms and a wide front porch. It was built in 1987 and is offered at $649,000.',
  'Spanish prose':
    'Bienvenido a esta casa luminosa cerca del parque, con tres habitaciones y un jardín lleno de rosas para toda la familia.',
  'Chinese prose': `${inChinese}三间卧室，两间浴室，靠近公园和学校。厨房去年刚刚翻新，花园里种满了玫瑰。`,
  'Hindi prose': 'इस सुंदर घर में आपका स्वागत है, जहाँ तीन कमरे और एक बड़ा बगीचा है। रसोई पिछले साल नई बनी है।',
  'Farsi prose': 'به این خانه زیبا و روشن خوش آمدید که سه اتاق خواب و یک باغ بزرگ دارد و نزدیک پارک است.',
  digits: words(12, () => word('0123456789', 2, 8)),
  'one word a line': 'Hi\n'.repeat(25),
};

/** Scripts that are written to take longer than they look; `npm run test:soak` speaks them too. */
const odd: Readonly<Record<string, string>> = {
  'random English letters': words(15, () => word(latin, 3, 9)),
  'capital consonants': words(15, () => word(consonants.toUpperCase(), 4, 8)),
  'long words': words(8, () => word(latin, 13, 20)),
  'capitals inside words': words(12, () => word(latin + latin.toUpperCase(), 4, 9)),
  'rare Latin letters': words(10, () => word('ąćęłńśźżđħřšəɛɪʌŋðạấầẩ', 2, 5)),
  'one word a sentence': 'Hi. '.repeat(25),
  'Chinese with digits': inChinese.repeat(3) + words(8, () => word('123456789', 5, 9)),
  'random Devanagari': words(12, () => word(devanagari, 3, 14)),
  'Hindi with English': inHindi.repeat(3) + words(10, () => word(latin, 4, 8)),
  'random Arabic letters': words(12, () => word(arabic, 3, 14)),
  'Farsi with digits': inFarsi.repeat(3) + words(8, () => word('۰۱۲۳۴۵۶۷۸۹', 5, 9)),
};

/** The renderer fails a job whose speech takes 1.5 times the paid seconds and half a minute. */
const maxRatio = 1.6;
/** Prose must not be overestimated either: a hold is not much more than the captured amount. */
const minRatio = (name: string): number => (/^(English|Spanish|Chinese) prose$/u.test(name) ? 0.7 : 0);

const scripts = process.env['VOICE_SCRIPTS'] === 'all' ? { ...usual, ...odd } : usual;

test.each(Object.entries(scripts))('%s takes the built-in voice about as long as estimated', async (name, text) => {
  const { durationSeconds } = await voice.speak({
    text,
    language: languageOf(text),
    voice: 'clara',
    wav: join(folder, 'voice.wav'),
  });
  const ratio = durationSeconds / estimateScript(text).seconds;
  expect(ratio).toBeLessThanOrEqual(maxRatio);
  expect(ratio).toBeGreaterThan(minRatio(name));
});
