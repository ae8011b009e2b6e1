import type { Json } from '../../domain/envelope.ts';
import { InvalidChange } from './port.ts';
import type { Change, ChangedDocument, Document } from './port.ts';

const longestId = 1_000;

/** What a document is after one change; undefined when it does not exist. Throws InvalidChange. */
export function applyChange(doc: Document | undefined, change: Change): Document | undefined {
  if (change.op === 'increment') return increment(doc, change.by);
  if (change.op === 'patch') return { ...doc, ...change.fields };
  return change.op === 'put' ? change.doc : undefined;
}

/**
 * Folds changes over the documents that they touch: each is loaded once, and given back once with
 * what it was and what it became, in the order of the first touch. The one meaning of the algebra:
 * every adapter stores what this returns. Throws InvalidChange, and whatever `load` throws.
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

/** The ids that the changes touch, by collection: for engines that load documents in bulk. */
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
    // An own "__proto__" can't be assigned, and no document needs it.
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

function checkId({ collection, id }: Change): void {
  if (id === '' || id.length > longestId || id.includes('\0') || !id.isWellFormed()) {
    throw new InvalidChange(`${JSON.stringify(id.slice(0, 100))} can't be an id in ${collection}`);
  }
}
