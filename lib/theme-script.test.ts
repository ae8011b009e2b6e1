import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';
import { themeScript } from './theme-script.ts';

/** The theme that the script sets; `stored` is undefined where the browser closes its storage to the page. */
function themeFor(stored: string | null | undefined, deviceIsDark: boolean): string | undefined {
  const document: { documentElement: { dataset: { theme?: string } } } = { documentElement: { dataset: {} } };
  const localStorage = {
    getItem: (key: string) => {
      if (stored === undefined) throw new Error('closed');
      return key === 'curbcast.theme' ? stored : null;
    },
  };
  runInNewContext(themeScript, { document, localStorage, matchMedia: () => ({ matches: deviceIsDark }) });
  return document.documentElement.dataset.theme;
}

test.each([
  [null, true, 'dark'],
  [null, false, 'light'],
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
  [undefined, true, 'dark'],
] as const)('a stored %s on a device that is dark (%s) shows %s', (stored, deviceIsDark, theme) => {
  expect(themeFor(stored, deviceIsDark)).toBe(theme);
});
