import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import { defaultPolicy, identityProviderPolicy, type RoutePolicy, staticPolicy } from '../rest/policy.ts';
import type { Route, Routes } from '../rest/routes.ts';

/** Gives the policy of a request by its method and its path in normal form (`normalTarget`). */
export type PolicyOf = (method: IncomingMessage['method'], path: string) => RoutePolicy;

export interface RoutePolicyOptions {
  readonly routes: readonly Routes[];
  /** Whether the client has a screen or a static file at a path. */
  readonly isStatic: (path: string) => boolean;
  /** The path of the embedded identity provider, if there is one. */
  readonly identityProviderPath?: string | undefined;
}

/** Collects the policies that routes declare. The first declared route that matches counts, else `defaultPolicy`. */
export function createRoutePolicies({ routes, isStatic, identityProviderPath }: RoutePolicyOptions): PolicyOf {
  const provider = identityProviderPath === undefined ? [] : [identityProviderPath, `${identityProviderPath}/*`];
  const declared = [
    ...routes.flatMap((table) => Object.entries(table)).flatMap(([name, route]) => rulesOf(name, route)),
    ...provider.flatMap((path) => rulesOf(`ALL ${path}`, { policy: identityProviderPolicy })),
  ];
  const find = (method: IncomingMessage['method'], path: string): RoutePolicy => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && isStatic(path)) return staticPolicy;
    const takes = (declaredMethod: string): boolean =>
      declaredMethod === 'ALL' || declaredMethod === method || (declaredMethod === 'GET' && isRead);
    return (
      declared.find((rule) => takes(rule.method) && rule.pattern.test({ pathname: path }))?.policy ?? defaultPolicy
    );
  };
  // Trying the patterns takes tens of microseconds, and most requests go to the same few paths.
  const known = new LRUCache<string, RoutePolicy>({ max: pathsKept });
  return (method, path) => {
    const key = `${method} ${path}`;
    const before = known.get(key);
    if (before) return before;
    const policy = find(method, path);
    if (key.length <= longestKept) known.set(key, policy);
    return policy;
  };
}

const pathsKept = 1_000;
/** Longer paths are not kept: they would let strangers fill the memory. */
const longestKept = 200;

function rulesOf(name: string, route: Routes[keyof Routes] | Pick<Route, 'policy'>) {
  const policy = 'policy' in route ? route.policy : undefined;
  const [method = 'GET', pathname = '/'] = name.split(' ');
  return policy === undefined ? [] : [{ method, pattern: new URLPattern({ pathname }), policy }];
}
