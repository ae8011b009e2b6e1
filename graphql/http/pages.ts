import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The screens that the client knows (spec part 1 section 2); anything else answers 404 with the same page. */
const screens = new Set([
  '/', '/login', '/register', '/auth/callback', '/pricing', '/dashboard', '/generate-video', '/my-videos', '/statement', '/admin',
]);
const audit = /^\/admin\/users\/[^/]+\/credits$/;

/** Paths that other parts of the server answer; an unknown one among them is no screen. */
const notScreens = /^\/(?:api|graphql|ws|oidc|test-payments|samples|healthz|readyz|metrics|public)(?:\/|$)|^\/auth\/(?!callback)/;

export interface Pages {
  /** The client's page with the status that the path deserves. Undefined: the client was not built. */
  find(path: string): Promise<{ readonly status: number; readonly html: string } | undefined>;
}

/** Serves the one page of the client; it is read once. */
export function createPages(webRoot: string): Pages {
  let page: Promise<string | undefined> | undefined;
  const load = (): Promise<string | undefined> => readFile(join(webRoot, 'index.html'), 'utf8').catch(() => undefined);
  return {
    find: async (path) => {
      const html = await (page ??= load());
      if (html === undefined) {
        page = undefined;
        return undefined;
      }
      return { status: isScreen(path) ? 200 : 404, html };
    },
  };
}

/** Whether the client has a screen at this path. */
export function isScreen(path: string): boolean {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return screens.has(plain) || audit.test(plain);
}

/** Whether a path that no route knows is a screen's rather than a call's. */
export const isScreenPath = (path: string): boolean => !notScreens.test(path);
