import type { JobProgress } from '../../command-service/index.ts';
import { conversionId } from '../../domain/exports/index.ts';
import { attemptId } from '../../domain/videos/index.ts';
import type { AvatarDocument, VideoDocument } from '../../projection-service/index.ts';

/** The last known value of a job. */
type LastOf = (jobId: string) => JobProgress | undefined;

export interface WithJobs<Document> {
  /** The jobs that are at work on a document. */
  readonly jobs: (id: string, doc: Document) => readonly string[];
  /** The document with the progress of its jobs, if that is ahead of the document. */
  readonly show: (id: string, doc: Document, lastOf: LastOf) => Document;
}

interface Shown {
  readonly progress: number;
  readonly phase: string | null;
  readonly progressEstimated: boolean;
}

const shownOf = (job: JobProgress | undefined, { progress }: Pick<Shown, 'progress'>): Partial<Shown> =>
  job === undefined || job.percent < progress
    ? {}
    : { progress: job.percent, phase: job.phase, progressEstimated: job.estimated };

export const videoJobs: WithJobs<VideoDocument> = {
  jobs: (id, { status, attempt, exports }) => [
    ...(status === 'processing' ? [attemptId(id, attempt)] : []),
    ...exports.flatMap((made) => (made.status === 'converting' ? [conversionId(id, made.format, made.attempt)] : [])),
  ],
  show: (id, doc, lastOf) => ({
    ...doc,
    ...(doc.status === 'processing' && shownOf(lastOf(attemptId(id, doc.attempt)), doc)),
    exports: doc.exports.map((made) => {
      if (made.status !== 'converting') return made;
      const { progress } = shownOf(lastOf(conversionId(id, made.format, made.attempt)), made);
      return { ...made, progress: progress ?? made.progress };
    }),
  }),
};

export const avatarJobs: WithJobs<AvatarDocument> = {
  jobs: (id, { status }) => (status === 'processing' ? [id] : []),
  show: (id, doc, lastOf) => (doc.status === 'processing' ? { ...doc, ...shownOf(lastOf(id), doc) } : doc),
};
