import { describe, expect, test } from '@jest/globals';
import { InvariantViolation } from '../refusal.ts';
import { evolveCredits, initialCredits, type CreditEvent } from './index.ts';
import { captured, expired, grant, granted, released, reserved } from './testing/examples.ts';

const fold = (...events: readonly CreditEvent[]) =>
  events.reduce((state, event) => evolveCredits(state, event, 1), initialCredits);

describe('a history that breaks an invariant is refused at that event', () => {
  test.each<{ readonly name: string; readonly history: readonly CreditEvent[]; readonly says: string }>([
    {
      name: 'credits that were spent twice',
      history: [
        granted(grant('a', 10)),
        reserved('h1', { a: 8 }),
        captured('h1', 230, 8, { held: { a: 8 } }),
        reserved('h2', { a: 8 }),
      ],
      says: 'Lot a is overdrawn by 6 half-credits',
    },
    {
      name: 'a posting to a lot that never was',
      history: [granted(grant('a', 8)), reserved('h1', { b: 8 })],
      says: '0 lots have the id b, one was expected',
    },
    {
      name: 'twins in an account of minutes',
      history: [{ type: 'CreditsExpired', data: { asset: 'twins', lotId: 'a', amount: 1, cause: 'expiry' } }],
      says: 'CreditsExpired moves twins in an account of minutes',
    },
    {
      name: 'one lot granted twice',
      history: [granted(grant('a', 8)), granted(grant('a', 8))],
      says: '2 lots have the id a, one was expected',
    },
    {
      name: 'a hold settled twice',
      history: [
        granted(grant('a', 8)),
        reserved('h1', { a: 2 }),
        released('h1', { held: { a: 2 }, returned: { a: 2 } }),
        released('h1', { held: { a: 2 }, returned: { a: 2 } }),
      ],
      says: 'The account is off by -2 half-credits after CreditsReleased',
    },
    {
      name: 'a settlement that loses credits',
      history: [
        granted(grant('a', 8)),
        reserved('h1', { a: 4 }),
        released('h1', { held: { a: 4 }, returned: { a: 3 } }),
      ],
      says: 'CreditsReleased does not balance: -1 half-credits',
    },
    {
      name: 'more expired than was left',
      history: [granted(grant('a', 8)), expired('a', 9)],
      says: 'Lot a is overdrawn by 1 half-credits',
    },
  ])('$name', ({ history, says }) => {
    const before = fold(...history.slice(0, -1));
    const last = history.at(-1);
    if (!last) throw new Error('An empty history');
    expect(() => evolveCredits(before, last, 1)).toThrow(new InvariantViolation(says));
  });
});
