import { evolveCredits, initialCredits, type CreditEvent } from '../../domain/credits/index.ts';
import { categoryOf, comparePositions, type DomainEvent, type Position } from '../../domain/envelope.ts';
import { evolvePayment, initialPayment, type PaymentEvent } from '../../domain/payments/index.ts';
import { readInstant } from '../../domain/time.ts';
import { evolveUser, initialUser, type UserEvent } from '../../domain/users/index.ts';
import { evolveVideo, initialVideo, type VideoEvent } from '../../domain/videos/index.ts';
import type { OperationContext, Report } from './operation.ts';

interface Fold {
  readonly initial: object;
  readonly evolve: (state: object, event: DomainEvent, time: number) => object;
}

/** The folds of each stream category, from which commands decide. */
const folds: Readonly<Record<string, Fold>> = {
  credits: {
    initial: initialCredits,
    evolve: (state, event, time) => evolveCredits(state as typeof initialCredits, event as CreditEvent, time),
  },
  payment: {
    initial: initialPayment,
    evolve: (state, event) => evolvePayment(state as typeof initialPayment, event as PaymentEvent),
  },
  video: {
    initial: initialVideo,
    evolve: (state, event) => evolveVideo(state as typeof initialVideo, event as VideoEvent),
  },
  user: {
    initial: initialUser,
    evolve: (state, event, time) => evolveUser(state as typeof initialUser, event as UserEvent, time),
  },
};

const pageSize = 1_000;

/** `replay -- <stream> [--at <position|time>]`: prints the stream's events and their folded state, up to a limit. */
export async function replay(
  { eventStore }: OperationContext,
  args: readonly string[],
  report: Report,
): Promise<boolean> {
  const [stream] = args;
  const at = args[args.indexOf('--at') + 1];
  const moment = args.includes('--at') && at !== undefined ? momentOf(at) : undefined;
  const fold = folds[categoryOf(stream ?? '')];
  if (stream === undefined || !fold || (args.includes('--at') && !moment)) {
    report(
      `Use: replay -- <stream> [--at <position|time>], a stream being one of ${Object.keys(folds).join(', ')} with its id, e.g. credits-<user id>.`,
    );
    return false;
  }
  let state = fold.initial;
  let count = 0;
  for (let from = 0; ; from += pageSize) {
    const page = await eventStore.readStream(stream, { from, limit: pageSize });
    for (const event of page) {
      if (moment && !moment(event.position, event.time)) continue;
      state = fold.evolve(state, event, event.time);
      count += 1;
      const { actor } = event.metadata;
      report(
        `${String(event.revision).padStart(6)}  ${event.position}  ${new Date(event.time).toISOString()}  ${event.type}  by ${actor.kind} ${actor.id}`,
      );
    }
    if (page.length < pageSize) break;
  }
  if (count === 0) report(`${stream} has no events${moment ? ' up to then' : ''}.`);
  report(`${count} events, state:`);
  report(JSON.stringify(state, undefined, 2));
  return count > 0;
}

/** Whether an event is within the limit: a time with its zone, the first moment of a day in UTC, or a position. */
function momentOf(text: string): ((position: Position, time: number) => boolean) | undefined {
  if (/^\d{4}-\d{2}-\d{2}/.test(text)) {
    const until = readInstant(text.length === 10 ? `${text}T00:00:00Z` : text);
    return until === undefined ? undefined : (_position, time) => time <= until;
  }
  if (!/^\d+$/.test(text)) return undefined;
  return (position) => comparePositions(position, text.padStart(position.length, '0') as Position) <= 0;
}
