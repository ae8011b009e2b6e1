import type { Position } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import type { ChangedDocument, ProjectionHandle } from '../read-store/port.ts';
import { BeyondLog, createFollower } from './follower.ts';
import type { Follower, FollowerOptions } from './follower.ts';
import type { ProjectionsOptions } from './types.ts';
import { projectorVersionOf } from './versions.ts';

/** An instance that this process reads, and brings along the log where it has the projector of its version. */
export interface Instance {
  readonly version: string;
  readonly handle: ProjectionHandle;
  /** Absent for an older version whose code is gone: it serves as it stands. */
  readonly following: { readonly projector: Projector; readonly follower: Follower } | undefined;
  /** Where it stood when this process opened it, and when that was (ms since the epoch). */
  readonly opened: { readonly position: Position; readonly time: number };
}

/** What happens to an instance while it follows the log. */
export interface InstanceListener {
  onBatch(
    instance: Instance,
    changes: readonly ChangedDocument[],
    position: Position,
    eventTime: number | undefined,
  ): void;
  onMove(instance: Instance): void;
  onFailure(instance: Instance, error: unknown, stopped: boolean): void;
}

export type FollowerSettings = Pick<
  FollowerOptions,
  'batchSize' | 'retryDelay' | 'quietSaveMs' | 'eventStore' | 'telemetry'
>;

/** Opens, or creates, one instance; its follower is at rest. Rejects when the read store does. */
export async function openInstance(
  readStore: ProjectionsOptions['readStore'],
  projectors: readonly Projector[],
  name: string,
  version: string,
  settings: FollowerSettings,
  listener: InstanceListener,
): Promise<Instance> {
  const projector = projectors.find((candidate) => candidate.version === projectorVersionOf(version));
  const handle = await readStore.open(name, version, projector?.collections);
  const opened = { position: await handle.checkpoint(), time: performance.now() };
  const follower =
    projector &&
    createFollower({
      ...settings,
      projector,
      handle,
      from: opened.position,
      onBatch: (changes, position, eventTime) => listener.onBatch(instance, changes, position, eventTime),
      onMove: () => listener.onMove(instance),
      onFailure: (error, stopped) => listener.onFailure(instance, error, stopped),
    });
  const instance: Instance = { version, handle, opened, following: projector && follower && { projector, follower } };
  return instance;
}

/** How far the instance has come. */
export function positionOf({ opened, following }: Instance): Position {
  return following?.follower.position ?? opened.position;
}

/** It follows the log, was at its end, and nothing is wrong with it. */
export function isHealthy({ following }: Instance): boolean {
  return (
    following !== undefined &&
    following.follower.caughtUp &&
    (following.follower.phase === 'live' || following.follower.phase === 'catching-up')
  );
}

/** It was at the end of the log at least once; one whose code is gone is as current as it will ever be. */
export function wasCurrent({ following }: Instance): boolean {
  return following === undefined || following.follower.caughtUp;
}

export function isStopped({ following }: Instance): boolean {
  return following?.follower.phase === 'stopped';
}

/**
 * Brings blue and green to one position and holds them there, so that the switch neither hides what
 * readers saw nor leaves out or repeats an announcement. Gives false when it can't be done in time;
 * the caller releases both in any case.
 */
export async function alignForSwitch(serving: Instance, next: Instance, timeoutMs: number): Promise<boolean> {
  const from = serving.following?.follower;
  const to = next.following?.follower;
  if (!to) return false;
  if (!from || !isHealthy(serving)) {
    await to.hold();
    return from?.error instanceof BeyondLog || comparePositions(positionOf(next), positionOf(serving)) >= 0;
  }
  await Promise.all([from.hold(), to.hold()]);
  const order = comparePositions(from.position, to.position);
  if (order === 0) return true;
  const [behind, ahead] = order < 0 ? [from, to] : [to, from];
  return behind.runTo(ahead.position, timeoutMs);
}
