import type { StreamRecord } from '../sink.ts';

/** The part of a CloudEvent that a consumer needs to check delivery. */
export interface DeliveredEvent {
  readonly id: string;
  readonly subject: string;
  readonly sequence: string;
  readonly partitionkey: string;
  readonly position: string;
  readonly type: string;
  readonly data: { readonly [field: string]: unknown };
}

export interface Delivery {
  /** The number of distinct events. */
  readonly events: number;
  /** The number of records with an id already seen. */
  readonly repeated: number;
  /** Subjects with a missing event or with events out of order, ignoring duplicates. */
  readonly broken: readonly string[];
}

export const parseEvent = ({ value }: Pick<StreamRecord, 'value'>): DeliveredEvent =>
  JSON.parse(value) as DeliveredEvent;

/** Checks delivery and order of the records, as a consumer of each key sees them. */
export function judgeDelivery(records: readonly Pick<StreamRecord, 'value'>[]): Delivery {
  const seen = new Set<string>();
  const next = new Map<string, number>();
  const broken = new Set<string>();
  let repeated = 0;
  for (const record of records) {
    const { id, subject, sequence } = parseEvent(record);
    if (seen.has(id)) {
      repeated += 1;
      continue;
    }
    seen.add(id);
    const expected = next.get(subject) ?? 0;
    if (Number(sequence) !== expected) broken.add(subject);
    next.set(subject, Number(sequence) + 1);
  }
  return { events: seen.size, repeated, broken: [...broken] };
}
