import type { FailureTarget } from '../../../domain/failures/index.ts';
import type { Caller } from '../../support/context.ts';
import { failureIdOfItem, targetOfItem, type FailureLog } from './failure-log.ts';
import { judge, type Verdict } from './judge.ts';

/** The items of a job's list. */
export interface JobItems<Item extends object> {
  /** A name that no other item of the job ever has: with its due time, if it may be due again later. */
  readonly key: (item: Item) => string;
  /** The user whose item it is; null when it is nobody's. */
  readonly owner: (item: Item) => string | null;
  /**
   * Handles one item, which holds ids and no personal data, because a failure keeps it in the log. Must be idempotent,
   * and decide by the present state: a retry may come much later.
   */
  readonly handle: (
    item: Item,
    context: { readonly newCaller: () => Caller; readonly signal: AbortSignal },
  ) => Promise<unknown>;
  /** Items at once. Default 1. */
  readonly atOnce?: number;
}

export interface ItemWorkOptions<Item extends object> {
  readonly name: string;
  readonly items: JobItems<Item>;
  readonly newCaller: () => Caller;
  readonly failures: FailureLog | undefined;
  readonly signal: AbortSignal;
  /** Reports an error that is recorded. */
  readonly report: (error: unknown) => void;
  /** Reports an error that could not be recorded. */
  readonly failed: (error: unknown) => void;
}

/** Retries at once. */
const mostAgain = 10;

/** Handles the items of a job's list, so that failed items delay no others. */
export function createItemWork<Item extends object>(options: ItemWorkOptions<Item>) {
  const { name, items, newCaller, failures, signal, report, failed } = options;
  const { key, owner, atOnce = 1 } = items;
  let again = 0;

  /** Rejects when the item failed and the failure can't be recorded now. */
  const handleOne = async (item: Item, failureId: string): Promise<void> => {
    try {
      await items.handle(item, { newCaller, signal });
    } catch (error) {
      if (signal.aborted) return;
      if (failures === undefined) throw error;
      report(error);
      const ownerId = owner(item);
      try {
        const verdict = judge(error);
        await failures.record({ failureId, target: targetOfItem(item), ownerId, verdict, attempts: 1 });
      } catch (unrecorded) {
        if (judge(unrecorded).kind === 'outage') throw unrecorded;
        failed(unrecorded);
      }
    }
  };

  return {
    handle: async (some: readonly Item[]): Promise<void> => {
      const ids = some.map((item) => failureIdOfItem(name, key(item)));
      // While earlier failures are unknown, everything is tried.
      const known = some.length === 0 ? undefined : await failures?.known(ids).catch(report);
      const waiting = some.flatMap((item, index) => {
        const failureId = ids[index] ?? '';
        return known?.has(failureId) ? [] : [{ item, failureId }];
      });
      const unrecorded: unknown[] = [];
      const worker = async (): Promise<void> => {
        for (let next = waiting.shift(); next !== undefined && !signal.aborted; next = waiting.shift())
          await handleOne(next.item, next.failureId).catch((error: unknown) => unrecorded.push(error));
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
      if (unrecorded.length > 0) throw unrecorded[0];
    },
    /** One more attempt at an item whose failure is on record. */
    again: async (target: FailureTarget): Promise<Verdict | 'later' | undefined> => {
      if (target.kind !== 'item') return { kind: 'permanent', reason: 'NoItem' };
      if (again >= mostAgain) return 'later';
      again += 1;
      try {
        await items.handle(target.item as object as Item, { newCaller, signal });
        return undefined;
      } catch (error) {
        report(error);
        return judge(error);
      } finally {
        again -= 1;
      }
    },
  };
}
