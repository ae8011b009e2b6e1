import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { isBusy, isConstraint, isEngineError, isStatementOnly } from './errors.ts';
import { prepareQuery } from './query.ts';

let db: DatabaseSync;
beforeEach(() => {
  db = new DatabaseSync(':memory:');
  db.exec(`CREATE TABLE t (id INTEGER PRIMARY KEY, name TEXT) STRICT; INSERT INTO t VALUES (1, 'one'), (2, 'two');`);
});
afterEach(() => db.close());

test('gives rows as arrays, and undefined for no row', () => {
  const byId = prepareQuery<[number], [number, string]>(db, 'SELECT id, name FROM t WHERE id >= ? ORDER BY id');
  expect(byId.all(1)).toEqual([
    [1, 'one'],
    [2, 'two'],
  ]);
  expect([byId.get(2), byId.get(3)]).toEqual([[2, 'two'], undefined]);
});

test('recognizes a violated constraint, after which the transaction can continue', () => {
  const thrown = ((): unknown => {
    try {
      db.exec(`INSERT INTO t VALUES (1, 'again')`);
      return undefined;
    } catch (error) {
      return error;
    }
  })();
  expect([isEngineError(thrown), isConstraint(thrown), isStatementOnly(thrown), isBusy(thrown)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('does not treat another error as one of the engine', () => {
  expect([isEngineError(new Error('no')), isConstraint(undefined)]).toEqual([false, false]);
});
