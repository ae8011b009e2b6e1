import type { Position } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import type { ChangedDocument, ProjectionHandle } from '../read-store/port.ts';
import { BeyondLog, createFollower } from './follower.ts';
import type { Follower, FollowerOptions } from './follower.ts';
import type { InstanceBuilder, ProjectionsOptions } from './types.ts';
import { projectorVersionOf } from './versions.ts';

/** An instance that this process reads; it also follows the log if this release has the projector of its version. */
export interface Instance {
  readonly version: string;
  readonly handle: ProjectionHandle;
  /** Absent for an older version without code: it serves unchanged. */
  readonly following: { readonly projector: Projector; readonly follower: Follower } | undefined;
  /** The position at which this process opened it, and when (`performance.now()`). */
  readonly opened: { readonly position: Position; readonly time: number };
}

/** Receives what happens to an instance while it follows the log. */
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
  'batchSize' | 'retryDelay' | 'quietSaveMs' | 'restMs' | 'eventStore' | 'telemetry'
> & {
  readonly builder?: InstanceBuilder;
};

/** Opens, or creates, one instance; its follower is not started. Rejects when the read store does. */
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
  const file = readStore.fileOf?.(name, version);
  const { builder, ...others } = settings;
  const follower =
    projector &&
    createFollower({
      ...others,
      projector,
      handle,
      from: opened.position,
      ...(builder &&
        file !== undefined && {
          build: async (signal, onProgress) => {
            const isBuilt = await builder.build({ name, version: projector.version, file, signal, onProgress });
            if (isBuilt) await readStore.adopt?.(name, version);
          },
        }),
      onBatch: (changes, position, eventTime) => listener.onBatch(instance, changes, position, eventTime),
      onMove: () => listener.onMove(instance),
      onFailure: (error, stopped) => listener.onFailure(instance, error, stopped),
    });
  const instance: Instance = { version, handle, opened, following: projector && follower && { projector, follower } };
  return instance;
}

/** The position up to which the instance has projected the log. */
export function positionOf({ opened, following }: Instance): Position {
  return following?.follower.position ?? opened.position;
}

/** It follows the log without a failure and has reached its end at least once. */
export function isHealthy({ following }: Instance): boolean {
  return (
    following !== undefined &&
    following.follower.caughtUp &&
    (following.follower.phase === 'live' || following.follower.phase === 'catching-up')
  );
}

/** It has reached the end of the log at least once; an instance without code counts as current. */
export function wasCurrent({ following }: Instance): boolean {
  return following === undefined || following.follower.caughtUp;
}

export function isStopped({ following }: Instance): boolean {
  return following?.follower.phase === 'stopped';
}

/**
 * Brings blue and green to one position and holds them there, so that after the switch readers see no older data and
 * no announcement is lost or repeated. Resolves with false when that takes too long; the caller releases both in any
 * case.
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
