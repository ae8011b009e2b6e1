/** The source of a job's states: a provider. */
export interface JobSource<State> {
  read(jobId: string): Promise<State>;
  watch(jobId: string, onChange: (state: State) => void): () => void;
}

export interface FollowOptions<State, Running extends State, End extends State> {
  readonly source: JobSource<State>;
  readonly jobId: string;
  readonly signal: AbortSignal;
  readonly hasEnded: (state: State) => state is End;
  readonly isRunning: (state: State) => state is Running;
  /** Whether a state differs enough from the last reported one to be reported. */
  readonly isNews: (state: Running, before: Running | undefined) => boolean;
  readonly onProgress: (state: Running) => Promise<void>;
}

/**
 * Resolves with the job's end, even if it ended earlier; reports progress, one report at a time. Rejects when the
 * provider does not know the job, and when the process stops.
 */
export function followJob<State extends { readonly state: string }, Running extends State, End extends State>({
  source,
  jobId,
  signal,
  hasEnded,
  isRunning,
  isNews,
  onProgress,
}: FollowOptions<State, Running, End>): Promise<End> {
  return new Promise((resolve, reject) => {
    let reported: Running | undefined;
    let reporting = Promise.resolve();
    let over = false;
    const finish = (act: () => void): void => {
      over = true;
      stop();
      signal.removeEventListener('abort', onAbort);
      reporting.then(act, reject);
    };
    const onAbort = (): void => finish(() => reject(new Error('The process stops')));
    const onChange = (state: State): void => {
      if (isRunning(state)) {
        if (!isNews(state, reported)) return;
        reported = state;
        reporting = reporting.then(() => onProgress(state));
        reporting.catch(() => undefined);
      } else if (hasEnded(state)) {
        finish(() => resolve(state));
      } else if (state.state === 'unknown') {
        finish(() => reject(new Error(`The provider lost job ${jobId}`)));
      }
    };
    let stop = (): void => undefined;
    signal.addEventListener('abort', onAbort);
    stop = source.watch(jobId, onChange);
    // The watcher reports only changes from now on, so read the current state once.
    source.read(jobId).then(
      (state) => over || onChange(state),
      (error: unknown) => finish(() => reject(error)),
    );
  });
}
