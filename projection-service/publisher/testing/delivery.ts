import type { StreamRecord } from '../sink.ts';

/** What a reader of CloudEvents knows of a record. */
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
  /** Distinct events. */
  readonly events: number;
  /** Records whose id had been there before. */
  readonly repeated: number;
  /** Subjects of which an event is missing, or came before its predecessor, once repetitions are left out. */
  readonly broken: readonly string[];
}

export const parseEvent = ({ value }: Pick<StreamRecord, 'value'>): DeliveredEvent =>
  JSON.parse(value) as DeliveredEvent;

/** Judges what arrived, in the order in which a consumer of each key sees it. */
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
