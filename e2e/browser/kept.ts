import type { BrowserContext } from 'playwright-core';
import { everythingKept, isListed, patternOf, type Place } from '../../web/src/screens/cookie-policy/kept.ts';

interface Found {
  readonly place: Place;
  readonly name: string;
}

/** The data that the pages of a context store in the browser, by section of the cookie policy. */
export interface WatchedStorage {
  /** The names that the policy does not list. */
  unlisted(): readonly string[];
  /** The entries of the policy that no page has written. */
  unseen(): readonly string[];
}

/** Records every name that a page or the server writes to the browser, even those removed a moment later. */
export async function watchStorage(context: BrowserContext): Promise<WatchedStorage> {
  const found = new Map<string, Found>();
  const note = (place: Place, name: string): void => void found.set(`${place} ${name}`, { place, name });
  /** A cookie without a value is being removed, not stored. */
  const noteCookie = (text: string): void => {
    const [, name, value = ''] = /^\s*([^=]+)=([^;]*)/.exec(text) ?? [];
    if (name !== undefined && value !== '') note('cookie', name);
  };
  context.on('response', (response) => {
    response.headersArray().then(
      (headers) => {
        for (const { name, value } of headers) if (name.toLowerCase() === 'set-cookie') noteCookie(value);
      },
      // The page was left before the answer was read; the next answer has the cookie too.
      () => undefined,
    );
  });
  await context.exposeFunction('noteKept', note);
  await context.exposeFunction('noteCookie', noteCookie);
  await context.addInitScript(() => {
    const { noteKept, noteCookie: noteSet } = globalThis as unknown as {
      noteKept: (place: Place, name: string) => void;
      noteCookie: (text: string) => void;
    };
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function set(name, value) {
      noteKept(this === localStorage ? 'local storage' : 'session storage', name);
      setItem.call(this, name, value);
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function opened(name, version) {
      noteKept('database', name);
      return open.call(this, name, version);
    };
    const cookie = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
    Object.defineProperty(document, 'cookie', {
      get: () => cookie?.get?.call(document),
      set: (text: string) => {
        noteSet(text);
        cookie?.set?.call(document, text);
      },
    });
  });
  return {
    unlisted: () =>
      [...found].filter(([, { place, name }]) => !isListed(place, name)).map(([placeAndName]) => placeAndName),
    unseen: () =>
      everythingKept
        .filter((entry) =>
          [...found.values()].every(({ place, name }) => place !== entry.place || !patternOf(entry.name).test(name)),
        )
        .map(({ name }) => name),
  };
}
