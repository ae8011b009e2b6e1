import { figureOf } from '../../../domain/credits/index.ts';
import { categoryOf, streamIdOf } from '../../../domain/envelope.ts';
import { securitySubject } from '../../../domain/security/index.ts';
import { supportActs, type SupportAct } from '../../../domain/users/index.ts';
import { say, type Sentence, type SentenceCode } from '../../../words/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { AdminActionParent, SentencePartParent } from './parents.ts';
import { nameOfTarget } from './targets.ts';
import { actionOf } from './wording.ts';

/** The sentences of actions that name only their target. An area adds its events here. */
const sentences: Readonly<Record<string, SentenceCode>> = {
  CreditsReleased: 'DID_RETURN_HOLD',
  CreditsCaptured: 'DID_CHARGE_HOLD',
  AdminRoleGranted: 'DID_GRANT_ADMIN',
  AdminRoleRevoked: 'DID_REVOKE_ADMIN',
  FinanceRoleGranted: 'DID_GRANT_FINANCE',
  FinanceRoleRevoked: 'DID_REVOKE_FINANCE',
  AccountSuspended: 'DID_SUSPEND',
  AccountReactivated: 'DID_REACTIVATE',
  ExceptionAssigned: 'DID_TAKE_OVER_EXCEPTION',
  ExceptionNoted: 'DID_NOTE_EXCEPTION',
  ExceptionRepairTried: 'DID_REPAIR_EXCEPTION',
  RepairProposed: 'DID_PROPOSE_REPAIR',
  SettlementProposed: 'DID_PROPOSE_SETTLEMENT',
  ExceptionSettled: 'DID_SETTLE_EXCEPTION',
  ExceptionReopened: 'DID_REOPEN_EXCEPTION',
  AdjustmentProposed: 'DID_PROPOSE_ADJUSTMENT',
  AdjustmentDecided: 'DID_DECIDE_ADJUSTMENT',
  AdjustmentReopened: 'DID_REOPEN_ADJUSTMENT',
  PeriodClosed: 'DID_CLOSE_MONTH',
  PeriodReopened: 'DID_REOPEN_MONTH',
  VideoDeleted: 'DID_DELETE_VIDEO',
  VideoRetried: 'DID_RETRY_VIDEO',
  DeletionRequested: 'DID_REQUEST_DELETION',
  MailRequested: 'DID_SEND_MAIL_AGAIN',
  LibraryVideoAdded: 'DID_ADD_LESSON',
  LibraryVideoChanged: 'DID_CHANGE_LESSON',
  LibraryVideoRemoved: 'DID_REMOVE_LESSON',
  LibraryFileCheckRequested: 'DID_CHECK_LESSON',
  LibraryReordered: 'DID_REORDER_LIBRARY',
  TestRunRequested: 'DID_START_TESTS',
  MailBounced: 'DID_MARK_BOUNCED',
  AddressBlocked: 'DID_BLOCK',
  AddressUnblocked: 'DID_UNBLOCK',
  RateLimitsChanged: 'DID_CHANGE_LIMITS',
  SessionTimeoutChanged: 'DID_CHANGE_TIMEOUT',
  SessionsEnded: 'DID_END_SESSIONS',
  SecurityAlertAcknowledged: 'DID_ACKNOWLEDGE_ALERT',
  FailureRetryRequested: 'DID_RETRY_FAILURE',
  FailuresRetryRequested: 'DID_RETRY_FAILURES',
  FailureDismissed: 'DID_DISMISS_FAILURE',
};

const supportSentences: Readonly<Record<SupportAct, SentenceCode>> = {
  password_link: 'DID_SEND_PASSWORD_LINK',
  second_factor_reset: 'DID_RESET_SECOND_FACTOR',
  deletion: 'DID_ASK_FOR_DELETION',
  video_watched: 'DID_WATCH_VIDEO',
};

/** The acts of support, by the code in the event. */
function supportSentence({ type, changes }: AdminActionParent['doc']): SentenceCode | undefined {
  if (type !== 'SupportActed') return undefined;
  const code = changes.find(({ field }) => field === 'act')?.after;
  const act = supportActs.find((known) => known === code);
  return act && supportSentences[act];
}

/** Replaces the target while the sentence is worded; nothing that people type contains it. */
const placeholder = '\u0000';

/** The sentence of an action, with a placeholder for its target. */
function sentenceFor(action: AdminActionParent['doc']): Sentence {
  const { type, credits, subject } = action;
  const target = placeholder;
  if (type === 'SessionsEnded' && subject !== securitySubject) return say('DID_SIGN_OUT', { target });
  if (credits === null) {
    const code = supportSentence(action) ?? (Object.hasOwn(sentences, type) ? sentences[type] : undefined);
    return code ? { code, values: { target } } : say('DID_ANYTHING', { action: actionOf(type), target });
  }
  const { asset, act, amount } = credits;
  const values = { target, before: figureOf(asset, credits.before), after: figureOf(asset, credits.after) };
  if (asset === 'twins') return say('DID_CHANGE_TWINS', values);
  const isOne = amount === 2;
  switch (act) {
    case 'set':
      return say('DID_SET_CREDITS', values);
    case 'undo':
      return say('DID_UNDO_CREDITS', values);
    case 'give':
      return isOne
        ? say('DID_GIVE_CREDIT', values)
        : say('DID_GIVE_CREDITS', { ...values, amount: figureOf(asset, amount) });
    case 'take':
      return isOne
        ? say('DID_TAKE_CREDIT', values)
        : say('DID_TAKE_CREDITS', { ...values, amount: figureOf(asset, amount) });
  }
}

/** The page of the console that shows the target; null where there is none. */
function pathOf({ stream, subject }: AdminActionParent['doc']): string | null {
  const id = encodeURIComponent(streamIdOf(stream));
  switch (categoryOf(stream)) {
    case 'exception':
      return `/admin/finance?tab=exceptions&exception=${id}`;
    case 'period':
      return `/admin/finance?tab=months&month=${id}`;
    case 'video':
      return `/admin/audit/video/${id}`;
    case 'user':
    case 'credits':
    case 'twincredits':
      return `/admin/users/${id}`;
    case 'security':
      return '/security';
    default:
      return subject === null ? null : `/admin/users/${encodeURIComponent(subject)}`;
  }
}

/** An action as a sentence in the reader's language, in parts; one of them names the target. */
export async function sentenceOfAction(
  action: AdminActionParent,
  context: Pick<GatewayContext, 'loaders' | 'inWords'>,
): Promise<readonly SentencePartParent[]> {
  const worded = context.inWords(sentenceFor(action.doc));
  const target = { text: await nameOfTarget(context, action), path: pathOf(action.doc) };
  const [before = '', after = ''] = worded.split(placeholder);
  const parts = worded.includes(placeholder) ? [text(before), target, text(after)] : [text(before)];
  return parts.filter((part) => part.text !== '');
}

const text = (words: string): SentencePartParent => ({ text: words, path: null });

/** The page that shows the account right after an action on credits; null for another action. */
export function momentPathOf({ stream, revision }: AdminActionParent['doc']): string | null {
  const id = encodeURIComponent(streamIdOf(stream));
  switch (categoryOf(stream)) {
    case 'credits':
      return `/admin/users/${id}/credits?revision=${revision}`;
    case 'twincredits':
      return `/admin/audit/twin-credits/${id}?revision=${revision}`;
    default:
      return null;
  }
}
