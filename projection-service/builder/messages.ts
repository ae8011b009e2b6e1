import type { KeyObject } from 'node:crypto';
import type { Position } from '../../domain/envelope.ts';
import type { LogAddress } from '../../event-store/index.ts';

/** An empty instance to build a copy of. */
export interface Task {
  readonly id: number;
  /** The projector of this name and version, in the registry. */
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

/** From the builder to its thread. */
export type Request =
  | { readonly kind: 'build'; readonly log: LogAddress; readonly tasks: readonly Task[] }
  | { readonly kind: 'cancel'; readonly task: number }
  | { readonly kind: 'key'; readonly subject: string; readonly key: KeyObject | string | undefined }
  /** The key ring could not be read. */
  | { readonly kind: 'no key'; readonly subject: string; readonly reason: string };

/** From the thread to the builder. */
export type Answer =
  | { readonly kind: 'progress'; readonly position: Position; readonly events: number }
  /** A task is over; without an error, its copy is complete. */
  | { readonly kind: 'done'; readonly task: number; readonly error?: string }
  /** All tasks are over. */
  | { readonly kind: 'idle' }
  | { readonly kind: 'key?'; readonly subject: string };
