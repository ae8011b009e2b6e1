import type { Position } from '../../domain/envelope.ts';
import { comparePositions } from '../../domain/envelope.ts';
import type { Projector } from '../projector.ts';
import type { ProjectionHandle } from '../read-store/port.ts';
import { backoffDelay, pause } from '../../lib/backoff.ts';
import { createMutex } from '../../lib/mutex.ts';
import { createDropSchedule } from './drop-schedule.ts';
import { alignForSwitch, isHealthy, isStopped, openInstance, positionOf, wasCurrent } from './instance.ts';
import type { FollowerSettings, Instance, InstanceListener } from './instance.ts';
import { PoisonEvent } from './project-page.ts';
import { ProjectionUnavailable } from './types.ts';
import type { ProjectionsOptions } from './types.ts';
import { latestInstance, nextInstance } from './versions.ts';
import { createPositionWaiters } from './positions.ts';

/** One running projection: the instance that serves queries, and the one being built to replace it. */
export interface Projection {
  readonly name: string;
  readonly serving: Instance | undefined;
  readonly building: Instance | undefined;
  /** Why the last attempt to open the read store failed; undefined once it is open. */
  readonly openError: unknown;
  /** Resolves after the first attempt to open it. */
  readonly tried: Promise<void>;
  /** Resolves when there is something to read, or after a failure, when there will be nothing soon. */
  readonly built: Promise<void>;
  /** Readers see at least this position. */
  readonly position: Position;
  /**
   * The instance that queries read. Throws ProjectionUnavailable until it has seen everything that was in the log when
   * this process started: earlier reads would be stale.
   */
  read(): ProjectionHandle;
  /** True when readers see this position; false after `timeoutMs`, or at once when the projection stopped. */
  wait(position: Position, timeoutMs: number): Promise<boolean>;
  rebuild(): Promise<void>;
  retry(): void;
  /** Does the work while the instance holds at its position; reads continue. */
  whileHeld<Result>(instance: Instance, work: () => Promise<Result>): Promise<Result>;
  stop(): Promise<void>;
}

export interface ProjectionSettings extends FollowerSettings {
  readonly options: ProjectionsOptions;
  /** All projectors with this name; the last one is the target. */
  readonly projectors: readonly Projector[];
  readonly target: Projector;
  readonly dropAfter: number;
}

/** The longest hold to align blue and green for the switch, ms; after it both continue and the switch is retried. */
const alignMs = 2_000;

/** Opens the projection, follows the log with it, and switches to a new instance once that has caught up. */
export function startProjection(settings: ProjectionSettings): Projection {
  const { options, projectors, target, retryDelay } = settings;
  const { readStore, logger } = options;
  const { name } = target;
  const stopping = new AbortController();
  const seen = createPositionWaiters();
  const built = Promise.withResolvers<void>();
  const drops = createDropSchedule(readStore, name, settings.dropAfter, logger);
  let serving: Instance | undefined;
  let building: Instance | undefined;
  /** The serving instance was complete at least once. Before that its changes are not announced. */
  let complete = false;
  let openError: unknown;
  let promoting: Promise<void> | undefined;
  let rebuilt: PromiseWithResolvers<void> | undefined;

  /** Only one switch or comparison at a time may hold followers. */
  const mutex = createMutex();
  const exclusively = <Result>(work: () => Promise<Result>): Promise<Result> => mutex('hold', work);

  const listener: InstanceListener = {
    onBatch(instance, changes, position, eventTime) {
      if (instance !== serving || !complete) return;
      try {
        options.onChanged?.({ projection: name, position, changes, ...(eventTime === undefined ? {} : { eventTime }) });
      } catch (error) {
        logger?.error({ projection: name, position, err: error }, 'A listener to a projection failed');
      }
    },
    onMove(instance) {
      if (instance === serving) seen.moveTo(positionOf(instance));
      promoteWhatIsDue();
    },
    onFailure(instance, error, stopped) {
      if (instance === serving) built.resolve();
      const event =
        error instanceof PoisonEvent
          ? { position: error.event.position, eventId: error.event.id, type: error.event.type }
          : {};
      const details = { projection: name, version: instance.version, ...event, err: error };
      if (stopped)
        logger?.error(
          details,
          'A projection stopped at an event. Repair the cause, then run: curbcast retry <projection>',
        );
      else logger?.warn(details, 'A projection failed and retries');
      if (stopped && instance === building) finishRebuild(error);
      if (isStuck()) seen.giveUp();
    },
  };

  const open = (version: string): Promise<Instance> =>
    openInstance(readStore, projectors, name, version, settings, listener);

  /** The instance is ready to be published and is not published yet. */
  const isDue = (instance: Instance): boolean => {
    const follower = instance.following?.follower;
    if (!follower || follower.phase === 'stopped' || stopping.signal.aborted) return false;
    if (instance === serving ? complete : instance !== building) return false;
    if (follower.caughtUp) return true;
    // Under constant load no instance ever reaches the end: having caught up with the serving one is enough.
    return (
      serving !== undefined &&
      complete &&
      isHealthy(serving) &&
      comparePositions(positionOf(instance), positionOf(serving)) >= 0
    );
  };

  const isStuck = (): boolean => serving !== undefined && isStopped(serving) && (!building || isStopped(building));

  const finishRebuild = (error?: unknown): void => {
    if (error === undefined) rebuilt?.resolve();
    else rebuilt?.reject(error);
    rebuilt = undefined;
  };

  const promoteWhatIsDue = (): void => {
    const due = [serving, building].find((instance) => instance && isDue(instance));
    if (!due || promoting) return;
    promoting = promote(due).finally(() => {
      promoting = undefined;
      promoteWhatIsDue();
    });
  };

  /** Publishes the instance, with retries as long as it is due. */
  const promote = async (instance: Instance): Promise<void> => {
    for (let attempt = 1; isDue(instance); attempt += 1) {
      try {
        await exclusively(() => publish(instance));
      } catch (error) {
        logger?.warn(
          { projection: name, version: instance.version, err: error },
          'Publishing a projection failed; retrying',
        );
      }
      if (isDue(instance)) await pause(backoffDelay(attempt, retryDelay), stopping.signal);
    }
  };

  /** Publishes the instance; changes nothing if it can't be aligned with the serving one. */
  const publish = async (instance: Instance): Promise<void> => {
    const replaced = instance === serving ? undefined : serving;
    try {
      if (replaced && !(await alignForSwitch(replaced, instance, alignMs))) return;
      await readStore.publish(name, instance.version);
      takeOver(instance, replaced);
    } finally {
      replaced?.following?.follower.release();
      instance.following?.follower.release();
    }
  };

  const takeOver = (instance: Instance, replaced: Instance | undefined): void => {
    serving = instance;
    complete = true;
    built.resolve();
    seen.moveTo(positionOf(instance));
    if (replaced) void retire(replaced);
    if (building === instance) {
      building = undefined;
      finishRebuild();
    }
    logger?.info(
      { projection: name, version: instance.version, position: positionOf(instance) },
      'A projection is complete and published',
    );
  };

  const retire = async (instance: Instance): Promise<void> => {
    await instance.following?.follower.stop();
    drops.schedule(instance.version);
  };

  /** Chooses the serving instance and the one to build from what the read store holds. */
  const begin = async (): Promise<void> => {
    const existing = await readStore.instances(name);
    const mark = await readStore.published(name);
    const published = mark !== undefined && existing.includes(mark) ? mark : undefined;
    const wanted = latestInstance(target.version, existing) ?? target.version;
    const first = await open(published ?? wanted);
    const second = published === undefined || published === wanted ? undefined : await open(wanted);
    if (stopping.signal.aborted || serving) return;
    serving = first;
    complete = published !== undefined;
    if (complete) built.resolve();
    building ??= second;
    openError = undefined;
    seen.moveTo(first.opened.position);
    for (const version of existing)
      if (version !== serving.version && version !== building?.version) drops.schedule(version);
    const start = (): void => {
      first.following?.follower.start();
      building?.following?.follower.start();
    };
    if (options.startAfter) void options.startAfter.then(start);
    else start();
  };

  const beginUntilDone = async (tried: () => void): Promise<void> => {
    for (let attempt = 1; !stopping.signal.aborted; attempt += 1) {
      try {
        await begin();
        break;
      } catch (error) {
        openError = error;
        built.resolve();
        logger?.warn({ projection: name, err: error }, 'The read store could not be opened; retrying');
        tried();
        await pause(backoffDelay(attempt, retryDelay), stopping.signal);
      }
    }
    tried();
  };

  const buildAnew = async (): Promise<void> => {
    const abandoned = building;
    building = undefined;
    if (abandoned) await retire(abandoned);
    const instance = await open(nextInstance(target.version, await readStore.instances(name)));
    if (stopping.signal.aborted) throw new Error('The projections are stopping');
    building = instance;
    instance.following?.follower.start();
  };

  const tried = Promise.withResolvers<void>();
  const beginning = beginUntilDone(tried.resolve);

  return {
    name,
    get serving() {
      return serving;
    },
    get building() {
      return building;
    },
    get openError() {
      return openError;
    },
    get position() {
      return seen.position;
    },
    tried: tried.promise,
    built: built.promise,
    read() {
      if (!serving || !wasCurrent(serving)) throw new ProjectionUnavailable(name);
      return serving.handle;
    },
    async wait(position, timeoutMs) {
      if (isStuck() || comparePositions(position, seen.position) <= 0)
        return comparePositions(position, seen.position) <= 0;
      serving?.following?.follower.hurryTo(position);
      return seen.wait(position, timeoutMs);
    },
    rebuild() {
      if (rebuilt) return rebuilt.promise;
      rebuilt = Promise.withResolvers<void>();
      const { promise } = rebuilt;
      promise.catch(() => undefined);
      if (!building || isStopped(building)) buildAnew().catch(finishRebuild);
      return promise;
    },
    retry() {
      serving?.following?.follower.start();
      building?.following?.follower.start();
    },
    whileHeld: (instance, work) =>
      exclusively(async () => {
        await instance.following?.follower.hold();
        try {
          return await work();
        } finally {
          instance.following?.follower.release();
        }
      }),
    async stop() {
      stopping.abort();
      built.resolve();
      seen.giveUp();
      drops.stop();
      finishRebuild(new Error('The projections are stopping'));
      await Promise.all([serving, building].map(async (instance) => instance?.following?.follower.stop()));
      await beginning;
      await promoting;
    },
  };
}
