import { placeOf, type Candidate, type Doubt, type Evidence } from '../../../../domain/facts/index.ts';
import type { DecidedFacts, DecidedName, FactSource } from '../facts.ts';
import { wordsOf, type Statement } from './statements.ts';

/** A candidate for one fact. */
export type Open<Name extends DecidedName> = Candidate<DecidedFacts[Name]>;

/** Makes a candidate from the statement that holds its value. */
export type Maker = <Value>(statement: Statement, value: Value, evidence: Evidence, doubt?: Doubt) => Candidate<Value>;

export const maker =
  (source: FactSource): Maker =>
  (statement, value, evidence, doubt) => ({
    value,
    evidence,
    place: placeOf(source, wordsOf(statement)),
    ...(statement.label === '' ? {} : { label: statement.label }),
    ...(doubt === undefined ? {} : { doubt }),
  });
