import type { Routes } from '../rest/routes.ts';

export const platformRoutes: Routes = {
  /** The AsyncAPI document of the event stream, for analysts. */
  'GET /asyncapi.json': async ({ services }) => services.platform.eventContract(),
};
