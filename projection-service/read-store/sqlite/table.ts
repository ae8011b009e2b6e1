import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { checkLimit, idsWith, indexedFields, indexedValue, resolveCount, resolveQuery } from '../definitions.ts';
import type { Scalar } from '../definitions.ts';
import type { Json } from '../../../domain/envelope.ts';
import type { CollectionDefinition, Document, Query, StoredDocument } from '../port.ts';
import { toKey } from './keys.ts';
import type { Key } from './keys.ts';

/** The table of one collection of one instance: a row per document with its JSON and a column per indexed field. */
export interface Table {
  get(id: string): Document | undefined;
  getMany(ids: readonly string[]): readonly StoredDocument[];
  query(query: Query): readonly StoredDocument[];
  count(index: string, equal: Readonly<Record<string, Json>>): number;
  scan(afterId: string | undefined, limit: number): readonly StoredDocument[];
  /** Inserts or updates a row. The caller knows whether it exists and passes the document's JSON. */
  insert(id: string, doc: Document, json: string): void;
  update(id: string, doc: Document, json: string): void;
  remove(id: string): void;
}

/**
 * Creates the table and missing columns and indexes, drops undeclared indexes, and backfills new columns from the
 * documents. Call it inside a transaction.
 */
export function declareTable(db: DatabaseSync, collection: CollectionDefinition): void {
  const table = tableName(collection);
  db.exec(`CREATE TABLE IF NOT EXISTS ${table} (id TEXT PRIMARY KEY NOT NULL, doc TEXT NOT NULL)`);
  const found = db.prepare(`SELECT name, pk FROM pragma_table_info(?)`).all(`docs:${collection.name}`);
  const columns = new Set(found.map((row) => String(row['name'])));
  const missing = columnFields(collection).filter((field) => !columns.has(`key:${field}`));
  for (const field of missing) db.exec(`ALTER TABLE ${table} ADD COLUMN ${columnName(field)}`);
  if (missing.length > 0) fillColumns(db, table, missing);
  dropIndexes(db, collection);
  if (found.every((row) => row['pk'] === 0))
    db.exec(`CREATE UNIQUE INDEX ${quoted(`docs:${collection.name}#id`)} ON ${table} (id)`);
  for (const index of storedIndexes(collection)) {
    const keys = [...index.equal, ...index.order].map(columnName);
    db.exec(
      `CREATE INDEX ${quoted(`docs:${collection.name}:${index.name}`)} ON ${table} (${[...keys, 'id'].join(', ')})`,
    );
  }
}

/**
 * Makes an empty table again, without the index of its ids. `declareTable` adds the index, which is faster than
 * updating it row by row, and throws when an id was inserted twice.
 */
export function dropIdIndex(db: DatabaseSync, collection: CollectionDefinition): void {
  const table = tableName(collection);
  const columns = columnFields(collection).map(columnName);
  db.exec(`DROP TABLE ${table}`);
  db.exec(`CREATE TABLE ${table} (${['id TEXT NOT NULL', 'doc TEXT NOT NULL', ...columns].join(', ')})`);
}

/** Opens a declared table with prepared statements. */
export function openTable(db: DatabaseSync, collection: CollectionDefinition): Table {
  const table = tableName(collection);
  const fields = columnFields(collection);
  const columns = fields.map(columnName);
  const statement = statementCache(db);
  const get = statement(`SELECT doc FROM ${table} WHERE id = ?`);
  const insert = statement(
    `INSERT INTO ${table} (${['doc', ...columns, 'id'].join(', ')}) VALUES (${marks(columns.length + 2)})`,
  );
  const update = statement(
    `UPDATE ${table} SET ${['doc', ...columns].map((column) => `${column} = ?`).join(', ')} WHERE id = ?`,
  );
  const remove = statement(`DELETE FROM ${table} WHERE id = ?`);

  const write = (into: StatementSync, id: string, doc: Document, json: string): void => {
    const values: Key[] = [json];
    for (const field of fields) values.push(toKey(indexedValue(doc, field)));
    values.push(id);
    into.run(...values);
  };

  return {
    get(id) {
      const row = get.get(id);
      return row && parse(column(row, 0));
    },
    getMany: (ids) =>
      documents(statement(`SELECT id, doc FROM ${table} WHERE id IN (SELECT value FROM json_each(?))`), [
        JSON.stringify(ids),
      ]),
    query(query) {
      const { sql, keys } = toSql(collection, query);
      return documents(statement(sql), keys);
    },
    count(indexName, equal) {
      const { index, fields: fixed, values } = resolveCount(collection, indexName, equal);
      const { where, keys } =
        index.byId && values.length > 0
          ? idRange(values)
          : { where: fixed.map((field) => `${columnName(field)} = ?`), keys: values.map(toKey) };
      const row = statement(`SELECT count(*) FROM ${table} ${conditions(where)}`).get(...keys);
      return Number(row && column(row, 0));
    },
    scan(afterId, limit) {
      checkLimit(limit);
      return documents(statement(`SELECT id, doc FROM ${table} WHERE id > ? ORDER BY id LIMIT ?`), [
        afterId ?? '',
        limit,
      ]);
    },
    insert: (id, doc, json) => write(insert, id, doc, json),
    update: (id, doc, json) => write(update, id, doc, json),
    remove(id) {
      remove.run(id);
    },
  };
}

/** Returns the SQL of a query, which its index alone answers, with the parameters. Throws like `resolveQuery`. */
export function toSql(
  collection: CollectionDefinition,
  query: Query,
): { readonly sql: string; readonly keys: readonly Key[] } {
  const { index, equal, after, reverse, limit } = resolveQuery(collection, query);
  if (index.byId) {
    const { where, keys } = idRange(equal, after?.id, reverse);
    return {
      sql: `SELECT id, doc FROM ${tableName(collection)} ${conditions(where)} ORDER BY id ${reverse ? 'DESC' : 'ASC'} LIMIT ?`,
      keys: [...keys, limit],
    };
  }
  const order = [...index.order.map(columnName), 'id'];
  const where = index.equal.map((field) => `${columnName(field)} = ?`);
  if (after) where.push(`(${order.join(', ')}) ${reverse ? '<' : '>'} (${marks(order.length)})`);
  const sorted = order.map((key) => `${key} ${reverse ? 'DESC' : 'ASC'}`).join(', ');
  return {
    sql: `SELECT id, doc FROM ${tableName(collection)} ${conditions(where)} ORDER BY ${sorted} LIMIT ?`,
    keys: [...equal.map(toKey), ...(after ? [...after.order.map(toKey), after.id] : []), limit],
  };
}

/** The condition for the ids of a `byId` index with this first value, from a cursor on. */
function idRange([value = null]: readonly Scalar[], after?: string, reverse?: boolean) {
  const { above, below } = idsWith(value);
  return {
    where: ['id > ?', 'id < ?'],
    keys: after === undefined ? [above, below] : reverse ? [above, after] : [after, below],
  };
}

/** The indexes that the ids can't replace. */
const storedIndexes = ({ indexes }: CollectionDefinition) => indexes.filter(({ byId }) => !byId);

const columnFields = (collection: CollectionDefinition): readonly string[] =>
  indexedFields({ ...collection, indexes: storedIndexes(collection) });

function fillColumns(db: DatabaseSync, table: string, fields: readonly string[]): void {
  const update = db.prepare(
    `UPDATE ${table} SET ${fields.map((field) => `${columnName(field)} = ?`).join(', ')} WHERE id = ?`,
  );
  const page = db.prepare(`SELECT id, doc FROM ${table} WHERE id > ? ORDER BY id LIMIT 1000`);
  page.setReturnArrays(true);
  for (let after: string | undefined = ''; after !== undefined;) {
    const rows = documents(page, [after]);
    for (const { id, doc } of rows) update.run(...fields.map((field) => toKey(indexedValue(doc, field))), id);
    after = rows.at(-1)?.id;
  }
}

/** Drops all indexes but that of a primary key; `declareTable` creates them again. */
export function dropIndexes(db: DatabaseSync, collection: CollectionDefinition): void {
  const indexes = db
    .prepare(`SELECT name FROM sqlite_schema WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL`)
    .all(`docs:${collection.name}`);
  for (const { name } of indexes) db.exec(`DROP INDEX ${quoted(String(name))}`);
}

function statementCache(db: DatabaseSync): (sql: string) => StatementSync {
  const prepared = new Map<string, StatementSync>();
  return (sql) => {
    let statement = prepared.get(sql);
    if (!statement) {
      statement = db.prepare(sql);
      statement.setReturnArrays(true);
      prepared.set(sql, statement);
    }
    return statement;
  };
}

function documents(statement: StatementSync, keys: readonly Key[]): readonly StoredDocument[] {
  return statement.all(...keys).map((row) => ({ id: String(column(row, 0)), doc: parse(column(row, 1)) }));
}

// With setReturnArrays a row is an array, contrary to its type.
function column(row: Record<number, unknown>, at: number): unknown {
  return row[at];
}

function parse(json: unknown): Document {
  return JSON.parse(String(json)) as Document;
}

function conditions(where: readonly string[]): string {
  return where.length > 0 ? `WHERE ${where.join(' AND ')}` : '';
}

function marks(count: number): string {
  return Array.from({ length: count }, () => '?').join(', ');
}

function tableName(collection: CollectionDefinition): string {
  return quoted(`docs:${collection.name}`);
}

function columnName(field: string): string {
  return quoted(`key:${field}`);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
