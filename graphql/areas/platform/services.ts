import type { CommandService } from '../../../command-service/index.ts';
import type { Sentence } from '../../../words/index.ts';

/** The engine or provider behind a port, for administrators and the start message. */
export interface EngineInfo {
  readonly port: string;
  /** The name of a product as it is; anything else in the reader's words. */
  readonly name: string | Sentence;
  /** True for a configured outside service, false for the embedded default. */
  readonly external: boolean;
  /** A sentence that says what is wrong; undefined when the engine works. */
  readonly problem?: string;
}

/** The state of the installation, for administrators, health checks and metrics. */
export interface PlatformServices extends Pick<CommandService, 'processes' | 'frozen'> {
  readonly engines: () => Promise<readonly EngineInfo[]>;
  readonly logHead: () => Promise<string>;
  /** The finding of the log's integrity check; undefined when there is none. */
  readonly logFinding: () => string | undefined;
  /** The problem with the storage of files, as a sentence; undefined when there is none. */
  readonly filesProblem: () => Promise<string | undefined>;
  readonly isStopping: () => boolean;
  /** The metrics in the Prometheus text format. */
  readonly metrics: () => Promise<string>;
  /** The AsyncAPI document of the published event stream. */
  readonly eventContract: () => object;
}
