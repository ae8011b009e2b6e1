import type { FastifyRequest } from 'fastify';
import { defaultPolicy, type RoutePolicy, staticPolicy } from '../rest/policy.ts';
import { pathOf } from './admission.ts';

/**
 * The policy of a request: that of the route that the router found for it, so that no second matcher can disagree.
 * Reads of the client's screens and files are static; `isStatic` tells whether the client has a screen or file at a
 * path.
 */
export function policyOf(request: FastifyRequest, isStatic: (path: string) => boolean): RoutePolicy {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (isRead && isStatic(pathOf(request.raw))) return staticPolicy;
  return request.routeOptions.config.policy ?? defaultPolicy;
}
