import type { Weights } from './activities.ts';
import type { Figures } from './figures.ts';
import { historyOf, loadOf, monthOf, ratesOf, rolesOf, sumOf, waitAfterBusiestHour, type Load } from './model.ts';
import type { Assumptions, Scenario } from './scenario.ts';

/** One part of the house under a load: how much of it is used. */
export interface Resource {
  readonly name: string;
  readonly demand: number;
  readonly limit: number;
  readonly unit: string;
  /** Whether the limit was measured here or is an assumption. */
  readonly known: 'measured' | 'assumed' | 'set';
}

/**
 * `one`: everything in one process on the embedded engines. `roles`: processes of their own on EventStoreDB, MongoDB
 * and Kafka.
 */
export type Setup = 'one' | 'roles';

export interface Situation {
  readonly scenario: Scenario;
  readonly figures: Figures;
  readonly assumptions: Assumptions;
  /** How long there has been such a load. */
  readonly months: number;
}

export const fractionOf = ({ demand, limit }: Resource): number => demand / limit;

/** What can break, in either setup. Parts that one only has to add processes to are in `rolesOf` instead. */
export function resourcesOf(setup: Setup, situation: Situation): readonly Resource[] {
  const { scenario, figures, months } = situation;
  const history = historyOf(scenario, figures, months);
  return setup === 'one' ? inOneProcess(situation, history) : inRoles(situation, history);
}

const measured = (name: string, unit: string, demand: number, limit: number): Resource => ({
  name,
  unit,
  demand,
  limit,
  known: 'measured',
});
const assumed = (name: string, unit: string, demand: number, limit: number): Resource => ({
  name,
  unit,
  demand,
  limit,
  known: 'assumed',
});
const chosen = (name: string, unit: string, demand: number, limit: number): Resource => ({
  name,
  unit,
  demand,
  limit,
  known: 'set',
});

/** Bytes of the log and of the read models in their pages. */
export function diskOf(
  history: Weights,
  { fill }: Pick<Figures, 'fill'>,
): { readonly log: number; readonly models: number; readonly films: number } {
  return {
    log: (history['log/bytes'] ?? 0) * fill.log,
    models: (history['models/bytes'] ?? 0) * fill.models,
    films: history['files/bytes'] ?? 0,
  };
}

/** Bytes that EventStoreDB and MongoDB would hold, before any compression of theirs. */
export function engineBytesOf(
  history: Weights,
  { eventStoreOverhead }: Pick<Assumptions, 'eventStoreOverhead'>,
): { readonly log: number; readonly models: number } {
  return {
    log: (history['eventstoredb/bytes'] ?? 0) + (history['log/events'] ?? 0) * eventStoreOverhead,
    models: sumOf(history, 'models/', '/bson') + sumOf(history, 'models/', '/keys'),
  };
}

/** `RENDER_TIMEOUT`, which counts from the order, and the films that the rendering process has in hand at most. */
const renderTimeout = 90 * 60;
const filmsInHand = 1_000;

/** What waiting for one renderer comes to at the end of the busiest hour. */
function queueOf(load: Load, { bench, film }: Figures): readonly Resource[] {
  const wait = waitAfterBusiestHour(load, bench.filmSeconds);
  return [
    chosen('wait for the renderer', 'seconds', wait, renderTimeout),
    chosen('films in hand', 'films', (wait * bench.filmSeconds) / film.seconds, filmsInHand),
  ];
}

function inOneProcess({ scenario, figures, assumptions }: Situation, history: Weights): readonly Resource[] {
  const load = loadOf(scenario, figures);
  const { bench, reading } = figures;
  const disk = diskOf(history, figures);
  const events = history['log/events'] ?? 0;
  return [
    measured('renderer', 'seconds of film a second', load.film.hour, bench.filmSeconds),
    ...queueOf(load, figures),
    measured('requests in one process', 'requests a second', load.requests.second, bench.requests),
    measured('open subscriptions', 'subscriptions', load.subscriptions, reading.subscriptions),
    measured('writer of the log', 'events a second', load.events.second, bench.appends),
    measured('projections in one thread', 'events a second', load.events.hour, bench.buildAll),
    chosen('states kept in memory', 'streams in an hour', load.streams, 20_000),
    assumed('films on one disk', 'bytes', disk.films, assumptions.disk),
    assumed('log and read models on one disk', 'bytes', disk.log + 2 * disk.models, assumptions.disk),
    assumed('building the read models anew', 'seconds', events / bench.buildAll, assumptions.rebuild),
    assumed(
      'checking log and read models',
      'seconds',
      events / bench.verify + events / reading.verifyModels,
      assumptions.check,
    ),
    assumed('backup', 'seconds', disk.log / reading.backup + disk.films / assumptions.copy, assumptions.backup),
  ];
}

/** Events a second in the busiest hour and at most, of the projector that is nearest to its limit. */
function slowestProjector({ scenario, figures }: Situation, month: Weights): readonly [demand: number, limit: number] {
  const all = Object.entries(figures.reading.rebuild).map(
    ([name, limit]) => [ratesOf(scenario, month[`models/${name}/events`] ?? 0).hour, limit] as const,
  );
  return all.reduce((most, one) => (one[0] / one[1] > most[0] / most[1] ? one : most));
}

function inRoles(situation: Situation, history: Weights): readonly Resource[] {
  const { scenario, figures, assumptions } = situation;
  const names = Object.keys(figures.reading.rebuild);
  const load = loadOf(scenario, figures);
  const roles = rolesOf(scenario, figures, assumptions);
  const { bench, reading } = figures;
  const bytes = engineBytesOf(history, assumptions);
  const events = history['log/events'] ?? 0;
  const processes = roles.gateways + roles.commands + roles.projections;
  return [
    measured('renderer under one lease', 'seconds of film a second', load.film.hour, bench.filmSeconds),
    ...queueOf(load, figures),
    measured(
      'one projector a read model',
      'events a second',
      ...slowestProjector(situation, monthOf(scenario, figures)),
    ),
    measured('one publisher', 'records a second', load.records.hour, bench.kafka),
    measured('each gateway follows the whole log', 'events a second', load.events.hour, reading.tell),
    assumed('EventStoreDB: appends', 'events a second', load.events.second, assumptions.eventStoreWrites),
    assumed('EventStoreDB: deliveries', 'events a second', load.events.hour * processes, assumptions.eventStoreReads),
    assumed('MongoDB: writes', 'writes a second', load.writes.hour + roles.leaseCalls, assumptions.mongoWrites),
    assumed('films on one shared disk', 'bytes', history['files/bytes'] ?? 0, assumptions.disk),
    assumed('log on one disk', 'bytes', bytes.log, assumptions.disk),
    assumed('read models on one disk', 'bytes', 2 * bytes.models, assumptions.disk),
    // Whoever begins reads the whole log and chooses from it.
    assumed(
      'building a read model anew',
      'seconds',
      Math.max(
        events / assumptions.eventStoreReads,
        ...names.map((name) => (history[`models/${name}/writes`] ?? 0) / assumptions.mongoWrites),
      ),
      assumptions.rebuild,
    ),
    assumed(
      'checking log and read models',
      'seconds',
      events / Math.min(bench.verify, assumptions.eventStoreReads) + events / reading.verifyModels,
      assumptions.check,
    ),
  ];
}

/** What is used most: the part that breaks first when everything grows alike. */
export function bindingOf(resources: readonly Resource[]): Resource {
  const [first, ...others] = resources;
  if (!first) throw new RangeError('There is nothing that could break');
  return others.reduce((most, resource) => (fractionOf(resource) > fractionOf(most) ? resource : most), first);
}

/** What asks for more than there is, most first. */
export const brokenOf = (resources: readonly Resource[]): readonly Resource[] =>
  resources.filter((resource) => fractionOf(resource) >= 1).toSorted((a, b) => fractionOf(b) - fractionOf(a));

/** How many times the users of the situation this part can bear; Infinity where users make no difference to it. */
export function bearsUpTo(name: string, setup: Setup, situation: Situation): number {
  const at = (scale: number): number => {
    const scenario = { ...situation.scenario, activeUsers: situation.scenario.activeUsers * scale };
    const resource = resourcesOf(setup, { ...situation, scenario }).find((one) => one.name === name);
    if (!resource) throw new RangeError(`There is no ${name} in ${setup}`);
    return fractionOf(resource);
  };
  const most = 1e9;
  let [low, high] = [0, 1];
  while (at(high) < 1) {
    if (high > most) return Infinity;
    [low, high] = [high, high * 2];
  }
  // More than enough halvings for four digits.
  for (let step = 0; step < 60; step += 1) {
    const middle = (low + high) / 2;
    if (at(middle) < 1) low = middle;
    else high = middle;
  }
  return high;
}
