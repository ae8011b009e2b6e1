import { existsSync } from 'node:fs';

/**
 * Debian's Chromium without the windows of a desktop: it needs a third to a half less processor time for the same
 * pages.
 */
export const headlessShell = '/usr/bin/chromium-headless-shell';

/** The browser of the tests: the one in CHROMIUM, else Debian's, preferably the headless one. */
export const chromiumPath = (): string =>
  process.env['CHROMIUM'] ?? (existsSync(headlessShell) ? headlessShell : '/usr/bin/chromium');
