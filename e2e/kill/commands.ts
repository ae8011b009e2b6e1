import type { Answer } from '../support/client.ts';

/** One command, the statuses it may get, and its sender's knowledge of the outcome. */
export interface Command {
  /** For error messages. */
  readonly name: string;
  /** Sends the command; always the same request, because a retry must be harmless. */
  readonly send: () => Promise<Answer<unknown>>;
  /** Statuses that mean the command took effect. */
  readonly taken: readonly number[];
  /** Codes of valid refusals. */
  readonly refused?: readonly string[];
  /** Called with the answer that confirms the effect. */
  readonly answered?: (answer: Answer<unknown>) => void;
}

export type Outcome = 'answered' | 'unanswered';

/** Sends a command once. Throws on a status that is neither accepted nor a valid refusal. */
export async function attempt(command: Command): Promise<Outcome> {
  let answer: Answer<unknown>;
  try {
    answer = await command.send();
  } catch {
    // The server was killed before it answered, so the outcome is unknown.
    return 'unanswered';
  }
  if (command.taken.includes(answer.status)) command.answered?.(answer);
  else if (!command.refused?.includes((answer.body as { readonly code?: string }).code ?? ''))
    throw new Error(`${command.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return 'answered';
}
