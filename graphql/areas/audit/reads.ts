import type { Asset } from '../../../domain/credits/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import {
  isAuditKind,
  valuesOf,
  type AuditKind,
  type Change,
  type HistoryRef,
} from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { AuditKind as AuditKindName } from '../../generated/resolvers.ts';
import { auditValue, labelOf } from './wording.ts';
import { say } from '../../../words/index.ts';

const mostValues = 500;
const longestId = 200;

/** The name of a kind in the API. */
export const nameOfKind = (kind: AuditKind): AuditKindName => kind.toUpperCase().replace('-', '_') as AuditKindName;

/**
 * The history of this kind, if the caller may see it. Throws UNAUTHENTICATED, FORBIDDEN or INVALID_INPUT.
 *
 * @param kind as in the API or in an address
 */
export async function requireHistory(context: GatewayContext, kind: string, id: string): Promise<HistoryRef> {
  const known = kind.toLowerCase().replace('_', '-');
  // A video holds personal texts; finance sees money only.
  await (known === 'video' ? context.requireAdmin() : context.requireFinance());
  if (!isAuditKind(known)) throw new Refusal('INVALID_INPUT', say('NO_SUCH_HISTORIES'));
  if (id === '' || id.length > longestId) throw new Refusal('INVALID_INPUT', say('ID_LENGTH', { most: longestId }));
  return { kind: known, id };
}

/** The asset of an account of this kind; undefined for the history of anything else. */
export const assetOf = (kind: AuditKind): Asset | undefined =>
  kind === 'credits' ? 'minutes' : kind === 'twin-credits' ? 'twins' : undefined;

/** The values of a state in words, as many as fit a page. */
export const wordedState = (kind: AuditKind, state: object) =>
  valuesOf(state)
    .slice(0, mostValues)
    .map(({ path, value }) => auditValue(kind, path, value));

export const omittedValues = (state: object): number => Math.max(0, valuesOf(state).length - mostValues);

/** Changes in words, as many as fit a page. */
export const wordedChanges = (kind: AuditKind, changes: readonly Change[]) =>
  changes.slice(0, mostValues).map(({ path, before, after }) => ({
    path: path.join('.'),
    label: labelOf(path),
    before: before === undefined ? null : auditValue(kind, path, before),
    after: after === undefined ? null : auditValue(kind, path, after),
  }));
