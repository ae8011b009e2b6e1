import { eventRegistry } from '../../../domain/events.ts';
import { newEventId } from '../../../event-store/index.ts';

const event = (type: string, data: object, subject: string) => ({
  id: newEventId(Date.now()),
  type,
  schemaVersion: eventRegistry.get(type)?.version ?? 1,
  time: 1_800_000_000_000,
  data: data as never,
  metadata: {
    actor: { kind: 'system' as const, id: 'test' },
    commandId: 'c',
    correlationId: 'c',
    causationId: 'c',
    subject,
  },
});

/** A user with personal data. */
export const registered = (userId: string) =>
  event(
    'UserRegistered',
    {
      userId,
      issuer: 'i',
      subject: userId,
      email: `${userId}@example.com`,
      emailVerified: true,
      username: userId,
      firstName: 'Ann',
      lastName: 'Lee',
      displayName: `Ann ${userId}`,
      pictureUrl: null,
    },
    userId,
  );

/** The n-th lot of a user: 1 credit. */
export const granted = (userId: string, n: number) =>
  event(
    'CreditsGranted',
    {
      lotId: `l${n}`,
      source: 'goodwill',
      halfCredits: 2,
      debtPaidHalfCredits: 0,
      expiresAtMs: null,
      paymentId: null,
      priceCents: 0,
      paidCents: 0,
      currency: 'usd',
      catalogVersion: '1',
      itemName: 'Gift',
    },
    userId,
  );
