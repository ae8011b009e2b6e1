import type { Aggregate } from '../aggregate.ts';
import {
  decideLeads,
  evolveLeads,
  initialLeads,
  type LeadsCommand,
  type LeadsState,
  leadsStateVersion,
} from './decide.ts';
import { type LeadEvent, leadsStream } from './events.ts';

/** The leads of one account. Its state holds ids only. */
export const leadsAggregate: Aggregate<LeadsState, LeadsCommand, LeadEvent> = {
  version: leadsStateVersion,
  snapshots: true,
  initial: initialLeads,
  streamOf: leadsStream,
  evolve: evolveLeads,
  decide: decideLeads,
};
