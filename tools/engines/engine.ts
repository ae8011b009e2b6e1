/** A real server for tests (or a stand-in), on loopback and with its own folders. */
export interface Engine {
  /** E.g. `Kafka`. */
  readonly name: string;
  /** The reported version; `stand-in` for a stand-in. */
  readonly version: string;
  /** Environment variables with which the product uses it. */
  readonly settings: Readonly<Record<string, string>>;
  /** Kills it with SIGKILL, as in a crash; `start` restarts it on the same address with the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and deletes its folders. */
  stop(): Promise<void>;
}

/** Why an engine is not available, and what to set to run its tests. */
export interface Missing {
  readonly name: string;
  readonly missing: string;
}

export interface FindEngineOptions {
  /** Git-ignored folder that caches downloads by version. */
  readonly cacheFolder: string;
}

/**
 * Finds an engine: from its address in the environment, as a Docker service or from a package registry; otherwise
 * returns why it is not available. One file per kind of engine.
 */
export type FindEngine = (options: FindEngineOptions) => Promise<Engine | Missing>;
