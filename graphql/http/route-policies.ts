import type { IncomingMessage } from 'node:http';
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
  return (method, path) => {
    const isRead = method === 'GET' || method === 'HEAD';
    if (isRead && isStatic(path)) return staticPolicy;
    const takes = (declaredMethod: string): boolean =>
      declaredMethod === 'ALL' || declaredMethod === method || (declaredMethod === 'GET' && isRead);
    return (
      declared.find((rule) => takes(rule.method) && rule.pattern.test({ pathname: path }))?.policy ?? defaultPolicy
    );
  };
}

function rulesOf(name: string, route: Routes[keyof Routes] | Pick<Route, 'policy'>) {
  const policy = 'policy' in route ? route.policy : undefined;
  const [method = 'GET', pathname = '/'] = name.split(' ');
  return policy === undefined ? [] : [{ method, pattern: new URLPattern({ pathname }), policy }];
}
