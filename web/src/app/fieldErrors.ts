import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { sentenceOf } from './apollo/errors.ts';
import { problemOf, RestError } from './rest.ts';

/** The field of the input that the server's refusal names; undefined when it names none. */
export function fieldOf(error: unknown): string | undefined {
  const field = CombinedGraphQLErrors.is(error) ? error.errors[0]?.extensions?.['field'] : undefined;
  if (typeof field === 'string') return field;
  return error instanceof RestError ? problemOf(error).field : undefined;
}

/**
 * Shows the server's refusal at the field of the form that it names.
 *
 * @param fields the form's field for each field of the input: `{ name: 'name', expiresInDays: 'expiry' }`
 * @returns false when the refusal names no field of the form, which then shows it as a whole
 */
export function showAtField<Fields extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Fields>,
  fields: Readonly<Record<string, Path<Fields>>>,
): boolean {
  // `scopes.0` is a fault of `scopes`.
  const [named = ''] = fieldOf(error)?.split('.') ?? [];
  const field = Object.hasOwn(fields, named) ? fields[named] : undefined;
  if (field === undefined) return false;
  setError(field, { message: sentenceOf(error) }, { shouldFocus: true });
  return true;
}
