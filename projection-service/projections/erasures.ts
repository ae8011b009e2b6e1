import type { ErasureProblem } from '../../domain/users/index.ts';
import { documents } from '../collections.ts';
import { defineProjection } from '../define-projection.ts';

/** A step of an erasure that could not be done yet. Times are milliseconds since the epoch. */
export interface OpenErasureStepDocument {
  /** The same in every document, so that one index orders every step. */
  readonly all: 'step';
  readonly userId: string;
  /** The store or service, in words. */
  readonly step: string;
  /** At an outside service: the account counts as erased even without this step. */
  readonly outside: boolean;
  readonly problem: ErasureProblem;
  /** The error's own code; null when it has none. */
  readonly code: string | null;
  readonly failures: number;
  readonly since: number;
  readonly retryAt: number;
}

const collections = {
  openSteps: documents<OpenErasureStepDocument>().indexedBy({ byRetry: { equal: ['all'], order: ['retryAt'] } }),
};

const idOf = ({ userId, step }: { readonly userId: string; readonly step: string }): string => `${userId} ${step}`;

/** Erasures that are not finished, for the job that retries them and for operators. Ids and codes only. */
export const erasures = defineProjection({
  name: 'erasures',
  version: '1',
  collections,
  needs: (event) => {
    const { userId, step } = event.data as { readonly userId?: string; readonly step?: string };
    return userId === undefined || step === undefined ? {} : { openSteps: idOf({ userId, step }) };
  },
  on: {
    ErasureStepFailed: ({ data, time }, read) => {
      const { left: _left, retryAtMs: retryAt, ...step } = data;
      const since = read('openSteps', idOf(data))?.since ?? time;
      return [{ op: 'put', collection: 'openSteps', id: idOf(data), doc: { all: 'step', ...step, since, retryAt } }];
    },
    ErasureStepRetried: ({ data, time }, read) =>
      read('openSteps', idOf(data)) === undefined
        ? []
        : [{ op: 'patch', collection: 'openSteps', id: idOf(data), fields: { retryAt: time } }],
    ErasureStepFinished: ({ data }) => [{ op: 'delete', collection: 'openSteps', id: idOf(data) }],
  },
  live: { openSteps: 'silent' },
  awaitedBy: 'queries',
});
