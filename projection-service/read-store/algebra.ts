import type { Json } from '../../domain/envelope.ts';
import { InvalidChange } from './port.ts';
import type { Change, ChangedDocument, Document } from './port.ts';

const longestId = 1_000;

/** Returns a document after one change; undefined if it does not exist. Throws InvalidChange. */
export function applyChange(doc: Document | undefined, change: Change): Document | undefined {
  if (change.op === 'increment') return increment(doc, change.by);
  if (change.op === 'patch') return { ...doc, ...change.fields };
  return change.op === 'put' ? change.doc : undefined;
}

/**
 * Folds changes over the documents that they touch: loads each document once and returns it once, before and after, in
 * the order of the first touch. This defines the semantics of the algebra: every adapter stores the result. Throws
 * InvalidChange and the errors of `load`.
 */
export function foldChanges(
  changes: readonly Change[],
  load: (collection: string, id: string) => Document | undefined,
): readonly ChangedDocument[] {
  const drafts: Draft[] = [];
  const byCollection = new Map<string, Map<string, Draft>>();
  for (const change of changes) {
    let byId = byCollection.get(change.collection);
    if (!byId) byCollection.set(change.collection, (byId = new Map()));
    let draft = byId.get(change.id);
    if (!draft) {
      checkId(change);
      const before = load(change.collection, change.id);
      draft = { collection: change.collection, id: change.id, before, after: before };
      byId.set(change.id, draft);
      drafts.push(draft);
    }
    draft.after = applyChange(draft.after, change);
  }
  return drafts;
}

/** Returns the ids that the changes touch, by collection, for engines that load documents in bulk. */
export function touchedIds(changes: readonly Change[]): ReadonlyMap<string, ReadonlySet<string>> {
  const touched = new Map<string, Set<string>>();
  for (const change of changes) {
    const ids = touched.get(change.collection);
    if (ids) ids.add(change.id);
    else touched.set(change.collection, new Set([change.id]));
  }
  return touched;
}

interface Draft extends ChangedDocument {
  after: Document | undefined;
}

function increment(doc: Document | undefined, by: Readonly<Record<string, number>>): Document {
  const grown: Record<string, Json> = { ...doc };
  for (const field in by) {
    // Guards against prototype pollution.
    if (field === '__proto__') throw new InvalidChange('A field can\'t be named "__proto__"');
    const was = grown[field] ?? 0;
    const sum = typeof was === 'number' ? was + (by[field] ?? 0) : Number.NaN;
    if (!Number.isFinite(sum)) {
      throw new InvalidChange(`Field "${field}" can't grow from ${JSON.stringify(was)} by ${by[field]}`);
    }
    grown[field] = sum;
  }
  return grown;
}

/** Throws InvalidChange for an id that an engine could not keep. */
export function checkId({ collection, id }: Change): void {
  if (id === '' || id.length > longestId || id.includes('\0') || !id.isWellFormed()) {
    throw new InvalidChange(`${JSON.stringify(id.slice(0, 100))} can't be an id in ${collection}`);
  }
}
