import type { Readable } from 'node:stream';
import { hasEnded, type RenderRequest, type RenderState, type VideoProvider } from '../../port.ts';

/** Renders one job: reports its progress and resolves with the content of each of its files. */
type Render = (
  request: RenderRequest,
  report: (progress: number) => void,
) => Promise<{ readonly open: () => Promise<Readable> }>;

/** A provider that renders with a function of the test, as fast as that function. */
export function createScriptedEngine(render: Render): VideoProvider {
  const jobs = new Map<string, RenderState>();
  const watchers = new Map<string, (state: RenderState) => void>();
  const tell = (jobId: string, state: RenderState): void => {
    const before = jobs.get(jobId);
    if (before === undefined || hasEnded(before)) return;
    jobs.set(jobId, state);
    watchers.get(jobId)?.(state);
  };
  const drop = async (jobId: string): Promise<void> => {
    tell(jobId, { state: 'cancelled' });
    jobs.delete(jobId);
  };
  return {
    name: 'scripted',
    chargesForStartedWork: false,
    presenters: async () => [{ id: 'one', name: 'One', description: 'The only one' }],
    preview: async () => undefined,
    cannotSpeak: () => undefined,
    start: async (request) => {
      const { jobId } = request;
      if (jobs.has(jobId)) return;
      jobs.set(jobId, { state: 'queued', ahead: 0 });
      const report = (progress: number): void =>
        tell(jobId, { state: 'rendering', progress, phase: 'Rendering', estimated: false });
      void render(request, report).then(({ open }) => {
        const file = (contentType: string) => ({ contentType, open });
        const parts = { video: file('video/mp4'), thumbnail: file('image/jpeg'), captions: file('text/vtt') };
        tell(jobId, { state: 'completed', result: { ...parts, durationSeconds: 5 } });
      });
    },
    read: async (jobId) => jobs.get(jobId) ?? { state: 'unknown' },
    ask: async (jobId) => jobs.get(jobId) ?? { state: 'unknown' },
    nudge: async () => undefined,
    watch: (jobId, onChange) => {
      watchers.set(jobId, onChange);
      return () => void watchers.delete(jobId);
    },
    cancel: drop,
    letGo: drop,
    discard: drop,
    problem: async () => undefined,
    close: async () => undefined,
  };
}
