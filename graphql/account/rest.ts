import type { Routes } from '../rest/routes.ts';
import { ownUser } from './reads.ts';
import { userView } from './views.ts';

/** Spec part 1 section 7: the signed-in user. */
export const accountRoutes: Routes = {
  'GET /auth/user': async (context) => userView(await ownUser(context), context),
  'GET /api/user': async (context) => ({ user: await userView(await ownUser(context), context) }),
};
