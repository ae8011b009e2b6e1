import { describe, expect, test } from '@jest/globals';
import * as fc from 'fast-check';
import { attachmentOf, createFileNames, fileName } from './file-names.ts';

test.each([
  ['Tour of Elm Street', 'filename="Tour of Elm Street.mp4"', 'Tour%20of%20Elm%20Street.mp4'],
  ['"; filename="x.exe', 'filename="; filename= x.exe.mp4"', '%3B%20filename%3D%20x.exe.mp4'],
  ['a\r\nSet-Cookie: x=1', 'filename="a Set-Cookie x=1.mp4"', 'a%20Set-Cookie%20x%3D1.mp4'],
  ['../../etc/passwd', 'filename="etc passwd.mp4"', 'etc%20passwd.mp4'],
  ['Maison à Évian 🏡', 'filename="Maison a Evian.mp4"', 'Maison%20%C3%A0%20%C3%89vian%20%F0%9F%8F%A1.mp4'],
  ['房子', 'filename="video.mp4"', '%E6%88%BF%E5%AD%90.mp4'],
  ['100% (new)', 'filename="100 (new).mp4"', '100%25%20%28new%29.mp4'],
  ['\u202Egpj.exe', 'filename="gpj.exe.mp4"', 'gpj.exe.mp4'],
  [' . ', 'filename="video.mp4"', 'video.mp4'],
])('a download of %j is named safely', (title, plain, encoded) => {
  expect(attachmentOf(title, 'mp4')).toBe(`attachment; ${plain}; filename*=UTF-8''${encoded}`);
});

test('a name ends after 120 characters', () => {
  expect(attachmentOf('x'.repeat(500), 'webm')).toContain(`"${'x'.repeat(120)}.webm"`);
});

describe('a file is named after its title', () => {
  test.each([
    ['Tour of Elm Street', 'Tour of Elm Street.mp4'],
    ['CON', '_CON.mp4'],
    ['nul.mp4', '_nul.mp4.mp4'],
    ['COM1 .tour', '_COM1 .tour.mp4'],
    ['LPT\u00B9', '_LPT\u00B9.mp4'],
    ['Console', 'Console.mp4'],
    ['a/b\\c:d', 'a b c d.mp4'],
    ['..', 'video.mp4'],
    ['', 'video.mp4'],
    ['\u200D\u202E\u0000', 'video.mp4'],
    ['.hidden. ', 'hidden.mp4'],
    ['Elm\u202E4pm.exe', 'Elm 4pm.exe.mp4'],
    ['\uD83D broken', 'broken.mp4'],
    ['می\u200Cروم', 'می\u200Cروم.mp4'],
    ['Cafe\u0301', 'Café.mp4'],
    [`${'x'.repeat(119)}👩‍👩‍👧`, `${'x'.repeat(119)}.mp4`],
    ['👩‍👩‍👧'.repeat(40), `${'👩‍👩‍👧'.repeat(13)}.mp4`],
  ])('%j is %j', (title, name) => {
    expect(fileName(title, 'mp4')).toBe(name);
  });
});

test.each([
  [
    ['A', 'A', 'A (2)'],
    ['A.mp4', 'A (2).mp4', 'A (2) (2).mp4'],
  ],
  [
    ['A (2)', 'A', 'A'],
    ['A (2).mp4', 'A.mp4', 'A (3).mp4'],
  ],
  [
    ['a', 'A', 'ß', 'SS'],
    ['a.mp4', 'A (2).mp4', 'ß.mp4', 'SS (2).mp4'],
  ],
  [
    ['Café', 'Cafe\u0301', 'Caf\uFF45\u0301'],
    ['Café.mp4', 'Café (2).mp4', 'Caf\uFF45\u0301 (3).mp4'],
  ],
  [
    ['', '.', 'video'],
    ['video.mp4', 'video (2).mp4', 'video (3).mp4'],
  ],
  [
    ['CON', 'con'],
    ['_CON.mp4', 'con (2).mp4'],
  ],
])('%j are the files %j', (titles, names) => {
  const nameOf = createFileNames();
  expect(titles.map((title) => nameOf(title, 'mp4').normalize('NFC'))).toEqual(
    names.map((name) => name.normalize('NFC')),
  );
});

test('many files of one title are named at once', () => {
  const nameOf = createFileNames();
  const names = Array.from({ length: 5_000 }, () => nameOf('A', 'mp4'));
  expect(new Set(names).size).toBe(5_000);
});

describe('whatever the titles are', () => {
  const title = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom('A', 'a', 'A (2)', 'A (3)', 'CON', 'con.', ' aux', 'Café', 'Cafe\u0301', '👩‍👩‍👧'.repeat(90), '..', ''),
    fc.nat(130).map((length) => `a${'\u0301'.repeat(length * 10)}`),
  );
  const titles = fc.array(title, { maxLength: 12 });

  test('the names are unique, whole, and names on every system', () => {
    fc.assert(
      fc.property(titles, fc.constantFrom('mp4', 'webm', ''), (given, ending) => {
        const nameOf = createFileNames();
        const names = given.map((each) => nameOf(each, ending));
        expect(new Set(names.map((name) => name.normalize('NFC').toLowerCase())).size).toBe(names.length);
        for (const name of names) {
          expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
          expect(name.isWellFormed()).toBe(true);
          expect(name).not.toMatch(/[/\\:*?"<>|\p{Cc}\p{Bidi_Control}]/u);
          expect(name).not.toMatch(/^[.\s]|[.\s]$/u);
          expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)\s*(\.|$)/i);
          expect(name.endsWith(ending === '' ? '' : `.${ending}`)).toBe(true);
          expect(name.length).toBeGreaterThan(ending === '' ? 0 : ending.length + 1);
        }
      }),
    );
  });

  test('a header stays one line of ASCII', () => {
    fc.assert(
      fc.property(title, (given) => {
        expect(attachmentOf(given, 'mp4')).toMatch(
          /^attachment; filename="[ !#$&-[\]-~]+\.mp4"; filename\*=UTF-8''[\w.%~-]+$/,
        );
      }),
    );
  });
});
