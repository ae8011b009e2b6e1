import { z } from 'zod';

/** The person, from the identity provider. No value in it can fail a sign-in: anything but text counts as absent. */
const name = z.string().trim().catch('');

/** `POST /auth/auth0-sync`: the body may only give the names of the person. */
export const syncInput = z.object({
  auth0User: z.object({ firstName: name, lastName: name }).nullish().catch(undefined),
});
