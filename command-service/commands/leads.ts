import type { Position } from '../../domain/envelope.ts';
import { leadsAggregate, type LeadReceived, type LeadsCommand, type TourRequest } from '../../domain/leads/index.ts';
import { Refusal } from '../../domain/refusal.ts';
import { hasExpired, shareAggregate } from '../../domain/shares/index.ts';
import type { Dependencies } from '../dependencies.ts';
import { requireActiveAccount } from '../support/active-account.ts';
import { type Caller, contextFor, requestHashOf, uuidFrom } from '../support/context.ts';
import { loadReadyVideo } from '../support/ready-video.ts';
import { say } from '../../words/index.ts';

/** Where a visitor asks for a tour. */
export interface TourPlace {
  /** The owner of the video. */
  readonly userId: string;
  readonly videoId: string;
  readonly linkId: string;
  /** The language in which the visitor reads the page. */
  readonly language: LeadReceived['data']['language'];
  /** Whether the visitor, who gave an address, gets a confirmation by email. */
  readonly confirms: boolean;
}

/** Tour requests of visitors of share pages. */
export interface LeadCommands {
  /**
   * Records a tour request. `key` makes it safe to repeat: the same request on the same link under one key is one lead.
   * Throws NOT_FOUND for a revoked or expired link, NOT_ALLOWED_NOW for one that takes no requests, ACCOUNT_SUSPENDED,
   * and IDEMPOTENCY_KEY_REUSED for another request under the same key.
   */
  requestTour(place: TourPlace, request: TourRequest, key: string, caller: Caller): Promise<Position>;
  /** Marks a lead as read. Throws NOT_FOUND. */
  markLeadRead(userId: string, leadId: string, caller: Caller): Promise<Position>;
  /** Deletes a lead; no effect on one that is deleted. Throws NOT_FOUND. */
  deleteLead(userId: string, leadId: string, caller: Caller): Promise<Position>;
}

export function createLeadCommands(options: Pick<Dependencies, 'executor' | 'now'>): LeadCommands {
  const { executor, now } = options;

  /** Asks the link itself: a page that is open in a browser may be older than its settings. */
  const requireOpenLink = async ({ userId, videoId, linkId }: TourPlace): Promise<void> => {
    await loadReadyVideo(options, userId, videoId);
    await requireActiveAccount(options, userId);
    const { link } = (await executor.load(shareAggregate, videoId)).state;
    if (link?.linkId !== linkId || hasExpired(link.settings, now()))
      throw new Refusal('NOT_FOUND', say('NO_SHARE_LINK'));
    if (!link.settings.takesTours) throw new Refusal('NOT_ALLOWED_NOW', say('TOURS_NOT_TAKEN'));
  };

  const change = async (name: string, command: Exclude<LeadsCommand, { readonly kind: 'receive' }>, caller: Caller) => {
    const context = contextFor(caller, name, { subject: command.userId });
    return (await executor.execute(leadsAggregate, command.userId, command, context)).position;
  };

  return {
    requestTour: async (place, request, key, caller) => {
      await requireOpenLink(place);
      const leadId = uuidFrom(`lead/${place.linkId}/${key}`);
      const context = contextFor(caller, 'request-tour', {
        stableId: leadId,
        subject: place.userId,
        requestHash: requestHashOf({ ...request }),
      });
      const lead = { leadId, ...place, ...request };
      return (await executor.execute(leadsAggregate, place.userId, { kind: 'receive', lead }, context)).position;
    },
    markLeadRead: (userId, leadId, caller) => change('mark-lead-read', { kind: 'read', userId, leadId }, caller),
    deleteLead: (userId, leadId, caller) => change('delete-lead', { kind: 'delete', userId, leadId }, caller),
  };
}
