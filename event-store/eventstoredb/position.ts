import type { Position as LogPosition } from '@eventstore/db-client';
import type { Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';

/** A position as decimal digits, as it is on the wire. */
export interface WirePosition {
  readonly commit: string;
  readonly prepare: string;
}

/** The digits of the largest unsigned 64-bit number. */
const DIGITS = 20;
const pattern = /^(\d{20})-(\d{20})$/;

/** Commit and prepare position as text of fixed width, so that text order is log order. */
export function formatPosition({ commit, prepare }: LogPosition | WirePosition): Position {
  return `${String(commit).padStart(DIGITS, '0')}-${String(prepare).padStart(DIGITS, '0')}` as Position;
}

/** The error for a reader whose position is not in this log. */
export function notInLog(position: Position): RangeError {
  return new RangeError(
    `Position ${position} is not in this log: the reader has seen events that the log does not hold`,
  );
}

/** The log position of a position of this engine; undefined for START. Throws RangeError for any other text. */
export function parsePosition(position: Position): LogPosition | undefined {
  if (position === START) return undefined;
  const [, commit, prepare] = pattern.exec(position) ?? [];
  if (commit === undefined || prepare === undefined)
    throw new RangeError(`${JSON.stringify(position)} is not a position of this log`);
  return { commit: BigInt(commit), prepare: BigInt(prepare) };
}
