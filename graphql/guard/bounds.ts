import { activities, type Activity } from './limits.ts';

/**
 * The limits that keep a call from making mails, events or jobs without end. Routes name one as `bound`, mutations as
 * `@bounded`, and both take from the same limits:
 *
 * - an activity: a point of its limit, taken before the call runs
 * - `call`: the call takes the points itself, because they depend on the request
 * - `identity`: the limits of sign-in, per address and account (`identity/limits.ts`)
 * - `administrators`: only they may call it, and their log records each call
 * - `bounded`: it has an end, such as a number of things that an account may have, or one event a day
 * - `nothing`: it makes none
 */
export type Bound = Activity | (typeof otherBounds)[number];

const otherBounds = ['call', 'identity', 'administrators', 'bounded', 'nothing'] as const;
const allBounds: ReadonlySet<string> = new Set([...activities, ...otherBounds]);

export const isBound = (name: string): name is Bound => allBounds.has(name);
