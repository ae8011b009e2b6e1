import type { Aggregate } from '../aggregate.ts';
import { creditStateVersion, initialCredits } from '../credits/index.ts';
import type { TwinCreditCommand } from './commands.ts';
import { type TwinCreditEvent, twinCreditStream } from './events.ts';
import { decideTwinCredits, evolveTwinCredits, type TwinCreditState } from './ledger.ts';

/** The Digital Twin credits of one user. */
export const twinCreditAggregate: Aggregate<TwinCreditState, TwinCreditCommand, TwinCreditEvent> = {
  version: `twin-${creditStateVersion}`,
  snapshots: true,
  initial: initialCredits,
  streamOf: twinCreditStream,
  evolve: evolveTwinCredits,
  decide: decideTwinCredits,
};
