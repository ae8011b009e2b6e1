import Bowser from 'bowser';

/**
 * The browser and its system in words, such as `Chrome on Windows`; empty when the user agent names neither. It is what
 * the browser claims, so it helps users to recognize a session and decides nothing.
 */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' on ');
}
