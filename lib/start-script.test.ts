import { expect, test } from '@jest/globals';
import { runInNewContext } from 'node:vm';
import { startScript } from './start-script.ts';

/** Runs the script in a page; returns the files that it has run so far, and what the browser does next. */
function open(visibilityState: 'visible' | 'hidden') {
  const run: string[] = [];
  const browser = { paint: (_name: string): void => undefined, aSecondLater: (): void => undefined, observes: {} };
  class PerformanceObserver {
    constructor(painted: (list: object) => void) {
      browser.paint = (name) => painted({ getEntriesByName: (asked: string) => (asked === name ? [{}] : []) });
    }
    observe(options: object): void {
      browser.observes = options;
    }
  }
  const links = [{ href: '/a.js' }, { href: '/b.js' }];
  runInNewContext(startScript.replaceAll('import(', 'load('), {
    document: { visibilityState, querySelectorAll: () => links },
    PerformanceObserver,
    setTimeout: (callback: () => void, delay?: number) =>
      delay === undefined ? callback() : (browser.aSecondLater = callback),
    requestAnimationFrame: (callback: () => void) => callback(),
    load: async (file: string) => void run.push(file),
  });
  const settled = async (): Promise<readonly string[]> => {
    await new Promise(setImmediate);
    return run;
  };
  return { browser, settled };
}

test('runs the scripts in their order after the first paint, and once', async () => {
  const { browser, settled } = open('visible');
  browser.paint('first-paint');
  expect(await settled()).toEqual([]);
  browser.paint('first-contentful-paint');
  expect(await settled()).toEqual(['/a.js', '/b.js']);
  browser.aSecondLater();
  expect(await settled()).toEqual(['/a.js', '/b.js']);
  expect(browser.observes).toMatchObject({ type: 'paint', buffered: true });
});

test('runs them at once in a page that is not visible', async () => {
  expect(await open('hidden').settled()).toEqual(['/a.js', '/b.js']);
});

test('runs them after a second in a browser that reports no paint', async () => {
  const { browser, settled } = open('visible');
  browser.aSecondLater();
  expect(await settled()).toEqual(['/a.js', '/b.js']);
});
