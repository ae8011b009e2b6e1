import { describe, expect, test } from '@jest/globals';
import { availableCredits, evolveCredits, heldCredits } from './index.ts';
import {
  adjusted,
  capture,
  captured,
  expired,
  given,
  grant,
  granted,
  release,
  released,
  reserve,
  reserved,
} from './testing/examples.ts';

const need = (credits: string): string => `You need ${credits} more credits to generate this video.`;

describe('starting a video', () => {
  test('reserves from the only lot', () => {
    const state = given(granted(grant('a', 10)))
      .when(reserve('h1', 4))
      .then(reserved('h1', { a: 4 }));
    expect(availableCredits(state, 0)).toBe(6);
    expect(heldCredits(state)).toBe(4);
  });

  test('may reserve everything', () => {
    given(granted(grant('a', 4)))
      .when(reserve('h1', 4))
      .then(reserved('h1', { a: 4 }));
  });

  test.each([
    { asked: 5, missing: '0.5' },
    { asked: 6, missing: '1.0' },
    { asked: 9, missing: '2.5' },
  ])('is refused when $missing credits are missing', ({ asked, missing }) => {
    given(granted(grant('a', 4)))
      .when(reserve('h1', asked))
      .thenRefused('INSUFFICIENT_CREDITS', need(missing));
  });

  test('is refused without any credits', () => {
    given().when(reserve('h1', 1)).thenRefused('INSUFFICIENT_CREDITS', need('0.5'));
  });

  test("can't reserve credits that are on hold", () => {
    given(granted(grant('a', 4)), reserved('h1', { a: 4 }))
      .when(reserve('h2', 1))
      .thenRefused('INSUFFICIENT_CREDITS', need('0.5'));
  });

  test.each([0, -1, 0.5, 1e-9, NaN, Infinity, 2 ** 53, 200_001])('refuses the amount %p', (asked) => {
    given(granted(grant('a', 10)))
      .when(reserve('h1', asked))
      .thenRefused('INVALID_INPUT', 'A hold needs a number of half credits.');
  });

  test('takes from three lots: soonest expiry first, then oldest', () => {
    const history = [
      granted(grant('bundle', 10)),
      granted(grant('late', 3, { expiresAt: 300 })),
      granted(grant('soon', 2, { expiresAt: 200 })),
    ];
    given(...history)
      .when(reserve('h1', 7))
      .then(reserved('h1', { soon: 2, late: 3, bundle: 2 }));
  });

  test('takes from the lot opened first when expiries are equal', () => {
    const history = [
      granted(grant('a', 2, { expiresAt: 200 })),
      granted(grant('b', 2, { expiresAt: 200 })),
      granted(grant('c', 2)),
      granted(grant('d', 2)),
    ];
    given(...history)
      .when(reserve('h1', 7))
      .then(reserved('h1', { a: 2, b: 2, c: 2, d: 1 }));
  });

  test('takes plan credits before a bundle bought earlier', () => {
    const history = [
      granted(grant('bundle', 20, { source: 'bundle' })),
      granted(grant('plan', 10, { source: 'plan', expiresAt: 1_000 })),
    ];
    given(...history)
      .when(reserve('h1', 12))
      .then(reserved('h1', { plan: 10, bundle: 2 }));
  });
});

describe('repeating a reservation', () => {
  const once = [granted(grant('a', 10)), { time: 1_000, event: reserved('h1', { a: 4 }) }];

  test('changes nothing under the same id', () => {
    given(...once)
      .when(reserve('h1', 4), { at: 90_000 })
      .thenNothing();
  });

  test('refuses another request under the same id', () => {
    given(...once)
      .when(reserve('h1', 4, { requestHash: 'other' }), { at: 2_000 })
      .thenRefused('IDEMPOTENCY_KEY_REUSED', 'This idempotency key was already used for another request.');
  });

  test('refuses a reservation under the id of a settled hold', () => {
    given(...once, released('h1', { held: { a: 4 }, returned: { a: 4 } }))
      .when(reserve('h1', 4), { at: 2_000 })
      .thenRefused('NOT_ALLOWED_NOW', 'The credits of this request were already settled.');
  });

  test.each([1_000, 5_999])('without a key at %p ms counts as a double click', (at) => {
    given(...once)
      .when(reserve('h2', 4, { requestHash: 'request of h1', keyed: false }), { at })
      .thenNothing();
  });

  test('without a key after 5 seconds is a new reservation', () => {
    given(...once)
      .when(reserve('h2', 4, { requestHash: 'request of h1', keyed: false }), { at: 6_000 })
      .then(reserved('h2', { a: 4 }, { requestHash: 'request of h1' }));
  });

  test('under another key is a new reservation, however soon', () => {
    given(...once)
      .when(reserve('h2', 4, { requestHash: 'request of h1' }), { at: 1_001 })
      .then(reserved('h2', { a: 4 }, { requestHash: 'request of h1' }));
  });

  test('uses the time of the stream when the clock has gone back (clock skew)', () => {
    const history = [
      { time: 50_000, event: granted(grant('a', 10)) },
      { time: 1_000, event: reserved('h1', { a: 4 }) },
    ];
    given(...history)
      .when(reserve('h2', 4, { requestHash: 'request of h1', keyed: false }), { at: 2_000 })
      .thenNothing();
  });
});

describe('a finished video', () => {
  const held = [granted(grant('a', 10)), reserved('h1', { a: 3 })];

  test.each([
    { seconds: 0, used: 1 },
    { seconds: 1, used: 1 },
    { seconds: 29, used: 1 },
    { seconds: 30, used: 1 },
    { seconds: 30.001, used: 2 },
    { seconds: 31, used: 2 },
    { seconds: 60, used: 2 },
  ])('captures $used half-credits for $seconds s', ({ seconds, used }) => {
    given(...held)
      .when(capture('h1', seconds))
      .then(captured('h1', seconds, used, { held: { a: 3 }, returned: { a: 3 - used } }));
  });

  test.each([61, 90, 91, 3_600])('of %p s captures the whole hold and never more', (seconds) => {
    given(...held)
      .when(capture('h1', seconds))
      .then(captured('h1', seconds, 3, { held: { a: 3 } }));
  });

  test('captures from the lots in the order of the hold, whatever was granted since', () => {
    const history = [
      granted(grant('soon', 2, { expiresAt: 900 })),
      granted(grant('late', 5)),
      reserved('h1', { soon: 2, late: 3 }),
      granted(grant('sooner', 4, { expiresAt: 800 })),
    ];
    given(...history)
      .when(capture('h1', 90))
      .then(captured('h1', 90, 3, { held: { soon: 2, late: 3 }, returned: { late: 2 } }));
  });

  test.each([NaN, -1, Infinity])('of %p s is refused', (seconds) => {
    given(...held)
      .when(capture('h1', seconds))
      .thenRefused('INVALID_INPUT', 'A video needs a length in milliseconds.');
  });

  test('is settled once: later and repeated reports change nothing', () => {
    const settled = [...held, captured('h1', 60, 2, { held: { a: 3 }, returned: { a: 1 } })];
    given(...settled)
      .when(capture('h1', 60))
      .thenNothing();
    given(...settled)
      .when(capture('h1', 90))
      .thenNothing();
    given(...settled)
      .when(release('h1'))
      .thenNothing();
  });

  test('changes nothing without a hold', () => {
    given(granted(grant('a', 10)))
      .when(capture('h1', 60))
      .thenNothing();
  });
});

describe('a released hold', () => {
  test.each(['failed', 'deleted', 'timed_out', 'abandoned'] as const)(
    'gives everything back to its lots: %s',
    (reason) => {
      const state = given(
        granted(grant('a', 2, { expiresAt: 900 })),
        granted(grant('b', 9)),
        reserved('h1', { a: 2, b: 3 }),
      )
        .when(release('h1', reason))
        .then(released('h1', { held: { a: 2, b: 3 }, returned: { a: 2, b: 3 } }, reason));
      expect(availableCredits(state, 0)).toBe(11);
    },
  );

  test('is settled once', () => {
    const settled = [
      granted(grant('a', 4)),
      reserved('h1', { a: 4 }),
      released('h1', { held: { a: 4 }, returned: { a: 4 } }),
    ];
    given(...settled)
      .when(release('h1'))
      .thenNothing();
    given(...settled)
      .when(capture('h1', 30))
      .thenNothing();
  });

  test('does not change other holds', () => {
    const history = [granted(grant('a', 4)), reserved('h1', { a: 2 }), reserved('h2', { a: 2 })];
    const state = given(...history)
      .when(release('h2'))
      .then(released('h2', { held: { a: 2 }, returned: { a: 2 } }));
    expect(state.holds.map((hold) => hold.holdId)).toEqual(['h1']);
  });
});

describe('a hold over the expiry of its lot', () => {
  const held = [granted(grant('a', 6, { expiresAt: 1_000 })), granted(grant('b', 4)), reserved('h1', { a: 4 })];

  test('keeps its credits while the rest of the lot expires', () => {
    const state = given(...held)
      .when({ kind: 'expire' }, { at: 1_000 })
      .then(expired('a', 2));
    expect(heldCredits(state)).toBe(4);
  });

  test('can still be captured in full', () => {
    given(...held, expired('a', 2))
      .when(capture('h1', 120), { at: 1_000 })
      .then(captured('h1', 120, 4, { held: { a: 4 } }));
  });

  test('returns its credits one millisecond before the expiry', () => {
    given(...held)
      .when(release('h1'), { at: 999 })
      .then(released('h1', { held: { a: 4 }, returned: { a: 4 } }));
  });

  test.each([1_000, 1_001])('returns nothing at %p: the rest expires at once', (at) => {
    const state = given(...held)
      .when(release('h1'), { at })
      .then(expired('a', 2), released('h1', { held: { a: 4 }, expired: 4 }));
    expect(availableCredits(state, at)).toBe(4);
    expect(state.totals.expired).toBe(6);
  });

  test('expires only the part of the expired lot', () => {
    const history = [
      granted(grant('a', 2, { expiresAt: 1_000 })),
      granted(grant('b', 4)),
      reserved('h1', { a: 2, b: 3 }),
    ];
    given(...history)
      .when(capture('h1', 30), { at: 1_000 })
      .then(captured('h1', 30, 1, { held: { a: 2, b: 3 }, returned: { b: 3 }, expired: 1 }));
  });

  test('keeps the lot that it emptied', () => {
    const history = [
      granted(grant('a', 4, { expiresAt: 1_000 })),
      reserved('h1', { a: 4 }),
      adjusted('x', { before: 0, after: 0 }),
    ];
    given(...history)
      .when(release('h1'), { at: 10 })
      .then(released('h1', { held: { a: 4 }, returned: { a: 4 } }));
  });
});

describe('the state', () => {
  test('does not grow with the number of videos', () => {
    let state = given()
      .when(grant('a', 200_000))
      .then(granted(grant('a', 200_000)));
    const sizes: number[] = [];
    for (let n = 0; n < 2_000; n += 1) {
      const id = String(n).padStart(6, '0');
      for (const event of [reserved(id, { a: 2 }), captured(id, 30, 1, { held: { a: 2 }, returned: { a: 1 } })])
        state = evolveCredits(state, event, n);
      if (n === 500 || n === 1_999) sizes.push(JSON.stringify(state).length);
    }
    expect(sizes[1]).toBeLessThanOrEqual((sizes[0] ?? 0) + 20);
    expect(state.settled).toHaveLength(256);
  });
});
