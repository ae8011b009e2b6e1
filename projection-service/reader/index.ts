import type { Position } from '../../domain/envelope.ts';
import { START, comparePositions } from '../../domain/envelope.ts';
import type { EventStore } from '../../event-store/port.ts';
import type { Projector } from '../projector.ts';
import type { ReadStore } from '../read-store/port.ts';
import {
  type Announcement,
  type ProjectionReader,
  type Projections,
  type ProjectionStatus,
  ProjectionUnavailable,
} from '../runner/types.ts';
import { verifyInstance } from '../runner/verify.ts';
import { projectorVersionOf } from '../runner/versions.ts';
import { followChanges } from './follow-changes.ts';
import { openPublished, type PublishedModel } from './published.ts';

export interface ProjectionReadersOptions<P extends Projector = Projector> {
  readonly eventStore: Pick<EventStore, 'subscribe' | 'head'>;
  readonly readStore: ReadStore;
  readonly projectors: readonly P[];
  /**
   * Called after a read model has seen an event, with the live documents that it changed. Absent: the log is not
   * followed.
   */
  readonly onChanged?: (announcement: Announcement) => void;
  readonly onError: (error: unknown) => void;
}

/** Reads the models that other processes project, for gateways that run in a separate process. */
export function openProjectionReaders<P extends Projector>(
  options: ProjectionReadersOptions<P>,
): Projections<P> & { announcedTo(): Position } {
  const { eventStore, readStore, projectors, onChanged } = options;
  let known: Promise<Position> | undefined;
  // One value for all: reads show at least everything before it, and every later change is announced.
  const headAtStart = (): Promise<Position> =>
    (known ??= eventStore.head().catch((error: unknown) => {
      known = undefined;
      throw error;
    }));
  // Read the head now, so that it is the head at the start of this process. A failed read is repeated when it is needed.
  headAtStart().catch(() => undefined);
  const models = new Map<string, PublishedModel>(
    projectors.map(({ name }) => [name, openPublished(readStore, name, headAtStart)]),
  );
  const find = (name: string): PublishedModel => {
    const model = models.get(name);
    if (!model) throw new Error(`There is no projection "${name}"`);
    return model;
  };
  const changes = onChanged && followChanges({ ...options, onChanged, headAtStart, modelOf: find });
  const runsElsewhere = (): Promise<never> =>
    Promise.reject(new Error('The projections run in another process: run the command there.'));

  return {
    names: projectors.map(({ name }) => name),
    status: async () => {
      const head = await eventStore.head().catch(() => START);
      return Promise.all([...models.values()].map((model) => statusOf(model, head)));
    },
    async waitFor(names, position, timeoutMs) {
      const answers = await Promise.all(names.map((name) => find(name).wait(position, timeoutMs)));
      return answers.every(Boolean);
    },
    reader: ((name: string): ProjectionReader => {
      const model = find(name);
      return {
        get: async (collection, id) => (await model.read()).get(collection, id),
        getMany: async (collection, ids) => (await model.read()).getMany(collection, ids),
        query: async (collection, query) => (await model.read()).query(collection, query),
        count: async (collection, index, equal) => (await model.read()).count(collection, index, equal),
        position: () => model.position,
      };
    }) as Projections<P>['reader'],
    rebuild: runsElsewhere,
    retry: () => {
      throw new Error('The projections run in another process: run the command there.');
    },
    async verifyAgainstReplay(name, verifyOptions = {}) {
      const handle = await find(name).latest();
      const { version = '' } = find(name);
      const projector = projectors.find(
        (candidate) => candidate.name === name && candidate.version === projectorVersionOf(version),
      );
      if (!projector)
        throw new Error(`The code of ${name} ${version} is not in this release: what serves can't be compared`);
      return verifyInstance({ ...verifyOptions, eventStore, projector, version, handle });
    },
    announcedTo: () => changes?.announcedTo() ?? START,
    stop: async () => changes?.stop(),
  };
}

async function statusOf(model: PublishedModel, head: Position): Promise<ProjectionStatus> {
  try {
    const position = await (await model.latest()).checkpoint();
    const ready = await model.read().then(() => true, isNotCurrent);
    const behind = comparePositions(position, head) < 0;
    return {
      name: model.name,
      version: model.version,
      state: behind ? 'catching-up' : 'live',
      ready,
      position,
      head,
      behind,
    };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      name: model.name,
      version: undefined,
      state: 'retrying',
      ready: false,
      position: model.position,
      head,
      behind: true,
      error: { message, version: '' },
    };
  }
}

function isNotCurrent(error: unknown): false {
  if (error instanceof ProjectionUnavailable) return false;
  throw error;
}
