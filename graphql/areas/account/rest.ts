import { z } from 'zod';
import { route, type Routes } from '../../rest/routes.ts';
import { ownUser } from './reads.ts';
import { userView, user } from './views.ts';

/** The signed-in user. */
export const accountRoutes: Routes = {
  'GET /auth/user': route({
    needs: 'read',
    about: { tag: 'Account', summary: 'The signed-in user', answer: user },
    handle: async (context) => userView(await ownUser(context), context),
  }),
  'GET /api/user': route({
    needs: 'read',
    about: { tag: 'Account', summary: 'The signed-in user', answer: z.object({ user }) },
    handle: async (context) => ({ user: await userView(await ownUser(context), context) }),
  }),
};
