import { z } from 'zod';

/** What the identity provider says of the person: no value of it ends a sign-in, so what is no text counts as absent. */
const name = z.string().trim().catch('');

/** `POST /auth/auth0-sync`: the body may only give the names of the person. */
export const syncInput = z.object({
  auth0User: z.object({ firstName: name, lastName: name }).nullish().catch(undefined),
});
