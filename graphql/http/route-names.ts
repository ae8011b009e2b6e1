import type { IncomingMessage } from 'node:http';

const routes = new WeakMap<IncomingMessage, string>();

/** Notes the pattern of the route that answers a request, e.g. `/api/videos/:id`. */
export const nameRoute = (request: IncomingMessage, pattern: string): void => void routes.set(request, pattern);

/** The pattern of the route; `none` for requests that no route answered. */
export const routeOf = (request: IncomingMessage): string => routes.get(request) ?? 'none';
