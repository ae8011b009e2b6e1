import { areaNames, type Commands } from '../../command-service/index.ts';
import type { JsonObject } from '../../domain/envelope.ts';
import { refusalCodes, type RefusalCode } from '../../domain/refusal.ts';
import type { Sentence } from '../../words/index.ts';

/**
 * The commands that a gateway in a separate process sends to the command side, by area. Arguments and results are plain
 * JSON. A repeated command has one effect: by its idempotency key, or because its target has an identity.
 */
export type RemoteCommands = Commands;

/** A command by its path: `videos/startVideo`. */
export type CommandPath = `${string}/${string}`;

/** The command with this path; undefined for anything else, also for names from the prototype. */
export function findCommand(
  commands: RemoteCommands,
  path: string,
): ((...args: readonly unknown[]) => Promise<unknown>) | undefined {
  const [areaName, name = '', ...rest] = path.split('/');
  const area = areaNames.find((known) => known === areaName);
  if (area === undefined || rest.length > 0 || !Object.hasOwn(commands[area], name)) return undefined;
  return Reflect.get(commands[area], name) as (...args: readonly unknown[]) => Promise<unknown>;
}

/** The outcome of a command. Any other response counts as no response, and the sender may retry. */
export type CommandAnswer =
  | { readonly result?: unknown }
  | {
      readonly refusal: {
        readonly code: RefusalCode;
        /** The message, or another system's text. */
        readonly says: Sentence | string;
        readonly details: JsonObject;
      };
    };

export const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.some((known) => known === code);

/** The path prefix of commands; the command's name follows. */
export const commandsPath = '/internal/commands/';
/** The body limit, far above a command with the longest script and all its pictures. */
export const largestCall = 256 * 1024;
