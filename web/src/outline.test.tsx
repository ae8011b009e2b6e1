import { beforeEach, expect, jest, test } from '@jest/globals';
import { maria } from './testing/session.tsx';

beforeEach(() => {
  jest.resetModules();
});

/** The page as the outline's script leaves it. */
async function open(path: string, viewer: object | undefined): Promise<string | null | undefined> {
  history.replaceState(null, '', path);
  const data =
    viewer === undefined ? '' : `<script type="application/json" id="viewer">${JSON.stringify({ viewer })}</script>`;
  document.body.innerHTML = `<div class="shell"><main></main></div>${data}`;
  await import('./outline.ts');
  return document.querySelector('main')?.textContent;
}

const words = 'Welcome, Maria!Your first video takes about five minutes. Set up your account';
const newcomer = { ...maria, account: { ...maria.account, available: 5, used: 0, held: 0 } };

test('greets the viewer of the dashboard', async () => {
  expect(await open('/dashboard', newcomer)).toBe(words);
});

test.each([
  ['a visitor', '/dashboard', undefined],
  ['another screen', '/my-videos', newcomer],
  ['an account with a notice above', '/dashboard', { ...newcomer, user: { ...newcomer.user, suspendedBy: 'OWNER' } }],
])('says nothing to %s', async (_, path, viewer) => {
  expect(await open(path, viewer)).toBe('');
});
