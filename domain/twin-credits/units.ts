import type { CreditEvent } from '../credits/index.ts';
import type { Json, JsonObject } from '../envelope.ts';
import type { TwinCreditEvent } from './events.ts';

/**
 * The twin ledger is the credit ledger in another unit: the same decisions and the same fold, on events that count
 * twins instead of half-credits. These two functions translate between the events.
 */
export const toTwinCredits = ({ type, data }: CreditEvent): TwinCreditEvent =>
  ({
    type: type.replace('Credit', 'TwinCredit'),
    data: renamed(without(data, Object.keys(creditsOnly[type] ?? {})), toTwins),
  }) as object as TwinCreditEvent;

export function toCreditEvent({ type, data }: TwinCreditEvent): CreditEvent {
  const creditType = type.replace('TwinCredit', 'Credit');
  return {
    type: creditType,
    data: { ...(renamed(data, toHalves) as JsonObject), ...creditsOnly[creditType] },
  } as object as CreditEvent;
}

/** Fields without a meaning for twins, with their neutral values: a twin credit never expires. */
const creditsOnly: Readonly<Record<string, JsonObject>> = {
  CreditsGranted: { source: 'bundle', expiresAtMs: null },
  CreditsCaptured: { expiredHalfCredits: 0, durationMs: 0 },
  CreditsReleased: { expiredHalfCredits: 0 },
  CreditsRestored: { expiredHalfCredits: 0 },
};

const names: readonly (readonly [credits: string, twins: string])[] = [
  ['halfCredits', 'twinCredits'],
  ['HalfCredits', 'TwinCredits'],
  ['videoId', 'avatarId'],
];

const toTwins = (field: string): string => names.reduce((name, [half, twin]) => name.replace(half, twin), field);
const toHalves = (field: string): string => names.reduce((name, [half, twin]) => name.replace(twin, half), field);

const without = (data: object, fields: readonly string[]): Json =>
  Object.fromEntries(Object.entries(data as JsonObject).filter(([field]) => !fields.includes(field)));

function renamed(value: Json | object, rename: (field: string) => string): Json {
  if (Array.isArray(value)) return value.map((each: Json) => renamed(each, rename));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value as JsonObject).map(([field, inner]) => [rename(field), renamed(inner, rename)]),
  );
}
