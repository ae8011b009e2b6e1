import { describe, test } from '@jest/globals';
import { specify } from '../testing/spec.ts';
import { adjustmentAggregate, type AdjustmentEvent, type AdjustmentOutcome } from './index.ts';

const adjustments = specify(adjustmentAggregate);
const adjustmentId = 'a1';
const reason = 'The customer agreed';
const decide = (byId: string, amountCents: number, outcome: AdjustmentOutcome = 'breakage', why = reason) =>
  ({ kind: 'decide', adjustmentId, outcome, userId: 'ann', amountCents, byId, reason: why }) as const;
const reopen = { kind: 'reopen', adjustmentId, byId: 'bo', reason } as const;
const proposed = (outcome: AdjustmentOutcome = 'breakage'): AdjustmentEvent => ({
  type: 'AdjustmentProposed',
  data: { adjustmentId, byId: 'fay', outcome, reason },
});
const decided = (amountCents: number, approvedById: string | null): AdjustmentEvent => ({
  type: 'AdjustmentDecided',
  data: { adjustmentId, userId: 'ann', byId: 'fay', approvedById, outcome: 'breakage', amountCents, reason },
});
const reopened: AdjustmentEvent = { type: 'AdjustmentReopened', data: { adjustmentId, byId: 'bo', reason } };

describe('a decision about taken credits', () => {
  test('up to $100 is made by one person', () => {
    adjustments.given().when(decide('fay', 10_000)).then(decided(10_000, null));
    adjustments.given(decided(10_000, null)).when(decide('bo', 10_000)).thenNothing();
  });

  test('over $100 is proposed by one person and made by a second one', () => {
    adjustments.given().when(decide('fay', 10_001)).then(proposed());
    adjustments
      .given(proposed())
      .when(decide('fay', 10_001))
      .thenRefused('NOT_ALLOWED_NOW', 'A second person has to approve this.');
    adjustments
      .given(proposed())
      .when(decide('bo', 10_001, 'breakage', 'I agree'))
      .then(decided(10_001, 'bo'));
  });

  test('is a new proposal, not an approval, when its outcome differs', () => {
    const other: AdjustmentEvent = {
      type: 'AdjustmentProposed',
      data: { adjustmentId, byId: 'bo', outcome: 'revenue', reason },
    };
    adjustments
      .given(proposed())
      .when(decide('bo', 10_001, 'revenue'))
      .then(other);
  });

  test('needs two persons again once it is reopened', () => {
    adjustments.given(proposed(), decided(10_001, 'bo')).when(reopen).then(reopened);
    adjustments.given(proposed(), decided(10_001, 'bo'), reopened).when(decide('fay', 10_001)).then(proposed());
    adjustments.given(proposed()).when(reopen).thenRefused('NOT_ALLOWED_NOW', 'Nobody has decided about this yet.');
  });
});
