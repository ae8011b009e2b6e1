import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';

/** A statement whose rows are arrays of the shape `Row`. */
export interface Query<Params extends readonly SQLInputValue[], Row> {
  get(...params: Params): Row | undefined;
  all(...params: Params): Row[];
}

/** Prepares a query. Rows are arrays: building objects would take a third of the time of a read. */
export function prepareQuery<Params extends readonly SQLInputValue[], Row>(
  db: DatabaseSync,
  sql: string,
): Query<Params, Row> {
  const statement: StatementSync = db.prepare(sql, { returnArrays: true });
  return {
    get: (...params) => {
      const row: unknown = statement.get(...params);
      return row as Row | undefined;
    },
    all: (...params) => {
      const rows: unknown = statement.all(...params);
      return rows as Row[];
    },
  };
}
