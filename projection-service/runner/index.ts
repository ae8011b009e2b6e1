import type { Position } from '../../domain/envelope.ts';
import { START } from '../../domain/envelope.ts';
import { noTelemetry } from '../../lib/telemetry.ts';
import type { Projector } from '../projector.ts';
import { checkInstance } from '../read-store/definitions.ts';
import { startProjection } from './projection.ts';
import type { Projection } from './projection.ts';
import { statusOf } from './status.ts';
import type { ProjectionReader, Projections, ProjectionsOptions, StartedProjections } from './types.ts';
import { ProjectionUnavailable } from './types.ts';
import { checkProjectorVersion } from './versions.ts';
import { verifyInstance } from './verify.ts';

/**
 * Opens every projection and follows the log with each. Resolves after one attempt each: while the read store is
 * unavailable it resolves too, and retries in the background. Throws for invalid or duplicate projectors.
 */
export async function startProjections<P extends Projector>(
  options: ProjectionsOptions<P>,
): Promise<StartedProjections<P>> {
  const projections = new Map<string, Projection>();
  for (const [name, projectors] of byName(options.projectors)) projections.set(name, start(options, projectors));
  await Promise.all([...projections.values()].map(({ tried }) => tried));
  let head = START;

  const find = (name: string): Projection => {
    const projection = projections.get(name);
    if (!projection) throw new Error(`There is no projection "${name}"`);
    return projection;
  };

  return {
    names: [...projections.keys()] as P['name'][],
    built: Promise.all([...projections.values()].map(({ built }) => built)),
    async status() {
      head = await options.eventStore.head().catch((): Position => head);
      return Promise.all(
        [...projections.values()].map((projection) => statusOf(projection, head, options.eventsAfter)),
      );
    },
    async waitFor(names, position, timeoutMs) {
      const answers = await Promise.all(names.map((name) => find(name).wait(position, timeoutMs)));
      return answers.every(Boolean);
    },
    reader: ((name: string) => createReader(find(name))) as Projections<P>['reader'],
    rebuild: async (name) => find(name).rebuild(),
    retry: (name) => find(name).retry(),
    async verifyAgainstReplay(name, verifyOptions = {}) {
      const projection = find(name);
      const { serving } = projection;
      if (!serving) throw new ProjectionUnavailable(name);
      if (!serving.following)
        throw new Error(
          `The code of ${name} ${serving.version} is gone: it can be compared after its successor has taken over`,
        );
      return verifyInstance({
        ...verifyOptions,
        eventStore: options.eventStore,
        projector: serving.following.projector,
        version: serving.version,
        handle: serving.handle,
        whileHeld: (work) => projection.whileHeld(serving, work),
      });
    },
    async stop() {
      await Promise.all([...projections.values()].map((projection) => projection.stop()));
    },
  };
}

function byName(projectors: readonly Projector[]): ReadonlyMap<string, readonly Projector[]> {
  for (const { name, version, collections } of projectors) {
    checkInstance(name, version, collections);
    checkProjectorVersion(name, version);
    if (projectors.filter((other) => other.name === name && other.version === version).length > 1) {
      throw new Error(`The projection ${name} ${version} is there twice`);
    }
  }
  return Map.groupBy(projectors, ({ name }) => name);
}

function start(options: ProjectionsOptions, projectors: readonly Projector[]): Projection {
  const target = projectors.at(-1);
  if (!target) throw new Error('A projection without a projector');
  return startProjection({
    options,
    projectors,
    target,
    eventStore: options.eventStore,
    telemetry: options.telemetry ?? noTelemetry,
    ...(options.builder && { builder: options.builder }),
    batchSize: options.batchSize ?? 2_000,
    retryDelay: options.retryDelay ?? { firstMs: 100, maxMs: 30_000 },
    quietSaveMs: options.quietSaveMs ?? 1_000,
    restMs: target.isWatched === false ? (options.restMs ?? 0) : 0,
    dropAfter: options.dropAfter ?? 600_000,
  });
}

function createReader(projection: Projection): ProjectionReader {
  return {
    get: async (collection, id) => projection.read().get(collection, id),
    getMany: async (collection, ids) => projection.read().getMany(collection, ids),
    query: async (collection, query) => projection.read().query(collection, query),
    count: async (collection, index, equal) => projection.read().count(collection, index, equal),
    position: () => projection.position,
  };
}
