import { say, type Sentence } from '../../../words/index.ts';
import type { Json } from '../../../domain/envelope.ts';
import type { SupportAct } from '../../../domain/users/index.ts';
import { credits, dateTime } from '../../scalars.ts';

/**
 * An administrator's act in words, by its event. An area adds its events here; an event without a line is named after
 * its type.
 */
const actions: Readonly<Record<string, Sentence>> = {
  CreditsAdjusted: say('ACTION_CREDITS_ADJUSTED'),
  CreditsUndone: say('ACTION_CREDITS_UNDONE'),
  CreditsReleased: say('ACTION_CREDITS_RELEASED'),
  CreditsCaptured: say('ACTION_CREDITS_CAPTURED'),
  AdminRoleGranted: say('ACTION_ADMIN_ROLE_GRANTED'),
  AdminRoleRevoked: say('ACTION_ADMIN_ROLE_REVOKED'),
  FinanceRoleGranted: say('ACTION_FINANCE_ROLE_GRANTED'),
  FinanceRoleRevoked: say('ACTION_FINANCE_ROLE_REVOKED'),
  AccountSuspended: say('ACTION_ACCOUNT_SUSPENDED'),
  AccountReactivated: say('ACTION_ACCOUNT_REACTIVATED'),
  SupportActed: say('ACTION_SUPPORT_ACTED'),
  DeletionRequested: say('ACTION_DELETION_REQUESTED'),
  MailRequested: say('ACTION_MAIL_REQUESTED'),
  VideoRetried: say('ACTION_VIDEO_RETRIED'),
  ExceptionAssigned: say('ACTION_EXCEPTION_ASSIGNED'),
  ExceptionNoted: say('ACTION_EXCEPTION_NOTED'),
  ExceptionRepairTried: say('ACTION_EXCEPTION_REPAIR_TRIED'),
  RepairProposed: say('ACTION_REPAIR_PROPOSED'),
  SettlementProposed: say('ACTION_SETTLEMENT_PROPOSED'),
  ExceptionSettled: say('ACTION_EXCEPTION_SETTLED'),
  ExceptionReopened: say('ACTION_EXCEPTION_REOPENED'),
  AdjustmentProposed: say('ACTION_ADJUSTMENT_PROPOSED'),
  AdjustmentDecided: say('ACTION_ADJUSTMENT_DECIDED'),
  AdjustmentReopened: say('ACTION_ADJUSTMENT_REOPENED'),
  PeriodClosed: say('ACTION_PERIOD_CLOSED'),
  PeriodReopened: say('ACTION_PERIOD_REOPENED'),
  VideoDeleted: say('ACTION_VIDEO_DELETED'),
  LibraryVideoAdded: say('ACTION_LIBRARY_VIDEO_ADDED'),
  LibraryVideoChanged: say('ACTION_LIBRARY_VIDEO_CHANGED'),
  LibraryVideoRemoved: say('ACTION_LIBRARY_VIDEO_REMOVED'),
  LibraryFileCheckRequested: say('ACTION_LIBRARY_FILE_CHECK_REQUESTED'),
  LibraryReordered: say('DID_REORDER_LIBRARY'),
  TestRunRequested: say('DID_START_TESTS'),
  MailBounced: say('ACTION_MAIL_BOUNCED'),
  AddressBlocked: say('ACTION_ADDRESS_BLOCKED'),
  AddressUnblocked: say('ACTION_ADDRESS_UNBLOCKED'),
  RateLimitsChanged: say('DID_CHANGE_LIMITS'),
  SessionTimeoutChanged: say('DID_CHANGE_TIMEOUT'),
  SessionsEnded: say('ACTION_SESSIONS_ENDED'),
  SecurityAlertAcknowledged: say('DID_ACKNOWLEDGE_ALERT'),
  FailureRetryRequested: say('DID_RETRY_FAILURE'),
  FailuresRetryRequested: say('ACTION_FAILURES_RETRY_REQUESTED'),
  FailureDismissed: say('DID_DISMISS_FAILURE'),
};

/** Names of fields that the general rule would word badly. */
const fields: Readonly<Record<string, Sentence>> = {
  admin: say('FIELD_ADMIN'),
  finance: say('FIELD_FINANCE'),
  availableHalfCredits: say('FIELD_AVAILABLE_HALF_CREDITS'),
  availableTwins: say('FIELD_AVAILABLE_TWINS'),
  debtHalfCredits: say('FIELD_DEBT_HALF_CREDITS'),
  suspended: say('FIELD_SUSPENDED'),
  title: say('FIELD_TITLE'),
  description: say('FACT_DESCRIPTION'),
  category: say('FIELD_CATEGORY'),
  tags: say('FIELD_TAGS'),
  status: say('FACT_STATUS'),
  isActive: say('FIELD_IS_ACTIVE'),
  videoUrl: say('FIELD_VIDEO_URL'),
  thumbnailUrl: say('FIELD_THUMBNAIL_URL'),
  durationSeconds: say('FIELD_DURATION_SECONDS'),
  libraryVideoIds: say('FIELD_LIBRARY_VIDEO_IDS'),
  general: say('FIELD_GENERAL'),
  authentication: say('FIELD_AUTHENTICATION'),
  timeoutMs: say('FIELD_TIMEOUT_MS'),
  expiresAt: say('FIELD_EXPIRES_AT'),
  act: say('FIELD_ACT'),
  work: say('FIELD_WORK'),
  newPassword: say('FIELD_NEW_PASSWORD'),
};

/** `VideoDeleted` and `videoDeleted` -> `Video deleted`. */
const spaced = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const actionOf = (type: string): Sentence | string => actions[type] ?? spaced(type);
export const fieldOf = (field: string): Sentence | string => fields[field] ?? spaced(field);

/** Every kind of action with a wording. */
export const actionTypes = Object.keys(actions);

/** How to show the numbers in these fields: half-credits as credits, milliseconds as a time or as minutes. */
const numbers: readonly (readonly [RegExp, (value: number) => string | number])[] = [
  [/HalfCredits$/, credits],
  [/At(?:Ms)?$/, dateTime],
  [/^timeoutMs$/, (value) => value / 60_000],
];

/** The acts of support, by the code in the event. */
const supportWords: Readonly<Record<SupportAct, Sentence>> = {
  password_link: say('SUPPORT_DID_PASSWORD_LINK'),
  second_factor_reset: say('SUPPORT_DID_SECOND_FACTOR_RESET'),
  deletion: say('SUPPORT_DID_DELETION'),
  video_watched: say('SUPPORT_DID_VIDEO_WATCHED'),
};

/** The names of the statuses of videos and Digital Twins. */
const statusWords: Readonly<Record<string, Sentence>> = {
  pending: say('STATUS_PENDING'),
  processing: say('STATUS_PROCESSING'),
  ready: say('STATUS_READY'),
  failed: say('STATUS_FAILED'),
};

/** The categories of the library. */
const categoryWords: Readonly<Record<string, Sentence>> = {
  market_insights: say('CATEGORY_MARKET_INSIGHTS'),
  property_trends: say('CATEGORY_PROPERTY_TRENDS'),
  investment_tips: say('CATEGORY_INVESTMENT_TIPS'),
  market_analysis: say('CATEGORY_MARKET_ANALYSIS'),
};

/** Words for values that are codes, by field. */
const codes: Readonly<Record<string, Readonly<Record<string, Sentence>>>> = {
  act: supportWords,
  category: categoryWords,
  status: statusWords,
  statusBefore: statusWords,
};
const codesOf = (field: string): Readonly<Record<string, Sentence>> => codes[field] ?? {};

/** A value as text. Null where there is none. */
export function valueOf(field: string, value: Json): Sentence | string | null {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value === 'boolean') return value ? say('VALUE_YES') : say('VALUE_NO');
  if (typeof value === 'number') return String(numbers.find(([name]) => name.test(field))?.[1](value) ?? value);
  if (typeof value === 'string') return codesOf(field)[value] ?? value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
}
