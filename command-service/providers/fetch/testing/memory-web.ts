import { unreachable } from '../guarded/refusals.ts';
import type { WebReader } from '../port.ts';

export interface MemoryWeb extends WebReader {
  /** The addresses that were read, in order. */
  readonly requests: readonly string[];
}

/** A web of a few pages in memory, by address. It has no pictures. */
export function createMemoryWeb(
  pages: Readonly<Record<string, { readonly contentType: string; readonly text: string }>>,
): MemoryWeb {
  const requests: string[] = [];
  return {
    requests,
    fetchPage: async (url) => {
      requests.push(url);
      const page = pages[url];
      if (page === undefined) throw unreachable();
      return { url, ...page };
    },
    fetchMedia: () => Promise.reject(unreachable()),
    fetchImage: () => Promise.reject(unreachable()),
  };
}
