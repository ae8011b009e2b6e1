import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import {
  availableCredits,
  type CreditEvent,
  evolveCredits,
  heldCredits,
  initialCredits,
  postings,
} from '../credits/index.ts';
import type { DomainEvent, JsonObject } from '../envelope.ts';
import { upcast } from '../event-type.ts';
import { eventRegistry } from '../events.ts';
import { evolvePayment, initialPayment, type PaymentEvent } from '../payments/index.ts';
import { evolveUser, initialUser, type UserEvent } from '../users/index.ts';
import { evolveVideo, initialVideo, type VideoEvent } from '../videos/index.ts';

/**
 * One file for every event type and version since release 1.0.0: a real sample of its data and the JSON Schema that it
 * was written under. From that release on files are added and never changed: logs hold such events.
 */
interface Golden {
  readonly type: string;
  readonly version: number;
  readonly data: JsonObject;
  readonly schema: object;
}

const folder = join(process.cwd(), 'domain/golden');
const names = (await readdir(folder)).filter((name) => name.endsWith('.json'));
const goldens = await Promise.all(
  names.map(async (name) => ({ name, ...(JSON.parse(await readFile(join(folder, name), 'utf8')) as Golden) })),
);

/** The samples as this release reads them, in the order of a story; the oldest version of each type. */
function story<Event extends DomainEvent>(...types: readonly Event['type'][]): readonly Event[] {
  return types.map((type) => {
    const golden = goldens.toSorted((a, b) => a.version - b.version).find((each) => each.type === type);
    if (!golden) throw new Error(`No golden file of ${type}`);
    return { type, data: upcast(eventRegistry, type, golden.version, golden.data) } as object as Event;
  });
}

describe.each([...eventRegistry.values()])('$type', ({ type, version, schema }) => {
  test.each(Array.from({ length: version }, (_, index) => index + 1))('has a golden file of version %p', (each) => {
    const wanted = { type, version: each, data: 'a realistic sample', schema: z.toJSONSchema(schema) };
    const found = goldens.some((golden) => golden.type === type && golden.version === each);
    if (!found) throw new Error(`Add domain/golden/${type}.v${each}.json:\n${JSON.stringify(wanted, null, 2)}`);
  });

  test('has the schema under which its version was first written (another schema needs a new version and an upcaster)', () => {
    const current = goldens.find((golden) => golden.type === type && golden.version === version);
    expect(z.toJSONSchema(schema)).toEqual(current?.schema);
  });
});

describe.each(goldens)('$name', ({ name, type, version, data }) => {
  test('is named after its type and version', () => {
    expect(name).toBe(`${type}.v${version}.json`);
  });

  test('is read by this release without loss', () => {
    const lifted = upcast(eventRegistry, type, version, data);
    expect(eventRegistry.get(type)?.schema.parse(lifted)).toEqual(lifted);
  });
});

describe('the golden events add up to', () => {
  const credits = (...types: readonly CreditEvent['type'][]) =>
    story<CreditEvent>(...types).reduce((state, event) => evolveCredits(state, event, 1), initialCredits);

  test('an account whose dispute was won', () => {
    const state = credits(
      'CreditsGranted',
      'CreditsReserved',
      'CreditsCaptured',
      'CreditsClawedBack',
      'CreditsRestored',
    );
    expect({
      available: availableCredits(state, 1),
      held: heldCredits(state),
      debt: state.debt,
      taken: state.taken,
    }).toEqual({ available: 17, held: 0, debt: 0, taken: [] });
    expect(state.totals).toEqual({ issued: 20, writtenOff: 0, consumed: 3, expired: 0, clawedBack: 0, adjustedOut: 0 });
  });

  test('an account that expired and was set again', () => {
    const state = credits(
      'CreditReversalNoted',
      'CreditsGranted',
      'CreditsReserved',
      'CreditsReleased',
      'CreditsExpired',
      'CreditsAdjusted',
    );
    expect({ available: availableCredits(state, 1), held: heldCredits(state), debt: state.debt }).toEqual({
      available: 10,
      held: 0,
      debt: 0,
    });
    expect(state.totals).toEqual({
      issued: 30,
      writtenOff: 0,
      consumed: 0,
      expired: 20,
      clawedBack: 0,
      adjustedOut: 0,
    });
  });

  test('postings that sum to zero for each event', () => {
    const types = goldens
      .filter(({ type }) => type.startsWith('Credit'))
      .map(({ type }) => type as CreditEvent['type']);
    expect(types.length).toBeGreaterThanOrEqual(10);
    for (const event of story<CreditEvent>(...types))
      expect(postings(event).reduce((sum, { delta }) => sum + delta, 0)).toBe(0);
  });

  test('a payment that was declined, succeeded, and was refunded in part', () => {
    const events = story<PaymentEvent>('PaymentInitiated', 'PaymentDeclined', 'PaymentSucceeded', 'PaymentReversed');
    expect(events.reduce(evolvePayment, initialPayment)).toMatchObject({
      status: 'succeeded',
      declines: 1,
      refundedCents: 3_333,
      items: [
        { id: 'volume-pro', halfCredits: 100, twinCredits: 0 },
        { id: 'digital-twin', halfCredits: 0, twinCredits: 1 },
      ],
    });
  });

  test('a finished video, a deleted one and a retried one', () => {
    const state = (...types: readonly VideoEvent['type'][]) =>
      story<VideoEvent>(...types).reduce(evolveVideo, initialVideo);
    expect(state('VideoRequested', 'VideoRenderStarted', 'VideoCompleted')).toMatchObject({
      status: 'ready',
      attempt: 1,
    });
    expect(state('VideoRequested', 'VideoDeleted').status).toBe('deleted');
    expect(state('VideoRequested', 'VideoFailed', 'VideoRetried')).toMatchObject({
      status: 'pending',
      attempt: 2,
      timedOut: false,
    });
  });

  test('a user whose name changed and who was an administrator for a time', () => {
    const events = story<UserEvent>(
      'UserRegistered',
      'UserIdentityUpdated',
      'AdminRoleGranted',
      'AdminRoleRevoked',
      'FinanceRoleGranted',
      'FinanceRoleRevoked',
    );
    expect(events.reduce(evolveUser, initialUser)).toMatchObject({
      exists: true,
      admin: false,
      identity: { displayName: 'Jane Doe-Miller' },
    });
  });
});
