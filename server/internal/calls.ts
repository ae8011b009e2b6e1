import { areaNames, type Commands } from '../../command-service/index.ts';
import { refusalCodes, type RefusalCode } from '../../domain/refusal.ts';

/**
 * The commands that a gateway in its own process sends to the command side, by area. All of them take and give plain
 * JSON, and sending one twice has one effect: by its idempotency key, or because what it asks for has an identity.
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

/** How a command ended. Anything else than these two is no answer, and the sender may send it again. */
export type CommandAnswer =
  | { readonly result?: unknown }
  | {
      readonly refusal: {
        readonly code: RefusalCode;
        readonly message: string;
        readonly details: Readonly<Record<string, string | number | boolean>>;
      };
    };

export const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.some((known) => known === code);

/** Where commands are sent: the command's name follows. */
export const commandsPath = '/internal/commands/';
/** A command with its longest script and its list of pictures is far below. */
export const largestCall = 256 * 1024;
