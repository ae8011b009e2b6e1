import { z } from 'zod';
import { invalidRequest } from '../api/api-error.ts';
import { found, type Answer } from '../api/answers.ts';
import { stepWhatIsDue } from './cycle.ts';
import type { Params } from '../api/body.ts';
import type { Store } from '../store/store.ts';
import { openDueWork, type DueWork } from '../work/due-work.ts';
import { seconds, type OperationContext } from '../api/operation-context.ts';
import { newestVersion } from '../api/versions.ts';
import { common, integer, parse } from '../api/parameters.ts';

/** The only test clock: renewals of every customer follow it. */
const clockId = 'clock_billing';

function clockOf(context: OperationContext, id: string): object {
  if (id !== clockId) throw invalidRequest(`No such test_clock: '${id}'`, { code: 'resource_missing' }, 404);
  return { id, object: 'test_helpers.test_clock', frozen_time: seconds(context.now), livemode: false, status: 'ready' };
}

/** `GET /v1/test_helpers/test_clocks/clock_billing`. */
export function readClock(context: OperationContext, params: Params, id: string): Answer {
  return found(context, clockOf(context, id), parse(z.strictObject(common), params).expand);
}

/** The longest time that one call may advance, in milliseconds: Stripe's two periods of a yearly plan. */
const longestAdvance = 2 * 366 * 24 * 60 * 60 * 1000;

/**
 * `POST /v1/test_helpers/test_clocks/clock_billing/advance`: sets the clock to `frozen_time` (Unix seconds); from there
 * it runs on. Everything that falls due is done at once, in order of time.
 */
export function advanceClock(context: OperationContext, params: Params, id: string): Answer {
  const { frozen_time: to } = parse(z.strictObject({ ...common, frozen_time: integer }), params);
  clockOf(context, id);
  const by = to * 1000 - context.now;
  if (by < 0) throw invalidRequest('A test clock cannot go back.', { param: 'frozen_time' });
  if (by > longestAdvance) throw invalidRequest('A test clock advances at most two years.', { param: 'frozen_time' });
  context.store.setClockAhead(context.store.clockAhead() + by);
  return found(context, clockOf({ ...context, now: to * 1000 }, id));
}

/** How often to check for due work without a timer, in milliseconds: another process may set one in the same folder. */
const longestPause = 30_000;

/** Does what falls due by the provider's clock, including what fell due while the process was down. */
export function openBillingClock({
  store,
  now,
  onChange,
  draftFor = 0,
}: {
  readonly store: Store;
  readonly now: () => number;
  /** Called after every step that may have recorded events. */
  readonly onChange: () => void;
  readonly draftFor?: number | undefined;
}): DueWork {
  const time = (): number => now() + store.clockAhead();
  const step = (): boolean => {
    const hasDone = store.transact(() =>
      stepWhatIsDue({ store, now: time(), idempotencyKey: null, version: newestVersion, draftFor }),
    );
    if (hasDone) onChange();
    return hasDone;
  };
  const dueIn = (): number | undefined => {
    const dueAt = store.nextTimer();
    return dueAt === undefined ? undefined : dueAt - time();
  };
  const work = openDueWork({ step, dueIn, longestPause, isShared: true, stopped: new AbortController() });
  work.wake();
  return work;
}
