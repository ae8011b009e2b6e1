import { routes } from '../areas.ts';
import { routeOf, type Call, type Routes } from '../rest/routes.ts';

/** The handler of a REST call by its `METHOD /path`. Throws when no area has it. */
export function callOf(name: keyof Routes): Call {
  const route = routes.map((table) => table[name]).find((found) => found !== undefined);
  if (route === undefined) throw new Error(`No area has ${name}`);
  return routeOf(route).handle;
}
