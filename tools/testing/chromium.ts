import { existsSync } from 'node:fs';

/** Debian's Chromium without the windows of a desktop: the same pages take it a third less processor time, or half. */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: CHROMIUM's, or else Debian's, headless if that is installed. */
export const chromiumPath = (): string =>
  process.env['CHROMIUM'] ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium');
