import type { CommandService } from '../../command-service/index.ts';
import { refusalCodes, type RefusalCode } from '../../domain/refusal.ts';

/**
 * The commands that a gateway in a process of its own sends to the command side. All of them take and give plain JSON,
 * and sending one twice has one effect: by its idempotency key, or because what it asks for has an identity.
 */
export const commandNames = [
  'findUser',
  'signIn',
  'userState',
  'grantAdmin',
  'revokeAdmin',
  'verifyEmail',
  'setCredits',
  'creditState',
  'startPayment',
  'confirmPayment',
  'syncPayment',
  'startVideo',
  'refreshVideo',
  'deleteVideo',
  'deleteVideos',
] as const satisfies readonly (keyof CommandService)[];

export type CommandName = (typeof commandNames)[number];
export type RemoteCommands = Pick<CommandService, CommandName>;

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

export const isCommandName = (name: string): name is CommandName => commandNames.some((known) => known === name);
export const isRefusalCode = (code: string): code is RefusalCode => refusalCodes.some((known) => known === code);

/** Where commands are sent: the command's name follows. */
export const commandsPath = '/internal/commands/';
/** A command with its longest script and its list of pictures is far below. */
export const largestCall = 256 * 1024;
