import type { Answer } from '../support/client.ts';

/** What one command did, as far as its sender knows. */
export interface Command {
  /** For people, when something is wrong. */
  readonly name: string;
  /** Sends it, the same every time: repeating it must be harmless. */
  readonly send: () => Promise<Answer<unknown>>;
  /** The statuses that mean it took effect. */
  readonly taken: readonly number[];
  /** Statuses that are an honest no. */
  readonly refused?: readonly number[];
  /** Told of the answer that says it took effect. */
  readonly answered?: (answer: Answer<unknown>) => void;
}

export type Outcome = 'answered' | 'unanswered';

/** Sends a command once. Throws when the answer is none that this command may get. */
export async function attempt(command: Command): Promise<Outcome> {
  let answer: Answer<unknown>;
  try {
    answer = await command.send();
  } catch {
    // The server was killed before it answered: nobody knows whether the command took effect.
    return 'unanswered';
  }
  if (command.taken.includes(answer.status)) command.answered?.(answer);
  else if (!command.refused?.includes(answer.status))
    throw new Error(`${command.name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  return 'answered';
}
