import type { Aggregate } from '../aggregate.ts';
import type { CreditCommand } from './commands.ts';
import { decideCredits } from './decide.ts';
import { type CreditEvent, creditStream } from './events.ts';
import { type CreditState, creditStateVersion, evolveCredits, initialCredits } from './state.ts';

/** The ledger of one user. */
export const creditAggregate: Aggregate<CreditState, CreditCommand, CreditEvent> = {
  version: creditStateVersion,
  snapshots: true,
  initial: initialCredits,
  streamOf: creditStream,
  evolve: evolveCredits,
  decide: decideCredits,
};
