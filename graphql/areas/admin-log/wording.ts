import type { Json } from '../../../domain/envelope.ts';
import type { SupportAct } from '../../../domain/users/index.ts';
import { credits, dateTime } from '../../scalars.ts';

/**
 * An administrator's act in words, by its event. An area adds its events here; an event without a line is named after
 * its type.
 */
const actions: Readonly<Record<string, string>> = {
  CreditsAdjusted: 'Set credits',
  CreditsUndone: 'Undid a change of credits',
  CreditsReleased: 'Returned held credits',
  CreditsCaptured: 'Charged held credits',
  AdminRoleGranted: 'Granted the administrator role',
  AdminRoleRevoked: 'Revoked the administrator role',
  FinanceRoleGranted: 'Granted the finance role',
  FinanceRoleRevoked: 'Revoked the finance role',
  AccountSuspended: 'Suspended an account',
  AccountReactivated: 'Reactivated an account',
  SupportActed: 'Acted for a customer',
  DeletionRequested: 'Began the deletion of an account',
  MailRequested: 'Had a mail sent again',
  VideoRetried: 'Had a video made again',
  ExceptionAssigned: 'Took over an exception of finance',
  ExceptionNoted: 'Noted something on an exception of finance',
  ExceptionRepairTried: 'Repaired an exception of finance',
  SettlementProposed: 'Proposed to end an exception of finance',
  ExceptionSettled: 'Ended an exception of finance',
  ExceptionReopened: 'Reopened an exception of finance',
  AdjustmentDecided: 'Decided about credits that an administrator took',
  AdjustmentReopened: 'Reopened a decision about taken credits',
  PeriodClosed: 'Closed a month of the books',
  PeriodReopened: 'Reopened a month of the books',
  VideoDeleted: 'Deleted a video',
  LibraryVideoAdded: 'Added a library video',
  LibraryVideoChanged: 'Changed a library video',
  LibraryVideoRemoved: 'Removed a library video',
  LibraryFilmCheckRequested: 'Had the film of a library video checked again',
  LibraryReordered: 'Changed the order of the library',
  TestRunRequested: 'Started the onboarding test',
  MailBounced: 'Marked a mail as undeliverable',
  AddressBlocked: 'Blocked an address',
  AddressUnblocked: 'Unblocked an address',
  RateLimitsChanged: 'Changed the rate limits',
  SessionTimeoutChanged: 'Changed the session timeout',
  SessionsEnded: 'Forced a logout',
  SecurityAlertAcknowledged: 'Acknowledged a security alert',
  FailureRetryRequested: 'Had a failed step tried again',
  FailuresRetryRequested: 'Had all failed steps of a process tried again',
  FailureDismissed: 'Dismissed a failed step',
};

/** Names of fields that the general rule would word badly. */
const fields: Readonly<Record<string, string>> = {
  admin: 'Administrator role',
  finance: 'Finance role',
  availableHalfCredits: 'Available credits',
  availableTwins: 'Available Digital Twin credits',
  debtHalfCredits: 'Debt',
  isActive: 'Active',
  videoUrl: 'Video address',
  thumbnailUrl: 'Thumbnail address',
  durationSeconds: 'Duration (s)',
  libraryVideoIds: 'Order',
  general: 'General API limit',
  authentication: 'Authentication limit',
  timeoutMs: 'Session timeout (minutes)',
  expiresAt: 'Until',
  act: 'What',
  work: 'Process',
  newPassword: 'New password asked for',
};

/** `VideoDeleted` and `videoDeleted` -> `Video deleted`. */
const inWords = (name: string): string => {
  const words = name.replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

export const actionOf = (type: string): string => actions[type] ?? inWords(type);
export const fieldOf = (field: string): string => fields[field] ?? inWords(field);

/** Every kind of action with a wording, by its words. */
export const actionTypes = Object.entries(actions)
  .map(([type, action]) => ({ type, action }))
  .toSorted((a, b) => (a.action < b.action ? -1 : 1));

/** How numbers of these fields read: half-credits as credits, milliseconds as a time or as minutes. */
const numbers: readonly (readonly [RegExp, (value: number) => string | number])[] = [
  [/HalfCredits$/, credits],
  [/At(?:Ms)?$/, dateTime],
  [/^timeoutMs$/, (value) => value / 60_000],
];

/** The acts of support, by the code in the event. */
const supportWords: Readonly<Record<string, string>> = {
  password_link: 'Password link sent',
  second_factor_reset: 'Second factor reset',
  deletion: 'Deletion asked for by the customer',
  video_watched: 'Video watched',
} satisfies Readonly<Record<SupportAct, string>>;

/** A value as text. Null where there is none. */
export function valueOf(field: string, value: Json): string | null {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return null;
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(numbers.find(([name]) => name.test(field))?.[1](value) ?? value);
  if (typeof value === 'string') return field === 'act' ? (supportWords[value] ?? value) : value;
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
    ? value.join(', ')
    : JSON.stringify(value);
}
