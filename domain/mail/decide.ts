import { Refusal } from '../refusal.ts';
import { cutText } from '../text.ts';
import { mailAddress } from './address.ts';
import {
  longestKeptAddress,
  type MailBounced,
  type MailDeferred,
  type MailEvent,
  type MailFailed,
  type MailRequested,
  type MailSent,
  mailStream,
} from './events.ts';
import { isMailTemplate, mailTemplates } from './templates.ts';
import { say } from '../../words/index.ts';
import type { Aggregate } from '../aggregate.ts';

export type MailRequest = MailRequested['data'];

/** One mail. `sent`, `failed` and `bounced` are final, except that a mail that was sent may still bounce. */
export interface MailState {
  readonly status: 'absent' | 'requested' | 'sent' | 'failed' | 'bounced';
  readonly request?: MailRequest;
  readonly requestedAt: number;
  /** Attempts whose outcome is recorded. */
  readonly attempts: number;
  /** Where an attempt failed: the next one is not before this time. */
  readonly retryAt: number;
  /** An attempt reached the transfer of the message and its outcome was not recorded (a crash). */
  readonly unknownOutcome: boolean;
}

export const initialMail: MailState = {
  status: 'absent',
  requestedAt: 0,
  attempts: 0,
  retryAt: 0,
  unknownOutcome: false,
};
export type MailCommand =
  | { readonly kind: 'request'; readonly request: MailRequest }
  | { readonly kind: 'start_transfer' }
  | { readonly kind: 'record_sent'; readonly service: MailSent['data']['service'] }
  | { readonly kind: 'defer'; readonly code: string; readonly retryAt: number }
  | { readonly kind: 'fail'; readonly reason: MailFailed['data']['reason']; readonly code: string | null }
  | { readonly kind: 'record_bounce'; readonly permanent: boolean; readonly code: string };

/**
 * Decides a command on one mail; returns no events when it is already settled. A mail fails at once when none can be
 * sent to its address. Throws INVALID_INPUT for data that the template does not take, NOT_FOUND for a mail that was
 * never requested.
 */
export function decideMail(command: MailCommand, state: MailState): readonly MailEvent[] {
  if (command.kind === 'request') return state.status === 'absent' ? requested(command.request) : [];
  if (!state.request) throw new Refusal('NOT_FOUND', say('MAIL_NOT_FOUND'));
  const { mailId, ownerId } = state.request;
  const mail = { mailId, ownerId };
  const attempt = state.attempts + 1;
  if (command.kind === 'record_bounce') {
    const canBounce = state.status === 'requested' || state.status === 'sent';
    const { permanent, code } = command;
    return canBounce ? [{ type: 'MailBounced', data: { ...mail, permanent, code } } satisfies MailBounced] : [];
  }
  if (state.status !== 'requested') return [];
  switch (command.kind) {
    case 'start_transfer':
      return state.unknownOutcome ? [] : [{ type: 'MailTransferStarted', data: { ...mail, attempt } }];
    case 'record_sent':
      return [{ type: 'MailSent', data: { ...mail, attempt, service: command.service } }];
    case 'defer':
      return [
        {
          type: 'MailDeferred',
          data: { ...mail, attempt, code: command.code, retryAtMs: command.retryAt },
        } satisfies MailDeferred,
      ];
    case 'fail':
      return [
        {
          type: 'MailFailed',
          data: { ...mail, attempt: state.attempts, reason: command.reason, code: command.code },
        },
      ];
  }
}

function requested(request: MailRequest): readonly MailEvent[] {
  const { mailId, ownerId, template, data } = request;
  const known = isMailTemplate(template) ? mailTemplates[template].data.safeParse(data) : undefined;
  if (!known?.success) throw new Refusal('INVALID_INPUT', say('MAIL_DATA_WRONG', { template }));
  const to = request.to ?? '';
  const mail: MailRequested = { type: 'MailRequested', data: { ...request, to: cutText(to, longestKeptAddress) } };
  if (mailAddress(to) !== undefined) return [mail];
  // Identity providers vouch for addresses of every kind. This mail fails where people see it, and holds up no other.
  return [mail, { type: 'MailFailed', data: { mailId, ownerId, attempt: 0, reason: 'unusable_address', code: null } }];
}

export function evolveMail(state: MailState, event: MailEvent, time: number): MailState {
  switch (event.type) {
    case 'MailRequested':
      return { ...state, status: 'requested', request: event.data, requestedAt: time };
    case 'MailTransferStarted':
      return { ...state, unknownOutcome: true };
    case 'MailSent':
      return { ...state, status: 'sent', attempts: event.data.attempt, unknownOutcome: false };
    case 'MailDeferred':
      return { ...state, attempts: event.data.attempt, retryAt: event.data.retryAtMs, unknownOutcome: false };
    case 'MailFailed':
      return { ...state, status: 'failed', unknownOutcome: false };
    case 'MailBounced':
      return { ...state, status: 'bounced', unknownOutcome: false };
  }
}

/** One mail from the request to its end. Its state holds personal data, so there are no snapshots. */
export const mailAggregate: Aggregate<MailState, MailCommand, MailEvent> = {
  version: 'mail-1',
  snapshots: false,
  initial: initialMail,
  streamOf: mailStream,
  evolve: evolveMail,
  decide: decideMail,
};
