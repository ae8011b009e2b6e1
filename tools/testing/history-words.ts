import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedEvent } from '../../domain/envelope.ts';
import { upcast } from '../../domain/event-type.ts';
import { eventRegistry, eventTypes } from '../../domain/events.ts';
import { InvariantViolation } from '../../domain/refusal.ts';
import { labelOf } from '../../graphql/areas/audit/wording.ts';
import { auditedKinds } from '../../projection-service/audit/aggregates.ts';
import { valuesOf } from '../../projection-service/audit/changes.ts';
import type { Fold } from '../../projection-service/audit/replay.ts';

const golden = join(import.meta.dirname, '../../domain/golden');
const events = globSync('*.json', { cwd: golden }).map((file) => {
  const { type, version, data } = JSON.parse(readFileSync(join(golden, file), 'utf8'));
  return { type, data: upcast(eventRegistry, type, version, data), time: 1 } as RecordedEvent;
});

/**
 * The words that a history uses for such values. Ids and names of purchases are left out, because they are not ours.
 */
const wordsIn = (values: object): readonly string[] =>
  valuesOf(values)
    .flatMap(({ path }) => labelOf(path).split(' · '))
    .filter((word) => /^\p{Lu}/u.test(word));

/** The state after an event; unchanged if no history has the event at this place. */
function after(fold: Fold<object>, state: object, event: RecordedEvent): object {
  try {
    return fold.evolve(state, event);
  } catch (error) {
    if (error instanceof InvariantViolation) return state;
    throw error;
  }
}

/** The names of the values in the events of audited streams, and in the states after every one and every two events. */
export function wordsOfHistories(): ReadonlySet<string> {
  const words = new Set<string>();
  const see = (values: object): void => {
    for (const word of wordsIn(values)) words.add(word);
  };
  for (const { fold, streamOf } of Object.values(auditedKinds)) {
    const [, types = []] = Object.entries(eventTypes).find(([category]) => streamOf('') === `${category}-`) ?? [];
    const own = events.filter((event) => types.some(({ type }) => type === event.type));
    see(fold.initial);
    for (const first of own) {
      see(first.data);
      const state = after(fold, fold.initial, first);
      see(state);
      for (const next of own) see(after(fold, state, next));
    }
  }
  return words;
}
