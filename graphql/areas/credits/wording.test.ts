import { describe, expect, test } from '@jest/globals';
import { lotName, type Movement, purposeOf, reasonOf } from './wording.ts';
import { inWords, type Sentence } from '../../../words/index.ts';
import { Unavailable } from '../../../lib/unavailable.ts';
import { describeMovement, reasonOfRow } from './reads.ts';

const common = { amount: 4, videoId: null, paymentId: null, priceCents: null };
const english = (sentence: Sentence | string): string =>
  typeof sentence === 'string' ? sentence : inWords(sentence, 'en');
const row = (details: object): Movement => ({ ...common, ...details }) as Movement;

const adjustment = { kind: 'ADJUSTMENT', act: 'set', purpose: null, before: 0, after: 2, reason: null } as const;

test.each([
  [{ kind: 'GRANT', itemName: 'Starter Pack', debtPaid: 0 }, 'Starter Pack', null],
  [{ kind: 'GRANT', itemName: 'Starter Pack', debtPaid: 3 }, 'Starter Pack', '1.5 went to the debt'],
  [{ kind: 'HOLD' }, 'Video', null],
  [{ kind: 'CAPTURE', durationMs: 99_600, unused: 0 }, 'Video', '100 seconds of video'],
  [{ kind: 'CAPTURE', durationMs: 60_000, unused: 2 }, 'Video', '60 seconds of video, 1.0 of the hold returned'],
  [{ kind: 'RELEASE', cause: 'failed', expired: 0 }, 'Video', 'Returned: rendering failed'],
  [{ kind: 'RELEASE', cause: 'deleted', expired: 0 }, 'Video', 'Returned: deleted before it was finished'],
  [
    { kind: 'RELEASE', cause: 'timed_out', expired: 1 },
    'Video',
    'Returned: rendering timed out; 0.5 had expired meanwhile',
  ],
  [{ kind: 'RELEASE', cause: 'abandoned', expired: 0 }, 'Video', 'Returned: the video was never started'],
  [{ kind: 'EXPIRY', cause: 'expiry' }, 'Expired credits', 'Not used before the expiry date'],
  [{ kind: 'EXPIRY', cause: 'renewal' }, 'Expired credits', "The plan's next period began"],
  [{ kind: 'CLAW_BACK', owed: 0 }, 'Payment refunded or disputed', null],
  [{ kind: 'CLAW_BACK', owed: 5 }, 'Payment refunded or disputed', '2.5 were already used and are owed'],
  [{ kind: 'RESTORE' }, 'Dispute won', null],
  [{ ...adjustment, before: 1, after: 20, reason: 'Goodwill' }, 'Balance set from 0.5 to 10.0', 'Goodwill'],
  [{ ...adjustment, before: 0, after: 0, reason: null }, 'Balance set from 0.0 to 0.0', null],
  [{ ...adjustment, act: 'give', purpose: 'goodwill' }, 'Credits given as goodwill', null],
  [{ ...adjustment, act: 'give', purpose: 'correction' }, 'Credits given as a correction', null],
  [{ ...adjustment, act: 'take', purpose: 'goodwill' }, 'Goodwill credits removed', null],
  [{ ...adjustment, act: 'take', purpose: 'correction' }, 'Credits removed as a correction', null],
  [{ ...adjustment, act: 'undo' }, 'Earlier change undone', null],
])('%j is "%s" because of %p', (details, purpose, reason) => {
  const why = reasonOf(row(details));
  expect([english(purposeOf(row(details))), why && english(why)]).toEqual([purpose, reason]);
});

test('a row that an administrator made has the text of its event', async () => {
  const load = async (key: object) => {
    expect(key).toEqual({ subject: 'ann', stream: 'credits-ann', revision: 7 });
    return { reason: 'Sorry for the outage', note: null };
  };
  const given = { ...row({ ...adjustment, act: 'give', purpose: 'goodwill' }), ownerId: 'ann', revision: 7 };
  expect(await reasonOfRow(given as never, { loaders: { adminTexts: { load } }, inWords: english } as never)).toBe(
    'Sorry for the outage',
  );
});

test('a row whose text the log does not give now says so', async () => {
  const load = () => Promise.reject(new Unavailable('The log does not answer'));
  const given = { ...row({ ...adjustment, before: 1, after: 20 }), ownerId: 'ann', revision: 7 };
  expect(await reasonOfRow(given as never, { loaders: { adminTexts: { load } }, inWords: english } as never)).toBe(
    'The reason can’t be shown right now',
  );
});

test('a lot is named after what was granted', () => {
  expect(english(lotName({ itemName: '30-day trial' }))).toBe('30-day trial');
  expect(english(lotName({ itemName: null }))).toBe('Set by an administrator');
});

describe('a row of the statement in Spanish', () => {
  const inSpanish = (sentence: Sentence | string): string =>
    typeof sentence === 'string' ? sentence : inWords(sentence, 'es');
  const described = (movement: object, title?: string): Promise<string> => {
    const loaders = { videos: { load: async () => (title === undefined ? undefined : { title }) } };
    return describeMovement(row(movement), { loaders: loaders as never, inWords: inSpanish });
  };

  test('says what happened', async () => {
    expect(await described({ kind: 'EXPIRY', cause: 'expiry' })).toBe('Créditos vencidos');
    expect(await described({ kind: 'GRANT', itemName: 'Monthly Plan', debtPaid: 0 })).toBe('Plan mensual');
    const late = reasonOf(row({ kind: 'RELEASE', cause: 'timed_out', expired: 1 })) ?? '';
    expect(inSpanish(late)).toBe('Devueltos: la creación tardó demasiado; 0.5 habían vencido entretanto');
  });

  test.each(['Your Digital Twin', 'Video not found', 'Expired credits', '{amount}'])(
    'leaves a video titled "%s" as its owner wrote it',
    async (title) => {
      expect(await described({ kind: 'HOLD', videoId: 'v1' }, title)).toBe(title);
    },
  );

  test('leaves the reason that an administrator wrote', () => {
    const reason = reasonOf(row({ ...adjustment, reason: 'Dispute won' })) ?? '';
    expect(inSpanish(reason)).toBe('Dispute won');
  });
});
