import { expect, test } from '@jest/globals';
import { attachmentOf } from './file-name.ts';

test.each([
  ['Tour of Elm Street', 'filename="Tour of Elm Street.mp4"', 'Tour%20of%20Elm%20Street.mp4'],
  ['"; filename="x.exe', 'filename="; filename= x.exe.mp4"', '%3B%20filename%3D%20x.exe.mp4'],
  ['a\r\nSet-Cookie: x=1', 'filename="a Set-Cookie x=1.mp4"', 'a%20Set-Cookie%20x%3D1.mp4'],
  ['../../etc/passwd', 'filename="etc passwd.mp4"', 'etc%20passwd.mp4'],
  ['Maison à Évian 🏡', 'filename="Maison a Evian .mp4"', 'Maison%20%C3%A0%20%C3%89vian%20%F0%9F%8F%A1.mp4'],
  ['房子', 'filename="video.mp4"', '%E6%88%BF%E5%AD%90.mp4'],
  ['100% (new)', 'filename="100 (new).mp4"', '100%25%20%28new%29.mp4'],
  ['\u202Egpj.exe', 'filename="gpj.exe.mp4"', 'gpj.exe.mp4'],
  [' . ', 'filename="video.mp4"', 'video.mp4'],
])('a download of %j is named safely (trust O7)', (title, plain, encoded) => {
  expect(attachmentOf(title, 'mp4')).toBe(`attachment; ${plain}; filename*=UTF-8''${encoded}`);
});

test('a name ends after 120 characters', () => {
  expect(attachmentOf('x'.repeat(500), 'webm')).toContain(`"${'x'.repeat(120)}.webm"`);
});
