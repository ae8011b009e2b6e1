import { describe, expect, test } from '@jest/globals';
import { decide, placeOf, type Candidate, type Doubt, type Evidence, type Rule } from './index.ts';

const rule: Rule<number> = { same: (a, b) => a === b, least: 'told', rivals: 1 };
const at = (value: number, evidence: Evidence, doubt?: Doubt): Candidate<number> => ({
  value,
  evidence,
  place: placeOf('visible text', `value ${value}`),
  ...(doubt === undefined ? {} : { doubt }),
});

describe('decide', () => {
  test('takes the best evidence, not the first place', () => {
    expect(decide(rule, [at(1, 'told'), at(3, 'stated')])).toMatchObject({ kind: 'clear', value: 3 });
  });

  test('leaves a fact open when a rival differs, and shows both with their places', () => {
    expect(decide(rule, [at(3, 'stated'), at(4, 'shown')])).toMatchObject({
      kind: 'open',
      reason: 'differ',
      candidates: [
        { value: 3, place: { words: 'value 3' } },
        { value: 4, place: { words: 'value 4' } },
      ],
    });
  });

  test('leaves a fact open when its only evidence is weak', () => {
    expect(decide(rule, [at(3, 'weak')])).toMatchObject({ kind: 'open', reason: 'weak' });
  });

  test('never reports a value as clear when something was dropped in reading it', () => {
    expect(decide(rule, [at(3, 'stated', 'range')])).toMatchObject({ kind: 'open', reason: 'range' });
    expect(decide(rule, [at(3, 'stated'), at(3, 'stated', 'sign')])).toMatchObject({ kind: 'open', reason: 'sign' });
    const tolerant: Rule<number> = { ...rule, accepts: ['approximate'] };
    expect(decide(tolerant, [at(3, 'stated', 'approximate')])).toMatchObject({ kind: 'clear', value: 3 });
  });

  test('leaves a fact absent without candidates', () => {
    expect(decide(rule, [])).toEqual({ kind: 'absent' });
  });

  test('takes the more precise of two values that say the same', () => {
    const rounded: Rule<number> = {
      ...rule,
      same: (a, b) => Math.ceil(a) === Math.ceil(b),
      finer: (a, b) => (Number.isInteger(a) ? b : a),
    };
    expect(decide(rounded, [at(3, 'stated'), at(2.5, 'shown')])).toMatchObject({ kind: 'clear', value: 2.5 });
  });
});
