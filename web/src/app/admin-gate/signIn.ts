import { isRecord, problemOf, rest, RestError } from '../rest.ts';
import { sentenceOf } from '../apollo/errors.ts';

/** Signs a local account with the administrator's role in. Throws what `rest` throws. */
export async function signInAsAdmin(email: string, password: string): Promise<void> {
  await rest('/api/admin/login', { method: 'POST', body: { email, password }, parse: isRecord });
}

/** What the form says of a failure: the server's sentence, `Invalid credentials` without one (spec part 3 section 8). */
export function signInProblem(cause: unknown): string {
  if (cause instanceof RestError) return problemOf(cause).message ?? 'Invalid credentials';
  return sentenceOf(cause);
}
