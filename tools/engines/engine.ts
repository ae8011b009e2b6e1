/** A real server (or, where none can be had, a stand-in) that runs for tests, on loopback, with folders of its own. */
export interface Engine {
  /** E.g. `Kafka`. */
  readonly name: string;
  /** As it tells itself; `stand-in` for what is none of the real ones. */
  readonly version: string;
  /** The environment variables that make the product use it. */
  readonly settings: Readonly<Record<string, string>>;
  /** SIGKILL, as a crash would; `start` brings it back on the same address with the same data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and deletes its folders. */
  stop(): Promise<void>;
}

/** Why an engine can't be had here, and what to set to run its tests. */
export interface Missing {
  readonly name: string;
  readonly missing: string;
}

export interface FindEngineOptions {
  /** Git-ignored; what is fetched once stays there, by version. */
  readonly cacheFolder: string;
}

/**
 * One file a kind of engine: the address from the environment, a Docker engine, a server that a package registry ships,
 * or why not.
 */
export type FindEngine = (options: FindEngineOptions) => Promise<Engine | Missing>;
