import { beforeAll, expect, test } from '@jest/globals';
import type { TestUser } from '../../support/fixture.ts';
import { expectProblem } from '../../support/problems.ts';
import { useFixture } from '../../support/use.ts';

const fixture = useFixture();
let user: TestUser;

beforeAll(async () => {
  user = await fixture.user();
});

const scripts: readonly (readonly [string, string, unknown, string | RegExp])[] = [
  ['/api/estimate-script', 'no script', {}, /script/],
  ['/api/estimate-script', 'a number', { script: 1 }, /script/],
  ['/api/estimate-script', 'too much', { script: 'a'.repeat(5_001) }, /at most 5000/],
  [
    '/api/estimate-script',
    'letters that the voice does not speak',
    { script: 'ברוכים הבאים' },
    /cannot speak Hebrew letters/,
  ],
  [
    '/api/videos',
    'letters that the voice does not speak',
    { script: 'Добро пожаловать', avatarId: 'clara' },
    /cannot speak Cyrillic letters/,
  ],
  ['/api/generate-script-from-profile', 'nothing', {}, /propertyDetails/],
  ['/api/generate-script-from-profile', 'a blank', { propertyDetails: '  ' }, 'Please enter a property URL first.'],
  [
    '/api/generate-script-from-profile',
    'an unknown length',
    { propertyDetails: 'A house', duration: 'eternal' },
    /duration/,
  ],
  ['/api/optimize-script', 'a blank', { script: ' ' }, 'Please write a script first'],
  [
    '/api/translate-script',
    'an unknown language',
    { script: 'Hello', language: 'klingon' },
    'Please select a language for translation',
  ],
  ['/api/translate-script', 'no script', { script: '', language: 'spanish' }, 'Please write a script first'],
];
test.each(scripts)('POST %s rejects %s', async (path, _what, body, message) => {
  expectProblem(await user.call('POST', path, body), 400, 'INVALID_INPUT', message);
});

test('does not fetch a listing from an internal address', async () => {
  for (const address of [
    'http://127.0.0.1:1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://2130706433/',
    `${fixture.server.url}/readyz`,
    'ftp://a.example/x',
    'http://user:secret@a.example/',
  ]) {
    const answer = await user.call('POST', '/api/generate-script-from-profile', {
      propertyDetails: address,
      duration: 'short',
    });
    expectProblem(answer, 400, 'INVALID_INPUT');
    expect(JSON.stringify(answer.body)).not.toMatch(/ECONN|timeout|refused/i);
  }
});
