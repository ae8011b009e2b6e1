import { Refusal } from '../refusal.ts';
import { say } from '../../words/index.ts';
import { type LeadEvent, type LeadReceived, leadsStream } from './events.ts';
import type { Aggregate } from '../aggregate.ts';

/** The leads of one account by id. A deleted one stays known, so that a late repetition does not bring it back. */
export interface LeadsState {
  readonly leads: Readonly<Record<string, 'unread' | 'read' | 'deleted'>>;
}

export const initialLeads: LeadsState = { leads: {} };

interface OfLead {
  readonly userId: string;
  readonly leadId: string;
}

export type LeadsCommand =
  | { readonly kind: 'receive'; readonly lead: LeadReceived['data'] }
  | (OfLead & { readonly kind: 'read' })
  | (OfLead & { readonly kind: 'delete' });

/** Whether an id names a lead that is not deleted. */
export const isKept = ({ leads }: LeadsState, leadId: string): boolean =>
  Object.hasOwn(leads, leadId) && leads[leadId] !== 'deleted';

/**
 * Decides on the leads of an account. A lead that comes again changes nothing. Throws INVALID_INPUT for one whom nobody
 * could answer, and NOT_FOUND for one that is unknown or deleted.
 */
export function decideLeads(command: LeadsCommand, state: LeadsState): readonly LeadEvent[] {
  if (command.kind === 'receive') {
    const { lead } = command;
    if (Object.hasOwn(state.leads, lead.leadId)) return [];
    if (lead.email === null && lead.phone === null)
      throw new Refusal('INVALID_INPUT', say('TOUR_CONTACT'), { field: 'email' });
    return [{ type: 'LeadReceived', data: lead }];
  }
  const { kind, userId, leadId } = command;
  if (kind === 'delete' && state.leads[leadId] === 'deleted') return [];
  if (!isKept(state, leadId)) throw new Refusal('NOT_FOUND', say('LEAD_NOT_FOUND'));
  if (kind === 'delete') return [{ type: 'LeadDeleted', data: { leadId, userId } }];
  return state.leads[leadId] === 'read' ? [] : [{ type: 'LeadOpened', data: { leadId, userId } }];
}

const statusAfter = { LeadReceived: 'unread', LeadOpened: 'read', LeadDeleted: 'deleted' } as const;

export const evolveLeads = ({ leads }: LeadsState, { type, data: { leadId } }: LeadEvent): LeadsState => ({
  leads: { ...leads, [leadId]: statusAfter[type] },
});

/** The leads of one account. Its state holds ids only. */
export const leadsAggregate: Aggregate<LeadsState, LeadsCommand, LeadEvent> = {
  version: 'leads-1',
  snapshots: true,
  initial: initialLeads,
  streamOf: leadsStream,
  evolve: evolveLeads,
  decide: decideLeads,
};
