import type { Aggregate } from '../aggregate.ts';
import type { CreditCommand } from './commands.ts';
import { decideCredits } from './decide.ts';
import { type Asset, type CreditEvent, creditStream } from './events.ts';
import { type CreditState, creditStateVersion, evolveCredits, initialAccount } from './state.ts';

const accountOf = (asset: Asset): Aggregate<CreditState, CreditCommand, CreditEvent> => ({
  version: `${asset}-${creditStateVersion}`,
  snapshots: true,
  initial: initialAccount(asset),
  streamOf: (userId) => creditStream(userId, asset),
  evolve: evolveCredits,
  decide: decideCredits,
});

/** A user's accounts, one for each asset, under the same rules. */
export const creditAggregates = {
  minutes: accountOf('minutes'),
  twins: accountOf('twins'),
} as const satisfies Record<Asset, unknown>;

/** The credits that a user makes videos with. */
export const creditAggregate = creditAggregates.minutes;
