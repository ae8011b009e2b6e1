import type { Aggregate } from '../../domain/aggregate.ts';
import { creditAggregates } from '../../domain/credits/index.ts';
import type { DomainEvent, RecordedEvent } from '../../domain/envelope.ts';
import { periodAggregate } from '../../domain/finance/index.ts';
import { invoiceAggregate } from '../../domain/invoices/index.ts';
import { paymentAggregate } from '../../domain/payments/index.ts';
import { purchaseAggregate } from '../../domain/purchases/index.ts';
import { subscriptionAggregate } from '../../domain/subscriptions/index.ts';
import { videoAggregate } from '../../domain/videos/index.ts';
import type { Fold } from './replay.ts';

/** A kind of stream that can be audited: its streams, and the aggregate's own fold. */
export interface AuditedKind {
  readonly streamOf: (id: string) => string;
  readonly fold: Fold<object>;
  /** The version of the folded state. */
  readonly version: string;
}

/** An audit folds with the same code as commands; only here the types of the states are erased. */
const audited = <State extends object, Command, Event extends DomainEvent>({
  version,
  streamOf,
  initial,
  evolve,
}: Aggregate<State, Command, Event>): AuditedKind => ({
  version,
  streamOf,
  fold: {
    initial,
    evolve: (state, { type, data, time }: RecordedEvent) =>
      evolve(state as State, { type, data } as object as Event, time),
  },
});

/** Every kind that can be audited: the screen, the calls and the proofs derive from this table. */
export const auditedKinds = {
  credits: audited(creditAggregates.minutes),
  'twin-credits': audited(creditAggregates.twins),
  video: audited(videoAggregate),
  payment: audited(paymentAggregate),
  purchase: audited(purchaseAggregate),
  subscription: audited(subscriptionAggregate),
  invoice: audited(invoiceAggregate),
  period: audited(periodAggregate),
} as const satisfies Readonly<Record<string, AuditedKind>>;

export type AuditKind = keyof typeof auditedKinds;

export const auditKinds = Object.keys(auditedKinds) as readonly AuditKind[];

export const isAuditKind = (text: string): text is AuditKind => Object.hasOwn(auditedKinds, text);

/** The kind and id of a stream; undefined for one that can't be audited. */
export function historyOf(stream: string): { readonly kind: AuditKind; readonly id: string } | undefined {
  for (const [kind, { streamOf }] of Object.entries(auditedKinds)) {
    const prefix = streamOf('');
    if (stream.startsWith(prefix)) return { kind: kind as AuditKind, id: stream.slice(prefix.length) };
  }
  return undefined;
}
