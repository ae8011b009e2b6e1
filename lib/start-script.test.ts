import { expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { startScript } from './start-script.ts';

/** Runs the script in a page; returns the files that it has run so far, and what the browser does next. */
function open(visibilityState: 'visible' | 'hidden') {
  const run: string[] = [];
  const frames: (() => void)[] = [];
  const browser = { frame: (): void => frames.shift()?.(), aSecondLater: (): void => undefined };
  const links = [{ href: '/a.js' }, { href: '/b.js' }];
  runInNewContext(startScript.replaceAll('import(', 'load('), {
    document: { visibilityState, querySelectorAll: () => links },
    setTimeout: (callback: () => void, delay?: number) =>
      delay === undefined ? callback() : (browser.aSecondLater = callback),
    requestAnimationFrame: (callback: () => void) => frames.push(callback),
    load: async (file: string) => void run.push(file),
  });
  const settled = async (): Promise<readonly string[]> => {
    await new Promise(setImmediate);
    return run;
  };
  return { browser, settled };
}

test('runs the scripts in their order after the first frame, and once', async () => {
  const { browser, settled } = open('visible');
  browser.frame();
  expect(await settled()).toEqual([]);
  browser.frame();
  expect(await settled()).toEqual(['/a.js', '/b.js']);
  browser.aSecondLater();
  expect(await settled()).toEqual(['/a.js', '/b.js']);
});

test('runs them at once in a page that is not visible', async () => {
  expect(await open('hidden').settled()).toEqual(['/a.js', '/b.js']);
});

test('runs them after a second in a page that gets no frames', async () => {
  const { browser, settled } = open('visible');
  browser.aSecondLater();
  expect(await settled()).toEqual(['/a.js', '/b.js']);
});
