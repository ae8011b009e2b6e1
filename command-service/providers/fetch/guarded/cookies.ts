import type { IncomingMessage } from 'node:http';

/** The cookies of one fetch: some sites set one and redirect to the same address before they show a page. */
export interface Cookies {
  /** Keeps the cookies that a host sets. */
  keep(host: string, response: IncomingMessage): void;
  /** The value of the Cookie header for a host; undefined when it has set none. */
  headerFor(host: string): string | undefined;
}

const most = 20;
const longest = 4096;

/** Creates an empty jar. Each cookie goes back to the host that set it, and to no other. */
export function createCookies(): Cookies {
  const byHost = new Map<string, Map<string, string>>();
  return {
    keep(host, response) {
      const jar = byHost.get(host) ?? new Map<string, string>();
      for (const line of response.headers['set-cookie'] ?? []) {
        const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]{1,100})=([^;\s]*)/.exec(line.slice(0, longest)) ?? [];
        if (name !== undefined && value !== undefined && (jar.size < most || jar.has(name))) jar.set(name, value);
      }
      byHost.set(host, jar);
    },
    headerFor(host) {
      const pairs = [...(byHost.get(host) ?? [])].map(([name, value]) => `${name}=${value}`);
      return pairs.length === 0 ? undefined : pairs.join('; ').slice(0, longest);
    },
  };
}
