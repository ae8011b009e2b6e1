import { activityNames, plus, timesAll, type Activity, type Weights } from './activities.ts';
import type { Figures } from './figures.ts';
import type { Assumptions, Scenario } from './scenario.ts';

/** What the model needs of the measured figures. */
export type Prices = Pick<Figures, 'costs' | 'fill' | 'film'>;

const daysInMonth = 30.4;
const secondsInMonth = daysInMonth * 86_400;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Everything that all users together leave behind in a month. */
export function monthOf({ activeUsers, perThousand }: Scenario, { costs }: Prices): Weights {
  return activityNames.reduce<Weights>(
    (month, activity) => plus(month, costs[activity], (activeUsers / 1_000) * perThousand[activity]),
    {},
  );
}

/** What so many months leave behind, with the accounts of those who were there at their beginning. */
export function historyOf(scenario: Scenario, prices: Prices, months: number): Weights {
  return plus(timesAll(monthOf(scenario, prices), months), prices.costs.account, scenario.activeUsers);
}

/** How much more happens in a second of the busiest hour than in a mean one. */
export const peakFactor = ({ busiestHour, workingDays }: Scenario): number =>
  busiestHour * 24 * (daysInMonth / workingDays);

/** Something that happens so often in a month, a second: on the mean, in the busiest hour, in its busiest second. */
export function ratesOf(
  scenario: Scenario,
  perMonth: number,
): { readonly mean: number; readonly hour: number; readonly second: number } {
  const mean = perMonth / secondsInMonth;
  const hour = mean * peakFactor(scenario);
  return { mean, hour, second: hour * scenario.burst };
}

/** The sum of all figures whose name begins with one text and ends with another. */
export function sumOf(weights: Weights, start: string, end = ''): number {
  return sum(
    Object.entries(weights).flatMap(([name, value]) => (name.startsWith(start) && name.endsWith(end) ? [value] : [])),
  );
}

/**
 * What is asked of the house when it has most to do. Rates are a second; `hour` of the busiest hour, `second` of its
 * busiest second.
 */
export interface Load {
  readonly events: ReturnType<typeof ratesOf>;
  readonly requests: ReturnType<typeof ratesOf>;
  /** Seconds of film to be rendered, failed attempts included. */
  readonly film: ReturnType<typeof ratesOf>;
  /** Documents written into read models. */
  readonly writes: ReturnType<typeof ratesOf>;
  /** Records published. */
  readonly records: ReturnType<typeof ratesOf>;
  /** Pages that are open at the same time, each with its subscription. */
  readonly subscriptions: number;
  /** Sessions that have not ended: one a user and day. */
  readonly sessions: number;
  /** Streams that commands are about in the busiest hour. */
  readonly streams: number;
}

/** Half of a failed attempt's film was rendered, its repetition wholly. */
const filmsOfAFailure = 1.5;

export function loadOf(scenario: Scenario, prices: Prices): Load {
  const { activeUsers, perThousand, visits, visitMinutes, requestsPerVisit } = scenario;
  const month = monthOf(scenario, prices);
  const count = (activity: Activity): number => (activeUsers / 1_000) * perThousand[activity];
  const rates = (perMonth: number) => ratesOf(scenario, perMonth);
  const visitsInHour = rates(activeUsers * visits).hour * 3_600;
  return {
    events: rates(month['log/events'] ?? 0),
    requests: rates(activeUsers * visits * requestsPerVisit),
    film: rates((count('film') + count('failure') * filmsOfAFailure) * prices.film.seconds),
    writes: rates(sumOf(month, 'models/', '/writes')),
    records: rates(sumOf(month, 'topics/', '/records')),
    subscriptions: (visitsInHour * visitMinutes) / 60,
    sessions: (activeUsers * visits) / scenario.workingDays,
    // The user's own two, and those of the films and payments of the hour.
    streams: visitsInHour * 2 + rates(count('film') + count('purchase')).hour * 3_600,
  };
}

/**
 * Seconds that a film waits at the end of the busiest hour, when it began with nobody waiting; it grows as the hour
 * goes on.
 */
export function waitAfterBusiestHour({ film }: Pick<Load, 'film'>, filmSecondsPerSecond: number): number {
  return Math.max(0, film.hour / filmSecondsPerSecond - 1) * 3_600;
}

export interface RoleCounts {
  readonly gateways: number;
  readonly commands: number;
  readonly projections: number;
  /** Cores that render, and machines like the measured one. */
  readonly renderCores: number;
  readonly renderMachines: number;
  /** Times a second that some process asks for a lease. */
  readonly leaseCalls: number;
}

/** Every process asks three times in a lease of ten seconds for each lease that it could hold, whether it has it or not. */
const leaseCallsPerSecond = 3 / 10;
/**
 * Loops that ask: a command process for accounts, rendering, holds and expiry; a projecting one for each model and its
 * publisher.
 */
const commandLeases = 4;

/** Processes of each role, two at least, so that one may die. */
export function rolesOf(scenario: Scenario, figures: Figures, { planned }: Assumptions): RoleCounts {
  const load = loadOf(scenario, figures);
  const { bench, reading, machine } = figures;
  const atLeastTwo = (...needed: readonly number[]): number => Math.max(2, ...needed.map(Math.ceil));
  const gateways = atLeastTwo(
    load.requests.second / (bench.requests * planned),
    load.subscriptions / (reading.subscriptions * planned),
  );
  const commands = atLeastTwo(load.events.second / (bench.commands * planned));
  const projections = 2;
  const renderCores = (load.film.hour * bench.filmProcessor) / planned;
  return {
    gateways,
    commands,
    projections,
    renderCores,
    renderMachines: Math.ceil(renderCores / machine.cores),
    leaseCalls:
      leaseCallsPerSecond * (commands * commandLeases + projections * (Object.keys(reading.rebuild).length + 1)),
  };
}
