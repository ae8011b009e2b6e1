/** Primary result codes of SQLite (https://sqlite.org/rescode.html). */
const BUSY = 5;
const READ_ONLY = 8;
const CORRUPT = 11;
const CONSTRAINT = 19;
const TOO_BIG = 18;
const NOT_A_DATABASE = 26;

/** An error of node:sqlite. Checked by shape: `instanceof Error` fails for errors from another realm, as in Jest. */
interface EngineError {
  readonly errcode: number;
  readonly message: string;
}

/** True for every error of node:sqlite. */
export function isEngineError(error: unknown): error is EngineError {
  return (
    typeof error === 'object' &&
    error !== null &&
    'errcode' in error &&
    typeof error.errcode === 'number' &&
    'message' in error
  );
}

/** The primary result code behind an error of node:sqlite, undefined for any other error. */
function resultCode(error: unknown): number | undefined {
  return isEngineError(error) ? error.errcode & 0xff : undefined;
}

/** True for a duplicate key. */
export const isConstraint = (error: unknown) => resultCode(error) === CONSTRAINT;

/** True when another connection holds the lock. */
export const isBusy = (error: unknown) => resultCode(error) === BUSY;

/** True when the database file is damaged where it was read. */
export const isDamage = (error: unknown) => [CORRUPT, NOT_A_DATABASE].includes(resultCode(error) ?? 0);

/**
 * True when a connection that only reads cannot use the file: a killed process left a transaction in it that has to be
 * rolled back first (https://sqlite.org/rescode.html#readonly_rollback).
 */
export const isHalfWritten = (error: unknown) => resultCode(error) === READ_ONLY;

/**
 * The result of a read; undefined where the database file is damaged.
 *
 * @param isUseless which errors count as damage
 */
export function unlessDamaged<Result>(read: () => Result, isUseless = isDamage): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (isUseless(error)) return undefined;
    throw error;
  }
}

/** True when only the statement failed and its transaction can continue. */
export const isStatementOnly = (error: unknown) => [CONSTRAINT, TOO_BIG].includes(resultCode(error) ?? 0);
