import pTimeout from 'p-timeout';
import type { ProjectionReader, Projections } from '../../projection-service/index.ts';
import type { ProgressBoard } from './board.ts';
import { avatarJobs, videoJobs, type WithJobs } from './overlay.ts';

/** How long a document waits for its progress, in ms. Without an answer it shows the last known progress. */
const longestWait = 300;

type AnyDocument = NonNullable<Awaited<ReturnType<ProjectionReader['get']>>>;

/** The collections whose documents show the progress of a job. */
const withJobs: Readonly<Record<string, unknown>> = { videos: videoJobs, avatars: avatarJobs };

/** The read models, with the progress of jobs in the documents of videos and Digital Twins. */
export function withProgress(projections: Projections, board: ProgressBoard): Projections {
  const readers = new Map<string, ProjectionReader>();
  const readerOf = (name: string): ProjectionReader => {
    const reader = (projections.reader as (name: string) => ProjectionReader)(name);
    if (withJobs[name] === undefined) return reader;
    const known = readers.get(name) ?? decorate(reader, board);
    readers.set(name, known);
    return known;
  };
  return { ...projections, reader: readerOf as Projections['reader'] };
}

function decorate(reader: ProjectionReader, board: ProgressBoard): ProjectionReader {
  const shown = async <Found extends { readonly id: string; readonly doc: AnyDocument }>(
    collection: string,
    found: readonly Found[],
  ): Promise<readonly Found[]> => {
    const rule = withJobs[collection] as WithJobs<AnyDocument> | undefined;
    const jobIds = rule === undefined ? [] : found.flatMap(({ id, doc }) => rule.jobs(id, doc));
    if (rule === undefined || jobIds.length === 0) return found;
    await pTimeout(board.read(jobIds), { milliseconds: longestWait, fallback: () => undefined });
    return found.map((stored) => ({ ...stored, doc: rule.show(stored.id, stored.doc, board.last) }));
  };
  return {
    ...reader,
    get: async (collection, id) => {
      const doc = await reader.get(collection, id);
      return doc && (await shown(collection, [{ id, doc }]))[0]?.doc;
    },
    getMany: async (collection, ids) => shown(collection, await reader.getMany(collection, ids)),
    query: async (collection, query) => shown(collection, await reader.query(collection, query)),
  };
}
