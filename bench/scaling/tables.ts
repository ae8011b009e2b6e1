import { activities, activityNames, type Weights } from './activities.ts';
import type { Figures } from './figures.ts';
import { amount, bytes, duration, number, share, table } from './format.ts';
import {
  bearsUpTo,
  bindingOf,
  brokenOf,
  diskOf,
  engineBytesOf,
  fractionOf,
  resourcesOf,
  type Setup,
  type Situation,
} from './limits.ts';
import { historyOf, loadOf, monthOf, ratesOf, rolesOf, sumOf, waitAfterBusiestHour } from './model.ts';
import { assumptions, base, scaled, scales } from './scenario.ts';

/** How long there has been such a load where history counts. */
const months = 12;

const atScale = (figures: Figures, scale: number): Situation => ({
  scenario: scaled(base, scale),
  figures,
  assumptions,
  months,
});
const perScale = (cell: (scale: number) => string): readonly string[] => scales.map(cell);
const scaleHeads = scales.map((scale) => `${number(scale)}x`);

/** What one of each activity leaves behind. */
function prices({ costs, fill }: Figures): string {
  const cells = (weights: Weights): readonly string[] => [
    number(weights['log/events'] ?? 0),
    bytes((weights['log/bytes'] ?? 0) * fill.log),
    bytes(weights['eventstoredb/bytes'] ?? 0),
    bytes(sumOf(weights, 'topics/', '/bytes')),
    number(sumOf(weights, 'models/', '/documents')),
    number(sumOf(weights, 'models/', '/entries')),
    bytes((weights['models/bytes'] ?? 0) * fill.models),
    bytes(sumOf(weights, 'models/', '/bson') + sumOf(weights, 'models/', '/keys')),
    number(weights['files/count'] ?? 0),
    // Where no file is left behind, what remains of a difference is noise.
    bytes(Math.round(weights['files/count'] ?? 0) === 0 ? 0 : (weights['files/bytes'] ?? 0)),
  ];
  return table(
    [
      'one of',
      'events',
      'log, SQLite',
      'sent to EventStoreDB',
      'sent to Kafka',
      'documents',
      'index entries',
      'read models, SQLite',
      'the same as BSON with keys',
      'files',
      'their size',
    ],
    activityNames.map((activity) => [activities[activity], ...cells(costs[activity])]),
  );
}

function eventTypes({ costs }: Figures): string {
  const rows = activityNames.flatMap((activity) =>
    Object.entries(costs[activity]).flatMap(([name, count]) => {
      const [, category = '', type = ''] = /^events\/([a-z]+)\/(\w+)$/.exec(name) ?? [];
      return type === ''
        ? []
        : [{ type, category, activity, count, size: (costs[activity][`payload/${type}`] ?? 0) / count }];
    }),
  );
  const byType = Map.groupBy(rows, ({ type }) => type);
  return table(
    ['event', 'category', 'how many', 'data and metadata, each'],
    [...byType].map(([type, some]) => [
      type,
      some[0]?.category ?? '',
      some.map(({ count, activity }) => `${number(count)} per ${activity}`).join(', '),
      bytes(Math.max(...some.map(({ size }) => size))),
    ]),
  );
}

function month(figures: Figures): string {
  const rows: readonly (readonly [name: string, cell: (situation: Situation, weights: Weights) => string])[] = [
    ['active users', ({ scenario }) => scenario.activeUsers.toLocaleString('en')],
    ['films', ({ scenario }) => number((scenario.activeUsers / 1_000) * scenario.perThousand.film)],
    ['events', (_, weights) => number(weights['log/events'] ?? 0)],
    ['log, SQLite', (_, weights) => bytes(diskOf(weights, figures).log)],
    ['log, EventStoreDB', (_, weights) => bytes(engineBytesOf(weights, assumptions).log)],
    ['read models, SQLite', (_, weights) => bytes(diskOf(weights, figures).models)],
    ['read models, MongoDB', (_, weights) => bytes(engineBytesOf(weights, assumptions).models)],
    ['topics, uncompressed', (_, weights) => bytes(sumOf(weights, 'topics/', '/bytes'))],
    ['films and posters kept', (_, weights) => bytes(weights['files/bytes'] ?? 0)],
    ['events a second: busiest hour', ({ scenario }) => number(loadOf(scenario, figures).events.hour)],
    ['events a second: its busiest second', ({ scenario }) => number(loadOf(scenario, figures).events.second)],
    ['requests in the busiest second', ({ scenario }) => number(loadOf(scenario, figures).requests.second)],
    ['pages open at once', ({ scenario }) => number(loadOf(scenario, figures).subscriptions)],
    ['seconds of film a second, busiest hour', ({ scenario }) => number(loadOf(scenario, figures).film.hour)],
    [
      'wait for one renderer after the busiest hour',
      ({ scenario }) => duration(waitAfterBusiestHour(loadOf(scenario, figures), figures.bench.filmSeconds)),
    ],
    ['sessions', ({ scenario }) => number(loadOf(scenario, figures).sessions)],
    ['their rows', ({ scenario }) => bytes(loadOf(scenario, figures).sessions * figures.reading.sessionBytes)],
  ];
  return table(
    ['a month', ...scaleHeads],
    rows.map(([name, cell]) => [
      name,
      ...perScale((scale) => {
        const situation = atScale(figures, scale);
        return cell(situation, monthOf(situation.scenario, figures));
      }),
    ]),
  );
}

function resources(figures: Figures, setup: Setup): string {
  const at = scales.map((scale) => resourcesOf(setup, atScale(figures, scale)));
  const [first = []] = at;
  const rows = first.map((resource, index) => ({
    bears: bearsUpTo(resource.name, setup, atScale(figures, 1)),
    cells: [
      resource.name,
      `${amount(resource.limit, resource.unit)}, ${resource.known}`,
      ...at.map((some) => share(some[index] ? fractionOf(some[index]) : 0)),
    ],
  }));
  return table(
    ['part', 'limit', ...scaleHeads, 'bears'],
    rows.toSorted((a, b) => a.bears - b.bears).map(({ bears, cells }) => [...cells, `${number(bears)}x`]),
  );
}

function breaks(figures: Figures): string {
  const told = (setup: Setup, scale: number): string => {
    const all = resourcesOf(setup, atScale(figures, scale));
    const broken = brokenOf(all);
    if (broken.length > 0)
      return broken.map((resource) => `${resource.name} ${number(fractionOf(resource))}`).join('; ');
    const most = bindingOf(all);
    return `nothing; nearest is ${most.name}, ${share(fractionOf(most))} used`;
  };
  return table(
    ['', 'one process, embedded engines', 'roles on their own engines'],
    scales.map((scale) => [`${number(scale)}x`, told('one', scale), told('roles', scale)]),
  );
}

/** Limits that each gateway counts for itself: `graphql/guard/limits.ts`. */
const signedInLimit = 3_000;
const signInLimit = 5;

function roles(figures: Figures): string {
  const counts = scales.map((scale) => rolesOf(scaled(base, scale), figures, assumptions));
  const row = (name: string, of: (one: (typeof counts)[number]) => number): readonly string[] => [
    name,
    ...counts.map((one) => number(of(one))),
  ];
  const held = 3 + Object.keys(figures.reading.rebuild).length + 1;
  return table(
    ['', ...scaleHeads],
    [
      row('gateways', ({ gateways }) => gateways),
      row('command processes', ({ commands }) => commands),
      row('projecting processes', ({ projections }) => projections),
      row('cores that render', ({ renderCores }) => renderCores),
      row(`machines of ${figures.machine.cores} such cores for them`, ({ renderMachines }) => renderMachines),
      row('leases', () => held),
      row('questions for leases a second', ({ leaseCalls }) => leaseCalls),
      row('requests that a user gets in a quarter of an hour', ({ gateways }) => gateways * signedInLimit),
      row('failed sign-ins that an address gets in a quarter of an hour', ({ gateways }) => gateways * signInLimit),
    ],
  );
}

function collections(figures: Figures): string {
  const years = scales.map((scale) => historyOf(scaled(base, scale), figures, months));
  const [first = {}] = years;
  const names = [
    ...new Set(Object.keys(first).flatMap((name) => /^models\/([\w-]+\.\w+)\/documents$/.exec(name)?.[1] ?? [])),
  ];
  const beside: readonly (readonly [
    name: string,
    count: (year: Weights, at: number) => number,
    size: (year: Weights) => number,
  ])[] = [
    ['streams of the log', (year) => sumOf(year, 'streams/'), () => Number.NaN],
    ['keys of persons', (year) => year['keys/rows'] ?? 0, (year) => year['keys/bytes'] ?? 0],
    [
      'sessions (of a day)',
      (_, at) => loadOf(scaled(base, scales[at] ?? 1), figures).sessions,
      () => loadOf(base, figures).sessions * figures.reading.sessionBytes,
    ],
  ];
  return table(
    ['collection', 'index entries a document', ...scaleHeads, 'SQLite at 1x', 'BSON with keys at 1x'],
    [
      ...names.map((name) => [
        name,
        number((first[`models/${name}/entries`] ?? 0) / (first[`models/${name}/documents`] ?? 1)),
        ...years.map((year) => number(year[`models/${name}/documents`] ?? 0)),
        bytes((first[`models/${name}/bytes`] ?? 0) * figures.fill.models),
        bytes((first[`models/${name}/bson`] ?? 0) + (first[`models/${name}/keys`] ?? 0)),
      ]),
      ...beside.map(([name, count, size]) => [
        name,
        '',
        ...years.map((year, at) => number(count(year, at))),
        Number.isNaN(size(first)) ? 'in the log' : bytes(size(first)),
        '',
      ]),
    ],
  );
}

function projections(figures: Figures): string {
  const film = figures.costs.film;
  const years = scales.map((scale) => historyOf(scaled(base, scale), figures, months));
  return table(
    [
      'read model',
      'events a film',
      'writes a film',
      'events a second, alone',
      ...scaleHeads.map((head) => `${head}: a year anew`),
    ],
    Object.entries(figures.reading.rebuild).map(([name, rate]) => [
      name,
      number(film[`models/${name}/events`] ?? 0),
      number(film[`models/${name}/writes`] ?? 0),
      number(rate),
      ...years.map((year) => duration((year[`models/${name}/events`] ?? 0) / rate)),
    ]),
  );
}

function topics(figures: Figures): string {
  const partitions = 12;
  const names = Object.keys(monthOf(base, figures)).flatMap((name) => /^topics\/(.+)\/records$/.exec(name)?.[1] ?? []);
  const largest = scales.at(-1) ?? 1;
  const now = monthOf(base, figures);
  return table(
    [
      'topic',
      'bytes a record',
      'gzip of 500',
      '1x: records a month',
      `${number(largest)}x: records a second, busiest hour`,
      'of those in a partition, on the mean',
      'partitions that consumers need',
      `${number(largest)}x: a year read by one consumer`,
      'by twelve',
    ],
    names.map((name) => {
      const records = now[`topics/${name}/records`] ?? 0;
      const rate = ratesOf(base, records * largest).hour;
      const year = (records * largest * months) / assumptions.consumer;
      return [
        name,
        bytes((now[`topics/${name}/bytes`] ?? 0) / records),
        bytes((now[`topics/${name}/zipped`] ?? 0) / records),
        number(records),
        number(rate),
        number(rate / partitions),
        number(Math.max(1, Math.ceil(rate / (assumptions.consumer * assumptions.planned)))),
        duration(year),
        duration(year / partitions),
      ];
    }),
  );
}

function measured({ bench, reading, film, machine, measuredAt, check }: Figures): string {
  const rows: readonly (readonly [string, string])[] = [
    ['appends, 64 in flight', `${number(bench.appends)} a second`],
    [
      'commands in one process, states cached / read first',
      `${number(bench.commands)} / ${number(bench.coldCommands)} a second`,
    ],
    ['durable commands through HTTP and GraphQL, one process with everything', `${number(bench.requests)} a second`],
    ['subscriptions open at once in one process, each with its updates', number(reading.subscriptions)],
    ['p99 from a command to its subscriber, 1,000 of them, 200 commands a second', duration(bench.liveP99 / 1_000)],
    ['all read models built side by side from a million events', `${number(bench.buildAll)} events a second`],
    ['a gateway that follows what others project', `${number(reading.tell)} events a second`],
    ['hashes of the log checked', `${number(bench.verify)} events a second`],
    ['read models compared with a replay', `${number(reading.verifyModels)} events a second`],
    ['backup of the log, copied and checked', `${bytes(reading.backup)} a second`],
    [
      'a command on a stream of 100,000 events; the first after a start',
      `${duration(bench.longStream / 1_000)}; ${duration(bench.longStreamFirst / 1_000)}`,
    ],
    ['start with a million events', duration(bench.start / 1_000)],
    ['published to one Kafka broker', `${number(bench.kafka)} events a second`],
    [
      'film rendered, all cores',
      `${number(bench.filmSeconds)} seconds a second; ${number(bench.filmProcessor)} s of processor time a second of film`,
    ],
    ['the film that was ordered', `${number(film.seconds)} s, ${bytes(film.bytes)} with poster and captions`],
    [
      'what a mixed month left behind, against the sum of its prices',
      `${Math.min(...Object.values(check)).toFixed(3)} to ${Math.max(...Object.values(check)).toFixed(3)} of it`,
    ],
  ];
  return table(
    [`measured on ${measuredAt}, ${machine.cores} cores (${machine.processor}), Node ${machine.node}`, 'figure'],
    rows,
  );
}

function assumed(): string {
  const a = assumptions;
  const perUser = base.perThousand;
  return table(
    ['assumed', 'figure'],
    [
      ['1x', `${number(base.activeUsers)} active users, ${number(perUser.film / 1_000)} films each a month`],
      [
        'of a thousand active users a month',
        activityNames.map((activity) => `${number(perUser[activity])} x ${activity}`).join(', '),
      ],
      ['visits of a user a month; minutes; requests', `${base.visits}; ${base.visitMinutes}; ${base.requestsPerVisit}`],
      [
        'busiest hour',
        `${number(base.busiestHour * 100)} % of a working day, ${base.workingDays} days a month; its busiest second ${base.burst} times its mean`,
      ],
      [
        'EventStoreDB, published order of magnitude',
        `${number(a.eventStoreWrites)} writes and ${number(a.eventStoreReads)} reads a second, ${bytes(a.eventStoreOverhead)} a record for itself`,
      ],
      ['MongoDB, order of magnitude', `${number(a.mongoWrites)} acknowledged writes a second`],
      ['one consumer', `${number(a.consumer)} records a second`],
      ['a disk', `${bytes(a.disk)}, ${bytes(a.copy)} a second`],
      [
        'time for building anew; for checking; for a backup',
        `${duration(a.rebuild)}; ${duration(a.check)}; ${duration(a.backup)}`,
      ],
      ['a part is planned to be used', share(a.planned)],
    ],
  );
}

/** The tables of docs/scaling.md by their names. */
export function tablesOf(figures: Figures): Readonly<Record<string, string>> {
  return {
    assumed: assumed(),
    measured: measured(figures),
    prices: prices(figures),
    events: eventTypes(figures),
    month: month(figures),
    breaks: breaks(figures),
    one: resources(figures, 'one'),
    roles: resources(figures, 'roles'),
    processes: roles(figures),
    projections: projections(figures),
    collections: collections(figures),
    topics: topics(figures),
  };
}
