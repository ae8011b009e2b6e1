import { BSON, type Document } from 'mongodb';

/** An error answer to a command. */
export interface Refusal {
  readonly code: number;
  readonly codeName: string;
  readonly errmsg: string;
}

/** `command` contains all fields of the command, including its document sequences. */
type Rule = (command: Document) => Refusal | undefined;

const maxDocumentBytes = 16 * 1024 * 1024;
const maxWrites = 100_000;
const comparisons = new Set(['$eq', '$ne', '$lt', '$lte', '$gt', '$gte', '$cmp']);

/** Commands allowed in a transaction; `createIndexes` is excluded because it works only on new collections. */
const allowedInTransactions = new Set([
  'abortTransaction',
  'aggregate',
  'bulkWrite',
  'commitTransaction',
  'create',
  'delete',
  'distinct',
  'find',
  'findAndModify',
  'getMore',
  'hello',
  'insert',
  'killCursors',
  'update',
]);

const nameOf = (command: Document): string => Object.keys(command)[0] ?? '';
const isInTransaction = (command: Document): boolean => command['autocommit'] === false;
const listOf = (value: unknown): readonly Document[] => (Array.isArray(value) ? (value as readonly Document[]) : []);

/** The filters of all upserts in the command. */
function upsertFilters(command: Document): readonly unknown[] {
  const several = [...listOf(command['updates']), ...listOf(command['ops'])];
  const writes = nameOf(command) === 'findAndModify' ? [command] : several;
  return writes.filter(({ upsert }) => upsert === true).map((write) => write['q'] ?? write['query'] ?? write['filter']);
}

/** True when `test` holds for a field at any depth. */
function someField(value: unknown, test: (name: string, value: unknown) => boolean): boolean {
  if (Array.isArray(value)) return value.some((item) => someField(item, test));
  if (typeof value !== 'object' || value === null || '_bsontype' in value || value instanceof Date) return false;
  return Object.entries(value).some(
    ([name, inner]) => test(name, inner) || (name !== '$literal' && someField(inner, test)),
  );
}

const refused = (code: number, codeName: string, errmsg: string): Refusal => ({ code, codeName, errmsg });

const noExprInUpserts: Rule = (command) =>
  upsertFilters(command).some((filter) => someField(filter, (name) => name === '$expr'))
    ? refused(224, 'QueryFeatureNotAllowed', '$expr is not allowed in the query predicate for an upsert')
    : undefined;

/** The stand-in treats every date as equal to `$$NOW`, unlike mongod, so a test of it would prove nothing. */
const noDatesComparedWithNow: Rule = (command) =>
  someField(command, (name, value) => comparisons.has(name) && Array.isArray(value) && value.includes('$$NOW'))
    ? refused(99_999, 'StandInCanNotTell', 'Compare numbers of milliseconds, not dates with $$NOW')
    : undefined;

const onlySomeCommandsInTransactions: Rule = (command) =>
  isInTransaction(command) && !allowedInTransactions.has(nameOf(command))
    ? refused(
        263,
        'OperationNotSupportedInTransaction',
        `Cannot run '${nameOf(command)}' in a multi-document transaction.`,
      )
    : undefined;

const readConcernFirst: Rule = (command) =>
  isInTransaction(command) && command['readConcern'] !== undefined && command['startTransaction'] !== true
    ? refused(72, 'InvalidOptions', 'Only the first command in a transaction may specify a readConcern')
    : undefined;

const writeConcernLast: Rule = (command) => {
  const ends = /^(?:commit|abort)Transaction$/.test(nameOf(command));
  return isInTransaction(command) && command['writeConcern'] !== undefined && !ends
    ? refused(72, 'InvalidOptions', `${nameOf(command)} is not allowed with a write concern in a transaction`)
    : undefined;
};

const boundedBatches: Rule = (command) => {
  const sizes = ['documents', 'updates', 'deletes', 'ops'].map((name) => listOf(command[name]).length);
  const largest = Math.max(...sizes);
  return largest > maxWrites
    ? refused(16, 'InvalidLength', `Write batch sizes must be between 1 and ${maxWrites}. Got ${largest} operations.`)
    : undefined;
};

const boundedDocuments: Rule = (command) => {
  const stored = [
    ...listOf(command['documents']),
    ...listOf(command['updates']).map(({ u }) => u as unknown),
    ...listOf(command['ops']).map(({ document, updateMods }) => (document ?? updateMods) as unknown),
    command['update'],
  ].filter((value): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value));
  const size = stored.map((document) => BSON.calculateObjectSize(document)).find((bytes) => bytes > maxDocumentBytes);
  return size === undefined
    ? undefined
    : refused(
        10_334,
        'BSONObjectTooLarge',
        `object to insert too large. size in bytes: ${size}, max size: ${maxDocumentBytes}`,
      );
};

const rules: readonly Rule[] = [
  noExprInUpserts,
  noDatesComparedWithNow,
  onlySomeCommandsInTransactions,
  readConcernFirst,
  writeConcernLast,
  boundedBatches,
  boundedDocuments,
];

/**
 * Returns the error with which a real mongod refuses the command although a stand-in might run it; undefined when
 * mongod would run it. Sources: the server's manual (transactions, limits and thresholds, $expr) and code
 * (write_ops_parsers, transaction_validation).
 */
export function refusalOf(command: Document): Refusal | undefined {
  for (const rule of rules) {
    const refusal = rule(command);
    if (refusal) return refusal;
  }
  return undefined;
}
