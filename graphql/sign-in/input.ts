import { z } from 'zod';
import { optionalText } from '../input/fields.ts';

const name = (field: string) => optionalText(field, 200);

/** `POST /auth/auth0-sync`: the body may only give the names of the person (DECISIONS section 6). */
export const syncInput = z.object({
  auth0User: z.object({ firstName: name('firstName'), lastName: name('lastName') }).nullish(),
});
