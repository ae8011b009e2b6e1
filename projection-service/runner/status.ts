import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import type { Instance } from './instance.ts';
import { isStopped, positionOf, wasCurrent } from './instance.ts';
import { PoisonEvent } from './project-page.ts';
import type { Projection } from './projection.ts';
import type { BuildProgress, ProjectionError, ProjectionsOptions, ProjectionState, ProjectionStatus } from './types.ts';

type CountEvents = ProjectionsOptions['eventsAfter'];

/** The status of one projection, for operators, health checks and metrics. Rejects only when counting events does. */
export async function statusOf(
  projection: Projection,
  head: Position,
  eventsAfter: CountEvents,
): Promise<ProjectionStatus> {
  const { name, serving, building, position } = projection;
  const under = building ?? (serving?.following?.follower.caughtUp === false ? serving : undefined);
  const lagEvents = await eventsAfter?.(position);
  const error = errorOf(projection);
  const progress = under && (await progressOf(under, eventsAfter));
  return {
    name,
    version: serving?.version,
    state: stateOf(projection),
    ready: isReady(serving),
    position,
    head,
    behind: comparePositions(position, head) < 0,
    ...(lagEvents !== undefined && { lagEvents }),
    ...(error && { error }),
    ...(progress && { progress }),
  };
}

/** The worst state of both instances. An older version without its code counts as ready. */
function stateOf({ serving, building, openError }: Projection): ProjectionState {
  const phases = [serving, building].map((instance) => instance?.following?.follower.phase);
  if (phases.includes('stopped')) return 'stopped';
  if (phases.includes('retrying') || openError !== undefined) return 'retrying';
  if (building) return 'rebuilding';
  return serving?.following?.follower.phase ?? 'catching-up';
}

function isReady(serving: Instance | undefined): boolean {
  return serving !== undefined && wasCurrent(serving) && !isStopped(serving);
}

function errorOf({ serving, building, openError }: Projection): ProjectionError | undefined {
  const failed = [serving, building].find((instance) => instance?.following?.follower.error !== undefined);
  const error = failed?.following?.follower.error ?? openError;
  if (error === undefined) return undefined;
  const message = error instanceof Error ? error.message : 'Unknown failure';
  const version = failed?.version ?? '';
  if (!(error instanceof PoisonEvent)) return { message, version };
  const { position, id, type, stream } = error.event;
  return { message, version, event: { position, id, type, stream } };
}

async function progressOf(instance: Instance, eventsAfter: CountEvents): Promise<BuildProgress> {
  const position = instance.following?.follower.projectedTo ?? positionOf(instance);
  const events = instance.following?.follower.events ?? 0;
  const known = { version: instance.version, position, events };
  const [all, left, leftAtStart] = await Promise.all(
    [START, position, instance.opened.position].map(async (after) => eventsAfter?.(after)),
  );
  if (all === undefined || left === undefined || leftAtStart === undefined) return known;
  const percent = all === 0 ? 100 : Math.floor((100 * (all - left)) / all);
  const done = leftAtStart - left;
  if (done <= 0) return { ...known, percent };
  return { ...known, percent, remainingMs: Math.round(((performance.now() - instance.opened.time) * left) / done) };
}
