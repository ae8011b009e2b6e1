import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { AccessTokenParent, AccessTokenListParent, RefusedTokenCallParent, CreateAccessTokenPayloadParent } from '../areas/access-tokens/parents.ts';
import type { ViewerParent, UserParent } from '../areas/account/parents.ts';
import type { AdminActionParent, SentencePartParent, AdminChangeParent } from '../areas/admin-log/parents.ts';
import type { AdminUserParent, AdminUserConnectionParent, SetCreditsPayloadParent, DeleteUserVideoPayloadParent } from '../areas/admin-users/parents.ts';
import type { AdminVideoParent, AdminVideoConnectionParent, VideoHistoryEventParent } from '../areas/admin-videos/parents.ts';
import type { GrantRolePayloadParent, RevokeRolePayloadParent } from '../areas/administrators/parents.ts';
import type { VideoAnalyticsParent } from '../areas/analytics/parents.ts';
import type { AuditHistoryParent, AuditEventParent } from '../areas/audit/parents.ts';
import type { AvatarPayloadParent, AvatarChangedParent, AdminAvatarParent } from '../areas/avatars/parents.ts';
import type { BillingPlanParent, BillingEntryParent, CreateSubscriptionPayloadParent, ChangeSubscriptionPayloadParent } from '../areas/billing/parents.ts';
import type { LogEventParent, CommandParent, CauseParent } from '../areas/causation/parents.ts';
import type { CustomerNameParent, CustomerParent, FoundCustomerParent, FoundVideoParent, FoundPaymentParent, FoundMailParent, CustomerEventParent, CustomerEventConnectionParent, SupportActPayloadParent, RetryUserVideoPayloadParent } from '../areas/console/parents.ts';
import type { CreditActPayloadParent, CreditUndoParent } from '../areas/credit-acts/parents.ts';
import type { ActorParent, CreditStepParent, CreditAuditPointParent } from '../areas/credit-audit/parents.ts';
import type { CreditAccountParent, TwinCreditAccountParent, CreditLotParent, StatementEntryParent } from '../areas/credits/parents.ts';
import type { FeeSheetParent, FeeSheetFigureParent } from '../areas/fee-sheets/parents.ts';
import type { FinanceExceptionParent, BookEntryParent, FinancePaymentParent, LedgerAccountParent, FinancePeriodParent, FinanceAdjustmentParent, FinanceAdjustmentPayloadParent, FinanceMonthParent, BookEntryConnectionParent, FinanceExceptionPayloadParent, FinancePeriodPayloadParent } from '../areas/finance/parents.ts';
import type { TableExportParent } from '../areas/integrations/parents.ts';
import type { LeadParent, LeadConnectionParent, LeadPayloadParent, LeadChangedParent } from '../areas/leads/parents.ts';
import type { LibraryVideoParent, LibraryVideoPayloadParent } from '../areas/library/parents.ts';
import type { AccountChangePayloadParent, AccountSuspensionPayloadParent } from '../areas/lifecycle/parents.ts';
import type { MailParent, MailConnectionParent, MailTemplateParent, MailUnsubscriptionParent, MailPayloadParent, AllowMailAddressPayloadParent } from '../areas/mail/parents.ts';
import type { PaymentParent, ConfirmPaymentPayloadParent, RefusedPurchaseParent } from '../areas/payments/parents.ts';
import type { QuoteParent, QuoteLineParent } from '../areas/quotes/parents.ts';
import type { SecurityMetricsParent, SecurityAlertParent, SecurityAlertConnectionParent, SecurityAlertGroupParent, SignInAttemptParent, SignInAttemptConnectionParent, BlockedAddressParent, PlatformSessionParent, SecurityAlertUserParent, BlockedAddressesPayloadParent, SecuritySettingsPayloadParent, AcknowledgeAlertsPayloadParent, StopAttackPayloadParent, EndSessionsPayloadParent } from '../areas/security/parents.ts';
import type { SessionParent } from '../areas/sessions/parents.ts';
import type { ShareLinkParent, ShareVideoPayloadParent } from '../areas/shares/parents.ts';
import type { SignInFactorsParent, SecondFactorParent, PasskeyParent, SecondFactorOfferParent } from '../areas/sign-in-factors/parents.ts';
import type { BillingSubscriptionParent } from '../areas/subscription/parents.ts';
import type { TestRunParent, TestScenarioResultParent } from '../areas/test-runs/parents.ts';
import type { VideoExportParent, ExportVideoPayloadParent } from '../areas/video-exports/parents.ts';
import type { VideoLookParent, VideoParent, StartVideoPayloadParent, VideoPayloadParent, DeleteVideoPayloadParent, DeleteVideosPayloadParent, RestoreVideosPayloadParent } from '../areas/videos/parents.ts';
import type { WebhookParent, WebhookListParent, WebhookDeliveryParent, WebhookDeliveryConnectionParent, WebhookDeliveryDetailsParent, WebhookAttemptParent, WebhookPayloadParent, WebhookSecretPayloadParent, WebhookDeliveryPayloadParent } from '../areas/webhooks/parents.ts';
import type { AccountUpdateParent, VideoChangedParent, VideoRemovedParent, CreditsChangedParent, TwinCreditsChangedParent, PaymentCompletedParent, ProfileUpdatedParent, SubscriptionUpdatedParent } from '../live/parents.ts';
import type { GatewayContext } from '../context.ts';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A number of credits, a multiple of 0.5. One credit pays for one minute of video. */
  Credits: { input: number; output: number; }
  /** An instant in UTC as ISO 8601 with milliseconds, e.g. `2026-01-31T12:00:00.000Z`. */
  DateTime: { input: string; output: string; }
  /**
   * A position in the event log. Do not parse it; of two positions, the later one is greater as a string. To read your own
   * writes, send the position that a mutation returned as the HTTP header `x-min-position` of the next query: the query then
   * waits, for a bounded time, until the read model has applied that mutation.
   */
  Position: { input: string; output: string; }
  /** A JSON object of the WebAuthn standard, as browsers make and read it (`toJSON`, `parseCreationOptionsFromJSON`). */
  WebAuthnJson: { input: unknown; output: unknown; }
};

/** A personal access token, without its text. */
export type AccessToken = {
  __typename?: 'AccessToken';
  createdAt: Scalars['DateTime']['output'];
  /** Why it works no more: `revoked` or `expired`; null while it does. */
  ended?: Maybe<Scalars['String']['output']>;
  /** Null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  /** At most an hour behind; null before the first use. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
  scopes: Array<Scalars['String']['output']>;
};

/** The user's access tokens, the newest first. */
export type AccessTokenList = {
  __typename?: 'AccessTokenList';
  /** How many tokens of the account may be in use. */
  limit: Scalars['Int']['output'];
  /** The latest refused calls, the newest first. */
  refusals: Array<RefusedTokenCall>;
  /** Every scope that a token may have. */
  scopes: Array<AccessTokenScope>;
  tokens: Array<AccessToken>;
};

/** What an access token may do (docs/api.md). */
export type AccessTokenScope = {
  __typename?: 'AccessTokenScope';
  description: Scalars['String']['output'];
  /** As tokens name it: `read`, `videos:write`, `billing:read`, `webhooks:write`. */
  name: Scalars['String']['output'];
};

export type AccountChangeInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type AccountChangePayload = {
  __typename?: 'AccountChangePayload';
  position: Scalars['Position']['output'];
  user: User;
};

export type AccountDeletionInput = {
  /** The word DELETE, typed by the user. */
  confirmation: Scalars['String']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

export type AccountStatus =
  | 'ACTIVE'
  /** The user asked for the deletion; it can still be undone. */
  | 'DELETION_PENDING'
  /** Paused by the user or suspended by an administrator. */
  | 'SUSPENDED';

export type AccountSuspensionInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters; stored in the history of the account. */
  reason: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type AccountSuspensionPayload = {
  __typename?: 'AccountSuspensionPayload';
  position: Scalars['Position']['output'];
  user: AdminUser;
};

/** A change of an account. */
export type AccountUpdate = AvatarChanged | CreditsChanged | LeadChanged | PaymentCompleted | ProfileUpdated | SubscriptionUpdated | TwinCreditsChanged | VideoChanged | VideoRemoved;

export type AcknowledgeAlertsInput = {
  /** 1 to 100. */
  alertIds: Array<Scalars['ID']['input']>;
};

export type AcknowledgeAlertsPayload = {
  __typename?: 'AcknowledgeAlertsPayload';
  alerts: Array<SecurityAlert>;
  position: Scalars['Position']['output'];
};

/** Who sent a command. */
export type Actor = {
  __typename?: 'Actor';
  id: Scalars['String']['output'];
  /** `user`, `admin`, `process`, `provider` or `system`. */
  kind: Scalars['String']['output'];
  /** The email address of a user or administrator, else the name of the process or service. */
  label: Scalars['String']['output'];
};

export type AddPasskeyInput = {
  /** The browser's answer to `startPasskey`. */
  answer: Scalars['WebAuthnJson']['input'];
  /** Your word for the device, 1 to 60 characters. */
  name: Scalars['String']['input'];
};

/** Something that is sold with the plan every month. */
export type AddonOffer = {
  __typename?: 'AddonOffer';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** In US cents a month. */
  priceCents: Scalars['Int']['output'];
};

/** What an administrator did. An action is an event of the log: it can be neither changed nor removed. */
export type AdminAction = {
  __typename?: 'AdminAction';
  /** What was done, in words. */
  action: Scalars['String']['output'];
  /** The email address of the administrator; the id of an erased account; the name of what acted by itself. */
  actor: Scalars['String']['output'];
  actorId: Scalars['ID']['output'];
  changes: Array<AdminChange>;
  /** The network that the request came from, e.g. `203.0.113.0/24`; null for what the product or its operator did. */
  from?: Maybe<Scalars['String']['output']>;
  /** The id of the event. */
  id: Scalars['ID']['output'];
  /** The path of the console that shows the account right after an act on credits; null for another action. */
  momentPath?: Maybe<Scalars['String']['output']>;
  /** What the administrator wrote for staff; no customer reads it. */
  note?: Maybe<Scalars['String']['output']>;
  /** What the administrator wrote; null when nothing was, or the account is erased. */
  reason?: Maybe<Scalars['String']['output']>;
  /** An administrator set the credits of the own account. */
  selfCredit: Scalars['Boolean']['output'];
  /** What was done, as a sentence; its parts follow one another without spaces between them. */
  sentence: Array<SentencePart>;
  /** The stream of the event. */
  stream: Scalars['String']['output'];
  /** What it was done to, in words: an email address, a title, or an id. */
  target: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
  /** The type of the event. */
  type: Scalars['String']['output'];
  /** Null for an action that cannot be undone by a call. */
  undo?: Maybe<CreditUndo>;
  /** The user whom it is about; null when it is about something else. */
  userId?: Maybe<Scalars['ID']['output']>;
};

export type AdminActionConnection = {
  __typename?: 'AdminActionConnection';
  edges: Array<AdminActionEdge>;
  pageInfo: PageInfo;
};

export type AdminActionEdge = {
  __typename?: 'AdminActionEdge';
  cursor: Scalars['String']['output'];
  node: AdminAction;
};

/** A kind of action, to filter the list by. */
export type AdminActionType = {
  __typename?: 'AdminActionType';
  action: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

/** A Digital Twin of any account, as administrators see it. */
export type AdminAvatar = {
  __typename?: 'AdminAvatar';
  /** A page on which anybody can check the consent. */
  consentCertificateUrl?: Maybe<Scalars['String']['output']>;
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  owner?: Maybe<AdminUser>;
  /** How far the making is, 0 to 100. */
  progress: Scalars['Int']['output'];
  status: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type AdminAvatarConnection = {
  __typename?: 'AdminAvatarConnection';
  edges: Array<AdminAvatarEdge>;
  pageInfo: PageInfo;
  totalCount: Scalars['Int']['output'];
};

export type AdminAvatarEdge = {
  __typename?: 'AdminAvatarEdge';
  cursor: Scalars['String']['output'];
  node: AdminAvatar;
};

/** One field of what an administrator changed. */
export type AdminChange = {
  __typename?: 'AdminChange';
  after?: Maybe<Scalars['String']['output']>;
  /** Null where there was no value, or the event does not say it. */
  before?: Maybe<Scalars['String']['output']>;
  /** The name of the field, in words. */
  field: Scalars['String']['output'];
};

/** A user account as administrators see it. */
export type AdminUser = {
  __typename?: 'AdminUser';
  /** The account of credits. */
  account: CreditAccount;
  accountSuspended: Scalars['Boolean']['output'];
  /** The first 5 Digital Twins; `totalAvatars` is the number of all. */
  avatars: Array<Avatar>;
  createdAt: Scalars['DateTime']['output'];
  /** Available credits. */
  credits: Scalars['Credits']['output'];
  creditsHeld: Scalars['Credits']['output'];
  /** Credits that finished videos have used since the account exists. */
  creditsUsed: Scalars['Credits']['output'];
  debt: Scalars['Credits']['output'];
  deletionAt?: Maybe<Scalars['DateTime']['output']>;
  /** Digital Twin credits that can be used. */
  digitalTwinCredits: Scalars['Int']['output'];
  displayName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  isAdmin: Scalars['Boolean']['output'];
  /** The roles that were granted to this account. */
  roles: Array<Role>;
  subscriptionStatus: SubscriptionStatus;
  suspendedBy?: Maybe<Suspender>;
  /** The user's Digital Twins. */
  totalAvatars: Scalars['Int']['output'];
  totalVideos: Scalars['Int']['output'];
  twinAccount: TwinCreditAccount;
  username: Scalars['String']['output'];
  /** The newest 5 videos; `totalVideos` is the number of all. */
  videos: Array<Video>;
};

export type AdminUserConnection = {
  __typename?: 'AdminUserConnection';
  edges: Array<AdminUserEdge>;
  pageInfo: PageInfo;
  /** The number of matching accounts on all pages. */
  totalCount: Scalars['Int']['output'];
};

export type AdminUserEdge = {
  __typename?: 'AdminUserEdge';
  cursor: Scalars['String']['output'];
  node: AdminUser;
};

/** A video of any account, as administrators see it. */
export type AdminVideo = {
  __typename?: 'AdminVideo';
  /** What an outside service charged for its attempts so far, in cents; null when all were made here. */
  costCents?: Maybe<Scalars['Int']['output']>;
  /** What happened to the video, the oldest event first. */
  events: Array<VideoHistoryEvent>;
  owner?: Maybe<AdminUser>;
  video: Video;
  /** Where an administrator watches it, which is recorded; null while there is no file. */
  watchUrl?: Maybe<Scalars['String']['output']>;
};

export type AdminVideoConnection = {
  __typename?: 'AdminVideoConnection';
  edges: Array<VideoEdge>;
  pageInfo: PageInfo;
  /** The number of videos on all pages. */
  totalCount: Scalars['Int']['output'];
};

export type AgeOrder =
  | 'NEWEST'
  | 'OLDEST';

/** The agent card of the outro. Empty lines are not shown. */
export type AgentCard = {
  __typename?: 'AgentCard';
  company: Scalars['String']['output'];
  email: Scalars['String']['output'];
  licence: Scalars['String']['output'];
  name: Scalars['String']['output'];
  phone: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type AgentCardInput = {
  company: Scalars['String']['input'];
  email: Scalars['String']['input'];
  licence: Scalars['String']['input'];
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type AllowMailAddressPayload = {
  __typename?: 'AllowMailAddressPayload';
  mail: Mail;
};

/** The figures of your videos. */
export type Analytics = {
  __typename?: 'Analytics';
  /** The id of the owner. */
  id: Scalars['ID']['output'];
  /** All videos since the account began. */
  made: Made;
  /** The sum of these weeks. */
  watched: Watched;
  /** The latest weeks, the current one last; a week without figures is all zeros. */
  weeks: Array<AnalyticsWeek>;
};

/** One week, from Monday to Sunday in UTC. */
export type AnalyticsWeek = {
  __typename?: 'AnalyticsWeek';
  made: Made;
  watched: Watched;
  /** The Monday, e.g. `2026-11-16`. */
  week: Scalars['String']['output'];
};

export type AttentionGroup = {
  __typename?: 'AttentionGroup';
  /** How many there are, at most 100. */
  count: Scalars['Int']['output'];
  /** At most 5, the most urgent first. */
  items: Array<AttentionItem>;
  kind: AttentionKind;
  /** There are more than 100. */
  more: Scalars['Boolean']['output'];
};

/** Something that needs a person. */
export type AttentionItem = {
  __typename?: 'AttentionItem';
  /** The email address of who has taken it over; null while nobody has. */
  assignee?: Maybe<Scalars['String']['output']>;
  /** Whose it is; null when it is nobody's. */
  customer?: Maybe<CustomerName>;
  detail: Scalars['String']['output'];
  /** The id of the process, failure, alert, exception, adjustment, video, email or erasure. */
  id: Scalars['ID']['output'];
  /** Since when. */
  since: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
};

export type AttentionKind =
  | 'BOUNCED_MAIL'
  | 'FAILED_STEP'
  | 'FAILED_VIDEO'
  | 'FINANCE_EXCEPTION'
  | 'OPEN_ERASURE'
  | 'SECURITY_ALERT'
  | 'STALLED_PROCESS'
  /** Paid credits that an administrator took: finance decides about their price. */
  | 'WAITING_ADJUSTMENT';

/** One value that differs between two states. */
export type AuditChange = {
  __typename?: 'AuditChange';
  /** Null: it no longer exists. */
  after?: Maybe<AuditValue>;
  /** Null: it was not there. */
  before?: Maybe<AuditValue>;
  label: Scalars['String']['output'];
  path: Scalars['String']['output'];
};

/** What differs between two moments of a history. */
export type AuditComparison = {
  __typename?: 'AuditComparison';
  changes: Array<AuditChange>;
  from: AuditMoment;
  to: AuditMoment;
};

/** One event with what it recorded and what it changed. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  actor: Actor;
  /** The state after the event, at most 500 values. */
  after: Array<AuditValue>;
  /** The state before the event, at most 500 values. */
  before: Array<AuditValue>;
  /** The event or command that directly caused this event. */
  cause: Cause;
  /** What differs between the state before the event and the one after it. */
  changes: Array<AuditChange>;
  /** Of an event of a credit account; null for any other event. */
  credits?: Maybe<CreditStep>;
  /** What the event says. Personal fields of an erased person are empty. */
  data: Array<AuditValue>;
  /** The events that it directly caused, in log order. `first` is 1 to 100. */
  effects: LogEventConnection;
  /** The hash that chains the event to its predecessor in the stream. */
  hash: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What an administrator who changed credits wrote for staff; no customer reads it. */
  note?: Maybe<Scalars['String']['output']>;
  position: Scalars['Position']['output'];
  revision: Scalars['Int']['output'];
  /** True if an administrator changed the credits of their own account. */
  selfCredit: Scalars['Boolean']['output'];
  time: Scalars['DateTime']['output'];
  type: Scalars['String']['output'];
  /** Null for an event that is not an act of an administrator on credits, and for an undo. */
  undo?: Maybe<CreditUndo>;
};


/** One event with what it recorded and what it changed. */
export type AuditEventEffectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

/** A stream replayed from the log up to a moment, by the fold that commands decide on. */
export type AuditHistory = {
  __typename?: 'AuditHistory';
  /** Of a credit account at the moment; null for any other history. */
  balance?: Maybe<CreditBalance>;
  /**
   * The balance of a credit account over the whole history: at most 200 points, the first and the last event among them.
   * Null for any other history.
   */
  curve?: Maybe<Array<CreditAuditPoint>>;
  /** Events around the moment, newest first: at most `earlier` up to it and `later` after it. */
  events: Array<AuditEvent>;
  firstEventAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  kind: AuditKind;
  lastEventAt?: Maybe<Scalars['DateTime']['output']>;
  /** The instant that was asked for. */
  moment: Scalars['DateTime']['output'];
  /** A sentence that says why the history could not be read to its end; else null. */
  obstacle?: Maybe<Scalars['String']['output']>;
  /** The time of the last replayed event. */
  replayedTo?: Maybe<Scalars['DateTime']['output']>;
  /** The revision of the last replayed event (-1 if none). */
  revision: Scalars['Int']['output'];
  /** The state at the moment, at most 500 values. */
  state: Array<AuditValue>;
  /** How many values of the state are left out. */
  stateOmitted: Scalars['Int']['output'];
  stream: Scalars['String']['output'];
  totalEvents: Scalars['Int']['output'];
};

/** What can be audited by replay. */
export type AuditKind =
  /** The id is a user's. */
  | 'CREDITS'
  /** The id is the payment provider's. */
  | 'INVOICE'
  /** The id is the payment provider's. */
  | 'PAYMENT'
  /** The id is a month, `2026-10`. */
  | 'PERIOD'
  | 'PURCHASE'
  /** The id is a user's. */
  | 'SUBSCRIPTION'
  /** The id is a user's. */
  | 'TWIN_CREDITS'
  | 'VIDEO';

/** The moment of a comparison. */
export type AuditMoment = {
  __typename?: 'AuditMoment';
  /** -1: before the first event. */
  revision: Scalars['Int']['output'];
  time?: Maybe<Scalars['DateTime']['output']>;
};

/** A history that can be audited. */
export type AuditRef = {
  __typename?: 'AuditRef';
  id: Scalars['ID']['output'];
  kind: AuditKind;
};

/** One value of a state. */
export type AuditValue = {
  __typename?: 'AuditValue';
  /** The record has this very text; without it the value is a number, a yes or no, or nothing, in words. */
  isText: Scalars['Boolean']['output'];
  isTime: Scalars['Boolean']['output'];
  /** Its place in words. */
  label: Scalars['String']['output'];
  /** Its place in the state: names joined by dots. */
  path: Scalars['String']['output'];
  /** The value in words; an instant in UTC, ISO 8601. */
  value: Scalars['String']['output'];
};

/** The result of replaying all events and checking their hashes. */
export type AuditVerdict = {
  __typename?: 'AuditVerdict';
  chainIntact: Scalars['Boolean']['output'];
  chainVerifiedPosition?: Maybe<Scalars['Position']['output']>;
  /** The hash chain is intact up to this revision of the stream (-1 without an event). */
  chainVerifiedRevision: Scalars['Int']['output'];
  checkedAt: Scalars['DateTime']['output'];
  /** A sentence for each difference; empty when there is none. */
  differences: Array<Scalars['String']['output']>;
  /** The number of replayed events. */
  events: Scalars['Int']['output'];
  /** A sentence that says what is wrong; null when the chain is intact. */
  finding?: Maybe<Scalars['String']['output']>;
  /** Of the key that signs exported proofs: `curbcast verify --proof FILE --key FINGERPRINT` compares it. */
  keyFingerprint: Scalars['String']['output'];
  /**
   * Whether the balance that users see equals the replay, for every amount and every lot; null for a history that is no
   * credit account.
   */
  readModelMatches?: Maybe<Scalars['Boolean']['output']>;
};

/** A hold: credits reserved for a video that was not finished at the moment. */
export type AuditedHold = {
  __typename?: 'AuditedHold';
  credits: Scalars['Credits']['output'];
  placedAt: Scalars['DateTime']['output'];
  videoId: Scalars['ID']['output'];
};

/** A lot of credits at a moment. */
export type AuditedLot = {
  __typename?: 'AuditedLot';
  /** Credits of the lot that could be used; for a lapsed lot the credits whose expiry is not recorded yet. */
  available: Scalars['Credits']['output'];
  /** The credits cannot be used from this instant on; null if they do not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** Credits of the lot that open holds had reserved. */
  held: Scalars['Credits']['output'];
  /** True if the lot had expired at the moment and no event had recorded the expiry. */
  lapsed: Scalars['Boolean']['output'];
  lotId: Scalars['ID']['output'];
  source: CreditSource;
};

/** A presenter that can speak a script. */
export type Avatar = {
  __typename?: 'Avatar';
  /**
   * A page on which anybody can check the consent for a Digital Twin; its owner also downloads the certificate there.
   * Null for a presenter that ships with the product.
   */
  consentCertificateUrl?: Maybe<Scalars['String']['output']>;
  consentRevoked: Scalars['Boolean']['output'];
  /** A page of the provider on which the person confirms the consent; null unless it waits for that. */
  consentUrl?: Maybe<Scalars['String']['output']>;
  /** Null for a presenter that ships with the product. */
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  description: Scalars['String']['output'];
  /** Why a Digital Twin was not made, or that its consent was revoked. */
  errorMessage?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Path of a short preview video. There is none before a Digital Twin is ready. */
  imageUrl: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Path of a still picture. */
  posterUrl: Scalars['String']['output'];
  /** How far the making of a Digital Twin is, 0 to 100. */
  progress: Scalars['Int']['output'];
  /** Whether the progress is an estimate. */
  progressEstimated: Scalars['Boolean']['output'];
  /** `ready`, `active`, `processing` or `failed`. Only `ready` and `active` can be chosen for a video. */
  status: Scalars['String']['output'];
  /** `stock`, or `custom` for a Digital Twin. */
  type: Scalars['String']['output'];
  /** Path of a sentence in the voice of the presenter (WAV); null for a Digital Twin. */
  voiceUrl?: Maybe<Scalars['String']['output']>;
};

/** A Digital Twin was requested or changed. */
export type AvatarChanged = {
  __typename?: 'AvatarChanged';
  /** Null once it is deleted. */
  avatar?: Maybe<Avatar>;
  avatarId: Scalars['ID']['output'];
  /** See `VideoChanged`. */
  cursor: Scalars['Position']['output'];
  position: Scalars['Position']['output'];
};

/** The number of presenters by origin. */
export type AvatarCounts = {
  __typename?: 'AvatarCounts';
  /** Digital twins of users. */
  custom: Scalars['Int']['output'];
  /** Presenters that ship with the product. */
  stock: Scalars['Int']['output'];
};

export type AvatarPayload = {
  __typename?: 'AvatarPayload';
  avatar?: Maybe<Avatar>;
  position: Scalars['Position']['output'];
};

/** One row of the payment history. */
export type BillingEntry = {
  __typename?: 'BillingEntry';
  /** What was charged. Signed: a downgrade may owe the customer. */
  amountCents: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** Given back by credit notes otherwise, mostly to the credit balance. */
  creditedCents: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Where the invoice can be downloaded as PDF; null for a payment that failed. */
  invoicePdf?: Maybe<Scalars['String']['output']>;
  /** Plan, discount, tax and others; they add up to the amount. */
  lines: Array<BillingLine>;
  /** How an invoice was settled; they add up to the amount. Empty for what is not an invoice. */
  parts: Array<BillingPart>;
  /** Given back to the card. */
  refundedCents: Scalars['Int']['output'];
  /** `succeeded`, `failed`, `refunded` or `disputed`. */
  status: Scalars['String']['output'];
};

export type BillingLine = {
  __typename?: 'BillingLine';
  amountCents: Scalars['Int']['output'];
  description: Scalars['String']['output'];
};

/** A part of how an invoice was settled. Signed: what is owed fills the credit balance. */
export type BillingPart = {
  __typename?: 'BillingPart';
  amountCents: Scalars['Int']['output'];
  kind: BillingPartKind;
};

export type BillingPartKind =
  | 'CARD'
  | 'CREDIT_BALANCE'
  | 'CREDIT_NOTE'
  | 'OUT_OF_BAND';

export type BillingPlan = {
  __typename?: 'BillingPlan';
  /** US cents for each interval. */
  amount: Scalars['Int']['output'];
  /** Credits of each period. */
  credits: Scalars['Credits']['output'];
  /** The interval as a word, e.g. `month`. */
  interval: Scalars['String']['output'];
  nickname: Scalars['String']['output'];
};

/** A subscription whose first payment was made and that is not over. */
export type BillingSubscription = {
  __typename?: 'BillingSubscription';
  /** True while no renewal is collected, for example because the account is suspended. */
  autoRenewPaused: Scalars['Boolean']['output'];
  /** True: it ends with the current period. */
  cancelAtPeriodEnd: Scalars['Boolean']['output'];
  currentPeriodEnd: Scalars['DateTime']['output'];
  /** The period that was paid last. */
  currentPeriodStart: Scalars['DateTime']['output'];
  /** When it ends, mostly with the period; null while no end is scheduled. */
  endsAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  plan: BillingPlan;
  /** When a payment that is due pauses new videos on plan credits; null while nothing is due. */
  planCreditsPauseAt?: Maybe<Scalars['DateTime']['output']>;
  status: SubscriptionStatus;
};

export type BlockAddressInput = {
  /** An IPv4 or IPv6 address, or a network in CIDR notation. */
  address: Scalars['String']['input'];
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Instead of a time: 1 to 720 hours from now, by the server's clock. */
  expiresInHours?: InputMaybe<Scalars['Int']['input']>;
  /** At most 500 characters. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** What a block would hold. */
export type BlockPreview = {
  __typename?: 'BlockPreview';
  /** Users who signed in from there in the last 30 days. */
  activeCustomers: Scalars['Int']['output'];
  /** How many addresses it holds, as a decimal number of up to 39 digits. */
  addresses: Scalars['String']['output'];
  /** Saving it takes a recent authentication. */
  needsConfirmation: Scalars['Boolean']['output'];
  /** As it would be saved: `203.0.113.0/24`. */
  network: Scalars['String']['output'];
  /** The address that was typed, where the network begins with another one: `192.0.2.5/8`. */
  typedAddress?: Maybe<Scalars['String']['output']>;
};

/** An address or network that may not use the product. */
export type BlockedAddress = {
  __typename?: 'BlockedAddress';
  /** `203.0.113.9` or `203.0.113.0/24`. */
  address: Scalars['String']['output'];
  blockedAt: Scalars['DateTime']['output'];
  /** Null: until it is removed. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  reason: Scalars['String']['output'];
};

export type BlockedAddressesPayload = {
  __typename?: 'BlockedAddressesPayload';
  blockedAddresses: Array<BlockedAddress>;
  position: Scalars['Position']['output'];
};

/** One movement of the books; its lines add up to zero. */
export type BookEntry = {
  __typename?: 'BookEntry';
  /** The email address of the user; the id once the account is erased. */
  customer?: Maybe<Scalars['String']['output']>;
  day: Scalars['String']['output'];
  /** What happened. */
  description: Scalars['String']['output'];
  /** The event that was booked: its cause and effects are one query away. */
  eventId: Scalars['ID']['output'];
  /** The position of the event in the log. */
  id: Scalars['ID']['output'];
  lines: Array<BookLine>;
  paymentId?: Maybe<Scalars['ID']['output']>;
  time: Scalars['DateTime']['output'];
  userId?: Maybe<Scalars['ID']['output']>;
};

export type BookEntryConnection = {
  __typename?: 'BookEntryConnection';
  edges: Array<BookEntryEdge>;
  pageInfo: PageInfo;
  /** Of all movements of the days, not only of this page; accounts without a change are left out. */
  totals: Array<BookTotal>;
};

export type BookEntryEdge = {
  __typename?: 'BookEntryEdge';
  cursor: Scalars['String']['output'];
  node: BookEntry;
};

/** One side of a double entry. Debits are positive, credits negative, in cents. */
export type BookLine = {
  __typename?: 'BookLine';
  /** For example `clearing`, `deferred_revenue`, `revenue` or `breakage`. */
  account: Scalars['String']['output'];
  cents: Scalars['Float']['output'];
};

/** What the movements of a list add up to in one account, or in one part of its balance. */
export type BookTotal = {
  __typename?: 'BookTotal';
  account: Scalars['String']['output'];
  cents: Scalars['Float']['output'];
  /** For example `used`; empty for the account as a whole. */
  part: Scalars['String']['output'];
};

/** Colours, logo and agent card of your videos. */
export type Brand = {
  __typename?: 'Brand';
  /** `#rrggbb`: lines, and the current word of captions. */
  accentColour: Scalars['String']['output'];
  agent: AgentCard;
  /** Path of the logo; null without one. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** `#rrggbb`: background of the cards. */
  primaryColour: Scalars['String']['output'];
};

export type BrandInput = {
  accentColour: Scalars['String']['input'];
  agent: AgentCardInput;
  /** The path that the upload of a picture answers. */
  logoUrl?: InputMaybe<Scalars['String']['input']>;
  primaryColour: Scalars['String']['input'];
};

/** Credits that are sold together. */
export type Bundle = {
  __typename?: 'Bundle';
  category: OfferCategory;
  credits: Scalars['Credits']['output'];
  description: Scalars['String']['output'];
  features: Array<Scalars['String']['output']>;
  /** Shown before the others. */
  highlight: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  popular: Scalars['Boolean']['output'];
  /** In US cents. */
  priceCents: Scalars['Int']['output'];
  /** How much video it pays for. */
  videosLabel: Scalars['String']['output'];
};

/** Prices, lengths and limits. The client takes them from here and computes none itself. */
export type Catalog = {
  __typename?: 'Catalog';
  /** Whether a video has a place for its presenter, and music, to choose. Another service arranges its videos itself. */
  arrangesVideos: Scalars['Boolean']['output'];
  /** Days for which the credits of a bundle can be used, counted from the purchase; null if they do not expire. */
  bundleValidityDays?: Maybe<Scalars['Float']['output']>;
  bundles: Array<Bundle>;
  digitalTwin: TwinOffer;
  /** The monthly email blast; null where it is not sold. */
  emailBlast?: Maybe<AddonOffer>;
  limits: Limits;
  plan: Plan;
  /** Plans of older price lists. Links to them lead to the add-ons screen. */
  retiredPlanIds: Array<Scalars['ID']['output']>;
  scriptLengths: Array<ScriptLengthOption>;
  /** Video length is charged in half-credits: one for each started period of this many seconds. */
  secondsPerHalfCredit: Scalars['Int']['output'];
  version: Scalars['String']['output'];
};

/** What caused an event. */
export type Cause = Command | LogEvent;

export type ChangeBrandPayload = {
  __typename?: 'ChangeBrandPayload';
  brand?: Maybe<Brand>;
};

export type ChangePasswordInput = {
  currentPassword: Scalars['String']['input'];
  /** At least 8 characters. */
  newPassword: Scalars['String']['input'];
};

export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  success: Scalars['Boolean']['output'];
};

export type ChangeRoleInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters; stored in the history of the account. */
  reason: Scalars['String']['input'];
  role: Role;
  userId: Scalars['ID']['input'];
};

export type ChangeSubscriptionPayload = {
  __typename?: 'ChangeSubscriptionPayload';
  position: Scalars['Position']['output'];
  subscription?: Maybe<BillingSubscription>;
};

export type ClosePeriodInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** A month in UTC that has ended, `2026-10`. */
  period: Scalars['ID']['input'];
};

/** A request of a user or an outside service: the start of a chain of events. */
export type Command = {
  __typename?: 'Command';
  /** The events that it directly caused, in log order. `first` is 1 to 100. */
  effects: LogEventConnection;
  id: Scalars['ID']['output'];
};


/** A request of a user or an outside service: the start of a chain of events. */
export type CommandEffectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type ConfirmIdentityInput = {
  /** A code of the second factor, or a recovery code, where `waysToConfirm.code` says so. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The browser's answer to `startPasskeyConfirmation`, instead of password and code. */
  passkey?: InputMaybe<Scalars['WebAuthnJson']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};

export type ConfirmIdentityPayload = {
  __typename?: 'ConfirmIdentityPayload';
  /** How you can confirm the next time. */
  waysToConfirm: WaysToConfirm;
};

export type ConfirmPaymentPayload = {
  __typename?: 'ConfirmPaymentPayload';
  account: CreditAccount;
  creditsAdded: Scalars['Credits']['output'];
  payment: Payment;
  position: Scalars['Position']['output'];
  twinCredits: TwinCreditAccount;
  twinCreditsAdded: Scalars['Int']['output'];
};

/** A figure that somebody has compared with the sheet. */
export type ConfirmedFigureInput = {
  key: Scalars['ID']['input'];
  /** The value, corrected where the reading was wrong. */
  value: Scalars['String']['input'];
};

/**
 * What a search in the console found, at most 6 of each kind, the best first. Videos and emails are for administrators
 * only and empty for finance.
 */
export type ConsoleSearch = {
  __typename?: 'ConsoleSearch';
  customers: Array<FoundCustomer>;
  mails: Array<FoundMail>;
  payments: Array<FoundPayment>;
  /** The number of all customers that match. */
  totalCustomers: Scalars['Int']['output'];
  videos: Array<FoundVideo>;
};

export type CreateAccessTokenInput = {
  /** After how many days it expires, 1 to 365; without it the token does not expire. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** What the token is for, 1 to 60 characters. */
  name: Scalars['String']['input'];
  /** At least one scope. */
  scopes: Array<Scalars['String']['input']>;
};

export type CreateAccessTokenPayload = {
  __typename?: 'CreateAccessTokenPayload';
  /** Where the change is in the log. */
  position: Scalars['Position']['output'];
  /** The token itself. No other answer shows it: a repetition of the call, under the same key, has null. */
  secret?: Maybe<Scalars['String']['output']>;
  token: AccessToken;
};

export type CreateAvatarInput = {
  /** The person in the recording agrees to the statement of `twinConsent`. */
  consentAccepted: Scalars['Boolean']['input'];
  /** The recording in which the person reads the statement of `twinConsent` aloud. */
  consentUploadId?: InputMaybe<Scalars['ID']['input']>;
  /** Repeating the call with the same key makes one twin; without one, one upload makes one twin. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** At most 80 characters. */
  name: Scalars['String']['input'];
  /**
   * The last part of the address of a complete upload (tus 1.0.0 at `/files/recordings`): a video with sound, 15 s to
   * 5 min, at most 500 MB.
   */
  videoUploadId: Scalars['ID']['input'];
};

export type CreateSubscriptionInput = {
  /** A bundle in the same payment. */
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  /** A Digital Twin in the same payment. */
  customAvatar?: InputMaybe<Scalars['Boolean']['input']>;
  emailBlast?: InputMaybe<Scalars['Boolean']['input']>;
  /** The total that the user saw, in US cents. If the catalog has another, the error code is PRICE_CHANGED. */
  expectedPriceCents?: InputMaybe<Scalars['Int']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  planId: Scalars['ID']['input'];
};

export type CreateSubscriptionPayload = {
  __typename?: 'CreateSubscriptionPayload';
  /** Secret with which the browser confirms the first payment at the provider; null likewise. */
  clientSecret?: Maybe<Scalars['String']['output']>;
  /** Null when nothing is left to pay, because a credit balance or a coupon settled it. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  position: Scalars['Position']['output'];
  quote: Quote;
  subscriptionId: Scalars['ID']['output'];
};

export type CreateWebhookInput = {
  events: Array<Scalars['String']['input']>;
  /** An http or https address on the public internet. */
  url: Scalars['String']['input'];
};

/** The credit account (ledger) of one user. */
export type CreditAccount = {
  __typename?: 'CreditAccount';
  /** Credits that a new video can use now. */
  available: Scalars['Credits']['output'];
  /** Credits owed after a refund of credits that were already used. While above 0 no video can be started. */
  debt: Scalars['Credits']['output'];
  /** Credits reserved by open holds: videos that are not finished. */
  held: Scalars['Credits']['output'];
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** Lots with available credits, in the order in which videos use them: soonest expiry first. */
  lots: Array<CreditLot>;
  /** The position of the last event that changed the account; empty for an account without events. */
  position: Scalars['Position']['output'];
  /** The number of the account's last event, from 0; -1 for an account without events. */
  revision: Scalars['Int']['output'];
  /** `available` plus `held`. */
  total: Scalars['Credits']['output'];
  /** Credits that finished videos have used since the account exists. */
  used: Scalars['Credits']['output'];
};

export type CreditActPayload = {
  __typename?: 'CreditActPayload';
  position: Scalars['Position']['output'];
  user: AdminUser;
};

/** Why an administrator gives or takes credits. */
export type CreditActPurpose =
  | 'CORRECTION'
  | 'GOODWILL';

/** What an account holds: credits, or Digital Twins. */
export type CreditAsset =
  | 'CREDITS'
  | 'DIGITAL_TWINS';

/** The balance right after an event. */
export type CreditAuditPoint = {
  __typename?: 'CreditAuditPoint';
  available: Scalars['Credits']['output'];
  held: Scalars['Credits']['output'];
  revision: Scalars['Int']['output'];
  time: Scalars['DateTime']['output'];
};

/**
 * A credit account at a moment. `available + lapsed + held + used + expired + clawedBack + adjustedOut - debt = issued +
 * writtenOff`.
 */
export type CreditBalance = {
  __typename?: 'CreditBalance';
  adjustedOut: Scalars['Credits']['output'];
  available: Scalars['Credits']['output'];
  clawedBack: Scalars['Credits']['output'];
  debt: Scalars['Credits']['output'];
  expired: Scalars['Credits']['output'];
  held: Scalars['Credits']['output'];
  holds: Array<AuditedHold>;
  issued: Scalars['Credits']['output'];
  /** Credits that had expired at the moment without an event that records it. */
  lapsed: Scalars['Credits']['output'];
  /** Lots in the order of use: soonest expiry first. */
  lots: Array<AuditedLot>;
  /** `available` plus `held`. */
  total: Scalars['Credits']['output'];
  used: Scalars['Credits']['output'];
  writtenOff: Scalars['Credits']['output'];
};

/** Why a customer has the credits that they have. */
export type CreditExplanation = {
  __typename?: 'CreditExplanation';
  credits: Scalars['Credits']['output'];
  /** A paragraph for the customer, in the language of the request. */
  text: Scalars['String']['output'];
};

/** Credits that were granted together and expire together. */
export type CreditLot = {
  __typename?: 'CreditLot';
  available: Scalars['Credits']['output'];
  description: Scalars['String']['output'];
  /** The credits cannot be used from this instant on; null if they do not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  grantedAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  source: CreditSource;
};

/** Why credits were granted. */
export type CreditSource =
  | 'ADMIN'
  | 'BUNDLE'
  | 'GOODWILL'
  | 'PLAN'
  | 'TRIAL';

/** What an event did to a credit account, with the balance right after it. */
export type CreditStep = {
  __typename?: 'CreditStep';
  /** The credits that the event is about, e.g. granted, held or used; never negative. */
  amount: Scalars['Credits']['output'];
  availableAfter: Scalars['Credits']['output'];
  /** The change of the available balance; negative when it decreased. */
  change: Scalars['Credits']['output'];
  debtAfter: Scalars['Credits']['output'];
  description: Scalars['String']['output'];
  heldAfter: Scalars['Credits']['output'];
  /** Null for an event that moves no credits. */
  kind?: Maybe<StatementKind>;
  paymentId?: Maybe<Scalars['ID']['output']>;
  reason?: Maybe<Scalars['String']['output']>;
  videoId?: Maybe<Scalars['ID']['output']>;
};

/** The undo of what an administrator did to an account. */
export type CreditUndo = {
  __typename?: 'CreditUndo';
  asset: CreditAsset;
  /** How the undo changes the available balance; negative when it decreases. */
  change: Scalars['Credits']['output'];
  /** Names the change to undo. */
  id: Scalars['ID']['output'];
  /** A sentence that says why the change can't be undone exactly; null when it can be. */
  obstacle?: Maybe<Scalars['String']['output']>;
  userId: Scalars['ID']['output'];
};

/** The credit account changed. */
export type CreditsChanged = {
  __typename?: 'CreditsChanged';
  account: CreditAccount;
  /** See `VideoChanged`. */
  cursor: Scalars['Position']['output'];
  position: Scalars['Position']['output'];
};

/** A customer as the console shows them to everybody with a role. */
export type Customer = {
  __typename?: 'Customer';
  createdAt?: Maybe<Scalars['DateTime']['output']>;
  credits: Scalars['Credits']['output'];
  creditsHeld: Scalars['Credits']['output'];
  creditsUsed: Scalars['Credits']['output'];
  debt: Scalars['Credits']['output'];
  /** When everything that names the person is erased; null unless a deletion was asked for. */
  deletionAt?: Maybe<Scalars['DateTime']['output']>;
  digitalTwinCredits: Scalars['Int']['output'];
  email: Scalars['String']['output'];
  /** The account is erased: its numbers stay, and nothing names the person. */
  erased: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  roles: Array<Role>;
  subscriptionStatus: SubscriptionStatus;
  suspendedBy?: Maybe<Suspender>;
  username: Scalars['String']['output'];
};

/** Something that happened to a customer. */
export type CustomerEvent = {
  __typename?: 'CustomerEvent';
  /** What it is about: the id of the video, payment, email, delivery, alert or event. */
  about?: Maybe<Scalars['ID']['output']>;
  amountCents?: Maybe<Scalars['Int']['output']>;
  /** The change of the available credits; null where it is about something else. */
  credits?: Maybe<Scalars['Credits']['output']>;
  creditsAfter?: Maybe<Scalars['Credits']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  /** More about it, in words; empty when the title says everything. */
  detail: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: CustomerEventKind;
  /** The payment at the provider, `pi_…`; null where there is none. */
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** Where the payment can be refunded: its page at the provider. Null where there is none. */
  providerUrl?: Maybe<Scalars['String']['output']>;
  /** The revision in the credit history; null for another kind. */
  revision?: Maybe<Scalars['Int']['output']>;
  time: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
  tone: CustomerEventTone;
};

export type CustomerEventConnection = {
  __typename?: 'CustomerEventConnection';
  edges: Array<CustomerEventEdge>;
  pageInfo: PageInfo;
};

export type CustomerEventEdge = {
  __typename?: 'CustomerEventEdge';
  cursor: Scalars['String']['output'];
  node: CustomerEvent;
};

export type CustomerEventKind =
  /** What administrators did. */
  | 'ACTS'
  | 'ALERTS'
  | 'CREDITS'
  /** Tour requests from share pages, without the visitors. */
  | 'LEADS'
  | 'MAILS'
  /** Payments and invoices. */
  | 'PAYMENTS'
  | 'SIGN_INS'
  | 'VIDEOS'
  | 'WEBHOOKS';

/** How an event of a customer went. */
export type CustomerEventTone =
  | 'BAD'
  | 'GOOD'
  /** Not over yet. */
  | 'OPEN'
  | 'PLAIN';

/** A customer in the answer of a search, or beside something of theirs. */
export type CustomerName = {
  __typename?: 'CustomerName';
  email: Scalars['String']['output'];
  /** False for an account that was never there, too: an event may name one. */
  erased: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The display name, else the user name, else the email address; empty once the account is erased. */
  name: Scalars['String']['output'];
};

export type CustomerPortalPayload = {
  __typename?: 'CustomerPortalPayload';
  position: Scalars['Position']['output'];
  /** The address of the portal, for this person and a short time. */
  url: Scalars['String']['output'];
};

export type CustomerSession = {
  __typename?: 'CustomerSession';
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
};

/** How a customer signs in, and where they are signed in. */
export type CustomerSignIn = {
  __typename?: 'CustomerSignIn';
  /** The account is at an outside identity provider, which keeps passwords and second factors. */
  atProvider: Scalars['Boolean']['output'];
  hasSecondFactor: Scalars['Boolean']['output'];
  passkeys: Scalars['Int']['output'];
  /** Open sessions, the newest first; at most 50. */
  sessions: Array<CustomerSession>;
};

/** A copy of everything that belongs to the account, as one ZIP file. */
export type DataExport = {
  __typename?: 'DataExport';
  expiresAt: Scalars['DateTime']['output'];
  /** The size of the media files in it, in bytes: most of the download. */
  mediaBytes: Scalars['Float']['output'];
  /** Where the file is downloaded, with the session of the same user. The address works for ten minutes. */
  url: Scalars['String']['output'];
};

export type DecideAdjustmentInput = {
  adjustmentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  outcome: FinanceAdjustmentOutcome;
  /** 3 to 500 characters. */
  reason: Scalars['String']['input'];
};

export type DeleteAvatarPayload = {
  __typename?: 'DeleteAvatarPayload';
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
};

export type DeleteFeeSheetPayload = {
  __typename?: 'DeleteFeeSheetPayload';
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
};

export type DeleteLeadPayload = {
  __typename?: 'DeleteLeadPayload';
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
};

export type DeleteUserVideoInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** What the user reads, 3 to 500 characters. */
  reason: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};

export type DeleteUserVideoPayload = {
  __typename?: 'DeleteUserVideoPayload';
  /** The deleted video. */
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
  user: AdminUser;
};

export type DeleteVideoPayload = {
  __typename?: 'DeleteVideoPayload';
  account: CreditAccount;
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
};

export type DeleteVideosPayload = {
  __typename?: 'DeleteVideosPayload';
  account: CreditAccount;
  deleted: Array<Scalars['ID']['output']>;
  position: Scalars['Position']['output'];
  skipped: Array<SkippedVideo>;
};

export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
};

export type EnableSecondFactorInput = {
  /** The 6 digits that the app shows. */
  code: Scalars['String']['input'];
};

export type EndOwnSessionsInput = {
  /** False also ends the session of this request. */
  keepCurrent: Scalars['Boolean']['input'];
};

export type EndOwnSessionsPayload = {
  __typename?: 'EndOwnSessionsPayload';
  /** The sessions that are left. */
  sessions: Array<Session>;
  sessionsEnded: Scalars['Int']['output'];
};

export type EndSessionInput = {
  id: Scalars['ID']['input'];
};

export type EndSessionsInput = {
  /** The user whose sessions end. Without it the sessions of all users end, including your own. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

export type EndSessionsPayload = {
  __typename?: 'EndSessionsPayload';
  position: Scalars['Position']['output'];
  sessionsEnded: Scalars['Int']['output'];
};

/** An engine or provider that the product runs on. */
export type Engine = {
  __typename?: 'Engine';
  /** True for a configured outside service, false for the embedded default. */
  external: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  port: Scalars['String']['output'];
  /** A sentence that says what is wrong; null when the engine works. */
  problem?: Maybe<Scalars['String']['output']>;
};

/**
 * Why a store or service has not removed what it has of an erased user: it did not answer, refused the call, is not
 * configured any more, or failed in another way.
 */
export type ErasureProblem =
  | 'FAILED'
  | 'NOT_CONFIGURED'
  | 'REFUSED'
  | 'UNREACHABLE';

export type ExceptionActionInput = {
  exceptionId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** What a video can be downloaded as. SRT and VTT are its captions. */
export type ExportFormat =
  | 'MOV'
  | 'MP4'
  | 'SRT'
  | 'VTT'
  | 'WEBM';

export type ExportStatus =
  | 'CONVERTING'
  | 'FAILED'
  | 'READY';

export type ExportVideoPayload = {
  __typename?: 'ExportVideoPayload';
  export: VideoExport;
  position: Scalars['Position']['output'];
  video: Video;
};

/** A value that a listing gives for a fact that it leaves in doubt. */
export type FactCandidate = {
  __typename?: 'FactCandidate';
  /** The words of the listing around the value. */
  place: Scalars['String']['output'];
  /** Where it was found, e.g. `structured data` or `visible text`. */
  source: Scalars['String']['output'];
  value: Scalars['String']['output'];
  /** What the script says instead of `OpenFact.phrase`, e.g. `three bedrooms`. */
  words: Scalars['String']['output'];
};

/** A process or job that needs attention. */
export type FailingProcess = {
  __typename?: 'FailingProcess';
  /** Its open failures. */
  failures: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Since when it has not moved although events wait for it; null when it moves, or runs on another server. */
  stalledSince?: Maybe<Scalars['DateTime']['output']>;
};

/** Something that a process or job could not do. Everything else goes on meanwhile. */
export type Failure = {
  __typename?: 'Failure';
  attempts: Scalars['Int']['output'];
  eventId?: Maybe<Scalars['ID']['output']>;
  eventPosition?: Maybe<Scalars['Position']['output']>;
  /** The type of the event that could not be handled; null for an item of a job's list. */
  eventType?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  kind: FailureKind;
  /** The name of that user; null when the account is erased or was never there. */
  owner?: Maybe<Scalars['String']['output']>;
  /** The user whose event or item it is; null when it is nobody's. */
  ownerId?: Maybe<Scalars['ID']['output']>;
  /** The process or job. */
  process: Scalars['String']['output'];
  /** A code, without personal data. The server's own log has the whole message. */
  reason: Scalars['String']['output'];
  /** When it is tried again by itself, or was asked for; null when it waits for somebody. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it failed first. */
  since: Scalars['DateTime']['output'];
};

export type FailureConnection = {
  __typename?: 'FailureConnection';
  edges: Array<FailureEdge>;
  pageInfo: PageInfo;
};

export type FailureEdge = {
  __typename?: 'FailureEdge';
  cursor: Scalars['String']['output'];
  node: Failure;
};

/** Why something failed. */
export type FailureKind =
  /** Something does not answer. It is tried again by itself until it succeeds. */
  | 'OUTAGE'
  /** The same attempt would fail again. It waits for a repair, and for somebody who has it tried again. */
  | 'PERMANENT'
  /** Not known yet. It is tried again a few times, then it counts as permanent. */
  | 'UNKNOWN';

export type FailurePayload = {
  __typename?: 'FailurePayload';
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
};

/** A lender's fee sheet and what was read from it. It is deleted 30 days after its upload. */
export type FeeSheet = {
  __typename?: 'FeeSheet';
  deletedAt: Scalars['DateTime']['output'];
  figures: Array<FeeSheetFigure>;
  id: Scalars['ID']['output'];
  /** The name of the file. */
  name: Scalars['String']['output'];
  /** The pages that were read: of a long file the first ones. */
  pages: Array<FeeSheetPage>;
  /** How many pages the file has. */
  pagesInFile: Scalars['Int']['output'];
  uploadedAt: Scalars['DateTime']['output'];
};

/** A figure of a fee sheet. Somebody has to confirm it before a presenter says it. */
export type FeeSheetFigure = {
  __typename?: 'FeeSheetFigure';
  /** All values that the sheet shows for it, if there are several. */
  alternatives: Array<Scalars['String']['output']>;
  height: Scalars['Float']['output'];
  /** Unique on its sheet, e.g. `loanAmount`. */
  key: Scalars['ID']['output'];
  kind: FigureKind;
  label: Scalars['String']['output'];
  /** Where it stands, in fractions of the page's width and height. */
  left: Scalars['Float']['output'];
  /** The line of the page, from 1. */
  line: Scalars['Int']['output'];
  /** From 1; 0 for a usual figure that was not found on the sheet. */
  page: Scalars['Int']['output'];
  /** Why it needs a closer look; null when it was read without doubt. */
  question?: Maybe<Scalars['String']['output']>;
  /** The words of the line. */
  text: Scalars['String']['output'];
  top: Scalars['Float']['output'];
  /** As the sheet writes it, e.g. `$450,000`; empty when it could not be read or was not found. */
  value: Scalars['String']['output'];
  width: Scalars['Float']['output'];
};

/** A page of a fee sheet: a picture, or the lines of a text file. */
export type FeeSheetPage = {
  __typename?: 'FeeSheetPage';
  /** Width divided by height. */
  aspect: Scalars['Float']['output'];
  lines: Array<Scalars['String']['output']>;
  /** From 1. */
  number: Scalars['Int']['output'];
  /** Null for a text file. */
  pictureUrl?: Maybe<Scalars['String']['output']>;
};

/** How a figure is written. */
export type FigureKind =
  | 'MONEY'
  | 'PERCENT'
  | 'TERM'
  | 'TEXT';

/** Credits with a price that an administrator took. */
export type FinanceAdjustment = {
  __typename?: 'FinanceAdjustment';
  /** The second person, for a price over $100. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  cents: Scalars['Int']['output'];
  /** The email address of the user; the id once the account is erased. */
  customer: Scalars['String']['output'];
  decidedBy?: Maybe<Scalars['String']['output']>;
  eventId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Null until finance has decided. */
  outcome?: Maybe<FinanceAdjustmentOutcome>;
  /** What a first person proposed; null without a proposal, and once it is decided. */
  proposal?: Maybe<FinanceAdjustmentProposal>;
  state: FinanceAdjustmentState;
  time: Scalars['DateTime']['output'];
  userId: Scalars['ID']['output'];
};

export type FinanceAdjustmentConnection = {
  __typename?: 'FinanceAdjustmentConnection';
  edges: Array<FinanceAdjustmentEdge>;
  pageInfo: PageInfo;
};

export type FinanceAdjustmentEdge = {
  __typename?: 'FinanceAdjustmentEdge';
  cursor: Scalars['String']['output'];
  node: FinanceAdjustment;
};

/** What becomes of the price of credits that an administrator took. */
export type FinanceAdjustmentOutcome =
  /** The customer gave the credits up: earned like credits that expire. */
  | 'BREAKAGE'
  /** The credits count as used. */
  | 'REVENUE';

export type FinanceAdjustmentPayload = {
  __typename?: 'FinanceAdjustmentPayload';
  adjustment: FinanceAdjustment;
  position: Scalars['Position']['output'];
};

/** What a first person of finance proposed to do with a price over $100: a second person has to decide the same. */
export type FinanceAdjustmentProposal = {
  __typename?: 'FinanceAdjustmentProposal';
  by: Scalars['String']['output'];
  /** The caller proposed it, so somebody else has to approve it. */
  byMe: Scalars['Boolean']['output'];
  outcome: FinanceAdjustmentOutcome;
  /** Null once the account of the proposer is erased. */
  reason?: Maybe<Scalars['String']['output']>;
  time: Scalars['DateTime']['output'];
};

export type FinanceAdjustmentState =
  | 'DECIDED'
  /** The credits were given back. */
  | 'UNDONE'
  | 'WAITING';

/** Something that finance has to look at now. */
export type FinanceAlarm = {
  __typename?: 'FinanceAlarm';
  /**
   * `SEVERE`: an exception of severity 1 is older than an hour. `CLEARING`: money is at the provider for more than four
   * days.
   */
  id: Scalars['ID']['output'];
  message: Scalars['String']['output'];
};

/** A balance from its opening to its closing, in cents; a positive number is what is owed, or what is there. */
export type FinanceBridge = {
  __typename?: 'FinanceBridge';
  account: Scalars['String']['output'];
  closingCents: Scalars['Float']['output'];
  openingCents: Scalars['Float']['output'];
  /** The steps add up to the difference of both balances. */
  steps: Array<FinanceBridgeStep>;
};

export type FinanceBridgeStep = {
  __typename?: 'FinanceBridgeStep';
  cents: Scalars['Float']['output'];
  /** For example `used`: movements of the books are listed by it. */
  part: Scalars['String']['output'];
};

/** One day of the books in UTC. */
export type FinanceDay = {
  __typename?: 'FinanceDay';
  /** `2026-11-22` */
  day: Scalars['String']['output'];
  /** Deferred revenue at the end of the day. */
  deferredRevenueCents: Scalars['Float']['output'];
  expiredCredits: Scalars['Credits']['output'];
  feesCents: Scalars['Float']['output'];
  /** What users held at the end of the day. */
  owedCredits: Scalars['Credits']['output'];
  refundsCents: Scalars['Float']['output'];
  revenueCents: Scalars['Float']['output'];
  soldCents: Scalars['Float']['output'];
  soldCredits: Scalars['Credits']['output'];
  usedCredits: Scalars['Credits']['output'];
};

/** Something that does not match. */
export type FinanceException = {
  __typename?: 'FinanceException';
  /** The ageing bucket of an open exception. */
  age: Scalars['String']['output'];
  amountCents?: Maybe<Scalars['Int']['output']>;
  /** The email address of the person who works on it. */
  assignee?: Maybe<Scalars['String']['output']>;
  assigneeId?: Maybe<Scalars['ID']['output']>;
  /** The email address of the user; the id once the account is erased, null where it is about none. */
  customer?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** The payment, attempt of a video, account, payout or page. */
  key: Scalars['ID']['output'];
  leg: Scalars['String']['output'];
  /** What the status means. */
  meaning: Scalars['String']['output'];
  /** Whether ending it by hand needs two persons. */
  needsTwo: Scalars['Boolean']['output'];
  /** The payment that it is about, with both sides; null where it is about something else. */
  payment?: Maybe<FinancePayment>;
  /** What the proposal would make of it. */
  proposal?: Maybe<FinanceExceptionState>;
  /** The person whose proposal waits for the approval of a second person. */
  proposedBy?: Maybe<Scalars['String']['output']>;
  /** True when the signed-in person has proposed it: another one has to approve. */
  proposedByMe: Scalars['Boolean']['output'];
  /** The repair that waits for a second person; null when none does. */
  repairProposal?: Maybe<FinanceRepairProposal>;
  /** Commands that can repair it. */
  repairs: Array<FinanceRepair>;
  /** The proposal that waits for approval, or how it was ended by hand; null while neither is so. */
  settlement?: Maybe<FinanceSettlement>;
  /** 1 is money without credits or credits without money. */
  severity: Scalars['Int']['output'];
  /** Null for other statuses than `invoice_unexplained` and `not_understood`, and once the row matches. */
  sides?: Maybe<FinanceSides>;
  since: Scalars['DateTime']['output'];
  state: FinanceExceptionState;
  /** For example `missing_in_ledger`. */
  status: Scalars['String']['output'];
  /** Everything that happened to it, the oldest first. */
  steps: Array<FinanceExceptionStep>;
  userId?: Maybe<Scalars['ID']['output']>;
};

export type FinanceExceptionConnection = {
  __typename?: 'FinanceExceptionConnection';
  edges: Array<FinanceExceptionEdge>;
  pageInfo: PageInfo;
};

export type FinanceExceptionEdge = {
  __typename?: 'FinanceExceptionEdge';
  cursor: Scalars['String']['output'];
  node: FinanceException;
};

export type FinanceExceptionPayload = {
  __typename?: 'FinanceExceptionPayload';
  exception: FinanceException;
  position: Scalars['Position']['output'];
};

export type FinanceExceptionState =
  | 'MATCHED'
  | 'OPEN'
  | 'RESOLVED_BY_HAND'
  | 'WRITTEN_OFF';

/** What a person of finance wrote or did about an exception. */
export type FinanceExceptionStep = {
  __typename?: 'FinanceExceptionStep';
  /** What happened, in words. */
  action: Scalars['String']['output'];
  /** The email address of the person, or the name of the process. */
  by: Scalars['String']['output'];
  /** Null when there is none, or once the account is erased. */
  note?: Maybe<Scalars['String']['output']>;
  time: Scalars['DateTime']['output'];
};

/** An invoice as the provider has it, in cents. */
export type FinanceInvoice = {
  __typename?: 'FinanceInvoice';
  amountCents: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** What was paid, in whatever way: by card, from the balance, with a credit note or outside the provider. */
  paidCents: Scalars['Int']['output'];
  /** How it was settled. Coupons are already taken off the amount; the other parts add up to what was paid. */
  parts: Array<FinanceInvoicePart>;
};

/** A part of the settlement of an invoice. Signed: an invoice that owes the customer fills the credit balance. */
export type FinanceInvoicePart = {
  __typename?: 'FinanceInvoicePart';
  amountCents: Scalars['Int']['output'];
  kind: FinanceInvoicePartKind;
};

/** A way in which an invoice is settled. */
export type FinanceInvoicePartKind =
  | 'CARD'
  | 'COUPON'
  | 'CREDIT_BALANCE'
  | 'CREDIT_NOTE'
  | 'OUT_OF_BAND';

/** One leg of reconciliation: what is compared, and the sums of both sides. */
export type FinanceLeg = {
  __typename?: 'FinanceLeg';
  /** The part of the difference that was settled by hand. */
  acceptedDrift?: Maybe<Scalars['String']['output']>;
  /** Left less right: what is settled by hand included. */
  drift?: Maybe<Scalars['String']['output']>;
  /** Open exceptions of this leg. */
  exceptions: Scalars['Int']['output'];
  /** `payments`, `credits`, `accounts`, `usage` or `payouts`. */
  id: Scalars['ID']['output'];
  /** Both sums as text with their unit; null where rows have no sum. */
  left?: Maybe<Scalars['String']['output']>;
  /** Rows whose sides agree. */
  matched: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Rows that may still settle by themselves. */
  pending: Scalars['Int']['output'];
  right?: Maybe<Scalars['String']['output']>;
  rows: Scalars['Int']['output'];
  /** Rows whose differences a person has settled by hand. */
  settled: Scalars['Int']['output'];
};

/** A month of the books as a report, in cents. */
export type FinanceMonth = {
  __typename?: 'FinanceMonth';
  /** Every account with a balance or a change. */
  accounts: Array<FinanceMonthAccount>;
  /** Earned by credits that expired or that nobody can use. */
  breakageCents: Scalars['Float']['output'];
  /** Deferred revenue, then the money at the provider. */
  bridges: Array<FinanceBridge>;
  /** True when it is the next month to close and nothing blocks it. */
  canClose: Scalars['Boolean']['output'];
  /** True when it is closed and no later month is. */
  canReopen: Scalars['Boolean']['output'];
  /** The checklist before the close; empty for a closed month. */
  checks: Array<FinanceMonthCheck>;
  feesCents: Scalars['Float']['output'];
  /** `2026-10`, in UTC. */
  id: Scalars['ID']['output'];
  netCents: Scalars['Float']['output'];
  /** Its last close; null before. */
  period?: Maybe<FinancePeriod>;
  /** What was given back, used credits or not. */
  refundsCents: Scalars['Float']['output'];
  revenueCents: Scalars['Float']['output'];
  /** What customers paid. */
  salesCents: Scalars['Float']['output'];
  state: FinanceMonthState;
};

/** One account of the books in a month. Debits are positive, credits negative, in cents. */
export type FinanceMonthAccount = {
  __typename?: 'FinanceMonthAccount';
  account: Scalars['String']['output'];
  changeCents: Scalars['Float']['output'];
  closingCents: Scalars['Float']['output'];
  openingCents: Scalars['Float']['output'];
};

/** Something to look at before a month is closed. */
export type FinanceMonthCheck = {
  __typename?: 'FinanceMonthCheck';
  id: Scalars['ID']['output'];
  /** Whether the month can't be closed before. */
  isBlocking: Scalars['Boolean']['output'];
  isDone: Scalars['Boolean']['output'];
  message: Scalars['String']['output'];
};

export type FinanceMonthState =
  | 'CLOSED'
  | 'OPEN'
  /** It has not ended. */
  | 'RUNNING';

/** A payment from all sides. */
export type FinancePayment = {
  __typename?: 'FinancePayment';
  /** What was paid, as the log has it, or else the provider. */
  amountCents?: Maybe<Scalars['Int']['output']>;
  /** The email address of the user; the id once the account is erased. */
  customer?: Maybe<Scalars['String']['output']>;
  /** What was used and then refunded, in the same words. */
  debt: Scalars['String']['output'];
  /** Its movements in the books, the oldest first. */
  entries: Array<BookEntry>;
  /** The exceptions about it, also those that were ended: who accepted a difference, and why. */
  exceptions: Array<FinanceException>;
  /** The statuses of its faults; empty when both sides agree. */
  faults: Array<Scalars['String']['output']>;
  /** What was granted for it, in the same words. */
  granted: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** Null when the log knows nothing of it. */
  ledger?: Maybe<LedgerSide>;
  /** What it pays for, in words: `10.0 credits and 1 Digital Twin`. */
  paidFor: Scalars['String']['output'];
  /** Null when the provider has booked nothing. */
  provider?: Maybe<ProviderSide>;
  status: FinancePaymentStatus;
  /** When either side last changed. */
  time: Scalars['DateTime']['output'];
  userId?: Maybe<Scalars['ID']['output']>;
};

export type FinancePaymentConnection = {
  __typename?: 'FinancePaymentConnection';
  edges: Array<FinancePaymentEdge>;
  pageInfo: PageInfo;
};

export type FinancePaymentEdge = {
  __typename?: 'FinancePaymentEdge';
  cursor: Scalars['String']['output'];
  node: FinancePayment;
};

/** What became of a payment. */
export type FinancePaymentStatus =
  /** Begun, and never paid. */
  | 'NOT_PAID'
  | 'PAID'
  | 'PARTLY_REFUNDED'
  /** All of it was given back, by a refund or a dispute. */
  | 'REFUNDED';

/** A month of the books. */
export type FinancePeriod = {
  __typename?: 'FinancePeriod';
  /** Every account's balance at the end of the month. */
  balances: Array<BookLine>;
  closedAt: Scalars['DateTime']['output'];
  closedBy: Scalars['String']['output'];
  headHash: Scalars['String']['output'];
  /** `2026-10` */
  id: Scalars['ID']['output'];
  isClosed: Scalars['Boolean']['output'];
  /** Exceptions that were open at the close. */
  openExceptions: Array<Scalars['ID']['output']>;
  /** The last event that moved the books at the close, and its hash. */
  position: Scalars['Position']['output'];
  reopenedAt?: Maybe<Scalars['DateTime']['output']>;
  totals: Array<BookLine>;
};

export type FinancePeriodPayload = {
  __typename?: 'FinancePeriodPayload';
  period: FinancePeriod;
  position: Scalars['Position']['output'];
};

export type FinanceRepair =
  /** Grants again what the payment paid for, and takes back what was refunded; each once. */
  | 'GRANT_AGAIN'
  /** Grants a period of the plan for an invoice that no rule explains. Two persons have to ask for it. */
  | 'GRANT_PERIOD'
  /** Reads the payment from the provider and records what is missing. */
  | 'RECORD_PAYMENT'
  /** Gives back what the payment collected, or every payment of the invoice. Two persons have to ask for it. */
  | 'REFUND_PAYMENT'
  /** Settles the hold of a video by how the video ended. */
  | 'SETTLE_VIDEO';

/** A repair that waits for a second person. */
export type FinanceRepairProposal = {
  __typename?: 'FinanceRepairProposal';
  /** The email address of the person. */
  by: Scalars['String']['output'];
  repair: FinanceRepair;
  time: Scalars['DateTime']['output'];
};

/** How an exception was ended by hand, or is proposed to be. */
export type FinanceSettlement = {
  __typename?: 'FinanceSettlement';
  /** The second person; null where none was needed, or before. */
  approvedBy?: Maybe<Scalars['String']['output']>;
  /** The email address of the person who ends it, or proposes to. */
  by: Scalars['String']['output'];
  how: FinanceExceptionState;
  /** Null once the account is erased. */
  reason?: Maybe<Scalars['String']['output']>;
  time: Scalars['DateTime']['output'];
};

/** Both sides of an exception about an invoice, or about an object that cannot be read. */
export type FinanceSides = {
  __typename?: 'FinanceSides';
  /** What the log decided and why, in words. */
  decision: Scalars['String']['output'];
  /** Null when the log holds no such invoice. */
  invoice?: Maybe<FinanceInvoice>;
  /** Why an object cannot be read, as the program says it; null for an invoice. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A way in which rows can differ. */
export type FinanceStatus = {
  __typename?: 'FinanceStatus';
  id: Scalars['ID']['output'];
  meaning: Scalars['String']['output'];
  severity: Scalars['Int']['output'];
};

/** The books at this moment. Amounts are cents. */
export type FinanceSummary = {
  __typename?: 'FinanceSummary';
  /** How many accounts of credits there are, and since when each was compared; null before the first comparison of all. */
  accounts: Scalars['Int']['output'];
  accountsComparedSince?: Maybe<Scalars['DateTime']['output']>;
  /** What administrators took, and finance has not decided about. */
  adjustmentsCents: Scalars['Float']['output'];
  alarms: Array<FinanceAlarm>;
  /** Money at the provider that was not paid out yet. */
  clearingCents: Scalars['Float']['output'];
  /** Sold and not used yet. */
  deferredRevenueCents: Scalars['Float']['output'];
  /** False where no real money moves: the payments simulator in test mode. */
  isLive: Scalars['Boolean']['output'];
  legs: Array<FinanceLeg>;
  /** Credits that users hold. */
  owedCredits: Scalars['Credits']['output'];
  /** What is wrong with the provider's last page, in words; null when nothing is. */
  pageFault?: Maybe<Scalars['String']['output']>;
  /** When the newest record of the provider was booked; null before the first. */
  providerReadTo?: Maybe<Scalars['DateTime']['output']>;
};

export type FoundCustomer = {
  __typename?: 'FoundCustomer';
  accountSuspended: Scalars['Boolean']['output'];
  credits: Scalars['Credits']['output'];
  customer: CustomerName;
  match: SearchMatch;
};

export type FoundMail = {
  __typename?: 'FoundMail';
  customer: CustomerName;
  id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
  match: SearchMatch;
  requestedAt: Scalars['DateTime']['output'];
  status: MailStatus;
};

export type FoundPayment = {
  __typename?: 'FoundPayment';
  amountCents: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  currency: Scalars['String']['output'];
  customer: CustomerName;
  description: Scalars['String']['output'];
  /** The provider's id, `pi_…`. */
  id: Scalars['ID']['output'];
  match: SearchMatch;
  /** `INITIATED`, `SUCCEEDED`, `PARTLY_REFUNDED`, `REFUNDED` or `DISPUTED`. */
  status: Scalars['String']['output'];
};

export type FoundVideo = {
  __typename?: 'FoundVideo';
  createdAt: Scalars['DateTime']['output'];
  customer: CustomerName;
  id: Scalars['ID']['output'];
  match: SearchMatch;
  propertyAddress: Scalars['String']['output'];
  status: VideoStatus;
  title: Scalars['String']['output'];
};

export type GenerateLenderScriptInput = {
  feeSheetId: Scalars['ID']['input'];
  /** The figures that the presenter may say. All others are left out. */
  figures: Array<ConfirmedFigureInput>;
  lenderInfo: LenderInfoInput;
  scriptLength?: InputMaybe<ScriptLength>;
};

export type GenerateScriptInput = {
  duration?: InputMaybe<ScriptLength>;
  /** The URL of a listing or the text of a listing. */
  propertyDetails: Scalars['String']['input'];
};

/** A script that was generated from a fee sheet. */
export type GeneratedLenderScript = {
  __typename?: 'GeneratedLenderScript';
  creditsNeeded: Scalars['Credits']['output'];
  /** Length in minutes. */
  duration: Scalars['Float']['output'];
  figures: Array<LenderFigure>;
  placeholders: Array<Scalars['String']['output']>;
  script: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

/** A script that was generated from a listing. */
export type GeneratedScript = {
  __typename?: 'GeneratedScript';
  creditsNeeded: Scalars['Credits']['output'];
  /** Length in minutes. */
  duration: Scalars['Float']['output'];
  facts: Array<ListingFact>;
  /** The alternative text of each of them, in the same order, for `StartVideoInput.pictureTexts`; '' for none. */
  imageTexts: Array<Scalars['String']['output']>;
  /** URLs of at most 12 pictures of the listing, for `StartVideoInput.imageUrls`. */
  imageUrls: Array<Scalars['String']['output']>;
  /** Every length, with the seconds that this listing has text for. */
  lengths: Array<ScriptReach>;
  /** What the listing says and the script does not say or says otherwise, because of fair-housing rules. */
  notes: Array<Scalars['String']['output']>;
  /** Facts that the listing leaves in doubt: it contradicts itself, gives a range, or only hints. */
  openFacts: Array<OpenFact>;
  placeholders: Array<Scalars['String']['output']>;
  propertyAddress: Scalars['String']['output'];
  script: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type GiveCreditsInput = {
  /** A multiple of 0.5 from 0.5 to 100000; Digital Twins in whole numbers. */
  amount: Scalars['Credits']['input'];
  asset?: CreditAsset;
  /** What the customer reads in the statement: 3 to 500 characters. */
  customerText: Scalars['String']['input'];
  /** The credits cannot be used from this instant on; null: they never expire. Digital Twin credits never do. */
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** 1 to 200 visible ASCII characters. Repeating the request with the same key gives the credits once. */
  idempotencyKey: Scalars['String']['input'];
  /** What only administrators and finance read: 3 to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  purpose: CreditActPurpose;
  seen: SeenBalanceInput;
  userId: Scalars['ID']['input'];
};

export type GrantRolePayload = {
  __typename?: 'GrantRolePayload';
  position: Scalars['Position']['output'];
  user: AdminUser;
};

/** What the screen "Integrations" shows at its top. */
export type IntegrationStatus = {
  __typename?: 'IntegrationStatus';
  /** Whether emails are sent, by an SMTP server or to the outbox of this installation. */
  emailConfigured: Scalars['Boolean']['output'];
  /** The service that sends emails. */
  emailService: Scalars['String']['output'];
  exportTypes: Array<Scalars['String']['output']>;
  sharePlatforms: Array<Scalars['String']['output']>;
  webhookCount: Scalars['Int']['output'];
};

/** A visitor of a share page asked for a tour. */
export type Lead = {
  __typename?: 'Lead';
  /** Null where the visitor gave a phone number only. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  isRead: Scalars['Boolean']['output'];
  /** The language in which the visitor read the page: `en` or `es`. */
  language: Scalars['String']['output'];
  /** May be empty. */
  message: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Null where the visitor gave an email address only. */
  phone?: Maybe<Scalars['String']['output']>;
  receivedAt: Scalars['DateTime']['output'];
  /** Null once the video is deleted. */
  video?: Maybe<Video>;
  videoId: Scalars['ID']['output'];
};

/** A lead came, was read or was deleted. */
export type LeadChanged = {
  __typename?: 'LeadChanged';
  /** See `VideoChanged`. */
  cursor: Scalars['Position']['output'];
  /** Null once it is deleted, and for administrators who follow another account. */
  lead?: Maybe<Lead>;
  leadId: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
  /** How many leads are unread now. */
  unreadLeads: Scalars['Int']['output'];
};

export type LeadConnection = {
  __typename?: 'LeadConnection';
  edges: Array<LeadEdge>;
  pageInfo: PageInfo;
};

export type LeadEdge = {
  __typename?: 'LeadEdge';
  cursor: Scalars['String']['output'];
  node: Lead;
};

export type LeadFilter =
  | 'ALL'
  | 'UNREAD';

export type LeadPayload = {
  __typename?: 'LeadPayload';
  lead: Lead;
  position: Scalars['Position']['output'];
};

/** A credit account as its user saw it at a moment of the past. */
export type LedgerAccount = {
  __typename?: 'LedgerAccount';
  available: Scalars['Credits']['output'];
  debt: Scalars['Credits']['output'];
  held: Scalars['Credits']['output'];
  /** The email address of the user; the id once the account is erased. */
  name: Scalars['String']['output'];
  position?: Maybe<Scalars['Position']['output']>;
  /** The last movement up to the moment; -1 when there was none. */
  revision: Scalars['Int']['output'];
  time?: Maybe<Scalars['DateTime']['output']>;
  userId: Scalars['ID']['output'];
};

/** What the log recorded of a payment, in cents. */
export type LedgerSide = {
  __typename?: 'LedgerSide';
  currency: Scalars['String']['output'];
  paidCents?: Maybe<Scalars['Int']['output']>;
  takenBackCents: Scalars['Int']['output'];
  userId: Scalars['ID']['output'];
};

/** Something that a video was made without. */
export type LeftOut = {
  __typename?: 'LeftOut';
  /** Display text: why it is not in the video. */
  reason: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** A figure in a lender's script. */
export type LenderFigure = {
  __typename?: 'LenderFigure';
  label: Scalars['String']['output'];
  /** Its place on the sheet, or that it was corrected. */
  source: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** Who offers the loan. */
export type LenderInfoInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  /** The number in the register of lenders (NMLS). Without it the script has a placeholder. */
  licenseNumber?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  phone: Scalars['String']['input'];
  website?: InputMaybe<Scalars['String']['input']>;
};

/** The length of a lender's script, and what its video costs at most. */
export type LenderScriptLength = {
  __typename?: 'LenderScriptLength';
  credits: Scalars['Credits']['output'];
  fromSeconds: Scalars['Int']['output'];
  length: ScriptLength;
  toSeconds: Scalars['Int']['output'];
};

export type LibraryCategory =
  | 'INVESTMENT_TIPS'
  | 'MARKET_ANALYSIS'
  | 'MARKET_INSIGHTS'
  | 'PROPERTY_TRENDS';

export type LibraryChapter = {
  __typename?: 'LibraryChapter';
  /** Seconds from the beginning of the video. */
  start: Scalars['Float']['output'];
  title: Scalars['String']['output'];
};

export type LibraryFileState =
  | 'CHECKING'
  | 'FAILED'
  | 'READY';

/** An educational video of MLS Unlocked. */
export type LibraryVideo = {
  __typename?: 'LibraryVideo';
  /** WebVTT; null for a file without captions. */
  captionsUrl?: Maybe<Scalars['String']['output']>;
  category: LibraryCategory;
  /** In the order in which they begin. */
  chapters: Array<LibraryChapter>;
  description: Scalars['String']['output'];
  /** Seconds. */
  duration: Scalars['Int']['output'];
  /** Display text: why the file could not be read; null when it could. */
  fileProblem?: Maybe<Scalars['String']['output']>;
  /** Whether length, picture, captions and chapters have been read from the file. */
  fileState: LibraryFileState;
  id: Scalars['ID']['output'];
  /** Users see active videos only. */
  isActive: Scalars['Boolean']['output'];
  /** A script to begin your own version with: the title, and a gap to fill for each chapter. */
  outline: Scalars['String']['output'];
  /** The address of the picture that an administrator gave. */
  ownThumbnailUrl?: Maybe<Scalars['String']['output']>;
  /** The address that an administrator gave: of the video elsewhere, or of an upload. */
  sourceUrl: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  /** The picture that an administrator chose, else one from its file. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Where the video plays; null until an uploaded file has been checked. */
  videoUrl?: Maybe<Scalars['String']['output']>;
  /** How often it was watched, counted once per user and day. */
  viewCount: Scalars['Int']['output'];
};

export type LibraryVideoInput = {
  category: LibraryCategory;
  /** At most 5,000 characters. */
  description: Scalars['String']['input'];
  /** Whole seconds, at most one day; what the file says takes its place. */
  duration: Scalars['Int']['input'];
  /** True unless given. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 20, each of at most 50 characters. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  thumbnailUrl?: InputMaybe<Scalars['String']['input']>;
  /** At most 200 characters. */
  title: Scalars['String']['input'];
  /** An http or https address of at most 2,048 characters, or the location of an upload to `/files/library-files` (tus 1.0.0). */
  videoUrl: Scalars['String']['input'];
};

export type LibraryVideoPayload = {
  __typename?: 'LibraryVideoPayload';
  position: Scalars['Position']['output'];
  /** Null when another administrator removed it in the meantime. */
  video?: Maybe<LibraryVideo>;
};

/** The largest inputs that mutations accept. */
export type Limits = {
  __typename?: 'Limits';
  addressCharacters: Scalars['Int']['output'];
  /** Whole credits that an administrator can set. */
  adminCredits: Range;
  /** Videos that one request can delete. */
  bulkDelete: Scalars['Int']['output'];
  /** Characters of what is written under a picture. */
  captionCharacters: Scalars['Int']['output'];
  /** Pictures of your own that you may add to one video. */
  ownPictures: Scalars['Int']['output'];
  /** Characters of the reason that an administrator gives. */
  reasonCharacters: Range;
  scriptCharacters: Scalars['Int']['output'];
  titleCharacters: Scalars['Int']['output'];
  /** Characters of any URL, e.g. of a listing or a picture. */
  urlCharacters: Scalars['Int']['output'];
  /** Pictures that one video shows. Further ones replace pictures that cannot be loaded. */
  videoPictures: Scalars['Int']['output'];
};

/** A fact that was found in a listing. */
export type ListingFact = {
  __typename?: 'ListingFact';
  name: Scalars['String']['output'];
  /** Where it was found, e.g. `structured data` or `page text`. */
  source: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

/** An event of the log, linked to its cause and to its effects. Holds no event data. */
export type LogEvent = {
  __typename?: 'LogEvent';
  actor: Actor;
  /** The event or command that directly caused this event. */
  cause: Cause;
  /** The user whose credit account the event belongs to; null for an event of another kind of stream. */
  creditsOf?: Maybe<Scalars['ID']['output']>;
  /** The events that it directly caused, in log order. `first` is 1 to 100. */
  effects: LogEventConnection;
  /** The history that the event belongs to; null for an event of a stream that cannot be audited. */
  history?: Maybe<AuditRef>;
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
  /** The index of the event in its stream, from 0. */
  revision: Scalars['Int']['output'];
  /** The stream of the event, e.g. `video-<id>`. */
  stream: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
  type: Scalars['String']['output'];
};


/** An event of the log, linked to its cause and to its effects. Holds no event data. */
export type LogEventEffectsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};

export type LogEventConnection = {
  __typename?: 'LogEventConnection';
  edges: Array<LogEventEdge>;
  pageInfo: PageInfo;
};

export type LogEventEdge = {
  __typename?: 'LogEventEdge';
  cursor: Scalars['String']['output'];
  node: LogEvent;
};

/** What making videos took. */
export type Made = {
  __typename?: 'Made';
  creditsUsed: Scalars['Credits']['output'];
  /** Seconds between the start of the rendering and the finished video, on average; null without finished videos. */
  renderSeconds?: Maybe<Scalars['Float']['output']>;
  /** Finished videos, also those that were deleted later. */
  videos: Scalars['Int']['output'];
  /** Seconds between the order of a video and the start of its rendering, on average; null without finished videos. */
  waitSeconds?: Maybe<Scalars['Float']['output']>;
};

/** An email of the product. */
export type Mail = {
  __typename?: 'Mail';
  /** What the mail server answered last, such as `550 5.1.1`. */
  code?: Maybe<Scalars['String']['output']>;
  /** Null where a mail server has the mail, and once the reader's account is erased. */
  content?: Maybe<MailMessage>;
  /** Attempts that failed. */
  failures: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  /** A sample that its reader asked for. */
  isTest: Scalars['Boolean']['output'];
  label: Scalars['String']['output'];
  /** Why it was given up: `rejected`, `too_late`, `suppressed`, `erased` or `unusable_address`. */
  reason?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  /** When it is tried again. */
  retryAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was sent, given up or refused. */
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  status: MailStatus;
  template: Scalars['String']['output'];
};

export type MailConnection = {
  __typename?: 'MailConnection';
  edges: Array<MailEdge>;
  pageInfo: PageInfo;
};

export type MailEdge = {
  __typename?: 'MailEdge';
  cursor: Scalars['String']['output'];
  node: Mail;
};

/** What an email says. */
export type MailMessage = {
  __typename?: 'MailMessage';
  /** A whole HTML page without remote parts. Show it in a sandboxed frame. */
  html: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  text: Scalars['String']['output'];
  /** Empty in a preview. */
  to: Scalars['String']['output'];
};

export type MailPayload = {
  __typename?: 'MailPayload';
  mail: Mail;
  position: Scalars['Position']['output'];
};

/** A type of email that a user may switch off. */
export type MailPreference = {
  __typename?: 'MailPreference';
  label: Scalars['String']['output'];
  /** The name of the type, such as `video_completed`. */
  template: Scalars['String']['output'];
  wanted: Scalars['Boolean']['output'];
};

/** How emails leave this installation. */
export type MailService = {
  __typename?: 'MailService';
  /** Whether the caller may read the outbox. */
  canReadOutbox: Scalars['Boolean']['output'];
  /** False: the outbox of this server keeps them, and nobody outside gets them. */
  external: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  types: Array<MailType>;
};

export type MailStatus =
  /** The recipient's server refused the address. */
  | 'BOUNCED'
  /** Given up; `reason` says why. */
  | 'FAILED'
  /** Waits to be sent, or to be tried again. */
  | 'REQUESTED'
  | 'SENT';

/** A type of email, written with sample data. */
export type MailTemplate = {
  __typename?: 'MailTemplate';
  /** `security`, `billing`, `product` or `visitor`; only `product` can be switched off. */
  category: Scalars['String']['output'];
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
  sample: MailMessage;
};

/** A type of email. */
export type MailType = {
  __typename?: 'MailType';
  label: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

/** What a link in an email switches off. */
export type MailUnsubscription = {
  __typename?: 'MailUnsubscription';
  label: Scalars['String']['output'];
  template: Scalars['String']['output'];
  wanted: Scalars['Boolean']['output'];
};

/** What a search matched. */
export type MatchedField =
  | 'ADDRESS'
  | 'AMOUNT'
  /** The customer whose it is. */
  | 'CUSTOMER'
  | 'DAY'
  | 'EMAIL'
  | 'ID'
  | 'NAME'
  | 'TITLE'
  /** The type of an email. */
  | 'TYPE'
  | 'USER_NAME';

/** Whether a video can show a picture or a clip. */
export type MediaCheck = {
  __typename?: 'MediaCheck';
  /** Null when it cannot be shown. */
  kind?: Maybe<MediaKind>;
  /** Display text: why it cannot be shown; null when it can. */
  problem?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type MediaKind =
  | 'IMAGE'
  | 'VIDEO';

export type Mutation = {
  __typename?: 'Mutation';
  /** Administrators only. Records that you have seen these alerts. Further incidents open them again. */
  acknowledgeAlerts: AcknowledgeAlertsPayload;
  /** Administrators only. Shows a video to users, or hides it. */
  activateLibraryVideo: LibraryVideoPayload;
  /** Administrators only. Repeating the call with the same key adds nothing. */
  addLibraryVideo: LibraryVideoPayload;
  addPasskey: SignInFactorsPayload;
  /** Administrators only. Sends emails to the address of this email again, after it bounced. */
  allowMailAddress: AllowMailAddressPayload;
  /**
   * Administrators only. Refused on every gateway within 5 seconds, open sockets too. Your own address, a proxy's, this
   * computer's, and a network that holds one of them is refused. A network wider than a /24 (IPv6: /48) takes a recent
   * authentication.
   */
  blockAddress: BlockedAddressesPayload;
  /** Keeps the account after all. */
  cancelAccountDeletion: AccountChangePayload;
  /** Ends the subscription with its current period. CONFLICT when there is nothing to cancel. */
  cancelSubscription: ChangeSubscriptionPayload;
  /** Saves your brand for videos that you start from now on; null removes it. */
  changeBrand: ChangeBrandPayload;
  /**
   * Changes your password and ends your other sessions. Code `MANAGED_BY_PROVIDER` for an account at an outside identity
   * provider.
   */
  changePassword: ChangePasswordPayload;
  /** Sets expiry, password and contents of the link. */
  changeShareLink: ShareVideoPayload;
  /** Administrators only. Has the file of a video checked once more. */
  checkLibraryFile: LibraryVideoPayload;
  /**
   * Finance and administrators, with a recent authentication. Reconciles, then closes a month. Refused with
   * `NOT_ALLOWED_NOW` while an exception dated before its end is of severity 1 or has no owner.
   */
  closePeriod: FinancePeriodPayload;
  /**
   * Confirms in this session that it is you. Counts as a sign-in attempt: after five wrong ones in 15 minutes the account
   * has to wait.
   */
  confirmIdentity: ConfirmIdentityPayload;
  /**
   * Reports that the payment succeeded in the browser. The server checks that with the provider and grants what it
   * bought once, however often the payment is reported. The same key with another payment fails with IDEMPOTENCY_KEY_REUSED.
   */
  confirmPayment: ConfirmPaymentPayload;
  /** Makes an access token. Asks for a recent authentication; a token can't make tokens. */
  createAccessToken: CreateAccessTokenPayload;
  /**
   * Makes a Digital Twin of a recording. One Digital Twin credit is set aside; it is used when the twin is ready and given
   * back when it fails.
   */
  createAvatar: AvatarPayload;
  /** Opens the first payment of the plan. CONFLICT while the caller is subscribed. */
  createSubscription: CreateSubscriptionPayload;
  createWebhook: WebhookSecretPayload;
  /**
   * Finance and administrators, with a recent authentication. Says what becomes of the price of credits that an
   * administrator took. Over $100 the first call proposes it, and that of a second person decides. Refused with `NOT_ALLOWED_NOW` once it is decided otherwise, or the credits were given back.
   */
  decideAdjustment: FinanceAdjustmentPayload;
  /** Deletes a Digital Twin that is ready, with its recordings, here and at the provider. */
  deleteAvatar: DeleteAvatarPayload;
  /** Deletes one of your fee sheets before its time. Succeeds also when it is deleted already. */
  deleteFeeSheet: DeleteFeeSheetPayload;
  /** Deletes one of your leads. Succeeds also when it is deleted already. */
  deleteLead: DeleteLeadPayload;
  /**
   * Administrators only, after a recent authentication. Deletes a video of a user; held credits return as if the user had
   * deleted it, and a mail gives them the reason. A video that is not this user's is not found.
   */
  deleteUserVideo: DeleteUserVideoPayload;
  /** Deletes a video. The rendering of an unfinished video is cancelled and its credits are returned. */
  deleteVideo: DeleteVideoPayload;
  /** Deletes up to 100 videos and reports those that could not be deleted. */
  deleteVideos: DeleteVideosPayload;
  deleteWebhook: DeleteWebhookPayload;
  /** Turns the second factor off and ends its recovery codes. */
  disableSecondFactor: SignInFactorsPayload;
  /** Administrators only, with a recent authentication. Closes a failure: it is never tried again. */
  dismissFailure: FailurePayload;
  /** Turns the second factor on, or moves it to another app, with the first code of the app. */
  enableSecondFactor: RecoveryCodesPayload;
  /** Ends all your sessions, or all other ones. */
  endOwnSessions: EndOwnSessionsPayload;
  /**
   * Ends one of your sessions and closes its sockets. That browser, and with the built-in identity provider every other
   * one, has to give the password at its next sign-in.
   */
  endSession: EndOwnSessionsPayload;
  /**
   * Administrators only. Force logout: ends the sessions of one user or, after a recent authentication, of all users, on
   * every gateway, and closes their sockets.
   */
  endSessions: EndSessionsPayload;
  /**
   * Prepares a download of everything that belongs to the account. At most three within 24 hours. Needs a recent
   * authentication.
   */
  exportOwnData: DataExport;
  /**
   * Prepares a download. A format that needs a conversion is `CONVERTING` at first: `accountUpdates` tells how far it is.
   * Repeating the call after a failure tries again.
   */
  exportVideo: ExportVideoPayload;
  /** Writes a script from the confirmed figures of a fee sheet. Counts against the daily limit of script requests. */
  generateLenderScript: GeneratedLenderScript;
  /** Writes a script from a listing. Counts against the daily limit of script requests. */
  generateScript: GeneratedScript;
  /** Administrators only, with a recent authentication. Gives credits to a user; a debt is paid first. */
  giveCredits: CreditActPayload;
  /**
   * Administrators only, with a recent authentication. Gives a role to a user whose email address is verified and at the
   * company's domain. Has no effect when the user already has it.
   */
  grantRole: GrantRolePayload;
  /** Marks one of your leads as read. */
  markLeadRead: LeadPayload;
  /** Finance and administrators. Adds what is known about an exception. */
  noteException: FinanceExceptionPayload;
  /** Opens the customer portal for once: payment methods, invoices and cancellation. */
  openCustomerPortal: CustomerPortalPayload;
  /** Improves the wording of a script. Counts against the daily limit of script requests. */
  optimizeScript: ScriptEdit;
  /** Pauses the own account: nothing new is created or shared until it is resumed. Started videos are finished. */
  pauseAccount: AccountChangePayload;
  /** Speaks the first sentence of a script. Free; at most 20 in ten minutes. */
  previewVoice: VoicePreview;
  /** Administrators only. Ends a suspension or a pause. */
  reactivateAccount: AccountSuspensionPayload;
  /** Undoes `cancelSubscription` before the period ends. */
  reactivateSubscription: ChangeSubscriptionPayload;
  /** Finance and administrators. Runs reconciliation now; safe to repeat. */
  reconcile: ReconcilePayload;
  /** Administrators only. Records that an email came back; its address gets only security emails from then on. */
  recordMailBounce: MailPayload;
  /**
   * Asks the renderer again for the state of an unfinished video. Restarts a failed video with a new hold: once for each
   * `idempotencyKey`, so that a program may repeat the call.
   */
  refreshVideo: VideoPayload;
  /** Administrators only. The video is gone for good. */
  removeLibraryVideo: RemoveLibraryVideoPayload;
  removePasskey: SignInFactorsPayload;
  /** Removes your picture. A new one is uploaded by `POST /auth/profile/picture`. */
  removeProfilePicture: RemoveProfilePicturePayload;
  /** Removes a draft: it became a video, or you start over. */
  removeVideoDraft: RemoveVideoDraftPayload;
  renamePasskey: SignInFactorsPayload;
  /** Gives a video another title of 1 to 200 characters. */
  renameVideo: VideoPayload;
  /** Makes new recovery codes. */
  renewRecoveryCodes: RecoveryCodesPayload;
  /** Finance and administrators, with a recent authentication. The price waits for another decision. */
  reopenAdjustment: FinanceAdjustmentPayload;
  /**
   * Finance and administrators, with a recent authentication. Opens what was ended by hand again; a write-off is reversed
   * in the books.
   */
  reopenException: FinanceExceptionPayload;
  /** Finance and administrators, with a recent authentication. Later closed months have to be reopened first. */
  reopenPeriod: FinancePeriodPayload;
  /** Administrators only. Puts the videos into this order; videos that are not named come first. */
  reorderLibraryVideos: ReorderLibraryVideosPayload;
  /**
   * Finance and administrators, with a recent authentication. Runs a command of the product again for the row, then
   * compares it. Safe to repeat.
   */
  repairException: FinanceExceptionPayload;
  /**
   * Has the own account deleted. Until `deletionAt` it can be undone; then everything that names the person is erased.
   * Needs a recent authentication.
   */
  requestAccountDeletion: AccountChangePayload;
  /**
   * Administrators only, with a recent authentication. Begins the deletion of the account for a customer who asked for it.
   * The customer gets a mail and can keep the account until the grace is over.
   */
  requestCustomerDeletion: SupportActPayload;
  /** Mails a link to a new password if the address has an account. The answer never tells whether it has one. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Administrators only. Has the onboarding test run in the background. */
  requestTestRun: RequestTestRunPayload;
  /** Sends a settled message again, under the same id. */
  resendWebhookDelivery: WebhookDeliveryPayload;
  /** Sets a new password by a mailed link and ends every session of the account. */
  resetPassword: ResetPasswordPayload;
  /** Administrators only, with a recent authentication. Turns the customer's second factor off and ends all sessions. */
  resetSecondFactor: SupportActPayload;
  /**
   * Undoes deletions: for a minute, of up to 100 videos. A video whose rendering was cancelled begins again, with a new hold
   * of its credits.
   */
  restoreVideos: RestoreVideosPayload;
  /** Ends a pause. Refused with FORBIDDEN for an account that an administrator suspended. */
  resumeAccount: AccountChangePayload;
  /** Administrators only. Has everything that an erasure could not remove yet tried again now. */
  retryErasure: RetryErasurePayload;
  /** Administrators only. Has a failure tried again within seconds. */
  retryFailure: FailurePayload;
  /** Administrators only. Has everything tried again that a process or job could not do by now. */
  retryFailures: RetryFailuresPayload;
  /** Administrators only. Has a failed video of a customer made again, with the customer's credits, as the customer could. */
  retryUserVideo: RetryUserVideoPayload;
  /** Ends an access token at once. */
  revokeAccessToken: RevokeAccessTokenPayload;
  /** Takes the consent back: the twin is disabled at once, also in videos that wait. */
  revokeAvatarConsent: AvatarPayload;
  /**
   * Administrators only, with a recent authentication. Takes a role from a user and ends that user's sessions. Nobody can
   * take the administrator role from themselves, and of two administrators who act against each other at once one is
   * refused, so one administrator always remains.
   */
  revokeRole: RevokeRolePayload;
  /** Ends the link at once. Sharing again makes another one. */
  revokeShareLink: ShareVideoPayload;
  /** Makes a new secret. For a day messages are signed with the one before, too. */
  rotateWebhookSecret: WebhookSecretPayload;
  /** Saves a draft. */
  saveVideoDraft: VideoDraft;
  /** Administrators only. Sends an email again to the present address of its reader. Refused for security emails. */
  sendMailAgain: SendMailAgainPayload;
  /** Administrators only, with a recent authentication. Mails a link for a new password to the customer's address. */
  sendPasswordLink: SupportActPayload;
  /** Sends a sample to your own verified address, at most 5 in an hour. */
  sendTestMail: SendTestMailPayload;
  /**
   * Administrators only, with a recent authentication. Sets the available balance of a user. Raising the own balance is
   * flagged in the history and in the audit log.
   */
  setCredits: SetCreditsPayload;
  /** Switches one type of email on or off. */
  setMailPreference: SetMailPreferencePayload;
  /** Administrators only, after a recent authentication. */
  setRateLimits: SecuritySettingsPayload;
  /** Administrators only, after a recent authentication. Open sessions that are older end. */
  setSessionTimeout: SecuritySettingsPayload;
  /**
   * Finance and administrators, with a recent authentication. Ends an exception that will not match; above the limit it
   * becomes a proposal that a second person approves with the same call.
   */
  settleException: FinanceExceptionPayload;
  /** Gives the link of a finished video: the same one until it is revoked or has expired. */
  shareVideo: ShareVideoPayload;
  /** Begins to make a passkey on this device. */
  startPasskey: PasskeyRequest;
  /** Begins to confirm with a passkey. */
  startPasskeyConfirmation: PasskeyRequest;
  /** Opens a payment at the price of the catalog. */
  startPayment: StartPaymentPayload;
  /** Begins to set up the second factor. Needs a recent authentication, like every change of how you sign in. */
  startSecondFactor: SecondFactorOffer;
  /** Starts a video: reserves the most credits that the script can cost and queues the rendering. */
  startVideo: StartVideoPayload;
  /**
   * Administrators only, after a recent authentication. Blocks the addresses of these alerts, signs their victims
   * out, asks them for new passwords, and acknowledges the alerts. Your own account is spared.
   */
  stopAttack: StopAttackPayload;
  /** Administrators only, after a recent authentication. Suspends the account of another user. */
  suspendAccount: AccountSuspensionPayload;
  /** Administrators only, with a recent authentication. Takes available credits, those first that videos would use first. */
  takeCredits: CreditActPayload;
  /** Finance and administrators. Takes an exception over. */
  takeException: FinanceExceptionPayload;
  /** Sends a message of the type `webhook.test`. */
  testWebhook: WebhookDeliveryPayload;
  /** Translates a script. Counts against the daily limit of script requests. */
  translateScript: ScriptEdit;
  /** Administrators only. An address that is not blocked changes nothing. */
  unblockAddress: BlockedAddressesPayload;
  /**
   * Administrators only, with a recent authentication. Undoes what an administrator set, gave or took: the same credits
   * return to where they were, with their price and expiry. Refused with NOT_ALLOWED_NOW where that is not exactly possible.
   */
  undoCredits: CreditActPayload;
  /** Switches the type of email off that a link names. Works without a session. */
  unsubscribe: MailUnsubscription;
  /** Administrators only. Replaces every field. */
  updateLibraryVideo: LibraryVideoPayload;
  /**
   * Changes your profile. Codes: `USERNAME_TAKEN`, `EMAIL_TAKEN`; `MANAGED_BY_PROVIDER` for another email address of an
   * account at an outside identity provider.
   */
  updateProfile: UpdateProfilePayload;
  /** Changes what is given. */
  updateWebhook: WebhookPayload;
  /** Counts a view of an active video, once per user and day. */
  watchLibraryVideo: LibraryVideoPayload;
};


export type MutationAcknowledgeAlertsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: AcknowledgeAlertsInput;
};


export type MutationActivateLibraryVideoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  isActive: Scalars['Boolean']['input'];
};


export type MutationAddLibraryVideoArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LibraryVideoInput;
};


export type MutationAddPasskeyArgs = {
  input: AddPasskeyInput;
};


export type MutationAllowMailAddressArgs = {
  id: Scalars['ID']['input'];
};


export type MutationBlockAddressArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: BlockAddressInput;
};


export type MutationCancelAccountDeletionArgs = {
  input: AccountChangeInput;
};


export type MutationCancelSubscriptionArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationChangeBrandArgs = {
  brand?: InputMaybe<BrandInput>;
};


export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


export type MutationChangeShareLinkArgs = {
  id: Scalars['ID']['input'];
  input: ShareLinkInput;
};


export type MutationCheckLibraryFileArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationClosePeriodArgs = {
  input: ClosePeriodInput;
};


export type MutationConfirmIdentityArgs = {
  input: ConfirmIdentityInput;
};


export type MutationConfirmPaymentArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  paymentId: Scalars['ID']['input'];
};


export type MutationCreateAccessTokenArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateAccessTokenInput;
};


export type MutationCreateAvatarArgs = {
  input: CreateAvatarInput;
};


export type MutationCreateSubscriptionArgs = {
  input: CreateSubscriptionInput;
};


export type MutationCreateWebhookArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: CreateWebhookInput;
};


export type MutationDecideAdjustmentArgs = {
  input: DecideAdjustmentInput;
};


export type MutationDeleteAvatarArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteFeeSheetArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteLeadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationDeleteUserVideoArgs = {
  input: DeleteUserVideoInput;
};


export type MutationDeleteVideoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDeleteVideosArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationDeleteWebhookArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationDismissFailureArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationEnableSecondFactorArgs = {
  input: EnableSecondFactorInput;
};


export type MutationEndOwnSessionsArgs = {
  input: EndOwnSessionsInput;
};


export type MutationEndSessionArgs = {
  input: EndSessionInput;
};


export type MutationEndSessionsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: EndSessionsInput;
};


export type MutationExportVideoArgs = {
  format: ExportFormat;
  id: Scalars['ID']['input'];
};


export type MutationGenerateLenderScriptArgs = {
  input: GenerateLenderScriptInput;
};


export type MutationGenerateScriptArgs = {
  input: GenerateScriptInput;
};


export type MutationGiveCreditsArgs = {
  input: GiveCreditsInput;
};


export type MutationGrantRoleArgs = {
  input: ChangeRoleInput;
};


export type MutationMarkLeadReadArgs = {
  id: Scalars['ID']['input'];
};


export type MutationNoteExceptionArgs = {
  input: NoteExceptionInput;
};


export type MutationOptimizeScriptArgs = {
  script: Scalars['String']['input'];
};


export type MutationPauseAccountArgs = {
  input: AccountChangeInput;
};


export type MutationPreviewVoiceArgs = {
  avatarId: Scalars['ID']['input'];
  script: Scalars['String']['input'];
};


export type MutationReactivateAccountArgs = {
  input: AccountSuspensionInput;
};


export type MutationReactivateSubscriptionArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRecordMailBounceArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRefreshVideoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemoveLibraryVideoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRemovePasskeyArgs = {
  input: RemovePasskeyInput;
};


export type MutationRemoveVideoDraftArgs = {
  template: VideoTemplate;
};


export type MutationRenamePasskeyArgs = {
  input: RenamePasskeyInput;
};


export type MutationRenameVideoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};


export type MutationReopenAdjustmentArgs = {
  input: ReopenAdjustmentInput;
};


export type MutationReopenExceptionArgs = {
  input: ReopenExceptionInput;
};


export type MutationReopenPeriodArgs = {
  input: ReopenPeriodInput;
};


export type MutationReorderLibraryVideosArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRepairExceptionArgs = {
  input: RepairExceptionInput;
};


export type MutationRequestAccountDeletionArgs = {
  input: AccountDeletionInput;
};


export type MutationRequestCustomerDeletionArgs = {
  input: SupportActInput;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationRequestTestRunArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResendWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationResetPasswordArgs = {
  password: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


export type MutationResetSecondFactorArgs = {
  input: SupportActInput;
};


export type MutationRestoreVideosArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationResumeAccountArgs = {
  input: AccountChangeInput;
};


export type MutationRetryErasureArgs = {
  userId: Scalars['ID']['input'];
};


export type MutationRetryFailureArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRetryFailuresArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  process: Scalars['String']['input'];
};


export type MutationRetryUserVideoArgs = {
  input: RetryUserVideoInput;
};


export type MutationRevokeAccessTokenArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationRevokeAvatarConsentArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRevokeRoleArgs = {
  input: ChangeRoleInput;
};


export type MutationRevokeShareLinkArgs = {
  id: Scalars['ID']['input'];
};


export type MutationRotateWebhookSecretArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationSaveVideoDraftArgs = {
  input: SaveVideoDraftInput;
};


export type MutationSendMailAgainArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  mailId: Scalars['ID']['input'];
};


export type MutationSendPasswordLinkArgs = {
  input: SupportActInput;
};


export type MutationSendTestMailArgs = {
  input: SendTestMailInput;
};


export type MutationSetCreditsArgs = {
  input: SetCreditsInput;
};


export type MutationSetMailPreferenceArgs = {
  input: SetMailPreferenceInput;
};


export type MutationSetRateLimitsArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SetRateLimitsInput;
};


export type MutationSetSessionTimeoutArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: SetSessionTimeoutInput;
};


export type MutationSettleExceptionArgs = {
  input: SettleExceptionInput;
};


export type MutationShareVideoArgs = {
  id: Scalars['ID']['input'];
};


export type MutationStartPaymentArgs = {
  input: StartPaymentInput;
};


export type MutationStartVideoArgs = {
  input: StartVideoInput;
};


export type MutationStopAttackArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: StopAttackInput;
};


export type MutationSuspendAccountArgs = {
  input: AccountSuspensionInput;
};


export type MutationTakeCreditsArgs = {
  input: TakeCreditsInput;
};


export type MutationTakeExceptionArgs = {
  input: ExceptionActionInput;
};


export type MutationTestWebhookArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};


export type MutationTranslateScriptArgs = {
  language: ScriptLanguage;
  script: Scalars['String']['input'];
};


export type MutationUnblockAddressArgs = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: UnblockAddressInput;
};


export type MutationUndoCreditsArgs = {
  input: UndoCreditsInput;
};


export type MutationUnsubscribeArgs = {
  input: UnsubscribeInput;
};


export type MutationUpdateLibraryVideoArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: LibraryVideoInput;
};


export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


export type MutationUpdateWebhookArgs = {
  id: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  input: UpdateWebhookInput;
};


export type MutationWatchLibraryVideoArgs = {
  id: Scalars['ID']['input'];
};

export type NoteExceptionInput = {
  exceptionId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters. */
  note: Scalars['String']['input'];
};

export type OfferCategory =
  | 'BUNDLE'
  | 'SUBSCRIPTION';

/** What an erasure could not remove yet. It is tried again by itself, with growing pauses. */
export type OpenErasureStep = {
  __typename?: 'OpenErasureStep';
  /** The service's own code of the error; null when it has none. */
  code?: Maybe<Scalars['String']['output']>;
  /** Failures in a row. */
  failures: Scalars['Int']['output'];
  /** True for an outside service: everything of ours is gone without it. */
  outside: Scalars['Boolean']['output'];
  problem: ErasureProblem;
  retryAt: Scalars['DateTime']['output'];
  since: Scalars['DateTime']['output'];
  /** The store or service, in words. */
  step: Scalars['String']['output'];
  userId: Scalars['ID']['output'];
};

/** A fact that a listing leaves in doubt. The script has a placeholder for it. */
export type OpenFact = {
  __typename?: 'OpenFact';
  candidates: Array<FactCandidate>;
  name: Scalars['String']['output'];
  /** The words of the script that `FactCandidate.words` replaces, e.g. `[number of bedrooms] bedrooms`. */
  phrase: Scalars['String']['output'];
  /** The brackets in the script, e.g. `[number of bedrooms]`. */
  placeholder: Scalars['String']['output'];
  /** Why the fact is open, as a display text. */
  question: Scalars['String']['output'];
};

/** Page information as in the Relay connection specification; pages go forward only. */
export type PageInfo = {
  __typename?: 'PageInfo';
  endCursor?: Maybe<Scalars['String']['output']>;
  hasNextPage: Scalars['Boolean']['output'];
  hasPreviousPage: Scalars['Boolean']['output'];
  startCursor?: Maybe<Scalars['String']['output']>;
};

/** A key on one of your devices, which signs you in without a password. */
export type Passkey = {
  __typename?: 'Passkey';
  createdAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** Null until it is used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  name: Scalars['String']['output'];
};

export type PasskeyRequest = {
  __typename?: 'PasskeyRequest';
  /** For `navigator.credentials.create` or `get`; valid for 5 minutes and one answer. */
  options: Scalars['WebAuthnJson']['output'];
};

/** A payment for one or several things. */
export type Payment = {
  __typename?: 'Payment';
  amountCents: Scalars['Int']['output'];
  createdAt: Scalars['DateTime']['output'];
  credits: Scalars['Credits']['output'];
  /** ISO 4217 code in lower case, e.g. `usd`. */
  currency: Scalars['String']['output'];
  description: Scalars['String']['output'];
  /** The id that the payment provider gave it. */
  id: Scalars['ID']['output'];
  refundedCents: Scalars['Int']['output'];
  status: PaymentStatus;
  twinCredits: Scalars['Int']['output'];
};

/** A payment succeeded, and what it bought can be used. The credits of a plan follow from its invoice. */
export type PaymentCompleted = {
  __typename?: 'PaymentCompleted';
  account: CreditAccount;
  amountCents: Scalars['Int']['output'];
  creditsAdded: Scalars['Credits']['output'];
  /** See `VideoChanged`. */
  cursor: Scalars['Position']['output'];
  /** What was bought, e.g. `Volume Pro + Digital Twin`. */
  description: Scalars['String']['output'];
  paymentId: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
  twinCreditsAdded: Scalars['Int']['output'];
};

/** By time or by amount. A payment that was never paid has no amount, and sorts below any. */
export type PaymentOrder =
  | 'FIRST_CHANGED'
  | 'HIGHEST'
  | 'LAST_CHANGED'
  | 'LOWEST';

/** How the browser takes the card: with the embedded test form or with the form of the provider. */
export type PaymentSettings = {
  __typename?: 'PaymentSettings';
  /** The public key of the provider; null for the embedded test provider. */
  publishableKey?: Maybe<Scalars['String']['output']>;
  /** True for the embedded test provider: no card is charged. */
  testMode: Scalars['Boolean']['output'];
};

/** The state of a payment. */
export type PaymentStatus =
  | 'DISPUTED'
  | 'INITIATED'
  | 'PARTLY_REFUNDED'
  | 'REFUNDED'
  | 'SUCCEEDED';

/** The subscription plan. */
export type Plan = {
  __typename?: 'Plan';
  category: OfferCategory;
  credits: Scalars['Credits']['output'];
  description: Scalars['String']['output'];
  features: Array<Scalars['String']['output']>;
  /** Shown before the others. */
  highlight: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  periodDays: Scalars['Int']['output'];
  /** In US cents. */
  priceCents: Scalars['Int']['output'];
  /** How much video a period pays for. */
  videosLabel: Scalars['String']['output'];
};

/** A signed-in browser of any user. */
export type PlatformSession = {
  __typename?: 'PlatformSession';
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  device: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  lastSeenAt: Scalars['DateTime']['output'];
  user: SecurityAlertUser;
};

/** Totals over all accounts. */
export type PlatformTotals = {
  __typename?: 'PlatformTotals';
  administrators: Scalars['Int']['output'];
  avatars: Scalars['Int']['output'];
  avatarsByType: AvatarCounts;
  users: Scalars['Int']['output'];
  videos: Scalars['Int']['output'];
  videosByStatus: VideoCounts;
};

/**
 * Where the presenter stands: beside the pictures (in a portrait video LEFT is above and RIGHT below them), SMALL in a
 * corner of them, or likewise in a corner of pictures that fill the frame (FULL). In a video without pictures, FULL is
 * RIGHT.
 */
export type PresenterPlacement =
  | 'FULL'
  | 'LEFT'
  | 'RIGHT'
  | 'SMALL';

/** The product and the company that operates it. */
export type Product = {
  __typename?: 'Product';
  ethicsUrl: Scalars['String']['output'];
  privacyUrl: Scalars['String']['output'];
  salesEmail: Scalars['String']['output'];
  supportEmail: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

/** The user's own profile changed: in another tab, or by a link in a mail. */
export type ProfileUpdated = {
  __typename?: 'ProfileUpdated';
  /** See `VideoChanged`. */
  cursor: Scalars['Position']['output'];
  position: Scalars['Position']['output'];
  user: User;
};

/** The state of a projection, which builds a read model from the event log. */
export type ProjectionStatus = {
  __typename?: 'ProjectionStatus';
  /** True while it has not reached the end of the log. */
  behind: Scalars['Boolean']['output'];
  error?: Maybe<Scalars['String']['output']>;
  /** The number of events of the log that are not read yet; null where the engine cannot count them. */
  lag?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  position: Scalars['Position']['output'];
  /** Percent (0 to 100) while it is being built; else null. */
  progress?: Maybe<Scalars['Float']['output']>;
  state: Scalars['String']['output'];
  version: Scalars['String']['output'];
};

/** What the provider booked of a payment, in cents. */
export type ProviderSide = {
  __typename?: 'ProviderSide';
  currency: Scalars['String']['output'];
  feeCents: Scalars['Int']['output'];
  ownerId?: Maybe<Scalars['ID']['output']>;
  paidCents?: Maybe<Scalars['Int']['output']>;
  takenBackCents: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The user's access tokens. A token can't ask for them. */
  accessTokens: AccessTokenList;
  /** Administrators only. The kinds of action that this release knows. */
  adminActionTypes: Array<AdminActionType>;
  /**
   * Administrators only. What administrators did, the newest first. Every word of `search` must occur in the action, the
   * names, the values, the reason or the network. A long search stops before it has read everything: `hasNextPage` is
   * true, and the next page continues there.
   */
  adminActions: AdminActionConnection;
  /** Administrators only. The Digital Twins of all accounts, the newest first. `first` is 1 to 100. */
  adminAvatars: AdminAvatarConnection;
  /** Administrators only. Every video of the library, also the inactive ones, in the order of the library. */
  adminLibraryVideos: Array<LibraryVideo>;
  /** Administrators only. One account; null when it does not exist. */
  adminUser?: Maybe<AdminUser>;
  /**
   * Administrators only. Accounts, the newest first; with `search` and without `order` the best match first. Every word of
   * `search` must occur in email, names or id. `first` is 1 to 100.
   */
  adminUsers: AdminUserConnection;
  /** Administrators only. One video of any account with its events; null when it does not exist. */
  adminVideo?: Maybe<AdminVideo>;
  /**
   * Administrators only. The videos of all accounts or of one. `search` is for one account: title or address contain it.
   * `first` is 1 to 100.
   */
  adminVideos: AdminVideoConnection;
  /** The figures of your videos in the latest weeks, 1 to 53. As a file: `GET /api/analytics?format=csv`. */
  analytics: Analytics;
  /**
   * Finance and administrators. What needs a person now, of the last 7 days where it does not end by itself; only groups
   * that have something. Finance sees the exceptions of finance.
   */
  attention: Array<AttentionGroup>;
  /** Compares the states after two revisions (-1: before the first event). Same access as `auditHistory`. */
  auditComparison: AuditComparison;
  /**
   * Finance and administrators; videos administrators only. Replays a history up to a revision (-1: before the first
   * event) or up to a time, not both; without either, to its end. A revision beyond the end means the end, a future time
   * means now. `earlier` and `later` are 0 to 100. A history without events is empty.
   */
  auditHistory: AuditHistory;
  /** Replays the whole history and checks its hash chain. Same access as `auditHistory`. */
  auditVerdict: AuditVerdict;
  /** The presenters to choose from: your Digital Twins, the newest first, then the stock presenters. */
  avatars: Array<Avatar>;
  /** The caller's newest 100 payments. */
  billingHistory: Array<BillingEntry>;
  /** The caller's subscription; null without one. */
  billingSubscription?: Maybe<BillingSubscription>;
  /** Administrators only. What a block of an address or network would hold, before it is saved. */
  blockPreview: BlockPreview;
  /** Administrators only. The newest first. */
  blockedAddresses: Array<BlockedAddress>;
  /**
   * Finance and administrators. The movements that were posted to the days from `from` to `to` (by default the same day),
   * at most 366, in order; with `account` only those that move it, with `part` only those of this part of its balance.
   * `first` is 1 to 100.
   */
  bookEntries: BookEntryConnection;
  /** Your brand; null when you have none: videos then look like the product. */
  brand?: Maybe<Brand>;
  /** Prices, lengths and limits. */
  catalog: Catalog;
  /**
   * Finance and administrators. Customers by email address, name or the beginning of an id (8 characters or more), videos
   * by title, address, owner or id, payments by id, amount, day or customer, emails by reader, type or id. `search` has 2
   * to 200 characters; a shorter one finds nothing.
   */
  consoleSearch: ConsoleSearch;
  /** Finance and administrators. A paragraph that says why a customer has this many credits, made from the events. */
  creditExplanation: CreditExplanation;
  /** Finance and administrators. One customer; null when there is none. */
  customer?: Maybe<Customer>;
  /**
   * Finance and administrators. Everything that happened to a customer, the newest first; finance sees credits and
   * payments. Every word of `search` must occur in what is shown. A long search stops before it has read everything:
   * `hasNextPage` is true, and the next page continues there. `first` is 1 to 100.
   */
  customerEvents: CustomerEventConnection;
  /** Administrators only. How a customer signs in. Null when there is no such customer. */
  customerSignIn?: Maybe<CustomerSignIn>;
  /** Administrators only. Processes and jobs with open failures, and those that do not move, by name. */
  failingProcesses: Array<FailingProcess>;
  /** Administrators only. Open failures, of one process or job or of all, the oldest first. */
  failures: FailureConnection;
  /**
   * One of your fee sheets; null for one that is deleted. A new one is uploaded by `POST /files/fee-sheets`, a form with
   * the file `feeSheet`.
   */
  feeSheet?: Maybe<FeeSheet>;
  /**
   * Finance and administrators. Credits with a price that administrators took, in one state, the newest first. `first` is
   * 1 to 100.
   */
  financeAdjustments: FinanceAdjustmentConnection;
  /** Finance and administrators. The last `days` days until today, 1 to 366, the oldest first. */
  financeDays: Array<FinanceDay>;
  /** Finance and administrators. Null when there is no such exception. */
  financeException?: Maybe<FinanceException>;
  /**
   * Finance and administrators. Exceptions in one state, the most severe and oldest first; with `status` only those of one
   * status, the oldest first. `first` is 1 to 100.
   */
  financeExceptions: FinanceExceptionConnection;
  /** Finance and administrators. Null for a month before the first event or after the current one. */
  financeMonth?: Maybe<FinanceMonth>;
  /** Finance and administrators. The months of the books from the first event on, the newest first. */
  financeMonths: Array<FinanceMonth>;
  /** Finance and administrators. Null when neither side knows the payment. */
  financePayment?: Maybe<FinancePayment>;
  /** Finance and administrators. Every payment that either side knows. `first` is 1 to 100. */
  financePayments: FinancePaymentConnection;
  /** Finance and administrators. Months that were closed, the newest first. */
  financePeriods: Array<FinancePeriod>;
  /** Finance and administrators. What every status means, in the order of the documentation. */
  financeStatuses: Array<FinanceStatus>;
  /** Finance and administrators. The legs of reconciliation and the balances of the books. */
  financeSummary: FinanceSummary;
  integrationStatus: IntegrationStatus;
  /** Your leads, the newest first. `first` is 1 to 100. */
  leads: LeadConnection;
  /**
   * Finance and administrators. Any credit account at a position of the log or at a time, not both; without either, now.
   * `userId` may be the customer's email address. Null when there is no such account.
   */
  ledgerAccount?: Maybe<LedgerAccount>;
  /** The lengths of lenders' scripts. */
  lenderScriptLengths: Array<LenderScriptLength>;
  /** An active video; null for an unknown or hidden one. */
  libraryVideo?: Maybe<LibraryVideo>;
  /** How many active videos the library holds. */
  libraryVideoCount: Scalars['Int']['output'];
  /** The active videos of the library in its order. `search` looks in titles, descriptions and tags. */
  libraryVideos: Array<LibraryVideo>;
  /** Finance and administrators. An event of the log by its id; null when there is none. */
  logEvent?: Maybe<LogEvent>;
  /** The types of email that you can switch off. Billing and security emails always come. */
  mailPreferences: Array<MailPreference>;
  mailService: MailService;
  /** Administrators only. Every type of email, written with sample data. */
  mailTemplates: Array<MailTemplate>;
  /** What the link in an email is about. Works without a session. */
  mailUnsubscription: MailUnsubscription;
  /** Loads up to 25 pictures or clips and says which a video cannot show. */
  mediaChecks: Array<MediaCheck>;
  /** Administrators only. What erasures could not remove yet: those that are tried first, at most 100. */
  openErasureSteps: Array<OpenErasureStep>;
  /**
   * Every email, the newest first. Administrators only; in a development start without a mail server, anyone on the same
   * machine. `first` is 1 to 100.
   */
  outbox: MailConnection;
  /** One email, for those who may read the outbox; null when it does not exist. */
  outboxMail?: Maybe<Mail>;
  /** Whether a mailed link to a new password still works. */
  passwordResetLinkWorks: Scalars['Boolean']['output'];
  /** How the browser takes the card. */
  paymentSettings: PaymentSettings;
  /** Administrators only. The newest sessions of all users, at most 100. */
  platformSessions: Array<PlatformSession>;
  /** Administrators only. Totals over all accounts. */
  platformTotals: PlatformTotals;
  /** Version, addresses and links, as the operator configured them. */
  product: Product;
  /**
   * What a purchase costs at the prices of the catalog. The price of a Digital Twin depends on the signed-in user; a
   * visitor sees the price of the first.
   */
  quote: Quote;
  /** Finance and administrators. False prices and false claims of payments, the newest first. `first` is 1 to 100. */
  refusedPurchases: RefusedPurchaseConnection;
  /** Fee sheets to try the lender's video with. */
  sampleFeeSheets: Array<SampleFeeSheet>;
  /** Listings to try script generation with. */
  sampleListings: Array<SampleListing>;
  /** The caller's saved card; null without one. */
  savedCard?: Maybe<SavedCard>;
  /** Length and price of a script, which may be blank. Fails with INVALID_INPUT for text that the voice cannot speak. */
  scriptEstimate: ScriptEstimate;
  /** What the script tools of this installation can do. */
  scriptTools: ScriptTools;
  /** One of them; null when there is none. */
  securityAlert?: Maybe<SecurityAlert>;
  /** Administrators only. The newest 500 open alerts as attacks, the newest first. */
  securityAlertGroups: Array<SecurityAlertGroup>;
  /** Alerts, the newest first: all of them for administrators, those about your own account otherwise. */
  securityAlerts: SecurityAlertConnection;
  /** Administrators only. */
  securityMetrics: SecurityMetrics;
  /** Administrators only. */
  securitySettings: SecuritySettings;
  /** Your sessions, that of this request first, then the newest first. */
  sessions: Array<Session>;
  /** For everyone in a development start, for administrators otherwise. */
  signInDebug: SignInDebug;
  /** How you sign in besides your password. */
  signInFactors: SignInFactors;
  /** Administrators only. Attempts to sign in, the newest first: of one address, else of one account, else with one outcome. */
  signIns: SignInAttemptConnection;
  /**
   * Movements of your credit account, newest first; `kind` selects one kind, `before` those before a moment. `first` is 1
   * to 100.
   */
  statement: StatementConnection;
  /**
   * What a video will show with which words: each sentence has the pictures whose caption, text, file name or place on the
   * page fits it best.
   */
  storyboard: Array<StoryboardScene>;
  /** Administrators only. Engines, projections and the state of the event log. */
  systemStatus: SystemStatus;
  /** The user's latest exports, at most 20, the newest first. */
  tableExports: Array<TableExport>;
  /** Administrators only. The newest 50 runs of the onboarding test, the newest first. */
  testRuns: Array<TestRun>;
  twinConsent: TwinConsent;
  /** How many of your leads are unread. */
  unreadLeads: Scalars['Int']['output'];
  /** One of your videos; null when it does not exist or belongs to someone else. */
  video?: Maybe<Video>;
  /** Your draft; null when there is none. */
  videoDraft?: Maybe<VideoDraft>;
  /** All of your videos that match, the newest first and at most 5,000: for an action on a whole list. */
  videoSelection: VideoSelection;
  /** The number of your videos by status. */
  videoStats: VideoStats;
  /**
   * Your videos. `search` is a text that occurs in the title or the property address; `first` is 1 to 100. A search reads at
   * most 5,000 videos for one page: when `hasNextPage` is true, continue even if this page is empty.
   */
  videos: VideoConnection;
  /** The signed-in user; null without a session. */
  viewer?: Maybe<Viewer>;
  /** What you can give to confirm that it is you. */
  waysToConfirm: WaysToConfirm;
  /** The messages to one of the user's webhooks, the newest first. */
  webhookDeliveries: WebhookDeliveryConnection;
  webhookDelivery?: Maybe<WebhookDelivery>;
  webhooks: WebhookList;
};


export type QueryAdminActionsArgs = {
  actorId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from?: InputMaybe<Scalars['DateTime']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  until?: InputMaybe<Scalars['DateTime']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryAdminAvatarsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAdminUserArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<AgeOrder>;
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<AccountStatus>;
};


export type QueryAdminVideoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryAdminVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<AgeOrder>;
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<VideoStatusFilter>;
};


export type QueryAnalyticsArgs = {
  weeks?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryAuditComparisonArgs = {
  from: Scalars['Int']['input'];
  id: Scalars['ID']['input'];
  kind: AuditKind;
  to: Scalars['Int']['input'];
};


export type QueryAuditHistoryArgs = {
  earlier?: InputMaybe<Scalars['Int']['input']>;
  id: Scalars['ID']['input'];
  kind: AuditKind;
  later?: InputMaybe<Scalars['Int']['input']>;
  revision?: InputMaybe<Scalars['Int']['input']>;
  time?: InputMaybe<Scalars['DateTime']['input']>;
};


export type QueryAuditVerdictArgs = {
  id: Scalars['ID']['input'];
  kind: AuditKind;
};


export type QueryBlockPreviewArgs = {
  address: Scalars['String']['input'];
};


export type QueryBookEntriesArgs = {
  account?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  from: Scalars['String']['input'];
  part?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type QueryConsoleSearchArgs = {
  search: Scalars['String']['input'];
};


export type QueryCreditExplanationArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryCustomerArgs = {
  id: Scalars['ID']['input'];
};


export type QueryCustomerEventsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kinds?: InputMaybe<Array<CustomerEventKind>>;
  search?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
};


export type QueryCustomerSignInArgs = {
  userId: Scalars['ID']['input'];
};


export type QueryFailuresArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  process?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFeeSheetArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFinanceAdjustmentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<FinanceAdjustmentState>;
};


export type QueryFinanceDaysArgs = {
  days?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryFinanceExceptionArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFinanceExceptionsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<FinanceExceptionState>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFinanceMonthArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFinancePaymentArgs = {
  id: Scalars['ID']['input'];
};


export type QueryFinancePaymentsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  order?: InputMaybe<PaymentOrder>;
};


export type QueryLeadsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<LeadFilter>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryLedgerAccountArgs = {
  position?: InputMaybe<Scalars['Position']['input']>;
  time?: InputMaybe<Scalars['DateTime']['input']>;
  userId: Scalars['ID']['input'];
};


export type QueryLibraryVideoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryLibraryVideosArgs = {
  category?: InputMaybe<LibraryCategory>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryLogEventArgs = {
  id: Scalars['ID']['input'];
};


export type QueryMailUnsubscriptionArgs = {
  token: Scalars['String']['input'];
};


export type QueryMediaChecksArgs = {
  urls: Array<Scalars['String']['input']>;
};


export type QueryOutboxArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<MailStatus>;
  template?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOutboxMailArgs = {
  id: Scalars['ID']['input'];
};


export type QueryPasswordResetLinkWorksArgs = {
  token: Scalars['String']['input'];
};


export type QueryQuoteArgs = {
  input: QuoteInput;
};


export type QueryRefusedPurchasesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QueryScriptEstimateArgs = {
  script: Scalars['String']['input'];
};


export type QuerySecurityAlertArgs = {
  id: Scalars['ID']['input'];
};


export type QuerySecurityAlertGroupsArgs = {
  by?: SecurityAlertGrouping;
};


export type QuerySecurityAlertsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
};


export type QuerySecurityMetricsArgs = {
  timeRange?: InputMaybe<SecurityTimeRange>;
};


export type QuerySignInsArgs = {
  address?: InputMaybe<Scalars['String']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<SignInFilter>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryStatementArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  before?: InputMaybe<Scalars['DateTime']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  kind?: InputMaybe<StatementKind>;
};


export type QueryStoryboardArgs = {
  input: StoryboardInput;
};


export type QueryVideoArgs = {
  id: Scalars['ID']['input'];
};


export type QueryVideoDraftArgs = {
  template: VideoTemplate;
};


export type QueryVideoSelectionArgs = {
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<VideoStatusFilter>;
};


export type QueryVideosArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<VideoSort>;
  status?: InputMaybe<VideoStatusFilter>;
};


export type QueryWebhookDeliveriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: InputMaybe<Scalars['Int']['input']>;
  webhookId: Scalars['ID']['input'];
};


export type QueryWebhookDeliveryArgs = {
  id: Scalars['ID']['input'];
};

/** What a purchase costs. The lines add up to the total, which is what is charged. */
export type Quote = {
  __typename?: 'Quote';
  /** ISO 4217 code in lower case, e.g. `usd`. */
  currency: Scalars['String']['output'];
  lines: Array<QuoteLine>;
  /** In US cents. */
  totalCents: Scalars['Int']['output'];
};

/** What a user wants to buy, by ids of the catalog. At least one thing. */
export type QuoteInput = {
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  /** Adds a Digital Twin. */
  customAvatar?: InputMaybe<Scalars['Boolean']['input']>;
  /** Adds the email blast to the plan. */
  emailBlast?: InputMaybe<Scalars['Boolean']['input']>;
  /** `monthly`, or `digital-twin` for a Digital Twin alone. */
  planId?: InputMaybe<Scalars['ID']['input']>;
};

/** One line of an order summary. A plan has two. */
export type QuoteLine = {
  __typename?: 'QuoteLine';
  /** In US cents. */
  amountCents: Scalars['Int']['output'];
  /** Video credits that the line grants. */
  credits: Scalars['Credits']['output'];
  description: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  kind: QuoteLineKind;
  /** Digital Twin credits that the line grants. */
  twinCredits: Scalars['Int']['output'];
};

/** What a line of a quote is for. */
export type QuoteLineKind =
  | 'ADDON'
  | 'BUNDLE'
  | 'PLAN'
  | 'TWIN';

/** A range of whole numbers; both ends are included. */
export type Range = {
  __typename?: 'Range';
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
};

export type RateLimitsInput = {
  /** 1 to 1,000. */
  authentication: Scalars['Int']['input'];
  /** 1 to 100,000. */
  general: Scalars['Int']['input'];
};

export type ReconcilePayload = {
  __typename?: 'ReconcilePayload';
  /** Accounts of credits that this run compared. */
  accounts: Scalars['Int']['output'];
  /** Exceptions that are open now. */
  exceptions: Scalars['Int']['output'];
  /** Differences that may still settle by themselves. */
  pending: Scalars['Int']['output'];
  /** Records of the provider that nobody had read before. */
  recorded: Scalars['Int']['output'];
  /** Differences that a person has settled by hand. */
  settled: Scalars['Int']['output'];
};

export type RecoveryCodesPayload = {
  __typename?: 'RecoveryCodesPayload';
  /** Ten codes, shown only this once. They end all earlier ones. */
  recoveryCodes: Array<Scalars['String']['output']>;
  signInFactors: SignInFactors;
};

/** A purchase or a report of a payment that was refused because it was not true. */
export type RefusedPurchase = {
  __typename?: 'RefusedPurchase';
  at: Scalars['DateTime']['output'];
  /** What the client sent, e.g. `amount 1, credits 9999`; null once it is no longer kept. */
  claimed?: Maybe<Scalars['String']['output']>;
  /** What was tried, and why it was refused. */
  description: Scalars['String']['output'];
  /** Null once the account is erased. */
  email?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  userId: Scalars['ID']['output'];
};

export type RefusedPurchaseConnection = {
  __typename?: 'RefusedPurchaseConnection';
  edges: Array<RefusedPurchaseEdge>;
  pageInfo: PageInfo;
};

export type RefusedPurchaseEdge = {
  __typename?: 'RefusedPurchaseEdge';
  cursor: Scalars['String']['output'];
  node: RefusedPurchase;
};

/** A call that was refused; calls like it within an hour are one. */
export type RefusedTokenCall = {
  __typename?: 'RefusedTokenCall';
  at: Scalars['DateTime']['output'];
  /** The field or path, such as `Mutation.startVideo` or `POST /api/videos`. */
  call: Scalars['String']['output'];
  /** Why, as a sentence. */
  reason: Scalars['String']['output'];
  tokenId: Scalars['ID']['output'];
};

export type RemoveLibraryVideoPayload = {
  __typename?: 'RemoveLibraryVideoPayload';
  id: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
};

export type RemovePasskeyInput = {
  id: Scalars['ID']['input'];
};

export type RemoveProfilePicturePayload = {
  __typename?: 'RemoveProfilePicturePayload';
  position: Scalars['Position']['output'];
  user: User;
};

/** Drafts have no position: they are not in the log. */
export type RemoveVideoDraftPayload = {
  __typename?: 'RemoveVideoDraftPayload';
  template: VideoTemplate;
};

export type RenamePasskeyInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
};

export type ReopenAdjustmentInput = {
  adjustmentId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters. */
  reason: Scalars['String']['input'];
};

export type ReopenExceptionInput = {
  exceptionId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters. */
  reason: Scalars['String']['input'];
};

export type ReopenPeriodInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  period: Scalars['ID']['input'];
  /** 3 to 500 characters. */
  reason: Scalars['String']['input'];
};

export type ReorderLibraryVideosPayload = {
  __typename?: 'ReorderLibraryVideosPayload';
  position: Scalars['Position']['output'];
  /** Every video of the library in its new order. */
  videos: Array<LibraryVideo>;
};

export type RepairExceptionInput = {
  exceptionId: Scalars['ID']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  repair: FinanceRepair;
};

export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  success: Scalars['Boolean']['output'];
};

export type RequestTestRunPayload = {
  __typename?: 'RequestTestRunPayload';
  position: Scalars['Position']['output'];
  runId: Scalars['ID']['output'];
};

export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  success: Scalars['Boolean']['output'];
};

export type RestoreVideosPayload = {
  __typename?: 'RestoreVideosPayload';
  account: CreditAccount;
  position: Scalars['Position']['output'];
  restored: Array<Scalars['ID']['output']>;
  /** Those whose time is over, or whose credits are spent. */
  skipped: Array<SkippedVideo>;
};

export type RetryErasurePayload = {
  __typename?: 'RetryErasurePayload';
  position: Scalars['Position']['output'];
  userId: Scalars['ID']['output'];
};

export type RetryFailuresPayload = {
  __typename?: 'RetryFailuresPayload';
  position: Scalars['Position']['output'];
  process: Scalars['String']['output'];
};

export type RetryUserVideoInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  userId: Scalars['ID']['input'];
  videoId: Scalars['ID']['input'];
};

export type RetryUserVideoPayload = {
  __typename?: 'RetryUserVideoPayload';
  position: Scalars['Position']['output'];
  video: Video;
};

export type RevokeAccessTokenPayload = {
  __typename?: 'RevokeAccessTokenPayload';
  id: Scalars['ID']['output'];
  /** Where the change is in the log. */
  position: Scalars['Position']['output'];
};

export type RevokeRolePayload = {
  __typename?: 'RevokeRolePayload';
  position: Scalars['Position']['output'];
  /** The number of sessions of the account that were ended. */
  sessionsEnded: Scalars['Int']['output'];
  user: AdminUser;
};

/** What a user may do beyond an own account. */
export type Role =
  | 'ADMIN'
  /** Sees the books, works on exceptions, closes periods. */
  | 'FINANCE';

/** A sample fee sheet, to try the product with. */
export type SampleFeeSheet = {
  __typename?: 'SampleFeeSheet';
  /** Its format in a word, e.g. `PDF`. */
  format: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
  /** The file. */
  url: Scalars['String']['output'];
};

/** A listing page that the product serves itself, to try it without a network. */
export type SampleListing = {
  __typename?: 'SampleListing';
  address: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  imageUrl: Scalars['String']['output'];
  /** The template of the wizard that it fits. */
  template: VideoTemplate;
  title: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type SaveVideoDraftInput = {
  /** The revision that was changed; null for a new draft. CONFLICT when another device has saved since. */
  basedOn?: InputMaybe<Scalars['ID']['input']>;
  /** A JSON object of at most 200,000 characters. */
  content: Scalars['String']['input'];
  template: VideoTemplate;
};

/** The card that renewals are charged to. */
export type SavedCard = {
  __typename?: 'SavedCard';
  brand: Scalars['String']['output'];
  expMonth: Scalars['Int']['output'];
  expYear: Scalars['Int']['output'];
  last4: Scalars['String']['output'];
};

/** A changed script. */
export type ScriptEdit = {
  __typename?: 'ScriptEdit';
  /** Display texts that say what was changed. */
  changes: Array<Scalars['String']['output']>;
  script: Scalars['String']['output'];
};

/** Length and price of a script. */
export type ScriptEstimate = {
  __typename?: 'ScriptEstimate';
  creditsNeeded: Scalars['Credits']['output'];
  /** Length in minutes. */
  duration: Scalars['Float']['output'];
  /** Facts in brackets that are still missing, e.g. `[price]`. Replace them before you start a video. */
  placeholders: Array<Scalars['String']['output']>;
  /** Length in seconds. */
  seconds: Scalars['Int']['output'];
  /** Phrases that conflict with fair-housing rules, with the reason and its source. */
  warnings: Array<Scalars['String']['output']>;
  wordCount: Scalars['Int']['output'];
};

/** A language to translate into. */
export type ScriptLanguage =
  | 'CHINESE'
  | 'FARSI'
  | 'HINDI'
  | 'SPANISH';

/** The length of a generated script. */
export type ScriptLength =
  | 'LONG'
  | 'MEDIUM'
  | 'SHORT';

export type ScriptLengthOption = {
  __typename?: 'ScriptLengthOption';
  length: ScriptLength;
  seconds: Scalars['Int']['output'];
};

/** What a script of one length comes to for a listing. */
export type ScriptReach = {
  __typename?: 'ScriptReach';
  length: ScriptLength;
  /** False when the listing has too little text for a script of this length. */
  reached: Scalars['Boolean']['output'];
  seconds: Scalars['Int']['output'];
};

/** What the script tools of this installation can do. */
export type ScriptTools = {
  __typename?: 'ScriptTools';
  /** False when no translation provider is configured; `translationNote` says why. */
  canTranslate: Scalars['Boolean']['output'];
  translationNote?: Maybe<Scalars['String']['output']>;
  /** What writes the scripts: `template` (built in) or the name of the language model. */
  writer: Scalars['String']['output'];
};

/** The text that a search matched, and where. */
export type SearchMatch = {
  __typename?: 'SearchMatch';
  field: MatchedField;
  length: Scalars['Int']['output'];
  /** The first matching character of `text`, from 0, in UTF-16 units. */
  start: Scalars['Int']['output'];
  text: Scalars['String']['output'];
};

/** Codes of an authenticator app, asked for after the password. */
export type SecondFactor = {
  __typename?: 'SecondFactor';
  enabledAt: Scalars['DateTime']['output'];
  /** Unused recovery codes; each replaces one code of the app. */
  recoveryCodesLeft: Scalars['Int']['output'];
};

/** What an authenticator app needs. It counts only after `enableSecondFactor`; valid for 15 minutes. */
export type SecondFactorOffer = {
  __typename?: 'SecondFactorOffer';
  /** The QR code as an SVG picture. */
  qrCode: Scalars['String']['output'];
  /** For apps without a camera: the secret in base32. */
  secret: Scalars['String']['output'];
  /** The same as an `otpauth:` address, as the QR code carries it. */
  uri: Scalars['String']['output'];
};

export type SecurityAlert = {
  __typename?: 'SecurityAlert';
  acknowledgedAt?: Maybe<Scalars['DateTime']['output']>;
  /** The administrator who acknowledged it last; for administrators only. */
  acknowledgedBy?: Maybe<SecurityAlertUser>;
  /** Null when it is unknown, or many. */
  address?: Maybe<Scalars['String']['output']>;
  /** How many incidents it covers. */
  count: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  /** The event that raised it; administrators read it by `logEvent`. */
  eventId: Scalars['ID']['output'];
  id: Scalars['ID']['output'];
  /** Nobody has acknowledged it since the last incident. */
  isOpen: Scalars['Boolean']['output'];
  kind: SecurityAlertKind;
  raisedAt: Scalars['DateTime']['output'];
  /** The newest other alerts about the same account and, for administrators, from the same address, at most 10. */
  related: Array<SecurityAlert>;
  severity: SecuritySeverity;
  /** The last incident. */
  timestamp: Scalars['DateTime']['output'];
  title: Scalars['String']['output'];
  type: SecurityAlertType;
  /** The account that it concerns. */
  user?: Maybe<SecurityAlertUser>;
  /** What the client said it is. Untrusted text. */
  userAgent?: Maybe<Scalars['String']['output']>;
};

export type SecurityAlertConnection = {
  __typename?: 'SecurityAlertConnection';
  edges: Array<SecurityAlertEdge>;
  pageInfo: PageInfo;
};

export type SecurityAlertEdge = {
  __typename?: 'SecurityAlertEdge';
  cursor: Scalars['String']['output'];
  node: SecurityAlert;
};

/** The open alerts that came from one address, or that are about one account. */
export type SecurityAlertGroup = {
  __typename?: 'SecurityAlertGroup';
  /** The accounts that are concerned. */
  accounts: Array<SecurityAlertUser>;
  /** Where the alerts came from, as far as it is known. */
  addresses: Array<Scalars['String']['output']>;
  /** The newest first, at most 100. */
  alerts: Array<SecurityAlert>;
  /** Failed sign-ins. */
  attempts: Scalars['Int']['output'];
  by: SecurityAlertGrouping;
  firstAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** All incidents, failed sign-ins among them. */
  incidents: Scalars['Int']['output'];
  /** All of its addresses are blocked. */
  isBlocked: Scalars['Boolean']['output'];
  lastAt: Scalars['DateTime']['output'];
  /** The worst of its alerts. */
  severity: SecuritySeverity;
};

export type SecurityAlertGrouping =
  | 'ACCOUNT'
  | 'ADDRESS';

export type SecurityAlertKind =
  | 'BLOCKED_ADDRESS'
  | 'FINANCE_GRANTED'
  | 'FINANCE_REVOKED'
  | 'FORGED_WEBHOOK'
  /** Somebody signed in behind several failures, of the account or of others from the same address. */
  | 'LOGIN_AFTER_FAILURES'
  | 'LOGIN_BURST'
  | 'PRICE_TAMPERING'
  | 'RATE_LIMIT'
  | 'ROLE_GRANTED'
  | 'ROLE_REVOKED';

export type SecurityAlertType =
  | 'ERROR'
  | 'INFO'
  | 'WARNING';

export type SecurityAlertUser = {
  __typename?: 'SecurityAlertUser';
  id: Scalars['ID']['output'];
  /** The display name or the email address; null for an erased account. */
  name?: Maybe<Scalars['String']['output']>;
};

/** A number of a period, and of the period of the same length before it. */
export type SecurityFigure = {
  __typename?: 'SecurityFigure';
  /** The change in whole percent; null without a number to compare with. */
  changePercent?: Maybe<Scalars['Int']['output']>;
  /** Null when nothing was counted in the period before. */
  previous?: Maybe<Scalars['Int']['output']>;
  value: Scalars['Int']['output'];
};

/** What the gateways counted, all of them together. */
export type SecurityMetrics = {
  __typename?: 'SecurityMetrics';
  /** Different users who sent a request. */
  activeUsers: SecurityFigure;
  /** Refused by the blacklist, a rate limit, the origin check or a forged signature. */
  blockedRequests: SecurityFigure;
  failedLogins: SecurityFigure;
  /** The period in equal parts, the oldest first; the last one is still filling. */
  points: Array<SecurityPoint>;
  rateLimitHits: SecurityFigure;
  sessions: SecuritySessionStats;
  timeRange: SecurityTimeRange;
  totalRequests: SecurityFigure;
};

/** What was counted in a part of a period. */
export type SecurityPoint = {
  __typename?: 'SecurityPoint';
  blocked: Scalars['Int']['output'];
  failedLogins: Scalars['Int']['output'];
  from: Scalars['DateTime']['output'];
  limitHits: Scalars['Int']['output'];
  requests: Scalars['Int']['output'];
};

export type SecuritySessionStats = {
  __typename?: 'SecuritySessionStats';
  /** Sessions that are signed in now. */
  active: Scalars['Int']['output'];
  /**
   * How long the sessions lasted that ended in the period, from the sign-in to their last use, in seconds. Null when none
   * ended.
   */
  averageSeconds?: Maybe<Scalars['Int']['output']>;
  /** Sessions that ended in the last 24 hours: signed out, timed out or forced to log out. */
  expired: Scalars['Int']['output'];
  /** Sessions that began today, in UTC. */
  startedToday: Scalars['Int']['output'];
};

/** The rules that administrators set. They apply on every gateway within seconds. */
export type SecuritySettings = {
  __typename?: 'SecuritySettings';
  /** Failed sign-ins in 15 minutes, per account and per address. */
  authenticationLimit: Scalars['Int']['output'];
  /** Requests of an anonymous address in 15 minutes. */
  generalLimit: Scalars['Int']['output'];
  sessionTimeoutMinutes: Scalars['Int']['output'];
};

export type SecuritySettingsPayload = {
  __typename?: 'SecuritySettingsPayload';
  position: Scalars['Position']['output'];
  settings: SecuritySettings;
};

export type SecuritySeverity =
  | 'CRITICAL'
  | 'HIGH'
  | 'LOW'
  | 'MEDIUM';

/** The periods of the security dashboard. */
export type SecurityTimeRange =
  | 'LAST_7_DAYS'
  | 'LAST_24_HOURS'
  | 'LAST_30_DAYS'
  | 'LAST_HOUR';

/** The account as the administrator saw it. When it has changed since, the act is refused with both balances. */
export type SeenBalanceInput = {
  /** `available` of the account. */
  available: Scalars['Credits']['input'];
  /** `revision` of the account: -1 for an account without events. */
  revision: Scalars['Int']['input'];
};

/** What is asked before an action on many videos, and no more: thousands of these are read at once. */
export type SelectedVideo = {
  __typename?: 'SelectedVideo';
  creditsHeld?: Maybe<Scalars['Credits']['output']>;
  deletionCredits: Scalars['Credits']['output'];
  id: Scalars['ID']['output'];
  status: VideoStatus;
  title: Scalars['String']['output'];
};

export type SendMailAgainPayload = {
  __typename?: 'SendMailAgainPayload';
  /** The new email. */
  mailId: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
};

export type SendTestMailInput = {
  /** Your own address; any other one is refused. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** `welcome`, `video_completed`, `video_failed` or `credit_low`. */
  type: Scalars['String']['input'];
};

export type SendTestMailPayload = {
  __typename?: 'SendTestMailPayload';
  position: Scalars['Position']['output'];
};

/** A part of a sentence. */
export type SentencePart = {
  __typename?: 'SentencePart';
  /** The path of the console that shows what the part names; null where there is none. */
  path?: Maybe<Scalars['String']['output']>;
  text: Scalars['String']['output'];
};

/** A browser that is signed in to your account. */
export type Session = {
  __typename?: 'Session';
  /** The network address of the sign-in. */
  address: Scalars['String']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** The browser and its system, such as `Chrome on Windows`, as the browser says it. Empty when it does not say. */
  device: Scalars['String']['output'];
  expiresAt: Scalars['DateTime']['output'];
  id: Scalars['ID']['output'];
  /** The session of this request. */
  isCurrent: Scalars['Boolean']['output'];
  /** Exact to about 5 minutes. */
  lastSeenAt: Scalars['DateTime']['output'];
  /**
   * `this computer` or `local network`; null for an address on the internet, for which the product ships no table of
   * places.
   */
  place?: Maybe<Scalars['String']['output']>;
};

export type SetCreditsInput = {
  /** The new available balance: a whole number from 0 to 100000. Open holds do not change. */
  credits: Scalars['Int']['input'];
  /** 1 to 200 visible ASCII characters. Repeating the request with the same key sets the credits once. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters; stored in the credit history. */
  reason: Scalars['String']['input'];
  /** Without it the balance is set whatever it was. */
  seen?: InputMaybe<SeenBalanceInput>;
  userId: Scalars['ID']['input'];
};

export type SetCreditsPayload = {
  __typename?: 'SetCreditsPayload';
  account: CreditAccount;
  position: Scalars['Position']['output'];
  user: AdminUser;
};

export type SetMailPreferenceInput = {
  template: Scalars['String']['input'];
  wanted: Scalars['Boolean']['input'];
};

export type SetMailPreferencePayload = {
  __typename?: 'SetMailPreferencePayload';
  position: Scalars['Position']['output'];
  preferences: Array<MailPreference>;
};

export type SetRateLimitsInput = {
  limits: RateLimitsInput;
  /** The limits that are to be changed; when another administrator changed them meanwhile, the error code is CONFLICT. */
  seen: RateLimitsInput;
};

export type SetSessionTimeoutInput = {
  /** 5 to 43,200 minutes (30 days). */
  minutes: Scalars['Int']['input'];
  /** The timeout that is to be changed; otherwise CONFLICT. */
  seenMinutes: Scalars['Int']['input'];
};

export type SettleExceptionInput = {
  exceptionId: Scalars['ID']['input'];
  /** `RESOLVED_BY_HAND` or `WRITTEN_OFF`. */
  how: FinanceExceptionState;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters. */
  reason: Scalars['String']['input'];
};

/** The link by which anyone may watch a video, without an account. */
export type ShareLink = {
  __typename?: 'ShareLink';
  createdAt: Scalars['DateTime']['output'];
  /** HTML that shows the player on another site. */
  embedCode: Scalars['String']['output'];
  /** The player alone, for a frame on another site. */
  embedUrl: Scalars['String']['output'];
  /** From this moment on the link is over; null: it does not expire. */
  expiresAt?: Maybe<Scalars['DateTime']['output']>;
  hasExpired: Scalars['Boolean']['output'];
  /** Viewers are asked for a password. */
  isProtected: Scalars['Boolean']['output'];
  /** A QR code of the link, as an SVG picture. */
  qrCodeUrl: Scalars['String']['output'];
  /** The page shows the address of the property. */
  showsAddress: Scalars['Boolean']['output'];
  /**
   * The page lets visitors ask for a tour. On for new links; off for links from before there were tours, until their owner
   * switches it on.
   */
  takesTours: Scalars['Boolean']['output'];
  /** The share page, `{PUBLIC_URL}/s/{token}`. */
  url: Scalars['String']['output'];
};

/** An absent field stays unchanged; null removes the expiry or the password. */
export type ShareLinkInput = {
  expiresAt?: InputMaybe<Scalars['DateTime']['input']>;
  /** Instead of a time: the link works for 1 to 365 days from now, by the server's clock. */
  expiresInDays?: InputMaybe<Scalars['Int']['input']>;
  /** 4 to 200 characters. */
  password?: InputMaybe<Scalars['String']['input']>;
  showsAddress?: InputMaybe<Scalars['Boolean']['input']>;
  takesTours?: InputMaybe<Scalars['Boolean']['input']>;
};

export type ShareVideoPayload = {
  __typename?: 'ShareVideoPayload';
  position: Scalars['Position']['output'];
  /** The same. */
  publicUrl?: Maybe<Scalars['String']['output']>;
  /** The address of the share page; null once the link is revoked. */
  shareUrl?: Maybe<Scalars['String']['output']>;
  video: Video;
};

/** An attempt to sign in. Kept for 30 days, the newest 100,000. */
export type SignInAttempt = {
  __typename?: 'SignInAttempt';
  address?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  outcome: SignInOutcome;
  time: Scalars['DateTime']['output'];
  /** Null where no account has the name that was typed. */
  user?: Maybe<SecurityAlertUser>;
};

export type SignInAttemptConnection = {
  __typename?: 'SignInAttemptConnection';
  edges: Array<SignInAttemptEdge>;
  pageInfo: PageInfo;
};

export type SignInAttemptEdge = {
  __typename?: 'SignInAttemptEdge';
  cursor: Scalars['String']['output'];
  node: SignInAttempt;
};

/** How sign-in is configured, without secrets (`/auth-debug`). */
export type SignInDebug = {
  __typename?: 'SignInDebug';
  /** The first 10 characters of the client id; empty when it is not configured. */
  clientId: Scalars['String']['output'];
  /** The identity provider's domain; empty when it is not configured. */
  domain: Scalars['String']['output'];
  /** Whether an outside, hosted identity provider is used instead of the built-in one. */
  hosted: Scalars['Boolean']['output'];
};

/** How you sign in besides your password. */
export type SignInFactors = {
  __typename?: 'SignInFactors';
  /** Your account is at an outside identity provider, which has its own second factors: change them there. */
  atProvider: Scalars['Boolean']['output'];
  passkeys: Array<Passkey>;
  /** False where browsers allow no passkeys: at an address of numbers, or without https. */
  passkeysAvailable: Scalars['Boolean']['output'];
  /** Null while the second factor is off. */
  secondFactor?: Maybe<SecondFactor>;
};

export type SignInFactorsPayload = {
  __typename?: 'SignInFactorsPayload';
  signInFactors: SignInFactors;
};

export type SignInFilter =
  | 'FAILED'
  | 'SUCCEEDED';

export type SignInOutcome =
  /** After too many failures: nobody looked at the password. */
  | 'LIMITED'
  /** A wrong password, code or token. */
  | 'REFUSED'
  | 'SUCCEEDED';

/** A video that a call left unchanged. */
export type SkippedVideo = {
  __typename?: 'SkippedVideo';
  id: Scalars['ID']['output'];
  /** Display text: why. */
  reason: Scalars['String']['output'];
};

/** A bundle, a Digital Twin or both. A plan is bought as a subscription. */
export type StartPaymentInput = {
  bundleId?: InputMaybe<Scalars['ID']['input']>;
  /** Adds a Digital Twin. */
  customAvatar?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * The total that the user saw, in US cents. If the quote has another one, the error code is PRICE_CHANGED and
   * `extensions.quote` has the new quote.
   */
  expectedPriceCents?: InputMaybe<Scalars['Int']['input']>;
  /**
   * 1 to 200 visible ASCII characters. The same key with the same input returns the same payment; with other input the
   * error code is IDEMPOTENCY_KEY_REUSED.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** `digital-twin` for a Digital Twin alone. */
  planId?: InputMaybe<Scalars['ID']['input']>;
};

export type StartPaymentPayload = {
  __typename?: 'StartPaymentPayload';
  amountCents: Scalars['Int']['output'];
  /** Secret with which the browser confirms this one payment at the provider. */
  clientSecret: Scalars['String']['output'];
  currency: Scalars['String']['output'];
  paymentId: Scalars['ID']['output'];
  position: Scalars['Position']['output'];
  quote: Quote;
};

export type StartVideoInput = {
  avatarId: Scalars['ID']['input'];
  /**
   * 1 to 200 visible ASCII characters. The same key with the same input returns the same video; with other input the
   * error code is IDEMPOTENCY_KEY_REUSED.
   */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /**
   * Pictures in their order, e.g. from `generateScript`: at most 24 http or https URLs, or paths of your own uploaded
   * pictures.
   */
  imageUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * Without it the video is landscape with captions, its pictures fill the frame, and the presenter is in a corner; without
   * pictures, the presenter is on the right.
   */
  look?: InputMaybe<VideoLookInput>;
  /** Your video whose content this one began with. */
  madeFrom?: InputMaybe<Scalars['ID']['input']>;
  /** What is written under each picture, in the same order; '' for nothing. At most 120 characters each. */
  pictureCaptions?: InputMaybe<Array<Scalars['String']['input']>>;
  /**
   * The scenes that each picture was chosen for, in the same order: `StoryboardScene.text` of `storyboard`, [] for none. At
   * most 5,000 characters for each picture. The other scenes get the pictures that fit them.
   */
  pictureScenes?: InputMaybe<Array<Array<Scalars['String']['input']>>>;
  /**
   * What the page of the listing says of each picture, e.g. from `generateScript`; '' for nothing. At most 200 characters
   * each. It decides with which words of the script a picture is shown.
   */
  pictureTexts?: InputMaybe<Array<Scalars['String']['input']>>;
  propertyAddress?: InputMaybe<Scalars['String']['input']>;
  /** The page to show beside the presenter: an http or https URL of at most 2,048 characters. */
  screenShareUrl?: InputMaybe<Scalars['String']['input']>;
  script: Scalars['String']['input'];
  /** What the video is about, for statistics. Default: CUSTOM. */
  template?: InputMaybe<VideoTemplate>;
  /** At most 200 characters. Without it the video gets a default title. */
  title?: InputMaybe<Scalars['String']['input']>;
};

export type StartVideoPayload = {
  __typename?: 'StartVideoPayload';
  account: CreditAccount;
  creditsAvailable: Scalars['Credits']['output'];
  creditsReserved: Scalars['Credits']['output'];
  position: Scalars['Position']['output'];
  video: Video;
};

export type StatementConnection = {
  __typename?: 'StatementConnection';
  edges: Array<StatementEdge>;
  pageInfo: PageInfo;
  /** The number of movements on all pages; `before` leaves none out. */
  totalCount: Scalars['Int']['output'];
};

export type StatementEdge = {
  __typename?: 'StatementEdge';
  cursor: Scalars['String']['output'];
  node: StatementEntry;
};

/** One movement of a credit account. */
export type StatementEntry = {
  __typename?: 'StatementEntry';
  /** The credits that the movement is about, e.g. granted, held or used; never negative. */
  amount: Scalars['Credits']['output'];
  /** The available balance after the movement. */
  balanceAfter: Scalars['Credits']['output'];
  /** The change of the available balance; negative when it decreased. */
  change: Scalars['Credits']['output'];
  /** Credits owed after the movement. */
  debtAfter: Scalars['Credits']['output'];
  /** Display text: the name of the bundle, the title of the video or the kind of adjustment. */
  description: Scalars['String']['output'];
  /** Credits on hold after the movement. */
  heldAfter: Scalars['Credits']['output'];
  id: Scalars['ID']['output'];
  kind: StatementKind;
  paymentId?: Maybe<Scalars['ID']['output']>;
  /** Why the movement happened, where the kind does not say; else null. */
  reason?: Maybe<Scalars['String']['output']>;
  time: Scalars['DateTime']['output'];
  videoId?: Maybe<Scalars['ID']['output']>;
};

/** The kind of a credit movement. */
export type StatementKind =
  /** An administrator set the available balance. */
  | 'ADJUSTMENT'
  /** A finished video used held credits. */
  | 'CAPTURE'
  /** Credits were removed because their payment was refunded or disputed. */
  | 'CLAW_BACK'
  /** Credits expired. */
  | 'EXPIRY'
  /** Credits were added: bought, trial, plan or given by an administrator. */
  | 'GRANT'
  /** Credits were reserved for a video. */
  | 'HOLD'
  /** Held credits were returned because the video failed or was deleted. */
  | 'RELEASE'
  /** Credits were given back because a dispute was won. */
  | 'RESTORE';

export type StopAttackInput = {
  /** Its alerts, 1 to 100. */
  alertIds: Array<Scalars['ID']['input']>;
  /** Block the addresses for so many hours, 1 to 720. Null: don't. */
  blockHours?: InputMaybe<Scalars['Int']['input']>;
  /** Make the passwords of the accounts void, and mail links to new ones. Ends their sessions too. */
  newPasswords: Scalars['Boolean']['input'];
  /** End all sessions of the accounts. */
  signOut: Scalars['Boolean']['input'];
};

export type StopAttackPayload = {
  __typename?: 'StopAttackPayload';
  alerts: Array<SecurityAlert>;
  /** The addresses that are blocked now. */
  blocked: Array<Scalars['String']['output']>;
  /** Accounts of an outside provider, which keeps their passwords. */
  passwordsElsewhere: Scalars['Int']['output'];
  /** Accounts whose owners were mailed a link to a new password. */
  passwordsVoid: Scalars['Int']['output'];
  position: Scalars['Position']['output'];
  sessionsEnded: Scalars['Int']['output'];
};

export type StoryboardInput = {
  /** The pictures as in `StartVideoInput`, with what is written under them and what the page of the listing says of them. */
  imageUrls?: InputMaybe<Array<Scalars['String']['input']>>;
  pictureCaptions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The scenes, by their words, that each picture is chosen for. */
  pictureScenes?: InputMaybe<Array<Array<Scalars['String']['input']>>>;
  pictureTexts?: InputMaybe<Array<Scalars['String']['input']>>;
  propertyAddress?: InputMaybe<Scalars['String']['input']>;
  script: Scalars['String']['input'];
};

/** What a video will show with a sentence of its script, or with a clause of a long one. */
export type StoryboardScene = {
  __typename?: 'StoryboardScene';
  /** The price, the bedrooms, the bathrooms and the size, as the script writes them, which appear when they are spoken. */
  facts: Array<Scalars['String']['output']>;
  /** Indexes of `imageUrls`, from 0, in the order in which the pictures are shown. */
  pictures: Array<Scalars['Int']['output']>;
  text: Scalars['String']['output'];
};

export type Subscription = {
  __typename?: 'Subscription';
  /**
   * Changes of one account as they happen: of your own or, for administrators, of the account `userId`.
   * With `after`, the changes since that position are sent first: pass the last received `cursor` when you reconnect.
   */
  accountUpdates: AccountUpdate;
};


export type SubscriptionAccountUpdatesArgs = {
  after?: InputMaybe<Scalars['Position']['input']>;
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** The state of a subscription; NONE without one. TRIALING also covers the free trial of a new account. */
export type SubscriptionStatus =
  | 'ACTIVE'
  | 'CANCELED'
  | 'INCOMPLETE'
  | 'NONE'
  | 'PAST_DUE'
  | 'PAUSED'
  | 'TRIALING';

/** The subscription began, was renewed, changed or ended. */
export type SubscriptionUpdated = {
  __typename?: 'SubscriptionUpdated';
  /** See `VideoChanged`. */
  cursor: Scalars['Position']['output'];
  position: Scalars['Position']['output'];
  status: SubscriptionStatus;
  /** Null while the first payment is open, and after the end. */
  subscription?: Maybe<BillingSubscription>;
};

export type SupportActInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 500 characters; stays in the audit log. */
  reason: Scalars['String']['input'];
  userId: Scalars['ID']['input'];
};

export type SupportActPayload = {
  __typename?: 'SupportActPayload';
  customer: Customer;
  position: Scalars['Position']['output'];
};

/** Who suspended an account. */
export type Suspender =
  /** An administrator suspended it, and only an administrator can reactivate it. */
  | 'ADMIN'
  /** The user paused it, and can resume it. */
  | 'USER';

/** The engines, providers and projections of this installation. */
export type SystemStatus = {
  __typename?: 'SystemStatus';
  engines: Array<Engine>;
  /** A sentence with what the integrity check of the log found; null when it found nothing. */
  logFinding?: Maybe<Scalars['String']['output']>;
  logHead: Scalars['Position']['output'];
  projections: Array<ProjectionStatus>;
};

/** An export by `GET /api/export/{type}`. */
export type TableExport = {
  __typename?: 'TableExport';
  /** Null until the end is known. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** `json` or `csv`. */
  format: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** How many rows were sent; null until the end is known. */
  rows?: Maybe<Scalars['Int']['output']>;
  startedAt: Scalars['DateTime']['output'];
  status: TableExportStatus;
  /** What was exported: `videos`, `avatars` or `analytics`. */
  type: Scalars['String']['output'];
};

export type TableExportStatus =
  /** Whoever asked for it went away before the last row. */
  | 'CANCELLED'
  /** The rows could not be read to the end. */
  | 'FAILED'
  | 'FINISHED'
  /** It gave no sign of life for a minute: for example, the server was killed meanwhile. */
  | 'INTERRUPTED'
  | 'RUNNING';

export type TakeCreditsInput = {
  /** A multiple of 0.5 from 0.5 to what is available; Digital Twins in whole numbers. Open holds do not change. */
  amount: Scalars['Credits']['input'];
  asset?: CreditAsset;
  /** What the customer reads in the statement: 3 to 500 characters. */
  customerText: Scalars['String']['input'];
  /** 1 to 200 visible ASCII characters. Repeating the request with the same key takes the credits once. */
  idempotencyKey: Scalars['String']['input'];
  /** What only administrators and finance read: 3 to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  purpose: CreditActPurpose;
  seen: SeenBalanceInput;
  userId: Scalars['ID']['input'];
};

/** A run of the onboarding test: scenarios of new users, each with a separate account that is erased afterwards. */
export type TestRun = {
  __typename?: 'TestRun';
  id: Scalars['ID']['output'];
  results: Array<TestScenarioResult>;
  status: TestRunStatus;
  /** Percent of the scenarios that succeeded, 0 to 100; a scenario that did not end counts as failed. */
  successRate: Scalars['Float']['output'];
  /** When it was requested. */
  timestamp: Scalars['DateTime']['output'];
  /** Credits that the accounts had at the end, together. */
  totalCredits: Scalars['Credits']['output'];
  /** Milliseconds. */
  totalDuration: Scalars['Int']['output'];
  /** US dollars that the accounts paid together, with test cards. */
  totalRevenue: Scalars['Float']['output'];
  totalScenarios: Scalars['Int']['output'];
};

/** The state of a run of the onboarding test. */
export type TestRunStatus =
  | 'FINISHED'
  /** The server stopped in the middle of it; it is not repeated. */
  | 'INTERRUPTED'
  /** Waits for its turn. */
  | 'REQUESTED'
  | 'RUNNING';

/** What one scenario found. */
export type TestScenarioResult = {
  __typename?: 'TestScenarioResult';
  /** Milliseconds. */
  duration: Scalars['Int']['output'];
  /** What differed from what was expected. */
  errors: Array<Scalars['String']['output']>;
  /** Credits that the scenario's account had at the end. */
  finalCredits: Scalars['Credits']['output'];
  scenario: Scalars['String']['output'];
  success: Scalars['Boolean']['output'];
  /** US dollars that the scenario's account paid. */
  totalAmount: Scalars['Float']['output'];
};

/** What the person agrees to before a Digital Twin is made. */
export type TwinConsent = {
  __typename?: 'TwinConsent';
  statement: Scalars['String']['output'];
  /** Why no Digital Twin can be made at present; null when one can. */
  unavailable?: Maybe<Scalars['String']['output']>;
  version: Scalars['String']['output'];
};

/** The Digital Twin credits of one user: each makes one twin. */
export type TwinCreditAccount = {
  __typename?: 'TwinCreditAccount';
  /** Credits with which a twin can be made now. */
  available: Scalars['Int']['output'];
  /** Credits owed after a refund of credits that were already used. While above 0 no twin can be made. */
  debt: Scalars['Int']['output'];
  /** Credits set aside for twins in training. */
  held: Scalars['Int']['output'];
  /** The user's id. */
  id: Scalars['ID']['output'];
  /** The number of the account's last event, from 0; -1 for an account without events. */
  revision: Scalars['Int']['output'];
  /** Credits that finished twins have used since the account exists. */
  used: Scalars['Int']['output'];
};

/** The Digital Twin credits changed. */
export type TwinCreditsChanged = {
  __typename?: 'TwinCreditsChanged';
  /** See `VideoChanged`. */
  cursor: Scalars['Position']['output'];
  position: Scalars['Position']['output'];
  twinCredits: TwinCreditAccount;
};

/** A Digital Twin, paid once. */
export type TwinOffer = {
  __typename?: 'TwinOffer';
  /** Whether a twin speaks with the voice of its person. Otherwise it has one of our voices, at the person's pitch. */
  clonesVoice: Scalars['Boolean']['output'];
  /** Whether a person sees and hears a sample of the own twin for free, before it is bought. */
  hasSample: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  /** The price of the second and later ones in US cents. */
  laterPriceCents: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The price of a user's first twin in US cents. */
  priceCents: Scalars['Int']['output'];
};

export type UnblockAddressInput = {
  address: Scalars['String']['input'];
};

export type UndoCreditsInput = {
  asset?: CreditAsset;
  /** What the customer reads in the statement beside "Earlier change undone": 3 to 500 characters. */
  customerText?: InputMaybe<Scalars['String']['input']>;
  /** `undo.id` of the event. */
  id: Scalars['ID']['input'];
  /** 1 to 200 visible ASCII characters. Repeating the request with the same key undoes the change once. */
  idempotencyKey: Scalars['String']['input'];
  /** What only administrators and finance read: 3 to 500 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  seen: SeenBalanceInput;
  userId: Scalars['ID']['input'];
};

export type UnsubscribeInput = {
  /** From the link in the email. Works without a session. */
  token: Scalars['String']['input'];
  /** True switches the type on again. */
  wanted?: InputMaybe<Scalars['Boolean']['input']>;
};

/** An empty text removes the phone number. A field that is not given stays as it is. */
export type UpdateProfileInput = {
  displayName?: InputMaybe<Scalars['String']['input']>;
  /**
   * Another address than the present one is confirmed by a link that is mailed to it; until then `emailPending` names it.
   * Needs a recent authentication.
   */
  email?: InputMaybe<Scalars['String']['input']>;
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  /** The language of the account's emails: `en` or `es`. */
  language?: InputMaybe<Scalars['String']['input']>;
  /** With the country's code, for example +1 512 555 0142. */
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** 3 to 30 letters (a to z), digits, and single dots, hyphens or underscores between them. */
  username?: InputMaybe<Scalars['String']['input']>;
};

export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The new email address that waits for its confirmation; null when none was asked for. */
  emailPending?: Maybe<Scalars['String']['output']>;
  position: Scalars['Position']['output'];
  user: User;
};

export type UpdateWebhookInput = {
  events?: InputMaybe<Array<Scalars['String']['input']>>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A user account. A name or picture that the user set wins over the identity provider's. */
export type User = {
  __typename?: 'User';
  /** A suspended account can sign in, read, export and pay; it cannot create or share. */
  accountSuspended: Scalars['Boolean']['output'];
  createdAt: Scalars['DateTime']['output'];
  /** When everything that names the person is erased; null unless the user asked for it. */
  deletionAt?: Maybe<Scalars['DateTime']['output']>;
  displayName: Scalars['String']['output'];
  email: Scalars['String']['output'];
  /** The address that waits for its confirmation; null when none does. */
  emailPending?: Maybe<Scalars['String']['output']>;
  /** Whether the owner of the address confirmed it. */
  emailVerified: Scalars['Boolean']['output'];
  firstName: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** The language of the account's emails: `en` or `es`. */
  language: Scalars['String']['output'];
  /** In E.164 form, for example +15125550142. */
  phoneNumber?: Maybe<Scalars['String']['output']>;
  profilePictureUrl?: Maybe<Scalars['String']['output']>;
  /** Null while the account is active. */
  suspendedBy?: Maybe<Suspender>;
  username: Scalars['String']['output'];
};

/** A video of a user. Prices and holds are in credits. */
export type Video = {
  __typename?: 'Video';
  /** How the video was watched, and how long it took to make. */
  analytics: VideoAnalytics;
  /** The presenter. */
  avatarId: Scalars['ID']['output'];
  /** Path of the captions (WebVTT); null until the video is ready. */
  captionsUrl?: Maybe<Scalars['String']['output']>;
  createdAt: Scalars['DateTime']['output'];
  /** Credits on hold while the video is made; null once they are settled. */
  creditsHeld?: Maybe<Scalars['Credits']['output']>;
  /** Credits of the hold that were returned; null before the hold is settled. */
  creditsReturned?: Maybe<Scalars['Credits']['output']>;
  /** Credits that the finished video used; null before. */
  creditsUsed?: Maybe<Scalars['Credits']['output']>;
  /**
   * What deleting the video now takes of the credits held: all where an outside service has begun to make it and charges
   * for that, otherwise none.
   */
  deletionCredits: Scalars['Credits']['output'];
  /** Length in seconds; null until the video is ready. */
  duration?: Maybe<Scalars['Float']['output']>;
  errorMessage?: Maybe<Scalars['String']['output']>;
  /** The formats into which the video was or is being converted. */
  exports: Array<VideoExport>;
  id: Scalars['ID']['output'];
  /** Pictures beside the presenter, in their order. */
  imageUrls: Array<Scalars['String']['output']>;
  /** The language of its script, e.g. `en-US` or `es`; null for the default one. */
  language?: Maybe<Scalars['String']['output']>;
  /** Which, and why. */
  leftOut: Array<LeftOut>;
  look: VideoLook;
  /** Your video whose content this one began with; null for a video that began empty, and after that one was deleted. */
  madeFrom?: Maybe<Video>;
  /** Administrators only. Whose video it is; null once the account is erased. */
  owner?: Maybe<AdminUser>;
  /** Display text: what the renderer is doing. */
  phase?: Maybe<Scalars['String']['output']>;
  /** What is written under each of them, in the same order; missing at the end means nothing. */
  pictureCaptions: Array<Scalars['String']['output']>;
  /** The scenes of the storyboard, by their words, that each of them was chosen for, likewise. */
  pictureScenes: Array<Array<Scalars['String']['output']>>;
  /** What the page of the listing says of each of them, likewise. */
  pictureTexts: Array<Scalars['String']['output']>;
  /** The number of requested pictures that could not be loaded; the video was made without them. */
  picturesLeftOut: Scalars['Int']['output'];
  /** Progress of the rendering in percent, 0 to 100. */
  processingProgress: Scalars['Int']['output'];
  /** True if the progress is estimated from the elapsed time because the renderer reports none. */
  progressEstimated: Scalars['Boolean']['output'];
  propertyAddress: Scalars['String']['output'];
  /** The most credits that another attempt can cost; null unless the video has failed. */
  retryCredits?: Maybe<Scalars['Credits']['output']>;
  /** The page that is shown beside the presenter. */
  screenShareUrl?: Maybe<Scalars['String']['output']>;
  script: Scalars['String']['output'];
  share?: Maybe<ShareLink>;
  /** The address of the share page; null while the video is not shared. */
  shareUrl?: Maybe<Scalars['String']['output']>;
  status: VideoStatus;
  /** Path of the preview picture; null until the video is ready. */
  thumbnailUrl?: Maybe<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  /** Path of the MP4; null until the video is ready. */
  videoUrl?: Maybe<Scalars['String']['output']>;
  /** While the video waits: how many videos are made before it. Null otherwise. */
  videosAhead?: Maybe<Scalars['Int']['output']>;
  viewCount: Scalars['Int']['output'];
};

/** The figures of one video since it was made. */
export type VideoAnalytics = {
  __typename?: 'VideoAnalytics';
  /** Seconds that its rendering took; null until it is finished. */
  renderSeconds?: Maybe<Scalars['Float']['output']>;
  /** Seconds that the video waited for its rendering; null until it is finished. */
  waitSeconds?: Maybe<Scalars['Float']['output']>;
  watched: Watched;
};

/** A video was started or changed. */
export type VideoChanged = {
  __typename?: 'VideoChanged';
  /**
   * Everything up to here was sent: pass the last one as `after` when you reconnect. It may be behind `position`, because
   * read models follow the log at different speeds; then some changes come twice, and none is lost.
   */
  cursor: Scalars['Position']['output'];
  position: Scalars['Position']['output'];
  video: Video;
};

export type VideoConnection = {
  __typename?: 'VideoConnection';
  edges: Array<VideoEdge>;
  pageInfo: PageInfo;
};

/** The number of videos by status. */
export type VideoCounts = {
  __typename?: 'VideoCounts';
  failed: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
  processing: Scalars['Int']['output'];
  ready: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** A video that you have begun. It follows you to another device. */
export type VideoDraft = {
  __typename?: 'VideoDraft';
  /** The JSON that was saved. */
  content: Scalars['String']['output'];
  /** Identifies this state of the draft. */
  revision: Scalars['ID']['output'];
  savedAt: Scalars['DateTime']['output'];
  /** Each template has its own draft. */
  template: VideoTemplate;
};

export type VideoEdge = {
  __typename?: 'VideoEdge';
  cursor: Scalars['String']['output'];
  node: Video;
};

/** A video in a format. It is stored as MP4; WebM and MOV are converted once and kept. */
export type VideoExport = {
  __typename?: 'VideoExport';
  bytes?: Maybe<Scalars['Int']['output']>;
  /** Where the file is downloaded, named after the title; null while there is none. */
  downloadUrl?: Maybe<Scalars['String']['output']>;
  format: ExportFormat;
  /** Percent. */
  progress: Scalars['Int']['output'];
  status: ExportStatus;
};

export type VideoFormat =
  | 'LANDSCAPE'
  | 'PORTRAIT'
  | 'SQUARE';

/** One event of a video's stream. */
export type VideoHistoryEvent = {
  __typename?: 'VideoHistoryEvent';
  /** An email address, or the name of what acted by itself. */
  actor: Scalars['String']['output'];
  id: Scalars['ID']['output'];
  /** What happened, in words. */
  text: Scalars['String']['output'];
  time: Scalars['DateTime']['output'];
  /** The type of the event. */
  type: Scalars['String']['output'];
};

/** How a video looks. */
export type VideoLook = {
  __typename?: 'VideoLook';
  /** Whether captions are drawn into the picture. */
  captions: Scalars['Boolean']['output'];
  format: VideoFormat;
  /** Whether quiet music plays under the voice. */
  music: Scalars['Boolean']['output'];
  placement: PresenterPlacement;
  resolution: VideoResolution;
};

export type VideoLookInput = {
  /** Whether captions are drawn into the picture. A captions file is made in any case. */
  captions: Scalars['Boolean']['input'];
  format: VideoFormat;
  /** Whether quiet music plays under the voice. Default: false. */
  music?: InputMaybe<Scalars['Boolean']['input']>;
  placement: PresenterPlacement;
  /** Default: HD. The price is the same. */
  resolution?: InputMaybe<VideoResolution>;
};

export type VideoPayload = {
  __typename?: 'VideoPayload';
  position: Scalars['Position']['output'];
  video: Video;
};

/** A video was deleted. */
export type VideoRemoved = {
  __typename?: 'VideoRemoved';
  /** See `VideoChanged`. */
  cursor: Scalars['Position']['output'];
  position: Scalars['Position']['output'];
  videoId: Scalars['ID']['output'];
};

/** How sharp a video is: 1280 x 720 or 1920 x 1080 pixels, upright in portrait. A square video has 1080 x 1080 in any case. */
export type VideoResolution =
  | 'FULL_HD'
  | 'HD';

export type VideoSelection = {
  __typename?: 'VideoSelection';
  /** There are more than are selected. */
  hasMore: Scalars['Boolean']['output'];
  videos: Array<SelectedVideo>;
};

/** The order of a list of videos. */
export type VideoSort =
  | 'NEWEST'
  | 'OLDEST'
  | 'STATUS'
  | 'TITLE';

/** The number of videos of one account by status. */
export type VideoStats = {
  __typename?: 'VideoStats';
  failed: Scalars['Int']['output'];
  /** The id of the owner. */
  id: Scalars['ID']['output'];
  pending: Scalars['Int']['output'];
  processing: Scalars['Int']['output'];
  ready: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

/** The state of a video. */
export type VideoStatus =
  | 'FAILED'
  | 'PENDING'
  | 'PROCESSING'
  | 'READY';

/** Selects videos by status. */
export type VideoStatusFilter =
  /** The same as READY. */
  | 'COMPLETED'
  | 'FAILED'
  | 'PENDING'
  | 'PROCESSING'
  | 'READY';

/** 1280 x 720, 720 x 1280 or 1080 x 1080 pixels. */
export type VideoTemplate =
  | 'COMMERCIAL'
  | 'CUSTOM'
  | 'LENDER'
  | 'RESIDENTIAL';

/** The signed-in user. */
export type Viewer = {
  __typename?: 'Viewer';
  account: CreditAccount;
  /** How many days a deletion can be undone. */
  deletionGraceDays: Scalars['Float']['output'];
  /** Whether this user has administrator rights. */
  isAdmin: Scalars['Boolean']['output'];
  /** This answer includes every change up to here: subscribe to `accountUpdates` after it, and nothing is missed or repeated. */
  position: Scalars['Position']['output'];
  /** The roles of this user; each counts only with a verified address at the company's domain. */
  roles: Array<Role>;
  subscriptionStatus: SubscriptionStatus;
  twinCredits: TwinCreditAccount;
  user: User;
};

/** The first sentence of a script in a presenter's voice. */
export type VoicePreview = {
  __typename?: 'VoicePreview';
  /** A WAV file, base64. */
  audio: Scalars['String']['output'];
  /** Whether a natural voice speaks; false for a synthesiser. */
  natural: Scalars['Boolean']['output'];
  /** The sentence, as it is written. */
  sentence: Scalars['String']['output'];
};

/** How shared videos were watched. A viewer counts once per video and day in each figure; your own views do not count. */
export type Watched = {
  __typename?: 'Watched';
  /** Downloads in any format. */
  exports: Scalars['Int']['output'];
  /** Viewers who reached a quarter, half, three quarters and the end. */
  reached25: Scalars['Int']['output'];
  reached50: Scalars['Int']['output'];
  reached75: Scalars['Int']['output'];
  reached100: Scalars['Int']['output'];
  /** Share links made. */
  shares: Scalars['Int']['output'];
  /** Different viewers of a day, in whichever of your videos came first; of a longer time the sum of its days. */
  viewers: Scalars['Int']['output'];
  /** Viewers who played a video for 3 seconds. */
  views: Scalars['Int']['output'];
};

/**
 * What you can give to confirm that it is you. Calls that a stolen session must not make answer the code
 * `REAUTHENTICATION_REQUIRED` unless you signed in or confirmed within the last minutes: call `confirmIdentity`, then send
 * the refused call again.
 */
export type WaysToConfirm = {
  __typename?: 'WaysToConfirm';
  /** Your account is at an outside identity provider: sign in there again, at `/login?fresh=1`. */
  atProvider: Scalars['Boolean']['output'];
  /** The password has to come with a code of your second factor, or a recovery code. */
  code: Scalars['Boolean']['output'];
  /** You can use a passkey instead: see `startPasskeyConfirmation`. */
  passkey: Scalars['Boolean']['output'];
};

/** An address of the user that receives events, by Standard Webhooks (docs/webhooks.md). */
export type Webhook = {
  __typename?: 'Webhook';
  createdAt: Scalars['DateTime']['output'];
  /** Why it was switched off: `gone` (it answered 410) or `failing` (nothing was delivered for three days). */
  disabledFor?: Maybe<Scalars['String']['output']>;
  /** `video.completed`, `video.failed`, `lead.created`, `user.created`, `subscription.updated`. */
  events: Array<Scalars['String']['output']>;
  /** Since when no message could be delivered; null while they are. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  id: Scalars['ID']['output'];
  isActive: Scalars['Boolean']['output'];
  /** Until then messages are signed with the secret before the present one, too. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  url: Scalars['String']['output'];
};

export type WebhookAttempt = {
  __typename?: 'WebhookAttempt';
  /** The first 1,000 characters of the answer. */
  answer?: Maybe<Scalars['String']['output']>;
  delivered: Scalars['Boolean']['output'];
  /** Milliseconds. */
  duration: Scalars['Int']['output'];
  endedAt: Scalars['DateTime']['output'];
  problem?: Maybe<Scalars['String']['output']>;
  status?: Maybe<Scalars['Int']['output']>;
};

/** One message to one webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** The HTTP status of the last answer. */
  answerStatus?: Maybe<Scalars['Int']['output']>;
  /** Attempts since it was made, or sent again, last. */
  attempts: Scalars['Int']['output'];
  /** What was sent, and what came back. */
  details: WebhookDeliveryDetails;
  eventType: Scalars['String']['output'];
  /** The `webhook-id` of the message, the same in every attempt. */
  id: Scalars['ID']['output'];
  /** While it waits after a failed attempt: when the next one is due. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** Why there was no answer, as a sentence. */
  problem?: Maybe<Scalars['String']['output']>;
  requestedAt: Scalars['DateTime']['output'];
  settledAt?: Maybe<Scalars['DateTime']['output']>;
  status: WebhookDeliveryStatus;
  webhookId: Scalars['ID']['output'];
};

export type WebhookDeliveryConnection = {
  __typename?: 'WebhookDeliveryConnection';
  edges: Array<WebhookDeliveryEdge>;
  pageInfo: PageInfo;
};

export type WebhookDeliveryDetails = {
  __typename?: 'WebhookDeliveryDetails';
  /** The message as it is sent, JSON. */
  body: Scalars['String']['output'];
  /** The last attempts, the newest first. */
  log: Array<WebhookAttempt>;
};

export type WebhookDeliveryEdge = {
  __typename?: 'WebhookDeliveryEdge';
  cursor: Scalars['String']['output'];
  node: WebhookDelivery;
};

export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  delivery?: Maybe<WebhookDelivery>;
  position: Scalars['Position']['output'];
};

export type WebhookDeliveryStatus =
  | 'DELIVERED'
  /** Given up, or never sent; it can be sent again. */
  | 'FAILED'
  /** Waits for its first or for another attempt. */
  | 'WAITING';

/** The user's webhooks, the oldest first. */
export type WebhookList = {
  __typename?: 'WebhookList';
  /** How many the account may have. */
  limit: Scalars['Int']['output'];
  webhooks: Array<Webhook>;
};

export type WebhookPayload = {
  __typename?: 'WebhookPayload';
  position: Scalars['Position']['output'];
  webhook: Webhook;
};

export type WebhookSecretPayload = {
  __typename?: 'WebhookSecretPayload';
  position: Scalars['Position']['output'];
  /** `whsec_...`: shown this once. */
  secret: Scalars['String']['output'];
  webhook: Webhook;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AccessToken: ResolverTypeWrapper<AccessTokenParent>;
  AccessTokenList: ResolverTypeWrapper<AccessTokenListParent>;
  AccessTokenScope: ResolverTypeWrapper<AccessTokenScope>;
  AccountChangeInput: AccountChangeInput;
  AccountChangePayload: ResolverTypeWrapper<AccountChangePayloadParent>;
  AccountDeletionInput: AccountDeletionInput;
  AccountStatus: AccountStatus;
  AccountSuspensionInput: AccountSuspensionInput;
  AccountSuspensionPayload: ResolverTypeWrapper<AccountSuspensionPayloadParent>;
  AccountUpdate: ResolverTypeWrapper<AccountUpdateParent>;
  AcknowledgeAlertsInput: AcknowledgeAlertsInput;
  AcknowledgeAlertsPayload: ResolverTypeWrapper<AcknowledgeAlertsPayloadParent>;
  Actor: ResolverTypeWrapper<ActorParent>;
  AddPasskeyInput: AddPasskeyInput;
  AddonOffer: ResolverTypeWrapper<AddonOffer>;
  AdminAction: ResolverTypeWrapper<AdminActionParent>;
  AdminActionConnection: ResolverTypeWrapper<Omit<AdminActionConnection, 'edges'> & { edges: Array<ResolversTypes['AdminActionEdge']> }>;
  AdminActionEdge: ResolverTypeWrapper<Omit<AdminActionEdge, 'node'> & { node: ResolversTypes['AdminAction'] }>;
  AdminActionType: ResolverTypeWrapper<AdminActionType>;
  AdminAvatar: ResolverTypeWrapper<AdminAvatarParent>;
  AdminAvatarConnection: ResolverTypeWrapper<Omit<AdminAvatarConnection, 'edges'> & { edges: Array<ResolversTypes['AdminAvatarEdge']> }>;
  AdminAvatarEdge: ResolverTypeWrapper<Omit<AdminAvatarEdge, 'node'> & { node: ResolversTypes['AdminAvatar'] }>;
  AdminChange: ResolverTypeWrapper<AdminChangeParent>;
  AdminUser: ResolverTypeWrapper<AdminUserParent>;
  AdminUserConnection: ResolverTypeWrapper<AdminUserConnectionParent>;
  AdminUserEdge: ResolverTypeWrapper<Omit<AdminUserEdge, 'node'> & { node: ResolversTypes['AdminUser'] }>;
  AdminVideo: ResolverTypeWrapper<AdminVideoParent>;
  AdminVideoConnection: ResolverTypeWrapper<AdminVideoConnectionParent>;
  AgeOrder: AgeOrder;
  AgentCard: ResolverTypeWrapper<AgentCard>;
  AgentCardInput: AgentCardInput;
  AllowMailAddressPayload: ResolverTypeWrapper<AllowMailAddressPayloadParent>;
  Analytics: ResolverTypeWrapper<Analytics>;
  AnalyticsWeek: ResolverTypeWrapper<AnalyticsWeek>;
  AttentionGroup: ResolverTypeWrapper<Omit<AttentionGroup, 'items'> & { items: Array<ResolversTypes['AttentionItem']> }>;
  AttentionItem: ResolverTypeWrapper<Omit<AttentionItem, 'customer'> & { customer?: Maybe<ResolversTypes['CustomerName']> }>;
  AttentionKind: AttentionKind;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditComparison: ResolverTypeWrapper<AuditComparison>;
  AuditEvent: ResolverTypeWrapper<AuditEventParent>;
  AuditHistory: ResolverTypeWrapper<AuditHistoryParent>;
  AuditKind: AuditKind;
  AuditMoment: ResolverTypeWrapper<AuditMoment>;
  AuditRef: ResolverTypeWrapper<AuditRef>;
  AuditValue: ResolverTypeWrapper<AuditValue>;
  AuditVerdict: ResolverTypeWrapper<AuditVerdict>;
  AuditedHold: ResolverTypeWrapper<AuditedHold>;
  AuditedLot: ResolverTypeWrapper<AuditedLot>;
  Avatar: ResolverTypeWrapper<Avatar>;
  AvatarChanged: ResolverTypeWrapper<AvatarChangedParent>;
  AvatarCounts: ResolverTypeWrapper<AvatarCounts>;
  AvatarPayload: ResolverTypeWrapper<AvatarPayloadParent>;
  BillingEntry: ResolverTypeWrapper<BillingEntryParent>;
  BillingLine: ResolverTypeWrapper<BillingLine>;
  BillingPart: ResolverTypeWrapper<BillingPart>;
  BillingPartKind: BillingPartKind;
  BillingPlan: ResolverTypeWrapper<BillingPlanParent>;
  BillingSubscription: ResolverTypeWrapper<BillingSubscriptionParent>;
  BlockAddressInput: BlockAddressInput;
  BlockPreview: ResolverTypeWrapper<BlockPreview>;
  BlockedAddress: ResolverTypeWrapper<BlockedAddressParent>;
  BlockedAddressesPayload: ResolverTypeWrapper<BlockedAddressesPayloadParent>;
  BookEntry: ResolverTypeWrapper<BookEntryParent>;
  BookEntryConnection: ResolverTypeWrapper<BookEntryConnectionParent>;
  BookEntryEdge: ResolverTypeWrapper<Omit<BookEntryEdge, 'node'> & { node: ResolversTypes['BookEntry'] }>;
  BookLine: ResolverTypeWrapper<BookLine>;
  BookTotal: ResolverTypeWrapper<BookTotal>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  Brand: ResolverTypeWrapper<Brand>;
  BrandInput: BrandInput;
  Bundle: ResolverTypeWrapper<Bundle>;
  Catalog: ResolverTypeWrapper<Catalog>;
  Cause: ResolverTypeWrapper<CauseParent>;
  ChangeBrandPayload: ResolverTypeWrapper<ChangeBrandPayload>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<ChangePasswordPayload>;
  ChangeRoleInput: ChangeRoleInput;
  ChangeSubscriptionPayload: ResolverTypeWrapper<ChangeSubscriptionPayloadParent>;
  ClosePeriodInput: ClosePeriodInput;
  Command: ResolverTypeWrapper<CommandParent>;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmIdentityPayload: ResolverTypeWrapper<ConfirmIdentityPayload>;
  ConfirmPaymentPayload: ResolverTypeWrapper<ConfirmPaymentPayloadParent>;
  ConfirmedFigureInput: ConfirmedFigureInput;
  ConsoleSearch: ResolverTypeWrapper<Omit<ConsoleSearch, 'customers' | 'mails' | 'payments' | 'videos'> & { customers: Array<ResolversTypes['FoundCustomer']>, mails: Array<ResolversTypes['FoundMail']>, payments: Array<ResolversTypes['FoundPayment']>, videos: Array<ResolversTypes['FoundVideo']> }>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<CreateAccessTokenPayloadParent>;
  CreateAvatarInput: CreateAvatarInput;
  CreateSubscriptionInput: CreateSubscriptionInput;
  CreateSubscriptionPayload: ResolverTypeWrapper<CreateSubscriptionPayloadParent>;
  CreateWebhookInput: CreateWebhookInput;
  CreditAccount: ResolverTypeWrapper<CreditAccountParent>;
  CreditActPayload: ResolverTypeWrapper<CreditActPayloadParent>;
  CreditActPurpose: CreditActPurpose;
  CreditAsset: CreditAsset;
  CreditAuditPoint: ResolverTypeWrapper<CreditAuditPointParent>;
  CreditBalance: ResolverTypeWrapper<CreditBalance>;
  CreditExplanation: ResolverTypeWrapper<CreditExplanation>;
  CreditLot: ResolverTypeWrapper<CreditLotParent>;
  CreditSource: CreditSource;
  CreditStep: ResolverTypeWrapper<CreditStepParent>;
  CreditUndo: ResolverTypeWrapper<CreditUndoParent>;
  Credits: ResolverTypeWrapper<Scalars['Credits']['output']>;
  CreditsChanged: ResolverTypeWrapper<CreditsChangedParent>;
  Customer: ResolverTypeWrapper<CustomerParent>;
  CustomerEvent: ResolverTypeWrapper<CustomerEventParent>;
  CustomerEventConnection: ResolverTypeWrapper<CustomerEventConnectionParent>;
  CustomerEventEdge: ResolverTypeWrapper<Omit<CustomerEventEdge, 'node'> & { node: ResolversTypes['CustomerEvent'] }>;
  CustomerEventKind: CustomerEventKind;
  CustomerEventTone: CustomerEventTone;
  CustomerName: ResolverTypeWrapper<CustomerNameParent>;
  CustomerPortalPayload: ResolverTypeWrapper<CustomerPortalPayload>;
  CustomerSession: ResolverTypeWrapper<CustomerSession>;
  CustomerSignIn: ResolverTypeWrapper<CustomerSignIn>;
  DataExport: ResolverTypeWrapper<DataExport>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  DecideAdjustmentInput: DecideAdjustmentInput;
  DeleteAvatarPayload: ResolverTypeWrapper<DeleteAvatarPayload>;
  DeleteFeeSheetPayload: ResolverTypeWrapper<DeleteFeeSheetPayload>;
  DeleteLeadPayload: ResolverTypeWrapper<DeleteLeadPayload>;
  DeleteUserVideoInput: DeleteUserVideoInput;
  DeleteUserVideoPayload: ResolverTypeWrapper<DeleteUserVideoPayloadParent>;
  DeleteVideoPayload: ResolverTypeWrapper<DeleteVideoPayloadParent>;
  DeleteVideosPayload: ResolverTypeWrapper<DeleteVideosPayloadParent>;
  DeleteWebhookPayload: ResolverTypeWrapper<DeleteWebhookPayload>;
  EnableSecondFactorInput: EnableSecondFactorInput;
  EndOwnSessionsInput: EndOwnSessionsInput;
  EndOwnSessionsPayload: ResolverTypeWrapper<Omit<EndOwnSessionsPayload, 'sessions'> & { sessions: Array<ResolversTypes['Session']> }>;
  EndSessionInput: EndSessionInput;
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: ResolverTypeWrapper<EndSessionsPayloadParent>;
  Engine: ResolverTypeWrapper<Engine>;
  ErasureProblem: ErasureProblem;
  ExceptionActionInput: ExceptionActionInput;
  ExportFormat: ExportFormat;
  ExportStatus: ExportStatus;
  ExportVideoPayload: ResolverTypeWrapper<ExportVideoPayloadParent>;
  FactCandidate: ResolverTypeWrapper<FactCandidate>;
  FailingProcess: ResolverTypeWrapper<FailingProcess>;
  Failure: ResolverTypeWrapper<Failure>;
  FailureConnection: ResolverTypeWrapper<FailureConnection>;
  FailureEdge: ResolverTypeWrapper<FailureEdge>;
  FailureKind: FailureKind;
  FailurePayload: ResolverTypeWrapper<FailurePayload>;
  FeeSheet: ResolverTypeWrapper<FeeSheetParent>;
  FeeSheetFigure: ResolverTypeWrapper<FeeSheetFigureParent>;
  FeeSheetPage: ResolverTypeWrapper<FeeSheetPage>;
  FigureKind: FigureKind;
  FinanceAdjustment: ResolverTypeWrapper<FinanceAdjustmentParent>;
  FinanceAdjustmentConnection: ResolverTypeWrapper<Omit<FinanceAdjustmentConnection, 'edges'> & { edges: Array<ResolversTypes['FinanceAdjustmentEdge']> }>;
  FinanceAdjustmentEdge: ResolverTypeWrapper<Omit<FinanceAdjustmentEdge, 'node'> & { node: ResolversTypes['FinanceAdjustment'] }>;
  FinanceAdjustmentOutcome: FinanceAdjustmentOutcome;
  FinanceAdjustmentPayload: ResolverTypeWrapper<FinanceAdjustmentPayloadParent>;
  FinanceAdjustmentProposal: ResolverTypeWrapper<FinanceAdjustmentProposal>;
  FinanceAdjustmentState: FinanceAdjustmentState;
  FinanceAlarm: ResolverTypeWrapper<FinanceAlarm>;
  FinanceBridge: ResolverTypeWrapper<FinanceBridge>;
  FinanceBridgeStep: ResolverTypeWrapper<FinanceBridgeStep>;
  FinanceDay: ResolverTypeWrapper<FinanceDay>;
  FinanceException: ResolverTypeWrapper<FinanceExceptionParent>;
  FinanceExceptionConnection: ResolverTypeWrapper<Omit<FinanceExceptionConnection, 'edges'> & { edges: Array<ResolversTypes['FinanceExceptionEdge']> }>;
  FinanceExceptionEdge: ResolverTypeWrapper<Omit<FinanceExceptionEdge, 'node'> & { node: ResolversTypes['FinanceException'] }>;
  FinanceExceptionPayload: ResolverTypeWrapper<FinanceExceptionPayloadParent>;
  FinanceExceptionState: FinanceExceptionState;
  FinanceExceptionStep: ResolverTypeWrapper<FinanceExceptionStep>;
  FinanceInvoice: ResolverTypeWrapper<FinanceInvoice>;
  FinanceInvoicePart: ResolverTypeWrapper<FinanceInvoicePart>;
  FinanceInvoicePartKind: FinanceInvoicePartKind;
  FinanceLeg: ResolverTypeWrapper<FinanceLeg>;
  FinanceMonth: ResolverTypeWrapper<FinanceMonthParent>;
  FinanceMonthAccount: ResolverTypeWrapper<FinanceMonthAccount>;
  FinanceMonthCheck: ResolverTypeWrapper<FinanceMonthCheck>;
  FinanceMonthState: FinanceMonthState;
  FinancePayment: ResolverTypeWrapper<FinancePaymentParent>;
  FinancePaymentConnection: ResolverTypeWrapper<Omit<FinancePaymentConnection, 'edges'> & { edges: Array<ResolversTypes['FinancePaymentEdge']> }>;
  FinancePaymentEdge: ResolverTypeWrapper<Omit<FinancePaymentEdge, 'node'> & { node: ResolversTypes['FinancePayment'] }>;
  FinancePaymentStatus: FinancePaymentStatus;
  FinancePeriod: ResolverTypeWrapper<FinancePeriodParent>;
  FinancePeriodPayload: ResolverTypeWrapper<FinancePeriodPayloadParent>;
  FinanceRepair: FinanceRepair;
  FinanceRepairProposal: ResolverTypeWrapper<FinanceRepairProposal>;
  FinanceSettlement: ResolverTypeWrapper<FinanceSettlement>;
  FinanceSides: ResolverTypeWrapper<FinanceSides>;
  FinanceStatus: ResolverTypeWrapper<FinanceStatus>;
  FinanceSummary: ResolverTypeWrapper<FinanceSummary>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  FoundCustomer: ResolverTypeWrapper<FoundCustomerParent>;
  FoundMail: ResolverTypeWrapper<FoundMailParent>;
  FoundPayment: ResolverTypeWrapper<FoundPaymentParent>;
  FoundVideo: ResolverTypeWrapper<FoundVideoParent>;
  GenerateLenderScriptInput: GenerateLenderScriptInput;
  GenerateScriptInput: GenerateScriptInput;
  GeneratedLenderScript: ResolverTypeWrapper<GeneratedLenderScript>;
  GeneratedScript: ResolverTypeWrapper<GeneratedScript>;
  GiveCreditsInput: GiveCreditsInput;
  GrantRolePayload: ResolverTypeWrapper<GrantRolePayloadParent>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  IntegrationStatus: ResolverTypeWrapper<IntegrationStatus>;
  Lead: ResolverTypeWrapper<LeadParent>;
  LeadChanged: ResolverTypeWrapper<LeadChangedParent>;
  LeadConnection: ResolverTypeWrapper<LeadConnectionParent>;
  LeadEdge: ResolverTypeWrapper<Omit<LeadEdge, 'node'> & { node: ResolversTypes['Lead'] }>;
  LeadFilter: LeadFilter;
  LeadPayload: ResolverTypeWrapper<LeadPayloadParent>;
  LedgerAccount: ResolverTypeWrapper<LedgerAccountParent>;
  LedgerSide: ResolverTypeWrapper<LedgerSide>;
  LeftOut: ResolverTypeWrapper<LeftOut>;
  LenderFigure: ResolverTypeWrapper<LenderFigure>;
  LenderInfoInput: LenderInfoInput;
  LenderScriptLength: ResolverTypeWrapper<LenderScriptLength>;
  LibraryCategory: LibraryCategory;
  LibraryChapter: ResolverTypeWrapper<LibraryChapter>;
  LibraryFileState: LibraryFileState;
  LibraryVideo: ResolverTypeWrapper<LibraryVideoParent>;
  LibraryVideoInput: LibraryVideoInput;
  LibraryVideoPayload: ResolverTypeWrapper<LibraryVideoPayloadParent>;
  Limits: ResolverTypeWrapper<Limits>;
  ListingFact: ResolverTypeWrapper<ListingFact>;
  LogEvent: ResolverTypeWrapper<LogEventParent>;
  LogEventConnection: ResolverTypeWrapper<Omit<LogEventConnection, 'edges'> & { edges: Array<ResolversTypes['LogEventEdge']> }>;
  LogEventEdge: ResolverTypeWrapper<Omit<LogEventEdge, 'node'> & { node: ResolversTypes['LogEvent'] }>;
  Made: ResolverTypeWrapper<Made>;
  Mail: ResolverTypeWrapper<MailParent>;
  MailConnection: ResolverTypeWrapper<MailConnectionParent>;
  MailEdge: ResolverTypeWrapper<Omit<MailEdge, 'node'> & { node: ResolversTypes['Mail'] }>;
  MailMessage: ResolverTypeWrapper<MailMessage>;
  MailPayload: ResolverTypeWrapper<MailPayloadParent>;
  MailPreference: ResolverTypeWrapper<MailPreference>;
  MailService: ResolverTypeWrapper<MailService>;
  MailStatus: MailStatus;
  MailTemplate: ResolverTypeWrapper<MailTemplateParent>;
  MailType: ResolverTypeWrapper<MailType>;
  MailUnsubscription: ResolverTypeWrapper<MailUnsubscriptionParent>;
  MatchedField: MatchedField;
  MediaCheck: ResolverTypeWrapper<MediaCheck>;
  MediaKind: MediaKind;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NoteExceptionInput: NoteExceptionInput;
  OfferCategory: OfferCategory;
  OpenErasureStep: ResolverTypeWrapper<OpenErasureStep>;
  OpenFact: ResolverTypeWrapper<OpenFact>;
  PageInfo: ResolverTypeWrapper<PageInfo>;
  Passkey: ResolverTypeWrapper<PasskeyParent>;
  PasskeyRequest: ResolverTypeWrapper<PasskeyRequest>;
  Payment: ResolverTypeWrapper<PaymentParent>;
  PaymentCompleted: ResolverTypeWrapper<PaymentCompletedParent>;
  PaymentOrder: PaymentOrder;
  PaymentSettings: ResolverTypeWrapper<PaymentSettings>;
  PaymentStatus: PaymentStatus;
  Plan: ResolverTypeWrapper<Plan>;
  PlatformSession: ResolverTypeWrapper<PlatformSessionParent>;
  PlatformTotals: ResolverTypeWrapper<PlatformTotals>;
  Position: ResolverTypeWrapper<Scalars['Position']['output']>;
  PresenterPlacement: PresenterPlacement;
  Product: ResolverTypeWrapper<Product>;
  ProfileUpdated: ResolverTypeWrapper<ProfileUpdatedParent>;
  ProjectionStatus: ResolverTypeWrapper<ProjectionStatus>;
  ProviderSide: ResolverTypeWrapper<ProviderSide>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Quote: ResolverTypeWrapper<QuoteParent>;
  QuoteInput: QuoteInput;
  QuoteLine: ResolverTypeWrapper<QuoteLineParent>;
  QuoteLineKind: QuoteLineKind;
  Range: ResolverTypeWrapper<Range>;
  RateLimitsInput: RateLimitsInput;
  ReconcilePayload: ResolverTypeWrapper<ReconcilePayload>;
  RecoveryCodesPayload: ResolverTypeWrapper<Omit<RecoveryCodesPayload, 'signInFactors'> & { signInFactors: ResolversTypes['SignInFactors'] }>;
  RefusedPurchase: ResolverTypeWrapper<RefusedPurchaseParent>;
  RefusedPurchaseConnection: ResolverTypeWrapper<Omit<RefusedPurchaseConnection, 'edges'> & { edges: Array<ResolversTypes['RefusedPurchaseEdge']> }>;
  RefusedPurchaseEdge: ResolverTypeWrapper<Omit<RefusedPurchaseEdge, 'node'> & { node: ResolversTypes['RefusedPurchase'] }>;
  RefusedTokenCall: ResolverTypeWrapper<RefusedTokenCallParent>;
  RemoveLibraryVideoPayload: ResolverTypeWrapper<RemoveLibraryVideoPayload>;
  RemovePasskeyInput: RemovePasskeyInput;
  RemoveProfilePicturePayload: ResolverTypeWrapper<Omit<RemoveProfilePicturePayload, 'user'> & { user: ResolversTypes['User'] }>;
  RemoveVideoDraftPayload: ResolverTypeWrapper<RemoveVideoDraftPayload>;
  RenamePasskeyInput: RenamePasskeyInput;
  ReopenAdjustmentInput: ReopenAdjustmentInput;
  ReopenExceptionInput: ReopenExceptionInput;
  ReopenPeriodInput: ReopenPeriodInput;
  ReorderLibraryVideosPayload: ResolverTypeWrapper<Omit<ReorderLibraryVideosPayload, 'videos'> & { videos: Array<ResolversTypes['LibraryVideo']> }>;
  RepairExceptionInput: RepairExceptionInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<RequestPasswordResetPayload>;
  RequestTestRunPayload: ResolverTypeWrapper<RequestTestRunPayload>;
  ResetPasswordPayload: ResolverTypeWrapper<ResetPasswordPayload>;
  RestoreVideosPayload: ResolverTypeWrapper<RestoreVideosPayloadParent>;
  RetryErasurePayload: ResolverTypeWrapper<RetryErasurePayload>;
  RetryFailuresPayload: ResolverTypeWrapper<RetryFailuresPayload>;
  RetryUserVideoInput: RetryUserVideoInput;
  RetryUserVideoPayload: ResolverTypeWrapper<RetryUserVideoPayloadParent>;
  RevokeAccessTokenPayload: ResolverTypeWrapper<RevokeAccessTokenPayload>;
  RevokeRolePayload: ResolverTypeWrapper<RevokeRolePayloadParent>;
  Role: Role;
  SampleFeeSheet: ResolverTypeWrapper<SampleFeeSheet>;
  SampleListing: ResolverTypeWrapper<SampleListing>;
  SaveVideoDraftInput: SaveVideoDraftInput;
  SavedCard: ResolverTypeWrapper<SavedCard>;
  ScriptEdit: ResolverTypeWrapper<ScriptEdit>;
  ScriptEstimate: ResolverTypeWrapper<ScriptEstimate>;
  ScriptLanguage: ScriptLanguage;
  ScriptLength: ScriptLength;
  ScriptLengthOption: ResolverTypeWrapper<ScriptLengthOption>;
  ScriptReach: ResolverTypeWrapper<ScriptReach>;
  ScriptTools: ResolverTypeWrapper<ScriptTools>;
  SearchMatch: ResolverTypeWrapper<SearchMatch>;
  SecondFactor: ResolverTypeWrapper<SecondFactorParent>;
  SecondFactorOffer: ResolverTypeWrapper<SecondFactorOfferParent>;
  SecurityAlert: ResolverTypeWrapper<SecurityAlertParent>;
  SecurityAlertConnection: ResolverTypeWrapper<SecurityAlertConnectionParent>;
  SecurityAlertEdge: ResolverTypeWrapper<Omit<SecurityAlertEdge, 'node'> & { node: ResolversTypes['SecurityAlert'] }>;
  SecurityAlertGroup: ResolverTypeWrapper<SecurityAlertGroupParent>;
  SecurityAlertGrouping: SecurityAlertGrouping;
  SecurityAlertKind: SecurityAlertKind;
  SecurityAlertType: SecurityAlertType;
  SecurityAlertUser: ResolverTypeWrapper<SecurityAlertUserParent>;
  SecurityFigure: ResolverTypeWrapper<SecurityFigure>;
  SecurityMetrics: ResolverTypeWrapper<SecurityMetricsParent>;
  SecurityPoint: ResolverTypeWrapper<SecurityPoint>;
  SecuritySessionStats: ResolverTypeWrapper<SecuritySessionStats>;
  SecuritySettings: ResolverTypeWrapper<SecuritySettings>;
  SecuritySettingsPayload: ResolverTypeWrapper<SecuritySettingsPayloadParent>;
  SecuritySeverity: SecuritySeverity;
  SecurityTimeRange: SecurityTimeRange;
  SeenBalanceInput: SeenBalanceInput;
  SelectedVideo: ResolverTypeWrapper<SelectedVideo>;
  SendMailAgainPayload: ResolverTypeWrapper<SendMailAgainPayload>;
  SendTestMailInput: SendTestMailInput;
  SendTestMailPayload: ResolverTypeWrapper<SendTestMailPayload>;
  SentencePart: ResolverTypeWrapper<SentencePartParent>;
  Session: ResolverTypeWrapper<SessionParent>;
  SetCreditsInput: SetCreditsInput;
  SetCreditsPayload: ResolverTypeWrapper<SetCreditsPayloadParent>;
  SetMailPreferenceInput: SetMailPreferenceInput;
  SetMailPreferencePayload: ResolverTypeWrapper<SetMailPreferencePayload>;
  SetRateLimitsInput: SetRateLimitsInput;
  SetSessionTimeoutInput: SetSessionTimeoutInput;
  SettleExceptionInput: SettleExceptionInput;
  ShareLink: ResolverTypeWrapper<ShareLinkParent>;
  ShareLinkInput: ShareLinkInput;
  ShareVideoPayload: ResolverTypeWrapper<ShareVideoPayloadParent>;
  SignInAttempt: ResolverTypeWrapper<SignInAttemptParent>;
  SignInAttemptConnection: ResolverTypeWrapper<SignInAttemptConnectionParent>;
  SignInAttemptEdge: ResolverTypeWrapper<Omit<SignInAttemptEdge, 'node'> & { node: ResolversTypes['SignInAttempt'] }>;
  SignInDebug: ResolverTypeWrapper<SignInDebug>;
  SignInFactors: ResolverTypeWrapper<SignInFactorsParent>;
  SignInFactorsPayload: ResolverTypeWrapper<Omit<SignInFactorsPayload, 'signInFactors'> & { signInFactors: ResolversTypes['SignInFactors'] }>;
  SignInFilter: SignInFilter;
  SignInOutcome: SignInOutcome;
  SkippedVideo: ResolverTypeWrapper<SkippedVideo>;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: ResolverTypeWrapper<Omit<StartPaymentPayload, 'quote'> & { quote: ResolversTypes['Quote'] }>;
  StartVideoInput: StartVideoInput;
  StartVideoPayload: ResolverTypeWrapper<StartVideoPayloadParent>;
  StatementConnection: ResolverTypeWrapper<Omit<StatementConnection, 'edges'> & { edges: Array<ResolversTypes['StatementEdge']> }>;
  StatementEdge: ResolverTypeWrapper<Omit<StatementEdge, 'node'> & { node: ResolversTypes['StatementEntry'] }>;
  StatementEntry: ResolverTypeWrapper<StatementEntryParent>;
  StatementKind: StatementKind;
  StopAttackInput: StopAttackInput;
  StopAttackPayload: ResolverTypeWrapper<StopAttackPayloadParent>;
  StoryboardInput: StoryboardInput;
  StoryboardScene: ResolverTypeWrapper<StoryboardScene>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Subscription: ResolverTypeWrapper<Record<PropertyKey, never>>;
  SubscriptionStatus: SubscriptionStatus;
  SubscriptionUpdated: ResolverTypeWrapper<SubscriptionUpdatedParent>;
  SupportActInput: SupportActInput;
  SupportActPayload: ResolverTypeWrapper<SupportActPayloadParent>;
  Suspender: Suspender;
  SystemStatus: ResolverTypeWrapper<SystemStatus>;
  TableExport: ResolverTypeWrapper<TableExportParent>;
  TableExportStatus: TableExportStatus;
  TakeCreditsInput: TakeCreditsInput;
  TestRun: ResolverTypeWrapper<TestRunParent>;
  TestRunStatus: TestRunStatus;
  TestScenarioResult: ResolverTypeWrapper<TestScenarioResultParent>;
  TwinConsent: ResolverTypeWrapper<TwinConsent>;
  TwinCreditAccount: ResolverTypeWrapper<TwinCreditAccountParent>;
  TwinCreditsChanged: ResolverTypeWrapper<TwinCreditsChangedParent>;
  TwinOffer: ResolverTypeWrapper<TwinOffer>;
  UnblockAddressInput: UnblockAddressInput;
  UndoCreditsInput: UndoCreditsInput;
  UnsubscribeInput: UnsubscribeInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'user'> & { user: ResolversTypes['User'] }>;
  UpdateWebhookInput: UpdateWebhookInput;
  User: ResolverTypeWrapper<UserParent>;
  Video: ResolverTypeWrapper<VideoParent>;
  VideoAnalytics: ResolverTypeWrapper<VideoAnalyticsParent>;
  VideoChanged: ResolverTypeWrapper<VideoChangedParent>;
  VideoConnection: ResolverTypeWrapper<Omit<VideoConnection, 'edges'> & { edges: Array<ResolversTypes['VideoEdge']> }>;
  VideoCounts: ResolverTypeWrapper<VideoCounts>;
  VideoDraft: ResolverTypeWrapper<VideoDraft>;
  VideoEdge: ResolverTypeWrapper<Omit<VideoEdge, 'node'> & { node: ResolversTypes['Video'] }>;
  VideoExport: ResolverTypeWrapper<VideoExportParent>;
  VideoFormat: VideoFormat;
  VideoHistoryEvent: ResolverTypeWrapper<VideoHistoryEventParent>;
  VideoLook: ResolverTypeWrapper<VideoLookParent>;
  VideoLookInput: VideoLookInput;
  VideoPayload: ResolverTypeWrapper<VideoPayloadParent>;
  VideoRemoved: ResolverTypeWrapper<VideoRemovedParent>;
  VideoResolution: VideoResolution;
  VideoSelection: ResolverTypeWrapper<VideoSelection>;
  VideoSort: VideoSort;
  VideoStats: ResolverTypeWrapper<VideoStats>;
  VideoStatus: VideoStatus;
  VideoStatusFilter: VideoStatusFilter;
  VideoTemplate: VideoTemplate;
  Viewer: ResolverTypeWrapper<ViewerParent>;
  VoicePreview: ResolverTypeWrapper<VoicePreview>;
  Watched: ResolverTypeWrapper<Watched>;
  WaysToConfirm: ResolverTypeWrapper<WaysToConfirm>;
  WebAuthnJson: ResolverTypeWrapper<Scalars['WebAuthnJson']['output']>;
  Webhook: ResolverTypeWrapper<WebhookParent>;
  WebhookAttempt: ResolverTypeWrapper<WebhookAttemptParent>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryParent>;
  WebhookDeliveryConnection: ResolverTypeWrapper<WebhookDeliveryConnectionParent>;
  WebhookDeliveryDetails: ResolverTypeWrapper<WebhookDeliveryDetailsParent>;
  WebhookDeliveryEdge: ResolverTypeWrapper<Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversTypes['WebhookDelivery'] }>;
  WebhookDeliveryPayload: ResolverTypeWrapper<WebhookDeliveryPayloadParent>;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  WebhookList: ResolverTypeWrapper<WebhookListParent>;
  WebhookPayload: ResolverTypeWrapper<WebhookPayloadParent>;
  WebhookSecretPayload: ResolverTypeWrapper<WebhookSecretPayloadParent>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AccessToken: AccessTokenParent;
  AccessTokenList: AccessTokenListParent;
  AccessTokenScope: AccessTokenScope;
  AccountChangeInput: AccountChangeInput;
  AccountChangePayload: AccountChangePayloadParent;
  AccountDeletionInput: AccountDeletionInput;
  AccountSuspensionInput: AccountSuspensionInput;
  AccountSuspensionPayload: AccountSuspensionPayloadParent;
  AccountUpdate: AccountUpdateParent;
  AcknowledgeAlertsInput: AcknowledgeAlertsInput;
  AcknowledgeAlertsPayload: AcknowledgeAlertsPayloadParent;
  Actor: ActorParent;
  AddPasskeyInput: AddPasskeyInput;
  AddonOffer: AddonOffer;
  AdminAction: AdminActionParent;
  AdminActionConnection: Omit<AdminActionConnection, 'edges'> & { edges: Array<ResolversParentTypes['AdminActionEdge']> };
  AdminActionEdge: Omit<AdminActionEdge, 'node'> & { node: ResolversParentTypes['AdminAction'] };
  AdminActionType: AdminActionType;
  AdminAvatar: AdminAvatarParent;
  AdminAvatarConnection: Omit<AdminAvatarConnection, 'edges'> & { edges: Array<ResolversParentTypes['AdminAvatarEdge']> };
  AdminAvatarEdge: Omit<AdminAvatarEdge, 'node'> & { node: ResolversParentTypes['AdminAvatar'] };
  AdminChange: AdminChangeParent;
  AdminUser: AdminUserParent;
  AdminUserConnection: AdminUserConnectionParent;
  AdminUserEdge: Omit<AdminUserEdge, 'node'> & { node: ResolversParentTypes['AdminUser'] };
  AdminVideo: AdminVideoParent;
  AdminVideoConnection: AdminVideoConnectionParent;
  AgentCard: AgentCard;
  AgentCardInput: AgentCardInput;
  AllowMailAddressPayload: AllowMailAddressPayloadParent;
  Analytics: Analytics;
  AnalyticsWeek: AnalyticsWeek;
  AttentionGroup: Omit<AttentionGroup, 'items'> & { items: Array<ResolversParentTypes['AttentionItem']> };
  AttentionItem: Omit<AttentionItem, 'customer'> & { customer?: Maybe<ResolversParentTypes['CustomerName']> };
  AuditChange: AuditChange;
  AuditComparison: AuditComparison;
  AuditEvent: AuditEventParent;
  AuditHistory: AuditHistoryParent;
  AuditMoment: AuditMoment;
  AuditRef: AuditRef;
  AuditValue: AuditValue;
  AuditVerdict: AuditVerdict;
  AuditedHold: AuditedHold;
  AuditedLot: AuditedLot;
  Avatar: Avatar;
  AvatarChanged: AvatarChangedParent;
  AvatarCounts: AvatarCounts;
  AvatarPayload: AvatarPayloadParent;
  BillingEntry: BillingEntryParent;
  BillingLine: BillingLine;
  BillingPart: BillingPart;
  BillingPlan: BillingPlanParent;
  BillingSubscription: BillingSubscriptionParent;
  BlockAddressInput: BlockAddressInput;
  BlockPreview: BlockPreview;
  BlockedAddress: BlockedAddressParent;
  BlockedAddressesPayload: BlockedAddressesPayloadParent;
  BookEntry: BookEntryParent;
  BookEntryConnection: BookEntryConnectionParent;
  BookEntryEdge: Omit<BookEntryEdge, 'node'> & { node: ResolversParentTypes['BookEntry'] };
  BookLine: BookLine;
  BookTotal: BookTotal;
  Boolean: Scalars['Boolean']['output'];
  Brand: Brand;
  BrandInput: BrandInput;
  Bundle: Bundle;
  Catalog: Catalog;
  Cause: CauseParent;
  ChangeBrandPayload: ChangeBrandPayload;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ChangePasswordPayload;
  ChangeRoleInput: ChangeRoleInput;
  ChangeSubscriptionPayload: ChangeSubscriptionPayloadParent;
  ClosePeriodInput: ClosePeriodInput;
  Command: CommandParent;
  ConfirmIdentityInput: ConfirmIdentityInput;
  ConfirmIdentityPayload: ConfirmIdentityPayload;
  ConfirmPaymentPayload: ConfirmPaymentPayloadParent;
  ConfirmedFigureInput: ConfirmedFigureInput;
  ConsoleSearch: Omit<ConsoleSearch, 'customers' | 'mails' | 'payments' | 'videos'> & { customers: Array<ResolversParentTypes['FoundCustomer']>, mails: Array<ResolversParentTypes['FoundMail']>, payments: Array<ResolversParentTypes['FoundPayment']>, videos: Array<ResolversParentTypes['FoundVideo']> };
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: CreateAccessTokenPayloadParent;
  CreateAvatarInput: CreateAvatarInput;
  CreateSubscriptionInput: CreateSubscriptionInput;
  CreateSubscriptionPayload: CreateSubscriptionPayloadParent;
  CreateWebhookInput: CreateWebhookInput;
  CreditAccount: CreditAccountParent;
  CreditActPayload: CreditActPayloadParent;
  CreditAuditPoint: CreditAuditPointParent;
  CreditBalance: CreditBalance;
  CreditExplanation: CreditExplanation;
  CreditLot: CreditLotParent;
  CreditStep: CreditStepParent;
  CreditUndo: CreditUndoParent;
  Credits: Scalars['Credits']['output'];
  CreditsChanged: CreditsChangedParent;
  Customer: CustomerParent;
  CustomerEvent: CustomerEventParent;
  CustomerEventConnection: CustomerEventConnectionParent;
  CustomerEventEdge: Omit<CustomerEventEdge, 'node'> & { node: ResolversParentTypes['CustomerEvent'] };
  CustomerName: CustomerNameParent;
  CustomerPortalPayload: CustomerPortalPayload;
  CustomerSession: CustomerSession;
  CustomerSignIn: CustomerSignIn;
  DataExport: DataExport;
  DateTime: Scalars['DateTime']['output'];
  DecideAdjustmentInput: DecideAdjustmentInput;
  DeleteAvatarPayload: DeleteAvatarPayload;
  DeleteFeeSheetPayload: DeleteFeeSheetPayload;
  DeleteLeadPayload: DeleteLeadPayload;
  DeleteUserVideoInput: DeleteUserVideoInput;
  DeleteUserVideoPayload: DeleteUserVideoPayloadParent;
  DeleteVideoPayload: DeleteVideoPayloadParent;
  DeleteVideosPayload: DeleteVideosPayloadParent;
  DeleteWebhookPayload: DeleteWebhookPayload;
  EnableSecondFactorInput: EnableSecondFactorInput;
  EndOwnSessionsInput: EndOwnSessionsInput;
  EndOwnSessionsPayload: Omit<EndOwnSessionsPayload, 'sessions'> & { sessions: Array<ResolversParentTypes['Session']> };
  EndSessionInput: EndSessionInput;
  EndSessionsInput: EndSessionsInput;
  EndSessionsPayload: EndSessionsPayloadParent;
  Engine: Engine;
  ExceptionActionInput: ExceptionActionInput;
  ExportVideoPayload: ExportVideoPayloadParent;
  FactCandidate: FactCandidate;
  FailingProcess: FailingProcess;
  Failure: Failure;
  FailureConnection: FailureConnection;
  FailureEdge: FailureEdge;
  FailurePayload: FailurePayload;
  FeeSheet: FeeSheetParent;
  FeeSheetFigure: FeeSheetFigureParent;
  FeeSheetPage: FeeSheetPage;
  FinanceAdjustment: FinanceAdjustmentParent;
  FinanceAdjustmentConnection: Omit<FinanceAdjustmentConnection, 'edges'> & { edges: Array<ResolversParentTypes['FinanceAdjustmentEdge']> };
  FinanceAdjustmentEdge: Omit<FinanceAdjustmentEdge, 'node'> & { node: ResolversParentTypes['FinanceAdjustment'] };
  FinanceAdjustmentPayload: FinanceAdjustmentPayloadParent;
  FinanceAdjustmentProposal: FinanceAdjustmentProposal;
  FinanceAlarm: FinanceAlarm;
  FinanceBridge: FinanceBridge;
  FinanceBridgeStep: FinanceBridgeStep;
  FinanceDay: FinanceDay;
  FinanceException: FinanceExceptionParent;
  FinanceExceptionConnection: Omit<FinanceExceptionConnection, 'edges'> & { edges: Array<ResolversParentTypes['FinanceExceptionEdge']> };
  FinanceExceptionEdge: Omit<FinanceExceptionEdge, 'node'> & { node: ResolversParentTypes['FinanceException'] };
  FinanceExceptionPayload: FinanceExceptionPayloadParent;
  FinanceExceptionStep: FinanceExceptionStep;
  FinanceInvoice: FinanceInvoice;
  FinanceInvoicePart: FinanceInvoicePart;
  FinanceLeg: FinanceLeg;
  FinanceMonth: FinanceMonthParent;
  FinanceMonthAccount: FinanceMonthAccount;
  FinanceMonthCheck: FinanceMonthCheck;
  FinancePayment: FinancePaymentParent;
  FinancePaymentConnection: Omit<FinancePaymentConnection, 'edges'> & { edges: Array<ResolversParentTypes['FinancePaymentEdge']> };
  FinancePaymentEdge: Omit<FinancePaymentEdge, 'node'> & { node: ResolversParentTypes['FinancePayment'] };
  FinancePeriod: FinancePeriodParent;
  FinancePeriodPayload: FinancePeriodPayloadParent;
  FinanceRepairProposal: FinanceRepairProposal;
  FinanceSettlement: FinanceSettlement;
  FinanceSides: FinanceSides;
  FinanceStatus: FinanceStatus;
  FinanceSummary: FinanceSummary;
  Float: Scalars['Float']['output'];
  FoundCustomer: FoundCustomerParent;
  FoundMail: FoundMailParent;
  FoundPayment: FoundPaymentParent;
  FoundVideo: FoundVideoParent;
  GenerateLenderScriptInput: GenerateLenderScriptInput;
  GenerateScriptInput: GenerateScriptInput;
  GeneratedLenderScript: GeneratedLenderScript;
  GeneratedScript: GeneratedScript;
  GiveCreditsInput: GiveCreditsInput;
  GrantRolePayload: GrantRolePayloadParent;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  IntegrationStatus: IntegrationStatus;
  Lead: LeadParent;
  LeadChanged: LeadChangedParent;
  LeadConnection: LeadConnectionParent;
  LeadEdge: Omit<LeadEdge, 'node'> & { node: ResolversParentTypes['Lead'] };
  LeadPayload: LeadPayloadParent;
  LedgerAccount: LedgerAccountParent;
  LedgerSide: LedgerSide;
  LeftOut: LeftOut;
  LenderFigure: LenderFigure;
  LenderInfoInput: LenderInfoInput;
  LenderScriptLength: LenderScriptLength;
  LibraryChapter: LibraryChapter;
  LibraryVideo: LibraryVideoParent;
  LibraryVideoInput: LibraryVideoInput;
  LibraryVideoPayload: LibraryVideoPayloadParent;
  Limits: Limits;
  ListingFact: ListingFact;
  LogEvent: LogEventParent;
  LogEventConnection: Omit<LogEventConnection, 'edges'> & { edges: Array<ResolversParentTypes['LogEventEdge']> };
  LogEventEdge: Omit<LogEventEdge, 'node'> & { node: ResolversParentTypes['LogEvent'] };
  Made: Made;
  Mail: MailParent;
  MailConnection: MailConnectionParent;
  MailEdge: Omit<MailEdge, 'node'> & { node: ResolversParentTypes['Mail'] };
  MailMessage: MailMessage;
  MailPayload: MailPayloadParent;
  MailPreference: MailPreference;
  MailService: MailService;
  MailTemplate: MailTemplateParent;
  MailType: MailType;
  MailUnsubscription: MailUnsubscriptionParent;
  MediaCheck: MediaCheck;
  Mutation: Record<PropertyKey, never>;
  NoteExceptionInput: NoteExceptionInput;
  OpenErasureStep: OpenErasureStep;
  OpenFact: OpenFact;
  PageInfo: PageInfo;
  Passkey: PasskeyParent;
  PasskeyRequest: PasskeyRequest;
  Payment: PaymentParent;
  PaymentCompleted: PaymentCompletedParent;
  PaymentSettings: PaymentSettings;
  Plan: Plan;
  PlatformSession: PlatformSessionParent;
  PlatformTotals: PlatformTotals;
  Position: Scalars['Position']['output'];
  Product: Product;
  ProfileUpdated: ProfileUpdatedParent;
  ProjectionStatus: ProjectionStatus;
  ProviderSide: ProviderSide;
  Query: Record<PropertyKey, never>;
  Quote: QuoteParent;
  QuoteInput: QuoteInput;
  QuoteLine: QuoteLineParent;
  Range: Range;
  RateLimitsInput: RateLimitsInput;
  ReconcilePayload: ReconcilePayload;
  RecoveryCodesPayload: Omit<RecoveryCodesPayload, 'signInFactors'> & { signInFactors: ResolversParentTypes['SignInFactors'] };
  RefusedPurchase: RefusedPurchaseParent;
  RefusedPurchaseConnection: Omit<RefusedPurchaseConnection, 'edges'> & { edges: Array<ResolversParentTypes['RefusedPurchaseEdge']> };
  RefusedPurchaseEdge: Omit<RefusedPurchaseEdge, 'node'> & { node: ResolversParentTypes['RefusedPurchase'] };
  RefusedTokenCall: RefusedTokenCallParent;
  RemoveLibraryVideoPayload: RemoveLibraryVideoPayload;
  RemovePasskeyInput: RemovePasskeyInput;
  RemoveProfilePicturePayload: Omit<RemoveProfilePicturePayload, 'user'> & { user: ResolversParentTypes['User'] };
  RemoveVideoDraftPayload: RemoveVideoDraftPayload;
  RenamePasskeyInput: RenamePasskeyInput;
  ReopenAdjustmentInput: ReopenAdjustmentInput;
  ReopenExceptionInput: ReopenExceptionInput;
  ReopenPeriodInput: ReopenPeriodInput;
  ReorderLibraryVideosPayload: Omit<ReorderLibraryVideosPayload, 'videos'> & { videos: Array<ResolversParentTypes['LibraryVideo']> };
  RepairExceptionInput: RepairExceptionInput;
  RequestPasswordResetPayload: RequestPasswordResetPayload;
  RequestTestRunPayload: RequestTestRunPayload;
  ResetPasswordPayload: ResetPasswordPayload;
  RestoreVideosPayload: RestoreVideosPayloadParent;
  RetryErasurePayload: RetryErasurePayload;
  RetryFailuresPayload: RetryFailuresPayload;
  RetryUserVideoInput: RetryUserVideoInput;
  RetryUserVideoPayload: RetryUserVideoPayloadParent;
  RevokeAccessTokenPayload: RevokeAccessTokenPayload;
  RevokeRolePayload: RevokeRolePayloadParent;
  SampleFeeSheet: SampleFeeSheet;
  SampleListing: SampleListing;
  SaveVideoDraftInput: SaveVideoDraftInput;
  SavedCard: SavedCard;
  ScriptEdit: ScriptEdit;
  ScriptEstimate: ScriptEstimate;
  ScriptLengthOption: ScriptLengthOption;
  ScriptReach: ScriptReach;
  ScriptTools: ScriptTools;
  SearchMatch: SearchMatch;
  SecondFactor: SecondFactorParent;
  SecondFactorOffer: SecondFactorOfferParent;
  SecurityAlert: SecurityAlertParent;
  SecurityAlertConnection: SecurityAlertConnectionParent;
  SecurityAlertEdge: Omit<SecurityAlertEdge, 'node'> & { node: ResolversParentTypes['SecurityAlert'] };
  SecurityAlertGroup: SecurityAlertGroupParent;
  SecurityAlertUser: SecurityAlertUserParent;
  SecurityFigure: SecurityFigure;
  SecurityMetrics: SecurityMetricsParent;
  SecurityPoint: SecurityPoint;
  SecuritySessionStats: SecuritySessionStats;
  SecuritySettings: SecuritySettings;
  SecuritySettingsPayload: SecuritySettingsPayloadParent;
  SeenBalanceInput: SeenBalanceInput;
  SelectedVideo: SelectedVideo;
  SendMailAgainPayload: SendMailAgainPayload;
  SendTestMailInput: SendTestMailInput;
  SendTestMailPayload: SendTestMailPayload;
  SentencePart: SentencePartParent;
  Session: SessionParent;
  SetCreditsInput: SetCreditsInput;
  SetCreditsPayload: SetCreditsPayloadParent;
  SetMailPreferenceInput: SetMailPreferenceInput;
  SetMailPreferencePayload: SetMailPreferencePayload;
  SetRateLimitsInput: SetRateLimitsInput;
  SetSessionTimeoutInput: SetSessionTimeoutInput;
  SettleExceptionInput: SettleExceptionInput;
  ShareLink: ShareLinkParent;
  ShareLinkInput: ShareLinkInput;
  ShareVideoPayload: ShareVideoPayloadParent;
  SignInAttempt: SignInAttemptParent;
  SignInAttemptConnection: SignInAttemptConnectionParent;
  SignInAttemptEdge: Omit<SignInAttemptEdge, 'node'> & { node: ResolversParentTypes['SignInAttempt'] };
  SignInDebug: SignInDebug;
  SignInFactors: SignInFactorsParent;
  SignInFactorsPayload: Omit<SignInFactorsPayload, 'signInFactors'> & { signInFactors: ResolversParentTypes['SignInFactors'] };
  SkippedVideo: SkippedVideo;
  StartPaymentInput: StartPaymentInput;
  StartPaymentPayload: Omit<StartPaymentPayload, 'quote'> & { quote: ResolversParentTypes['Quote'] };
  StartVideoInput: StartVideoInput;
  StartVideoPayload: StartVideoPayloadParent;
  StatementConnection: Omit<StatementConnection, 'edges'> & { edges: Array<ResolversParentTypes['StatementEdge']> };
  StatementEdge: Omit<StatementEdge, 'node'> & { node: ResolversParentTypes['StatementEntry'] };
  StatementEntry: StatementEntryParent;
  StopAttackInput: StopAttackInput;
  StopAttackPayload: StopAttackPayloadParent;
  StoryboardInput: StoryboardInput;
  StoryboardScene: StoryboardScene;
  String: Scalars['String']['output'];
  Subscription: Record<PropertyKey, never>;
  SubscriptionUpdated: SubscriptionUpdatedParent;
  SupportActInput: SupportActInput;
  SupportActPayload: SupportActPayloadParent;
  SystemStatus: SystemStatus;
  TableExport: TableExportParent;
  TakeCreditsInput: TakeCreditsInput;
  TestRun: TestRunParent;
  TestScenarioResult: TestScenarioResultParent;
  TwinConsent: TwinConsent;
  TwinCreditAccount: TwinCreditAccountParent;
  TwinCreditsChanged: TwinCreditsChangedParent;
  TwinOffer: TwinOffer;
  UnblockAddressInput: UnblockAddressInput;
  UndoCreditsInput: UndoCreditsInput;
  UnsubscribeInput: UnsubscribeInput;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'user'> & { user: ResolversParentTypes['User'] };
  UpdateWebhookInput: UpdateWebhookInput;
  User: UserParent;
  Video: VideoParent;
  VideoAnalytics: VideoAnalyticsParent;
  VideoChanged: VideoChangedParent;
  VideoConnection: Omit<VideoConnection, 'edges'> & { edges: Array<ResolversParentTypes['VideoEdge']> };
  VideoCounts: VideoCounts;
  VideoDraft: VideoDraft;
  VideoEdge: Omit<VideoEdge, 'node'> & { node: ResolversParentTypes['Video'] };
  VideoExport: VideoExportParent;
  VideoHistoryEvent: VideoHistoryEventParent;
  VideoLook: VideoLookParent;
  VideoLookInput: VideoLookInput;
  VideoPayload: VideoPayloadParent;
  VideoRemoved: VideoRemovedParent;
  VideoSelection: VideoSelection;
  VideoStats: VideoStats;
  Viewer: ViewerParent;
  VoicePreview: VoicePreview;
  Watched: Watched;
  WaysToConfirm: WaysToConfirm;
  WebAuthnJson: Scalars['WebAuthnJson']['output'];
  Webhook: WebhookParent;
  WebhookAttempt: WebhookAttemptParent;
  WebhookDelivery: WebhookDeliveryParent;
  WebhookDeliveryConnection: WebhookDeliveryConnectionParent;
  WebhookDeliveryDetails: WebhookDeliveryDetailsParent;
  WebhookDeliveryEdge: Omit<WebhookDeliveryEdge, 'node'> & { node: ResolversParentTypes['WebhookDelivery'] };
  WebhookDeliveryPayload: WebhookDeliveryPayloadParent;
  WebhookList: WebhookListParent;
  WebhookPayload: WebhookPayloadParent;
  WebhookSecretPayload: WebhookSecretPayloadParent;
};

export type BoundedDirectiveArgs = {
  by: Scalars['String']['input'];
};

export type BoundedDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = BoundedDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type NeedsDirectiveArgs = {
  scope: Scalars['String']['input'];
};

export type NeedsDirectiveResolver<Result, Parent, ContextType = GatewayContext, Args = NeedsDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AccessTokenResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  ended?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AccessTokenListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccessTokenList'] = ResolversParentTypes['AccessTokenList']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusals?: Resolver<Array<ResolversTypes['RefusedTokenCall']>, ParentType, ContextType>;
  scopes?: Resolver<Array<ResolversTypes['AccessTokenScope']>, ParentType, ContextType>;
  tokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
};

export type AccessTokenScopeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccessTokenScope'] = ResolversParentTypes['AccessTokenScope']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AccountChangePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountChangePayload'] = ResolversParentTypes['AccountChangePayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type AccountSuspensionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountSuspensionPayload'] = ResolversParentTypes['AccountSuspensionPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AccountUpdateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AccountUpdate'] = ResolversParentTypes['AccountUpdate']> = {
  __resolveType: TypeResolveFn<'AvatarChanged' | 'CreditsChanged' | 'LeadChanged' | 'PaymentCompleted' | 'ProfileUpdated' | 'SubscriptionUpdated' | 'TwinCreditsChanged' | 'VideoChanged' | 'VideoRemoved', ParentType, ContextType>;
};

export type AcknowledgeAlertsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AcknowledgeAlertsPayload'] = ResolversParentTypes['AcknowledgeAlertsPayload']> = {
  alerts?: Resolver<Array<ResolversTypes['SecurityAlert']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type ActorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Actor'] = ResolversParentTypes['Actor']> = {
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AddonOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AddonOffer'] = ResolversParentTypes['AddonOffer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminActionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminAction'] = ResolversParentTypes['AdminAction']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actorId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AdminChange']>, ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  momentPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  selfCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentence?: Resolver<Array<ResolversTypes['SentencePart']>, ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['CreditUndo']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AdminActionConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminActionConnection'] = ResolversParentTypes['AdminActionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminActionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type AdminActionEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminActionEdge'] = ResolversParentTypes['AdminActionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminAction'], ParentType, ContextType>;
};

export type AdminActionTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminActionType'] = ResolversParentTypes['AdminActionType']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminAvatarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminAvatar'] = ResolversParentTypes['AdminAvatar']> = {
  consentCertificateUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminAvatarConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminAvatarConnection'] = ResolversParentTypes['AdminAvatarConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminAvatarEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminAvatarEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminAvatarEdge'] = ResolversParentTypes['AdminAvatarEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminAvatar'], ParentType, ContextType>;
};

export type AdminChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminChange'] = ResolversParentTypes['AdminChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  accountSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  avatars?: Resolver<Array<ResolversTypes['Avatar']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  creditsHeld?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  creditsUsed?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  deletionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  digitalTwinCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  subscriptionStatus?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  suspendedBy?: Resolver<Maybe<ResolversTypes['Suspender']>, ParentType, ContextType>;
  totalAvatars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalVideos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  twinAccount?: Resolver<ResolversTypes['TwinCreditAccount'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['Video']>, ParentType, ContextType>;
};

export type AdminUserConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserConnection'] = ResolversParentTypes['AdminUserConnection']> = {
  edges?: Resolver<Array<ResolversTypes['AdminUserEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminUserEdge'] = ResolversParentTypes['AdminUserEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type AdminVideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminVideo'] = ResolversParentTypes['AdminVideo']> = {
  costCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['VideoHistoryEvent']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  watchUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AdminVideoConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AdminVideoConnection'] = ResolversParentTypes['AdminVideoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VideoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AgentCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AgentCard'] = ResolversParentTypes['AgentCard']> = {
  company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  licence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AllowMailAddressPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AllowMailAddressPayload'] = ResolversParentTypes['AllowMailAddressPayload']> = {
  mail?: Resolver<ResolversTypes['Mail'], ParentType, ContextType>;
};

export type AnalyticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Analytics'] = ResolversParentTypes['Analytics']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  made?: Resolver<ResolversTypes['Made'], ParentType, ContextType>;
  watched?: Resolver<ResolversTypes['Watched'], ParentType, ContextType>;
  weeks?: Resolver<Array<ResolversTypes['AnalyticsWeek']>, ParentType, ContextType>;
};

export type AnalyticsWeekResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AnalyticsWeek'] = ResolversParentTypes['AnalyticsWeek']> = {
  made?: Resolver<ResolversTypes['Made'], ParentType, ContextType>;
  watched?: Resolver<ResolversTypes['Watched'], ParentType, ContextType>;
  week?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttentionGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttentionGroup'] = ResolversParentTypes['AttentionGroup']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AttentionItem']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AttentionKind'], ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttentionItemResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AttentionItem'] = ResolversParentTypes['AttentionItem']> = {
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['CustomerName']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['AuditValue']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['AuditValue']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditComparisonResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditComparison'] = ResolversParentTypes['AuditComparison']> = {
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  from?: Resolver<ResolversTypes['AuditMoment'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['AuditMoment'], ParentType, ContextType>;
};

export type AuditEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  after?: Resolver<Array<ResolversTypes['AuditValue']>, ParentType, ContextType>;
  before?: Resolver<Array<ResolversTypes['AuditValue']>, ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['Cause'], ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['CreditStep']>, ParentType, ContextType>;
  data?: Resolver<Array<ResolversTypes['AuditValue']>, ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['LogEventConnection'], ParentType, ContextType, RequireFields<AuditEventEffectsArgs, 'first'>>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  selfCredit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  undo?: Resolver<Maybe<ResolversTypes['CreditUndo']>, ParentType, ContextType>;
};

export type AuditHistoryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditHistory'] = ResolversParentTypes['AuditHistory']> = {
  balance?: Resolver<Maybe<ResolversTypes['CreditBalance']>, ParentType, ContextType>;
  curve?: Resolver<Maybe<Array<ResolversTypes['CreditAuditPoint']>>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType>;
  firstEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
  lastEventAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  moment?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replayedTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<Array<ResolversTypes['AuditValue']>, ParentType, ContextType>;
  stateOmitted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  totalEvents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AuditMomentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditMoment'] = ResolversParentTypes['AuditMoment']> = {
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type AuditRefResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditRef'] = ResolversParentTypes['AuditRef']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AuditKind'], ParentType, ContextType>;
};

export type AuditValueResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditValue'] = ResolversParentTypes['AuditValue']> = {
  isText?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditVerdictResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditVerdict'] = ResolversParentTypes['AuditVerdict']> = {
  chainIntact?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  chainVerifiedPosition?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  chainVerifiedRevision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checkedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  finding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keyFingerprint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  readModelMatches?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type AuditedHoldResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditedHold'] = ResolversParentTypes['AuditedHold']> = {
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  placedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type AuditedLotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AuditedLot'] = ResolversParentTypes['AuditedLot']> = {
  available?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  lapsed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lotId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CreditSource'], ParentType, ContextType>;
};

export type AvatarResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Avatar'] = ResolversParentTypes['Avatar']> = {
  consentCertificateUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  consentRevoked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  consentUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  posterUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progressEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  voiceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AvatarChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AvatarChanged'] = ResolversParentTypes['AvatarChanged']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Avatar']>, ParentType, ContextType>;
  avatarId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type AvatarCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AvatarCounts'] = ResolversParentTypes['AvatarCounts']> = {
  custom?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stock?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AvatarPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['AvatarPayload'] = ResolversParentTypes['AvatarPayload']> = {
  avatar?: Resolver<Maybe<ResolversTypes['Avatar']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type BillingEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillingEntry'] = ResolversParentTypes['BillingEntry']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  invoicePdf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BillingLine']>, ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['BillingPart']>, ParentType, ContextType>;
  refundedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillingLine'] = ResolversParentTypes['BillingLine']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingPartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillingPart'] = ResolversParentTypes['BillingPart']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['BillingPartKind'], ParentType, ContextType>;
};

export type BillingPlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillingPlan'] = ResolversParentTypes['BillingPlan']> = {
  amount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  interval?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nickname?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BillingSubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BillingSubscription'] = ResolversParentTypes['BillingSubscription']> = {
  autoRenewPaused?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cancelAtPeriodEnd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currentPeriodEnd?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currentPeriodStart?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endsAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['BillingPlan'], ParentType, ContextType>;
  planCreditsPauseAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
};

export type BlockPreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockPreview'] = ResolversParentTypes['BlockPreview']> = {
  activeCustomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  addresses?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsConfirmation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  network?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  typedAddress?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlockedAddressResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockedAddress'] = ResolversParentTypes['BlockedAddress']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  blockedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BlockedAddressesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BlockedAddressesPayload'] = ResolversParentTypes['BlockedAddressesPayload']> = {
  blockedAddresses?: Resolver<Array<ResolversTypes['BlockedAddress']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type BookEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookEntry'] = ResolversParentTypes['BookEntry']> = {
  customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BookLine']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type BookEntryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookEntryConnection'] = ResolversParentTypes['BookEntryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['BookEntryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['BookTotal']>, ParentType, ContextType>;
};

export type BookEntryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookEntryEdge'] = ResolversParentTypes['BookEntryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['BookEntry'], ParentType, ContextType>;
};

export type BookLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookLine'] = ResolversParentTypes['BookLine']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BookTotalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['BookTotal'] = ResolversParentTypes['BookTotal']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Brand'] = ResolversParentTypes['Brand']> = {
  accentColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  agent?: Resolver<ResolversTypes['AgentCard'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  primaryColour?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BundleResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Bundle'] = ResolversParentTypes['Bundle']> = {
  category?: Resolver<ResolversTypes['OfferCategory'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  highlight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  popular?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videosLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CatalogResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Catalog'] = ResolversParentTypes['Catalog']> = {
  arrangesVideos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bundleValidityDays?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  bundles?: Resolver<Array<ResolversTypes['Bundle']>, ParentType, ContextType>;
  digitalTwin?: Resolver<ResolversTypes['TwinOffer'], ParentType, ContextType>;
  emailBlast?: Resolver<Maybe<ResolversTypes['AddonOffer']>, ParentType, ContextType>;
  limits?: Resolver<ResolversTypes['Limits'], ParentType, ContextType>;
  plan?: Resolver<ResolversTypes['Plan'], ParentType, ContextType>;
  retiredPlanIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  scriptLengths?: Resolver<Array<ResolversTypes['ScriptLengthOption']>, ParentType, ContextType>;
  secondsPerHalfCredit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CauseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Cause'] = ResolversParentTypes['Cause']> = {
  __resolveType: TypeResolveFn<'Command' | 'LogEvent', ParentType, ContextType>;
};

export type ChangeBrandPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeBrandPayload'] = ResolversParentTypes['ChangeBrandPayload']> = {
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ChangeSubscriptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ChangeSubscriptionPayload'] = ResolversParentTypes['ChangeSubscriptionPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['BillingSubscription']>, ParentType, ContextType>;
};

export type CommandResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Command'] = ResolversParentTypes['Command']> = {
  effects?: Resolver<ResolversTypes['LogEventConnection'], ParentType, ContextType, RequireFields<CommandEffectsArgs, 'first'>>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ConfirmIdentityPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmIdentityPayload'] = ResolversParentTypes['ConfirmIdentityPayload']> = {
  waysToConfirm?: Resolver<ResolversTypes['WaysToConfirm'], ParentType, ContextType>;
};

export type ConfirmPaymentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConfirmPaymentPayload'] = ResolversParentTypes['ConfirmPaymentPayload']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  creditsAdded?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  payment?: Resolver<ResolversTypes['Payment'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  twinCredits?: Resolver<ResolversTypes['TwinCreditAccount'], ParentType, ContextType>;
  twinCreditsAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ConsoleSearchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ConsoleSearch'] = ResolversParentTypes['ConsoleSearch']> = {
  customers?: Resolver<Array<ResolversTypes['FoundCustomer']>, ParentType, ContextType>;
  mails?: Resolver<Array<ResolversTypes['FoundMail']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['FoundPayment']>, ParentType, ContextType>;
  totalCustomers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['FoundVideo']>, ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  token?: Resolver<ResolversTypes['AccessToken'], ParentType, ContextType>;
};

export type CreateSubscriptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreateSubscriptionPayload'] = ResolversParentTypes['CreateSubscriptionPayload']> = {
  clientSecret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
  subscriptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type CreditAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditAccount'] = ResolversParentTypes['CreditAccount']> = {
  available?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['CreditLot']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
};

export type CreditActPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditActPayload'] = ResolversParentTypes['CreditActPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type CreditAuditPointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditAuditPoint'] = ResolversParentTypes['CreditAuditPoint']> = {
  available?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CreditBalanceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditBalance'] = ResolversParentTypes['CreditBalance']> = {
  adjustedOut?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  clawedBack?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  holds?: Resolver<Array<ResolversTypes['AuditedHold']>, ParentType, ContextType>;
  issued?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  lapsed?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  lots?: Resolver<Array<ResolversTypes['AuditedLot']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  writtenOff?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
};

export type CreditExplanationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditExplanation'] = ResolversParentTypes['CreditExplanation']> = {
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CreditLotResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditLot'] = ResolversParentTypes['CreditLot']> = {
  available?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  grantedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['CreditSource'], ParentType, ContextType>;
};

export type CreditStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditStep'] = ResolversParentTypes['CreditStep']> = {
  amount?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  availableAfter?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  debtAfter?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldAfter?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  kind?: Resolver<Maybe<ResolversTypes['StatementKind']>, ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type CreditUndoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditUndo'] = ResolversParentTypes['CreditUndo']> = {
  asset?: Resolver<ResolversTypes['CreditAsset'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  obstacle?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export interface CreditsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Credits'], any> {
  name: 'Credits';
}

export type CreditsChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CreditsChanged'] = ResolversParentTypes['CreditsChanged']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Customer'] = ResolversParentTypes['Customer']> = {
  createdAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  creditsHeld?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  creditsUsed?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  deletionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  digitalTwinCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  subscriptionStatus?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  suspendedBy?: Resolver<Maybe<ResolversTypes['Suspender']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerEvent'] = ResolversParentTypes['CustomerEvent']> = {
  about?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  amountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['Credits']>, ParentType, ContextType>;
  creditsAfter?: Resolver<Maybe<ResolversTypes['Credits']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CustomerEventKind'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  providerUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  revision?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tone?: Resolver<ResolversTypes['CustomerEventTone'], ParentType, ContextType>;
};

export type CustomerEventConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerEventConnection'] = ResolversParentTypes['CustomerEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['CustomerEventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type CustomerEventEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerEventEdge'] = ResolversParentTypes['CustomerEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['CustomerEvent'], ParentType, ContextType>;
};

export type CustomerNameResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerName'] = ResolversParentTypes['CustomerName']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erased?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerPortalPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerPortalPayload'] = ResolversParentTypes['CustomerPortalPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CustomerSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerSession'] = ResolversParentTypes['CustomerSession']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type CustomerSignInResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['CustomerSignIn'] = ResolversParentTypes['CustomerSignIn']> = {
  atProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSecondFactor?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['CustomerSession']>, ParentType, ContextType>;
};

export type DataExportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DataExport'] = ResolversParentTypes['DataExport']> = {
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  mediaBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export type DeleteAvatarPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteAvatarPayload'] = ResolversParentTypes['DeleteAvatarPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type DeleteFeeSheetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteFeeSheetPayload'] = ResolversParentTypes['DeleteFeeSheetPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type DeleteLeadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteLeadPayload'] = ResolversParentTypes['DeleteLeadPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type DeleteUserVideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteUserVideoPayload'] = ResolversParentTypes['DeleteUserVideoPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type DeleteVideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteVideoPayload'] = ResolversParentTypes['DeleteVideoPayload']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type DeleteVideosPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteVideosPayload'] = ResolversParentTypes['DeleteVideosPayload']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  deleted?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedVideo']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type EndOwnSessionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndOwnSessionsPayload'] = ResolversParentTypes['EndOwnSessionsPayload']> = {
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  sessionsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EndSessionsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['EndSessionsPayload'] = ResolversParentTypes['EndSessionsPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  sessionsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EngineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Engine'] = ResolversParentTypes['Engine']> = {
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  port?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportVideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ExportVideoPayload'] = ResolversParentTypes['ExportVideoPayload']> = {
  export?: Resolver<ResolversTypes['VideoExport'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type FactCandidateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FactCandidate'] = ResolversParentTypes['FactCandidate']> = {
  place?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  words?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FailingProcessResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FailingProcess'] = ResolversParentTypes['FailingProcess']> = {
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stalledSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FailureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Failure'] = ResolversParentTypes['Failure']> = {
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  eventId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  eventPosition?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  eventType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FailureKind'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  process?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FailureConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FailureConnection'] = ResolversParentTypes['FailureConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FailureEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FailureEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FailureEdge'] = ResolversParentTypes['FailureEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Failure'], ParentType, ContextType>;
};

export type FailurePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FailurePayload'] = ResolversParentTypes['FailurePayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type FeeSheetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeSheet'] = ResolversParentTypes['FeeSheet']> = {
  deletedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['FeeSheetFigure']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<Array<ResolversTypes['FeeSheetPage']>, ParentType, ContextType>;
  pagesInFile?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FeeSheetFigureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeSheetFigure'] = ResolversParentTypes['FeeSheetFigure']> = {
  alternatives?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FigureKind'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  question?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  top?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FeeSheetPageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FeeSheetPage'] = ResolversParentTypes['FeeSheetPage']> = {
  aspect?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FinanceAdjustmentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceAdjustment'] = ResolversParentTypes['FinanceAdjustment']> = {
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  decidedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['FinanceAdjustmentOutcome']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['FinanceAdjustmentProposal']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FinanceAdjustmentState'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type FinanceAdjustmentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceAdjustmentConnection'] = ResolversParentTypes['FinanceAdjustmentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FinanceAdjustmentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FinanceAdjustmentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceAdjustmentEdge'] = ResolversParentTypes['FinanceAdjustmentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FinanceAdjustment'], ParentType, ContextType>;
};

export type FinanceAdjustmentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceAdjustmentPayload'] = ResolversParentTypes['FinanceAdjustmentPayload']> = {
  adjustment?: Resolver<ResolversTypes['FinanceAdjustment'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type FinanceAdjustmentProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceAdjustmentProposal'] = ResolversParentTypes['FinanceAdjustmentProposal']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  byMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['FinanceAdjustmentOutcome'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FinanceAlarmResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceAlarm'] = ResolversParentTypes['FinanceAlarm']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinanceBridgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceBridge'] = ResolversParentTypes['FinanceBridge']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closingCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  openingCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FinanceBridgeStep']>, ParentType, ContextType>;
};

export type FinanceBridgeStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceBridgeStep'] = ResolversParentTypes['FinanceBridgeStep']> = {
  cents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  part?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinanceDayResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceDay'] = ResolversParentTypes['FinanceDay']> = {
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deferredRevenueCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  expiredCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  feesCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  owedCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  refundsCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenueCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  soldCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  soldCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  usedCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
};

export type FinanceExceptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceException'] = ResolversParentTypes['FinanceException']> = {
  age?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  assigneeId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  needsTwo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  payment?: Resolver<Maybe<ResolversTypes['FinancePayment']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['FinanceExceptionState']>, ParentType, ContextType>;
  proposedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposedByMe?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  repairProposal?: Resolver<Maybe<ResolversTypes['FinanceRepairProposal']>, ParentType, ContextType>;
  repairs?: Resolver<Array<ResolversTypes['FinanceRepair']>, ParentType, ContextType>;
  settlement?: Resolver<Maybe<ResolversTypes['FinanceSettlement']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sides?: Resolver<Maybe<ResolversTypes['FinanceSides']>, ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FinanceExceptionState'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['FinanceExceptionStep']>, ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FinanceExceptionConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceExceptionConnection'] = ResolversParentTypes['FinanceExceptionConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FinanceExceptionEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FinanceExceptionEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceExceptionEdge'] = ResolversParentTypes['FinanceExceptionEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FinanceException'], ParentType, ContextType>;
};

export type FinanceExceptionPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceExceptionPayload'] = ResolversParentTypes['FinanceExceptionPayload']> = {
  exception?: Resolver<ResolversTypes['FinanceException'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type FinanceExceptionStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceExceptionStep'] = ResolversParentTypes['FinanceExceptionStep']> = {
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FinanceInvoiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceInvoice'] = ResolversParentTypes['FinanceInvoice']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  parts?: Resolver<Array<ResolversTypes['FinanceInvoicePart']>, ParentType, ContextType>;
};

export type FinanceInvoicePartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceInvoicePart'] = ResolversParentTypes['FinanceInvoicePart']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['FinanceInvoicePartKind'], ParentType, ContextType>;
};

export type FinanceLegResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceLeg'] = ResolversParentTypes['FinanceLeg']> = {
  acceptedDrift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  drift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exceptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  matched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  right?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FinanceMonthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceMonth'] = ResolversParentTypes['FinanceMonth']> = {
  accounts?: Resolver<Array<ResolversTypes['FinanceMonthAccount']>, ParentType, ContextType>;
  breakageCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bridges?: Resolver<Array<ResolversTypes['FinanceBridge']>, ParentType, ContextType>;
  canClose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canReopen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checks?: Resolver<Array<ResolversTypes['FinanceMonthCheck']>, ParentType, ContextType>;
  feesCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  netCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  period?: Resolver<Maybe<ResolversTypes['FinancePeriod']>, ParentType, ContextType>;
  refundsCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenueCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  salesCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['FinanceMonthState'], ParentType, ContextType>;
};

export type FinanceMonthAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceMonthAccount'] = ResolversParentTypes['FinanceMonthAccount']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changeCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  closingCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  openingCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FinanceMonthCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceMonthCheck'] = ResolversParentTypes['FinanceMonthCheck']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isBlocking?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FinancePaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinancePayment'] = ResolversParentTypes['FinancePayment']> = {
  amountCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  customer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  entries?: Resolver<Array<ResolversTypes['BookEntry']>, ParentType, ContextType>;
  exceptions?: Resolver<Array<ResolversTypes['FinanceException']>, ParentType, ContextType>;
  faults?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  granted?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  ledger?: Resolver<Maybe<ResolversTypes['LedgerSide']>, ParentType, ContextType>;
  paidFor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['ProviderSide']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['FinancePaymentStatus'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FinancePaymentConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinancePaymentConnection'] = ResolversParentTypes['FinancePaymentConnection']> = {
  edges?: Resolver<Array<ResolversTypes['FinancePaymentEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type FinancePaymentEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinancePaymentEdge'] = ResolversParentTypes['FinancePaymentEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['FinancePayment'], ParentType, ContextType>;
};

export type FinancePeriodResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinancePeriod'] = ResolversParentTypes['FinancePeriod']> = {
  balances?: Resolver<Array<ResolversTypes['BookLine']>, ParentType, ContextType>;
  closedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  closedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  headHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isClosed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  openExceptions?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  reopenedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  totals?: Resolver<Array<ResolversTypes['BookLine']>, ParentType, ContextType>;
};

export type FinancePeriodPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinancePeriodPayload'] = ResolversParentTypes['FinancePeriodPayload']> = {
  period?: Resolver<ResolversTypes['FinancePeriod'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type FinanceRepairProposalResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceRepairProposal'] = ResolversParentTypes['FinanceRepairProposal']> = {
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  repair?: Resolver<ResolversTypes['FinanceRepair'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FinanceSettlementResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceSettlement'] = ResolversParentTypes['FinanceSettlement']> = {
  approvedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  how?: Resolver<ResolversTypes['FinanceExceptionState'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
};

export type FinanceSidesResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceSides'] = ResolversParentTypes['FinanceSides']> = {
  decision?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoice?: Resolver<Maybe<ResolversTypes['FinanceInvoice']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FinanceStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceStatus'] = ResolversParentTypes['FinanceStatus']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FinanceSummaryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FinanceSummary'] = ResolversParentTypes['FinanceSummary']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accountsComparedSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  adjustmentsCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  alarms?: Resolver<Array<ResolversTypes['FinanceAlarm']>, ParentType, ContextType>;
  clearingCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  deferredRevenueCents?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isLive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  legs?: Resolver<Array<ResolversTypes['FinanceLeg']>, ParentType, ContextType>;
  owedCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  pageFault?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  providerReadTo?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type FoundCustomerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundCustomer'] = ResolversParentTypes['FoundCustomer']> = {
  accountSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['CustomerName'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['SearchMatch'], ParentType, ContextType>;
};

export type FoundMailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundMail'] = ResolversParentTypes['FoundMail']> = {
  customer?: Resolver<ResolversTypes['CustomerName'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['SearchMatch'], ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MailStatus'], ParentType, ContextType>;
};

export type FoundPaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundPayment'] = ResolversParentTypes['FoundPayment']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['CustomerName'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['SearchMatch'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FoundVideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['FoundVideo'] = ResolversParentTypes['FoundVideo']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  customer?: Resolver<ResolversTypes['CustomerName'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  match?: Resolver<ResolversTypes['SearchMatch'], ParentType, ContextType>;
  propertyAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneratedLenderScriptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GeneratedLenderScript'] = ResolversParentTypes['GeneratedLenderScript']> = {
  creditsNeeded?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['LenderFigure']>, ParentType, ContextType>;
  placeholders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  script?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GeneratedScriptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GeneratedScript'] = ResolversParentTypes['GeneratedScript']> = {
  creditsNeeded?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  facts?: Resolver<Array<ResolversTypes['ListingFact']>, ParentType, ContextType>;
  imageTexts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  imageUrls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lengths?: Resolver<Array<ResolversTypes['ScriptReach']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  openFacts?: Resolver<Array<ResolversTypes['OpenFact']>, ParentType, ContextType>;
  placeholders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  propertyAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  script?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type GrantRolePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['GrantRolePayload'] = ResolversParentTypes['GrantRolePayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type IntegrationStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['IntegrationStatus'] = ResolversParentTypes['IntegrationStatus']> = {
  emailConfigured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailService?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  exportTypes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  sharePlatforms?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  webhookCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LeadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Lead'] = ResolversParentTypes['Lead']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  receivedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LeadChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeadChanged'] = ResolversParentTypes['LeadChanged']> = {
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  lead?: Resolver<Maybe<ResolversTypes['Lead']>, ParentType, ContextType>;
  leadId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  unreadLeads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LeadConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeadConnection'] = ResolversParentTypes['LeadConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LeadEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LeadEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeadEdge'] = ResolversParentTypes['LeadEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
};

export type LeadPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeadPayload'] = ResolversParentTypes['LeadPayload']> = {
  lead?: Resolver<ResolversTypes['Lead'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type LedgerAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerAccount'] = ResolversParentTypes['LedgerAccount']> = {
  available?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<Maybe<ResolversTypes['Position']>, ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LedgerSideResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LedgerSide'] = ResolversParentTypes['LedgerSide']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paidCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  takenBackCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type LeftOutResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LeftOut'] = ResolversParentTypes['LeftOut']> = {
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LenderFigureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LenderFigure'] = ResolversParentTypes['LenderFigure']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LenderScriptLengthResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LenderScriptLength'] = ResolversParentTypes['LenderScriptLength']> = {
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  fromSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['ScriptLength'], ParentType, ContextType>;
  toSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LibraryChapterResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LibraryChapter'] = ResolversParentTypes['LibraryChapter']> = {
  start?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LibraryVideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LibraryVideo'] = ResolversParentTypes['LibraryVideo']> = {
  captionsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<ResolversTypes['LibraryCategory'], ParentType, ContextType>;
  chapters?: Resolver<Array<ResolversTypes['LibraryChapter']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fileState?: Resolver<ResolversTypes['LibraryFileState'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  outline?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownThumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LibraryVideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LibraryVideoPayload'] = ResolversParentTypes['LibraryVideoPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['LibraryVideo']>, ParentType, ContextType>;
};

export type LimitsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Limits'] = ResolversParentTypes['Limits']> = {
  addressCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  adminCredits?: Resolver<ResolversTypes['Range'], ParentType, ContextType>;
  bulkDelete?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  captionCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownPictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reasonCharacters?: Resolver<ResolversTypes['Range'], ParentType, ContextType>;
  scriptCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  titleCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  urlCharacters?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videoPictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingFactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ListingFact'] = ResolversParentTypes['ListingFact']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LogEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogEvent'] = ResolversParentTypes['LogEvent']> = {
  actor?: Resolver<ResolversTypes['Actor'], ParentType, ContextType>;
  cause?: Resolver<ResolversTypes['Cause'], ParentType, ContextType>;
  creditsOf?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  effects?: Resolver<ResolversTypes['LogEventConnection'], ParentType, ContextType, RequireFields<LogEventEffectsArgs, 'first'>>;
  history?: Resolver<Maybe<ResolversTypes['AuditRef']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stream?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type LogEventConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogEventConnection'] = ResolversParentTypes['LogEventConnection']> = {
  edges?: Resolver<Array<ResolversTypes['LogEventEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type LogEventEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['LogEventEdge'] = ResolversParentTypes['LogEventEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['LogEvent'], ParentType, ContextType>;
};

export type MadeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Made'] = ResolversParentTypes['Made']> = {
  creditsUsed?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  renderSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waitSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type MailResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mail'] = ResolversParentTypes['Mail']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<Maybe<ResolversTypes['MailMessage']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  retryAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['MailStatus'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailConnection'] = ResolversParentTypes['MailConnection']> = {
  edges?: Resolver<Array<ResolversTypes['MailEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type MailEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailEdge'] = ResolversParentTypes['MailEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Mail'], ParentType, ContextType>;
};

export type MailMessageResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailMessage'] = ResolversParentTypes['MailMessage']> = {
  html?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailPayload'] = ResolversParentTypes['MailPayload']> = {
  mail?: Resolver<ResolversTypes['Mail'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type MailPreferenceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailPreference'] = ResolversParentTypes['MailPreference']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MailServiceResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailService'] = ResolversParentTypes['MailService']> = {
  canReadOutbox?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  external?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['MailType']>, ParentType, ContextType>;
};

export type MailTemplateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailTemplate'] = ResolversParentTypes['MailTemplate']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sample?: Resolver<ResolversTypes['MailMessage'], ParentType, ContextType>;
};

export type MailTypeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailType'] = ResolversParentTypes['MailType']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailUnsubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MailUnsubscription'] = ResolversParentTypes['MailUnsubscription']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wanted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type MediaCheckResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['MediaCheck'] = ResolversParentTypes['MediaCheck']> = {
  kind?: Resolver<Maybe<ResolversTypes['MediaKind']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  acknowledgeAlerts?: Resolver<ResolversTypes['AcknowledgeAlertsPayload'], ParentType, ContextType, RequireFields<MutationAcknowledgeAlertsArgs, 'input'>>;
  activateLibraryVideo?: Resolver<ResolversTypes['LibraryVideoPayload'], ParentType, ContextType, RequireFields<MutationActivateLibraryVideoArgs, 'id' | 'isActive'>>;
  addLibraryVideo?: Resolver<ResolversTypes['LibraryVideoPayload'], ParentType, ContextType, RequireFields<MutationAddLibraryVideoArgs, 'input'>>;
  addPasskey?: Resolver<ResolversTypes['SignInFactorsPayload'], ParentType, ContextType, RequireFields<MutationAddPasskeyArgs, 'input'>>;
  allowMailAddress?: Resolver<ResolversTypes['AllowMailAddressPayload'], ParentType, ContextType, RequireFields<MutationAllowMailAddressArgs, 'id'>>;
  blockAddress?: Resolver<ResolversTypes['BlockedAddressesPayload'], ParentType, ContextType, RequireFields<MutationBlockAddressArgs, 'input'>>;
  cancelAccountDeletion?: Resolver<ResolversTypes['AccountChangePayload'], ParentType, ContextType, RequireFields<MutationCancelAccountDeletionArgs, 'input'>>;
  cancelSubscription?: Resolver<ResolversTypes['ChangeSubscriptionPayload'], ParentType, ContextType, Partial<MutationCancelSubscriptionArgs>>;
  changeBrand?: Resolver<ResolversTypes['ChangeBrandPayload'], ParentType, ContextType, Partial<MutationChangeBrandArgs>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  changeShareLink?: Resolver<ResolversTypes['ShareVideoPayload'], ParentType, ContextType, RequireFields<MutationChangeShareLinkArgs, 'id' | 'input'>>;
  checkLibraryFile?: Resolver<ResolversTypes['LibraryVideoPayload'], ParentType, ContextType, RequireFields<MutationCheckLibraryFileArgs, 'id'>>;
  closePeriod?: Resolver<ResolversTypes['FinancePeriodPayload'], ParentType, ContextType, RequireFields<MutationClosePeriodArgs, 'input'>>;
  confirmIdentity?: Resolver<ResolversTypes['ConfirmIdentityPayload'], ParentType, ContextType, RequireFields<MutationConfirmIdentityArgs, 'input'>>;
  confirmPayment?: Resolver<ResolversTypes['ConfirmPaymentPayload'], ParentType, ContextType, RequireFields<MutationConfirmPaymentArgs, 'paymentId'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  createAvatar?: Resolver<ResolversTypes['AvatarPayload'], ParentType, ContextType, RequireFields<MutationCreateAvatarArgs, 'input'>>;
  createSubscription?: Resolver<ResolversTypes['CreateSubscriptionPayload'], ParentType, ContextType, RequireFields<MutationCreateSubscriptionArgs, 'input'>>;
  createWebhook?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationCreateWebhookArgs, 'input'>>;
  decideAdjustment?: Resolver<ResolversTypes['FinanceAdjustmentPayload'], ParentType, ContextType, RequireFields<MutationDecideAdjustmentArgs, 'input'>>;
  deleteAvatar?: Resolver<ResolversTypes['DeleteAvatarPayload'], ParentType, ContextType, RequireFields<MutationDeleteAvatarArgs, 'id'>>;
  deleteFeeSheet?: Resolver<ResolversTypes['DeleteFeeSheetPayload'], ParentType, ContextType, RequireFields<MutationDeleteFeeSheetArgs, 'id'>>;
  deleteLead?: Resolver<ResolversTypes['DeleteLeadPayload'], ParentType, ContextType, RequireFields<MutationDeleteLeadArgs, 'id'>>;
  deleteUserVideo?: Resolver<ResolversTypes['DeleteUserVideoPayload'], ParentType, ContextType, RequireFields<MutationDeleteUserVideoArgs, 'input'>>;
  deleteVideo?: Resolver<ResolversTypes['DeleteVideoPayload'], ParentType, ContextType, RequireFields<MutationDeleteVideoArgs, 'id'>>;
  deleteVideos?: Resolver<ResolversTypes['DeleteVideosPayload'], ParentType, ContextType, RequireFields<MutationDeleteVideosArgs, 'ids'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'id'>>;
  disableSecondFactor?: Resolver<ResolversTypes['SignInFactorsPayload'], ParentType, ContextType>;
  dismissFailure?: Resolver<ResolversTypes['FailurePayload'], ParentType, ContextType, RequireFields<MutationDismissFailureArgs, 'id'>>;
  enableSecondFactor?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType, RequireFields<MutationEnableSecondFactorArgs, 'input'>>;
  endOwnSessions?: Resolver<ResolversTypes['EndOwnSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndOwnSessionsArgs, 'input'>>;
  endSession?: Resolver<ResolversTypes['EndOwnSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndSessionArgs, 'input'>>;
  endSessions?: Resolver<ResolversTypes['EndSessionsPayload'], ParentType, ContextType, RequireFields<MutationEndSessionsArgs, 'input'>>;
  exportOwnData?: Resolver<ResolversTypes['DataExport'], ParentType, ContextType>;
  exportVideo?: Resolver<ResolversTypes['ExportVideoPayload'], ParentType, ContextType, RequireFields<MutationExportVideoArgs, 'format' | 'id'>>;
  generateLenderScript?: Resolver<ResolversTypes['GeneratedLenderScript'], ParentType, ContextType, RequireFields<MutationGenerateLenderScriptArgs, 'input'>>;
  generateScript?: Resolver<ResolversTypes['GeneratedScript'], ParentType, ContextType, RequireFields<MutationGenerateScriptArgs, 'input'>>;
  giveCredits?: Resolver<ResolversTypes['CreditActPayload'], ParentType, ContextType, RequireFields<MutationGiveCreditsArgs, 'input'>>;
  grantRole?: Resolver<ResolversTypes['GrantRolePayload'], ParentType, ContextType, RequireFields<MutationGrantRoleArgs, 'input'>>;
  markLeadRead?: Resolver<ResolversTypes['LeadPayload'], ParentType, ContextType, RequireFields<MutationMarkLeadReadArgs, 'id'>>;
  noteException?: Resolver<ResolversTypes['FinanceExceptionPayload'], ParentType, ContextType, RequireFields<MutationNoteExceptionArgs, 'input'>>;
  openCustomerPortal?: Resolver<ResolversTypes['CustomerPortalPayload'], ParentType, ContextType>;
  optimizeScript?: Resolver<ResolversTypes['ScriptEdit'], ParentType, ContextType, RequireFields<MutationOptimizeScriptArgs, 'script'>>;
  pauseAccount?: Resolver<ResolversTypes['AccountChangePayload'], ParentType, ContextType, RequireFields<MutationPauseAccountArgs, 'input'>>;
  previewVoice?: Resolver<ResolversTypes['VoicePreview'], ParentType, ContextType, RequireFields<MutationPreviewVoiceArgs, 'avatarId' | 'script'>>;
  reactivateAccount?: Resolver<ResolversTypes['AccountSuspensionPayload'], ParentType, ContextType, RequireFields<MutationReactivateAccountArgs, 'input'>>;
  reactivateSubscription?: Resolver<ResolversTypes['ChangeSubscriptionPayload'], ParentType, ContextType, Partial<MutationReactivateSubscriptionArgs>>;
  reconcile?: Resolver<ResolversTypes['ReconcilePayload'], ParentType, ContextType>;
  recordMailBounce?: Resolver<ResolversTypes['MailPayload'], ParentType, ContextType, RequireFields<MutationRecordMailBounceArgs, 'id'>>;
  refreshVideo?: Resolver<ResolversTypes['VideoPayload'], ParentType, ContextType, RequireFields<MutationRefreshVideoArgs, 'id'>>;
  removeLibraryVideo?: Resolver<ResolversTypes['RemoveLibraryVideoPayload'], ParentType, ContextType, RequireFields<MutationRemoveLibraryVideoArgs, 'id'>>;
  removePasskey?: Resolver<ResolversTypes['SignInFactorsPayload'], ParentType, ContextType, RequireFields<MutationRemovePasskeyArgs, 'input'>>;
  removeProfilePicture?: Resolver<ResolversTypes['RemoveProfilePicturePayload'], ParentType, ContextType>;
  removeVideoDraft?: Resolver<ResolversTypes['RemoveVideoDraftPayload'], ParentType, ContextType, RequireFields<MutationRemoveVideoDraftArgs, 'template'>>;
  renamePasskey?: Resolver<ResolversTypes['SignInFactorsPayload'], ParentType, ContextType, RequireFields<MutationRenamePasskeyArgs, 'input'>>;
  renameVideo?: Resolver<ResolversTypes['VideoPayload'], ParentType, ContextType, RequireFields<MutationRenameVideoArgs, 'id' | 'title'>>;
  renewRecoveryCodes?: Resolver<ResolversTypes['RecoveryCodesPayload'], ParentType, ContextType>;
  reopenAdjustment?: Resolver<ResolversTypes['FinanceAdjustmentPayload'], ParentType, ContextType, RequireFields<MutationReopenAdjustmentArgs, 'input'>>;
  reopenException?: Resolver<ResolversTypes['FinanceExceptionPayload'], ParentType, ContextType, RequireFields<MutationReopenExceptionArgs, 'input'>>;
  reopenPeriod?: Resolver<ResolversTypes['FinancePeriodPayload'], ParentType, ContextType, RequireFields<MutationReopenPeriodArgs, 'input'>>;
  reorderLibraryVideos?: Resolver<ResolversTypes['ReorderLibraryVideosPayload'], ParentType, ContextType, RequireFields<MutationReorderLibraryVideosArgs, 'ids'>>;
  repairException?: Resolver<ResolversTypes['FinanceExceptionPayload'], ParentType, ContextType, RequireFields<MutationRepairExceptionArgs, 'input'>>;
  requestAccountDeletion?: Resolver<ResolversTypes['AccountChangePayload'], ParentType, ContextType, RequireFields<MutationRequestAccountDeletionArgs, 'input'>>;
  requestCustomerDeletion?: Resolver<ResolversTypes['SupportActPayload'], ParentType, ContextType, RequireFields<MutationRequestCustomerDeletionArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'email'>>;
  requestTestRun?: Resolver<ResolversTypes['RequestTestRunPayload'], ParentType, ContextType, Partial<MutationRequestTestRunArgs>>;
  resendWebhookDelivery?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationResendWebhookDeliveryArgs, 'id'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'password' | 'token'>>;
  resetSecondFactor?: Resolver<ResolversTypes['SupportActPayload'], ParentType, ContextType, RequireFields<MutationResetSecondFactorArgs, 'input'>>;
  restoreVideos?: Resolver<ResolversTypes['RestoreVideosPayload'], ParentType, ContextType, RequireFields<MutationRestoreVideosArgs, 'ids'>>;
  resumeAccount?: Resolver<ResolversTypes['AccountChangePayload'], ParentType, ContextType, RequireFields<MutationResumeAccountArgs, 'input'>>;
  retryErasure?: Resolver<ResolversTypes['RetryErasurePayload'], ParentType, ContextType, RequireFields<MutationRetryErasureArgs, 'userId'>>;
  retryFailure?: Resolver<ResolversTypes['FailurePayload'], ParentType, ContextType, RequireFields<MutationRetryFailureArgs, 'id'>>;
  retryFailures?: Resolver<ResolversTypes['RetryFailuresPayload'], ParentType, ContextType, RequireFields<MutationRetryFailuresArgs, 'process'>>;
  retryUserVideo?: Resolver<ResolversTypes['RetryUserVideoPayload'], ParentType, ContextType, RequireFields<MutationRetryUserVideoArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'id'>>;
  revokeAvatarConsent?: Resolver<ResolversTypes['AvatarPayload'], ParentType, ContextType, RequireFields<MutationRevokeAvatarConsentArgs, 'id'>>;
  revokeRole?: Resolver<ResolversTypes['RevokeRolePayload'], ParentType, ContextType, RequireFields<MutationRevokeRoleArgs, 'input'>>;
  revokeShareLink?: Resolver<ResolversTypes['ShareVideoPayload'], ParentType, ContextType, RequireFields<MutationRevokeShareLinkArgs, 'id'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'id'>>;
  saveVideoDraft?: Resolver<ResolversTypes['VideoDraft'], ParentType, ContextType, RequireFields<MutationSaveVideoDraftArgs, 'input'>>;
  sendMailAgain?: Resolver<ResolversTypes['SendMailAgainPayload'], ParentType, ContextType, RequireFields<MutationSendMailAgainArgs, 'mailId'>>;
  sendPasswordLink?: Resolver<ResolversTypes['SupportActPayload'], ParentType, ContextType, RequireFields<MutationSendPasswordLinkArgs, 'input'>>;
  sendTestMail?: Resolver<ResolversTypes['SendTestMailPayload'], ParentType, ContextType, RequireFields<MutationSendTestMailArgs, 'input'>>;
  setCredits?: Resolver<ResolversTypes['SetCreditsPayload'], ParentType, ContextType, RequireFields<MutationSetCreditsArgs, 'input'>>;
  setMailPreference?: Resolver<ResolversTypes['SetMailPreferencePayload'], ParentType, ContextType, RequireFields<MutationSetMailPreferenceArgs, 'input'>>;
  setRateLimits?: Resolver<ResolversTypes['SecuritySettingsPayload'], ParentType, ContextType, RequireFields<MutationSetRateLimitsArgs, 'input'>>;
  setSessionTimeout?: Resolver<ResolversTypes['SecuritySettingsPayload'], ParentType, ContextType, RequireFields<MutationSetSessionTimeoutArgs, 'input'>>;
  settleException?: Resolver<ResolversTypes['FinanceExceptionPayload'], ParentType, ContextType, RequireFields<MutationSettleExceptionArgs, 'input'>>;
  shareVideo?: Resolver<ResolversTypes['ShareVideoPayload'], ParentType, ContextType, RequireFields<MutationShareVideoArgs, 'id'>>;
  startPasskey?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType>;
  startPasskeyConfirmation?: Resolver<ResolversTypes['PasskeyRequest'], ParentType, ContextType>;
  startPayment?: Resolver<ResolversTypes['StartPaymentPayload'], ParentType, ContextType, RequireFields<MutationStartPaymentArgs, 'input'>>;
  startSecondFactor?: Resolver<ResolversTypes['SecondFactorOffer'], ParentType, ContextType>;
  startVideo?: Resolver<ResolversTypes['StartVideoPayload'], ParentType, ContextType, RequireFields<MutationStartVideoArgs, 'input'>>;
  stopAttack?: Resolver<ResolversTypes['StopAttackPayload'], ParentType, ContextType, RequireFields<MutationStopAttackArgs, 'input'>>;
  suspendAccount?: Resolver<ResolversTypes['AccountSuspensionPayload'], ParentType, ContextType, RequireFields<MutationSuspendAccountArgs, 'input'>>;
  takeCredits?: Resolver<ResolversTypes['CreditActPayload'], ParentType, ContextType, RequireFields<MutationTakeCreditsArgs, 'input'>>;
  takeException?: Resolver<ResolversTypes['FinanceExceptionPayload'], ParentType, ContextType, RequireFields<MutationTakeExceptionArgs, 'input'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'id'>>;
  translateScript?: Resolver<ResolversTypes['ScriptEdit'], ParentType, ContextType, RequireFields<MutationTranslateScriptArgs, 'language' | 'script'>>;
  unblockAddress?: Resolver<ResolversTypes['BlockedAddressesPayload'], ParentType, ContextType, RequireFields<MutationUnblockAddressArgs, 'input'>>;
  undoCredits?: Resolver<ResolversTypes['CreditActPayload'], ParentType, ContextType, RequireFields<MutationUndoCreditsArgs, 'input'>>;
  unsubscribe?: Resolver<ResolversTypes['MailUnsubscription'], ParentType, ContextType, RequireFields<MutationUnsubscribeArgs, 'input'>>;
  updateLibraryVideo?: Resolver<ResolversTypes['LibraryVideoPayload'], ParentType, ContextType, RequireFields<MutationUpdateLibraryVideoArgs, 'id' | 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'id' | 'input'>>;
  watchLibraryVideo?: Resolver<ResolversTypes['LibraryVideoPayload'], ParentType, ContextType, RequireFields<MutationWatchLibraryVideoArgs, 'id'>>;
};

export type OpenErasureStepResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenErasureStep'] = ResolversParentTypes['OpenErasureStep']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<ResolversTypes['ErasureProblem'], ParentType, ContextType>;
  retryAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  since?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  step?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type OpenFactResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['OpenFact'] = ResolversParentTypes['OpenFact']> = {
  candidates?: Resolver<Array<ResolversTypes['FactCandidate']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phrase?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  question?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PageInfoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PageInfo'] = ResolversParentTypes['PageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasPreviousPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  startCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PasskeyResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Passkey'] = ResolversParentTypes['Passkey']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PasskeyRequestResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PasskeyRequest'] = ResolversParentTypes['PasskeyRequest']> = {
  options?: Resolver<ResolversTypes['WebAuthnJson'], ParentType, ContextType>;
};

export type PaymentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Payment'] = ResolversParentTypes['Payment']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  refundedCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PaymentStatus'], ParentType, ContextType>;
  twinCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaymentCompletedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentCompleted'] = ResolversParentTypes['PaymentCompleted']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  creditsAdded?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  twinCreditsAdded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type PaymentSettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PaymentSettings'] = ResolversParentTypes['PaymentSettings']> = {
  publishableKey?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  testMode?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  category?: Resolver<ResolversTypes['OfferCategory'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  features?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  highlight?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  periodDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videosLabel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformSessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlatformSession'] = ResolversParentTypes['PlatformSession']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['SecurityAlertUser'], ParentType, ContextType>;
};

export type PlatformTotalsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['PlatformTotals'] = ResolversParentTypes['PlatformTotals']> = {
  administrators?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avatars?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  avatarsByType?: Resolver<ResolversTypes['AvatarCounts'], ParentType, ContextType>;
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  videosByStatus?: Resolver<ResolversTypes['VideoCounts'], ParentType, ContextType>;
};

export interface PositionScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Position'], any> {
  name: 'Position';
}

export type ProductResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Product'] = ResolversParentTypes['Product']> = {
  ethicsUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  privacyUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  salesEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  supportEmail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProfileUpdatedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProfileUpdated'] = ResolversParentTypes['ProfileUpdated']> = {
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ProjectionStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProjectionStatus'] = ResolversParentTypes['ProjectionStatus']> = {
  behind?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  error?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lag?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  progress?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderSideResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ProviderSide'] = ResolversParentTypes['ProviderSide']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feeCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ownerId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  paidCents?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  takenBackCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  accessTokens?: Resolver<ResolversTypes['AccessTokenList'], ParentType, ContextType>;
  adminActionTypes?: Resolver<Array<ResolversTypes['AdminActionType']>, ParentType, ContextType>;
  adminActions?: Resolver<ResolversTypes['AdminActionConnection'], ParentType, ContextType, RequireFields<QueryAdminActionsArgs, 'first'>>;
  adminAvatars?: Resolver<ResolversTypes['AdminAvatarConnection'], ParentType, ContextType, RequireFields<QueryAdminAvatarsArgs, 'first'>>;
  adminLibraryVideos?: Resolver<Array<ResolversTypes['LibraryVideo']>, ParentType, ContextType>;
  adminUser?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType, RequireFields<QueryAdminUserArgs, 'id'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUserConnection'], ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'first'>>;
  adminVideo?: Resolver<Maybe<ResolversTypes['AdminVideo']>, ParentType, ContextType, RequireFields<QueryAdminVideoArgs, 'id'>>;
  adminVideos?: Resolver<ResolversTypes['AdminVideoConnection'], ParentType, ContextType, RequireFields<QueryAdminVideosArgs, 'first' | 'order'>>;
  analytics?: Resolver<ResolversTypes['Analytics'], ParentType, ContextType, RequireFields<QueryAnalyticsArgs, 'weeks'>>;
  attention?: Resolver<Array<ResolversTypes['AttentionGroup']>, ParentType, ContextType>;
  auditComparison?: Resolver<ResolversTypes['AuditComparison'], ParentType, ContextType, RequireFields<QueryAuditComparisonArgs, 'from' | 'id' | 'kind' | 'to'>>;
  auditHistory?: Resolver<ResolversTypes['AuditHistory'], ParentType, ContextType, RequireFields<QueryAuditHistoryArgs, 'earlier' | 'id' | 'kind' | 'later'>>;
  auditVerdict?: Resolver<ResolversTypes['AuditVerdict'], ParentType, ContextType, RequireFields<QueryAuditVerdictArgs, 'id' | 'kind'>>;
  avatars?: Resolver<Array<ResolversTypes['Avatar']>, ParentType, ContextType>;
  billingHistory?: Resolver<Array<ResolversTypes['BillingEntry']>, ParentType, ContextType>;
  billingSubscription?: Resolver<Maybe<ResolversTypes['BillingSubscription']>, ParentType, ContextType>;
  blockPreview?: Resolver<ResolversTypes['BlockPreview'], ParentType, ContextType, RequireFields<QueryBlockPreviewArgs, 'address'>>;
  blockedAddresses?: Resolver<Array<ResolversTypes['BlockedAddress']>, ParentType, ContextType>;
  bookEntries?: Resolver<ResolversTypes['BookEntryConnection'], ParentType, ContextType, RequireFields<QueryBookEntriesArgs, 'first' | 'from'>>;
  brand?: Resolver<Maybe<ResolversTypes['Brand']>, ParentType, ContextType>;
  catalog?: Resolver<ResolversTypes['Catalog'], ParentType, ContextType>;
  consoleSearch?: Resolver<ResolversTypes['ConsoleSearch'], ParentType, ContextType, RequireFields<QueryConsoleSearchArgs, 'search'>>;
  creditExplanation?: Resolver<ResolversTypes['CreditExplanation'], ParentType, ContextType, RequireFields<QueryCreditExplanationArgs, 'userId'>>;
  customer?: Resolver<Maybe<ResolversTypes['Customer']>, ParentType, ContextType, RequireFields<QueryCustomerArgs, 'id'>>;
  customerEvents?: Resolver<ResolversTypes['CustomerEventConnection'], ParentType, ContextType, RequireFields<QueryCustomerEventsArgs, 'first' | 'userId'>>;
  customerSignIn?: Resolver<Maybe<ResolversTypes['CustomerSignIn']>, ParentType, ContextType, RequireFields<QueryCustomerSignInArgs, 'userId'>>;
  failingProcesses?: Resolver<Array<ResolversTypes['FailingProcess']>, ParentType, ContextType>;
  failures?: Resolver<ResolversTypes['FailureConnection'], ParentType, ContextType, RequireFields<QueryFailuresArgs, 'first'>>;
  feeSheet?: Resolver<Maybe<ResolversTypes['FeeSheet']>, ParentType, ContextType, RequireFields<QueryFeeSheetArgs, 'id'>>;
  financeAdjustments?: Resolver<ResolversTypes['FinanceAdjustmentConnection'], ParentType, ContextType, RequireFields<QueryFinanceAdjustmentsArgs, 'first' | 'state'>>;
  financeDays?: Resolver<Array<ResolversTypes['FinanceDay']>, ParentType, ContextType, RequireFields<QueryFinanceDaysArgs, 'days'>>;
  financeException?: Resolver<Maybe<ResolversTypes['FinanceException']>, ParentType, ContextType, RequireFields<QueryFinanceExceptionArgs, 'id'>>;
  financeExceptions?: Resolver<ResolversTypes['FinanceExceptionConnection'], ParentType, ContextType, RequireFields<QueryFinanceExceptionsArgs, 'first' | 'state'>>;
  financeMonth?: Resolver<Maybe<ResolversTypes['FinanceMonth']>, ParentType, ContextType, RequireFields<QueryFinanceMonthArgs, 'id'>>;
  financeMonths?: Resolver<Array<ResolversTypes['FinanceMonth']>, ParentType, ContextType>;
  financePayment?: Resolver<Maybe<ResolversTypes['FinancePayment']>, ParentType, ContextType, RequireFields<QueryFinancePaymentArgs, 'id'>>;
  financePayments?: Resolver<ResolversTypes['FinancePaymentConnection'], ParentType, ContextType, RequireFields<QueryFinancePaymentsArgs, 'first' | 'order'>>;
  financePeriods?: Resolver<Array<ResolversTypes['FinancePeriod']>, ParentType, ContextType>;
  financeStatuses?: Resolver<Array<ResolversTypes['FinanceStatus']>, ParentType, ContextType>;
  financeSummary?: Resolver<ResolversTypes['FinanceSummary'], ParentType, ContextType>;
  integrationStatus?: Resolver<ResolversTypes['IntegrationStatus'], ParentType, ContextType>;
  leads?: Resolver<ResolversTypes['LeadConnection'], ParentType, ContextType, RequireFields<QueryLeadsArgs, 'filter' | 'first'>>;
  ledgerAccount?: Resolver<Maybe<ResolversTypes['LedgerAccount']>, ParentType, ContextType, RequireFields<QueryLedgerAccountArgs, 'userId'>>;
  lenderScriptLengths?: Resolver<Array<ResolversTypes['LenderScriptLength']>, ParentType, ContextType>;
  libraryVideo?: Resolver<Maybe<ResolversTypes['LibraryVideo']>, ParentType, ContextType, RequireFields<QueryLibraryVideoArgs, 'id'>>;
  libraryVideoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  libraryVideos?: Resolver<Array<ResolversTypes['LibraryVideo']>, ParentType, ContextType, Partial<QueryLibraryVideosArgs>>;
  logEvent?: Resolver<Maybe<ResolversTypes['LogEvent']>, ParentType, ContextType, RequireFields<QueryLogEventArgs, 'id'>>;
  mailPreferences?: Resolver<Array<ResolversTypes['MailPreference']>, ParentType, ContextType>;
  mailService?: Resolver<ResolversTypes['MailService'], ParentType, ContextType>;
  mailTemplates?: Resolver<Array<ResolversTypes['MailTemplate']>, ParentType, ContextType>;
  mailUnsubscription?: Resolver<ResolversTypes['MailUnsubscription'], ParentType, ContextType, RequireFields<QueryMailUnsubscriptionArgs, 'token'>>;
  mediaChecks?: Resolver<Array<ResolversTypes['MediaCheck']>, ParentType, ContextType, RequireFields<QueryMediaChecksArgs, 'urls'>>;
  openErasureSteps?: Resolver<Array<ResolversTypes['OpenErasureStep']>, ParentType, ContextType>;
  outbox?: Resolver<ResolversTypes['MailConnection'], ParentType, ContextType, RequireFields<QueryOutboxArgs, 'first'>>;
  outboxMail?: Resolver<Maybe<ResolversTypes['Mail']>, ParentType, ContextType, RequireFields<QueryOutboxMailArgs, 'id'>>;
  passwordResetLinkWorks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<QueryPasswordResetLinkWorksArgs, 'token'>>;
  paymentSettings?: Resolver<ResolversTypes['PaymentSettings'], ParentType, ContextType>;
  platformSessions?: Resolver<Array<ResolversTypes['PlatformSession']>, ParentType, ContextType>;
  platformTotals?: Resolver<ResolversTypes['PlatformTotals'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['Product'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType, RequireFields<QueryQuoteArgs, 'input'>>;
  refusedPurchases?: Resolver<ResolversTypes['RefusedPurchaseConnection'], ParentType, ContextType, RequireFields<QueryRefusedPurchasesArgs, 'first'>>;
  sampleFeeSheets?: Resolver<Array<ResolversTypes['SampleFeeSheet']>, ParentType, ContextType>;
  sampleListings?: Resolver<Array<ResolversTypes['SampleListing']>, ParentType, ContextType>;
  savedCard?: Resolver<Maybe<ResolversTypes['SavedCard']>, ParentType, ContextType>;
  scriptEstimate?: Resolver<ResolversTypes['ScriptEstimate'], ParentType, ContextType, RequireFields<QueryScriptEstimateArgs, 'script'>>;
  scriptTools?: Resolver<ResolversTypes['ScriptTools'], ParentType, ContextType>;
  securityAlert?: Resolver<Maybe<ResolversTypes['SecurityAlert']>, ParentType, ContextType, RequireFields<QuerySecurityAlertArgs, 'id'>>;
  securityAlertGroups?: Resolver<Array<ResolversTypes['SecurityAlertGroup']>, ParentType, ContextType, RequireFields<QuerySecurityAlertGroupsArgs, 'by'>>;
  securityAlerts?: Resolver<ResolversTypes['SecurityAlertConnection'], ParentType, ContextType, RequireFields<QuerySecurityAlertsArgs, 'first'>>;
  securityMetrics?: Resolver<ResolversTypes['SecurityMetrics'], ParentType, ContextType, RequireFields<QuerySecurityMetricsArgs, 'timeRange'>>;
  securitySettings?: Resolver<ResolversTypes['SecuritySettings'], ParentType, ContextType>;
  sessions?: Resolver<Array<ResolversTypes['Session']>, ParentType, ContextType>;
  signInDebug?: Resolver<ResolversTypes['SignInDebug'], ParentType, ContextType>;
  signInFactors?: Resolver<ResolversTypes['SignInFactors'], ParentType, ContextType>;
  signIns?: Resolver<ResolversTypes['SignInAttemptConnection'], ParentType, ContextType, RequireFields<QuerySignInsArgs, 'first'>>;
  statement?: Resolver<ResolversTypes['StatementConnection'], ParentType, ContextType, RequireFields<QueryStatementArgs, 'first'>>;
  storyboard?: Resolver<Array<ResolversTypes['StoryboardScene']>, ParentType, ContextType, RequireFields<QueryStoryboardArgs, 'input'>>;
  systemStatus?: Resolver<ResolversTypes['SystemStatus'], ParentType, ContextType>;
  tableExports?: Resolver<Array<ResolversTypes['TableExport']>, ParentType, ContextType>;
  testRuns?: Resolver<Array<ResolversTypes['TestRun']>, ParentType, ContextType>;
  twinConsent?: Resolver<ResolversTypes['TwinConsent'], ParentType, ContextType>;
  unreadLeads?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  video?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType, RequireFields<QueryVideoArgs, 'id'>>;
  videoDraft?: Resolver<Maybe<ResolversTypes['VideoDraft']>, ParentType, ContextType, RequireFields<QueryVideoDraftArgs, 'template'>>;
  videoSelection?: Resolver<ResolversTypes['VideoSelection'], ParentType, ContextType, Partial<QueryVideoSelectionArgs>>;
  videoStats?: Resolver<ResolversTypes['VideoStats'], ParentType, ContextType>;
  videos?: Resolver<ResolversTypes['VideoConnection'], ParentType, ContextType, RequireFields<QueryVideosArgs, 'first' | 'sort'>>;
  viewer?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  waysToConfirm?: Resolver<ResolversTypes['WaysToConfirm'], ParentType, ContextType>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveryConnection'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'webhookId'>>;
  webhookDelivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType, RequireFields<QueryWebhookDeliveryArgs, 'id'>>;
  webhooks?: Resolver<ResolversTypes['WebhookList'], ParentType, ContextType>;
};

export type QuoteResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Quote'] = ResolversParentTypes['Quote']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['QuoteLine']>, ParentType, ContextType>;
  totalCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QuoteLineResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['QuoteLine'] = ResolversParentTypes['QuoteLine']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['QuoteLineKind'], ParentType, ContextType>;
  twinCredits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RangeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Range'] = ResolversParentTypes['Range']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReconcilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReconcilePayload'] = ResolversParentTypes['ReconcilePayload']> = {
  accounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exceptions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recorded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  settled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RecoveryCodesPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RecoveryCodesPayload'] = ResolversParentTypes['RecoveryCodesPayload']> = {
  recoveryCodes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  signInFactors?: Resolver<ResolversTypes['SignInFactors'], ParentType, ContextType>;
};

export type RefusedPurchaseResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusedPurchase'] = ResolversParentTypes['RefusedPurchase']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  claimed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RefusedPurchaseConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusedPurchaseConnection'] = ResolversParentTypes['RefusedPurchaseConnection']> = {
  edges?: Resolver<Array<ResolversTypes['RefusedPurchaseEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type RefusedPurchaseEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusedPurchaseEdge'] = ResolversParentTypes['RefusedPurchaseEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['RefusedPurchase'], ParentType, ContextType>;
};

export type RefusedTokenCallResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RefusedTokenCall'] = ResolversParentTypes['RefusedTokenCall']> = {
  at?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  call?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tokenId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RemoveLibraryVideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveLibraryVideoPayload'] = ResolversParentTypes['RemoveLibraryVideoPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type RemoveProfilePicturePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveProfilePicturePayload'] = ResolversParentTypes['RemoveProfilePicturePayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type RemoveVideoDraftPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RemoveVideoDraftPayload'] = ResolversParentTypes['RemoveVideoDraftPayload']> = {
  template?: Resolver<ResolversTypes['VideoTemplate'], ParentType, ContextType>;
};

export type ReorderLibraryVideosPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ReorderLibraryVideosPayload'] = ResolversParentTypes['ReorderLibraryVideosPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['LibraryVideo']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestTestRunPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RequestTestRunPayload'] = ResolversParentTypes['RequestTestRunPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  runId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RestoreVideosPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RestoreVideosPayload'] = ResolversParentTypes['RestoreVideosPayload']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  restored?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  skipped?: Resolver<Array<ResolversTypes['SkippedVideo']>, ParentType, ContextType>;
};

export type RetryErasurePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetryErasurePayload'] = ResolversParentTypes['RetryErasurePayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type RetryFailuresPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetryFailuresPayload'] = ResolversParentTypes['RetryFailuresPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  process?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RetryUserVideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RetryUserVideoPayload'] = ResolversParentTypes['RetryUserVideoPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type RevokeRolePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['RevokeRolePayload'] = ResolversParentTypes['RevokeRolePayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  sessionsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type SampleFeeSheetResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SampleFeeSheet'] = ResolversParentTypes['SampleFeeSheet']> = {
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SampleListingResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SampleListing'] = ResolversParentTypes['SampleListing']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['VideoTemplate'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SavedCardResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SavedCard'] = ResolversParentTypes['SavedCard']> = {
  brand?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last4?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScriptEditResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScriptEdit'] = ResolversParentTypes['ScriptEdit']> = {
  changes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  script?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ScriptEstimateResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScriptEstimate'] = ResolversParentTypes['ScriptEstimate']> = {
  creditsNeeded?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  placeholders?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  wordCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScriptLengthOptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScriptLengthOption'] = ResolversParentTypes['ScriptLengthOption']> = {
  length?: Resolver<ResolversTypes['ScriptLength'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScriptReachResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScriptReach'] = ResolversParentTypes['ScriptReach']> = {
  length?: Resolver<ResolversTypes['ScriptLength'], ParentType, ContextType>;
  reached?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ScriptToolsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ScriptTools'] = ResolversParentTypes['ScriptTools']> = {
  canTranslate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  translationNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  writer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchMatchResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SearchMatch'] = ResolversParentTypes['SearchMatch']> = {
  field?: Resolver<ResolversTypes['MatchedField'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecondFactorResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactor'] = ResolversParentTypes['SecondFactor']> = {
  enabledAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recoveryCodesLeft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecondFactorOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecondFactorOffer'] = ResolversParentTypes['SecondFactorOffer']> = {
  qrCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uri?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SecurityAlertResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityAlert'] = ResolversParentTypes['SecurityAlert']> = {
  acknowledgedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  acknowledgedBy?: Resolver<Maybe<ResolversTypes['SecurityAlertUser']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  eventId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isOpen?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['SecurityAlertKind'], ParentType, ContextType>;
  raisedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  related?: Resolver<Array<ResolversTypes['SecurityAlert']>, ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SecuritySeverity'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SecurityAlertType'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['SecurityAlertUser']>, ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecurityAlertConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityAlertConnection'] = ResolversParentTypes['SecurityAlertConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SecurityAlertEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SecurityAlertEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityAlertEdge'] = ResolversParentTypes['SecurityAlertEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SecurityAlert'], ParentType, ContextType>;
};

export type SecurityAlertGroupResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityAlertGroup'] = ResolversParentTypes['SecurityAlertGroup']> = {
  accounts?: Resolver<Array<ResolversTypes['SecurityAlertUser']>, ParentType, ContextType>;
  addresses?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  alerts?: Resolver<Array<ResolversTypes['SecurityAlert']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['SecurityAlertGrouping'], ParentType, ContextType>;
  firstAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  incidents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isBlocked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  severity?: Resolver<ResolversTypes['SecuritySeverity'], ParentType, ContextType>;
};

export type SecurityAlertUserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityAlertUser'] = ResolversParentTypes['SecurityAlertUser']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SecurityFigureResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityFigure'] = ResolversParentTypes['SecurityFigure']> = {
  changePercent?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  previous?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecurityMetricsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityMetrics'] = ResolversParentTypes['SecurityMetrics']> = {
  activeUsers?: Resolver<ResolversTypes['SecurityFigure'], ParentType, ContextType>;
  blockedRequests?: Resolver<ResolversTypes['SecurityFigure'], ParentType, ContextType>;
  failedLogins?: Resolver<ResolversTypes['SecurityFigure'], ParentType, ContextType>;
  points?: Resolver<Array<ResolversTypes['SecurityPoint']>, ParentType, ContextType>;
  rateLimitHits?: Resolver<ResolversTypes['SecurityFigure'], ParentType, ContextType>;
  sessions?: Resolver<ResolversTypes['SecuritySessionStats'], ParentType, ContextType>;
  timeRange?: Resolver<ResolversTypes['SecurityTimeRange'], ParentType, ContextType>;
  totalRequests?: Resolver<ResolversTypes['SecurityFigure'], ParentType, ContextType>;
};

export type SecurityPointResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecurityPoint'] = ResolversParentTypes['SecurityPoint']> = {
  blocked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failedLogins?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  limitHits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requests?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecuritySessionStatsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecuritySessionStats'] = ResolversParentTypes['SecuritySessionStats']> = {
  active?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  averageSeconds?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  expired?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startedToday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecuritySettingsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecuritySettings'] = ResolversParentTypes['SecuritySettings']> = {
  authenticationLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  generalLimit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sessionTimeoutMinutes?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SecuritySettingsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SecuritySettingsPayload'] = ResolversParentTypes['SecuritySettingsPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['SecuritySettings'], ParentType, ContextType>;
};

export type SelectedVideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SelectedVideo'] = ResolversParentTypes['SelectedVideo']> = {
  creditsHeld?: Resolver<Maybe<ResolversTypes['Credits']>, ParentType, ContextType>;
  deletionCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoStatus'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SendMailAgainPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendMailAgainPayload'] = ResolversParentTypes['SendMailAgainPayload']> = {
  mailId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type SendTestMailPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SendTestMailPayload'] = ResolversParentTypes['SendTestMailPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type SentencePartResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SentencePart'] = ResolversParentTypes['SentencePart']> = {
  path?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SessionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Session'] = ResolversParentTypes['Session']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SetCreditsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetCreditsPayload'] = ResolversParentTypes['SetCreditsPayload']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['AdminUser'], ParentType, ContextType>;
};

export type SetMailPreferencePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SetMailPreferencePayload'] = ResolversParentTypes['SetMailPreferencePayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  preferences?: Resolver<Array<ResolversTypes['MailPreference']>, ParentType, ContextType>;
};

export type ShareLinkResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShareLink'] = ResolversParentTypes['ShareLink']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  embedCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  embedUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expiresAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  hasExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isProtected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  qrCodeUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  showsAddress?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  takesTours?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShareVideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['ShareVideoPayload'] = ResolversParentTypes['ShareVideoPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  publicUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shareUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type SignInAttemptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInAttempt'] = ResolversParentTypes['SignInAttempt']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['SignInOutcome'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['SecurityAlertUser']>, ParentType, ContextType>;
};

export type SignInAttemptConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInAttemptConnection'] = ResolversParentTypes['SignInAttemptConnection']> = {
  edges?: Resolver<Array<ResolversTypes['SignInAttemptEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type SignInAttemptEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInAttemptEdge'] = ResolversParentTypes['SignInAttemptEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['SignInAttempt'], ParentType, ContextType>;
};

export type SignInDebugResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInDebug'] = ResolversParentTypes['SignInDebug']> = {
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hosted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignInFactorsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInFactors'] = ResolversParentTypes['SignInFactors']> = {
  atProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkeys?: Resolver<Array<ResolversTypes['Passkey']>, ParentType, ContextType>;
  passkeysAvailable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  secondFactor?: Resolver<Maybe<ResolversTypes['SecondFactor']>, ParentType, ContextType>;
};

export type SignInFactorsPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SignInFactorsPayload'] = ResolversParentTypes['SignInFactorsPayload']> = {
  signInFactors?: Resolver<ResolversTypes['SignInFactors'], ParentType, ContextType>;
};

export type SkippedVideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SkippedVideo'] = ResolversParentTypes['SkippedVideo']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StartPaymentPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartPaymentPayload'] = ResolversParentTypes['StartPaymentPayload']> = {
  amountCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  clientSecret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  quote?: Resolver<ResolversTypes['Quote'], ParentType, ContextType>;
};

export type StartVideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StartVideoPayload'] = ResolversParentTypes['StartVideoPayload']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  creditsAvailable?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  creditsReserved?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type StatementConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementConnection'] = ResolversParentTypes['StatementConnection']> = {
  edges?: Resolver<Array<ResolversTypes['StatementEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StatementEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementEdge'] = ResolversParentTypes['StatementEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['StatementEntry'], ParentType, ContextType>;
};

export type StatementEntryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StatementEntry'] = ResolversParentTypes['StatementEntry']> = {
  amount?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  debtAfter?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heldAfter?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['StatementKind'], ParentType, ContextType>;
  paymentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  videoId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type StopAttackPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StopAttackPayload'] = ResolversParentTypes['StopAttackPayload']> = {
  alerts?: Resolver<Array<ResolversTypes['SecurityAlert']>, ParentType, ContextType>;
  blocked?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  passwordsElsewhere?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  passwordsVoid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  sessionsEnded?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoryboardSceneResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['StoryboardScene'] = ResolversParentTypes['StoryboardScene']> = {
  facts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SubscriptionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Subscription'] = ResolversParentTypes['Subscription']> = {
  accountUpdates?: SubscriptionResolver<ResolversTypes['AccountUpdate'], "accountUpdates", ParentType, ContextType, Partial<SubscriptionAccountUpdatesArgs>>;
};

export type SubscriptionUpdatedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SubscriptionUpdated'] = ResolversParentTypes['SubscriptionUpdated']> = {
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  subscription?: Resolver<Maybe<ResolversTypes['BillingSubscription']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SupportActPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SupportActPayload'] = ResolversParentTypes['SupportActPayload']> = {
  customer?: Resolver<ResolversTypes['Customer'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type SystemStatusResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['SystemStatus'] = ResolversParentTypes['SystemStatus']> = {
  engines?: Resolver<Array<ResolversTypes['Engine']>, ParentType, ContextType>;
  logFinding?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logHead?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  projections?: Resolver<Array<ResolversTypes['ProjectionStatus']>, ParentType, ContextType>;
};

export type TableExportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TableExport'] = ResolversParentTypes['TableExport']> = {
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rows?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TableExportStatus'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestRunResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestRun'] = ResolversParentTypes['TestRun']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  results?: Resolver<Array<ResolversTypes['TestScenarioResult']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['TestRunStatus'], ParentType, ContextType>;
  successRate?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  timestamp?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  totalCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  totalDuration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalRevenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalScenarios?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TestScenarioResultResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TestScenarioResult'] = ResolversParentTypes['TestScenarioResult']> = {
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  finalCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  scenario?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  success?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  totalAmount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type TwinConsentResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwinConsent'] = ResolversParentTypes['TwinConsent']> = {
  statement?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unavailable?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TwinCreditAccountResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwinCreditAccount'] = ResolversParentTypes['TwinCreditAccount']> = {
  available?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  debt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TwinCreditsChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwinCreditsChanged'] = ResolversParentTypes['TwinCreditsChanged']> = {
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  twinCredits?: Resolver<ResolversTypes['TwinCreditAccount'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TwinOfferResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['TwinOffer'] = ResolversParentTypes['TwinOffer']> = {
  clonesVoice?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasSample?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  laterPriceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  priceCents?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  emailPending?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type UserResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  accountSuspended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  deletionAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  displayName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  emailPending?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  emailVerified?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phoneNumber?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profilePictureUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  suspendedBy?: Resolver<Maybe<ResolversTypes['Suspender']>, ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Video'] = ResolversParentTypes['Video']> = {
  analytics?: Resolver<ResolversTypes['VideoAnalytics'], ParentType, ContextType>;
  avatarId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  captionsUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  creditsHeld?: Resolver<Maybe<ResolversTypes['Credits']>, ParentType, ContextType>;
  creditsReturned?: Resolver<Maybe<ResolversTypes['Credits']>, ParentType, ContextType>;
  creditsUsed?: Resolver<Maybe<ResolversTypes['Credits']>, ParentType, ContextType>;
  deletionCredits?: Resolver<ResolversTypes['Credits'], ParentType, ContextType>;
  duration?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  errorMessage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exports?: Resolver<Array<ResolversTypes['VideoExport']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  imageUrls?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  language?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  leftOut?: Resolver<Array<ResolversTypes['LeftOut']>, ParentType, ContextType>;
  look?: Resolver<ResolversTypes['VideoLook'], ParentType, ContextType>;
  madeFrom?: Resolver<Maybe<ResolversTypes['Video']>, ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  phase?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureCaptions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pictureScenes?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  pictureTexts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  picturesLeftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processingProgress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  progressEstimated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  propertyAddress?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  retryCredits?: Resolver<Maybe<ResolversTypes['Credits']>, ParentType, ContextType>;
  screenShareUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  script?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<Maybe<ResolversTypes['ShareLink']>, ParentType, ContextType>;
  shareUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['VideoStatus'], ParentType, ContextType>;
  thumbnailUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  videoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  videosAhead?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VideoAnalyticsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoAnalytics'] = ResolversParentTypes['VideoAnalytics']> = {
  renderSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  waitSeconds?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  watched?: Resolver<ResolversTypes['Watched'], ParentType, ContextType>;
};

export type VideoChangedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoChanged'] = ResolversParentTypes['VideoChanged']> = {
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoConnection'] = ResolversParentTypes['VideoConnection']> = {
  edges?: Resolver<Array<ResolversTypes['VideoEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type VideoCountsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoCounts'] = ResolversParentTypes['VideoCounts']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VideoDraftResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoDraft'] = ResolversParentTypes['VideoDraft']> = {
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  savedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  template?: Resolver<ResolversTypes['VideoTemplate'], ParentType, ContextType>;
};

export type VideoEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoEdge'] = ResolversParentTypes['VideoEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type VideoExportResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoExport'] = ResolversParentTypes['VideoExport']> = {
  bytes?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  downloadUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  format?: Resolver<ResolversTypes['ExportFormat'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ExportStatus'], ParentType, ContextType>;
};

export type VideoHistoryEventResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoHistoryEvent'] = ResolversParentTypes['VideoHistoryEvent']> = {
  actor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  time?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type VideoLookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoLook'] = ResolversParentTypes['VideoLook']> = {
  captions?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  format?: Resolver<ResolversTypes['VideoFormat'], ParentType, ContextType>;
  music?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  placement?: Resolver<ResolversTypes['PresenterPlacement'], ParentType, ContextType>;
  resolution?: Resolver<ResolversTypes['VideoResolution'], ParentType, ContextType>;
};

export type VideoPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoPayload'] = ResolversParentTypes['VideoPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  video?: Resolver<ResolversTypes['Video'], ParentType, ContextType>;
};

export type VideoRemovedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoRemoved'] = ResolversParentTypes['VideoRemoved']> = {
  cursor?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  videoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type VideoSelectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoSelection'] = ResolversParentTypes['VideoSelection']> = {
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  videos?: Resolver<Array<ResolversTypes['SelectedVideo']>, ParentType, ContextType>;
};

export type VideoStatsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VideoStats'] = ResolversParentTypes['VideoStats']> = {
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  processing?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  account?: Resolver<ResolversTypes['CreditAccount'], ParentType, ContextType>;
  deletionGraceDays?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  isAdmin?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  roles?: Resolver<Array<ResolversTypes['Role']>, ParentType, ContextType>;
  subscriptionStatus?: Resolver<ResolversTypes['SubscriptionStatus'], ParentType, ContextType>;
  twinCredits?: Resolver<ResolversTypes['TwinCreditAccount'], ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type VoicePreviewResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['VoicePreview'] = ResolversParentTypes['VoicePreview']> = {
  audio?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  natural?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sentence?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WatchedResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Watched'] = ResolversParentTypes['Watched']> = {
  exports?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reached25?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reached50?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reached75?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reached100?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shares?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewers?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  views?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WaysToConfirmResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WaysToConfirm'] = ResolversParentTypes['WaysToConfirm']> = {
  atProvider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  passkey?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface WebAuthnJsonScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['WebAuthnJson'], any> {
  name: 'WebAuthnJson';
}

export type WebhookResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  disabledFor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  previousSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WebhookAttemptResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookAttempt'] = ResolversParentTypes['WebhookAttempt']> = {
  answer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivered?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  duration?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  answerStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  details?: Resolver<ResolversTypes['WebhookDeliveryDetails'], ParentType, ContextType>;
  eventType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  requestedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  settledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type WebhookDeliveryConnectionResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeliveryConnection'] = ResolversParentTypes['WebhookDeliveryConnection']> = {
  edges?: Resolver<Array<ResolversTypes['WebhookDeliveryEdge']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['PageInfo'], ParentType, ContextType>;
};

export type WebhookDeliveryDetailsResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeliveryDetails'] = ResolversParentTypes['WebhookDeliveryDetails']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  log?: Resolver<Array<ResolversTypes['WebhookAttempt']>, ParentType, ContextType>;
};

export type WebhookDeliveryEdgeResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeliveryEdge'] = ResolversParentTypes['WebhookDeliveryEdge']> = {
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  node?: Resolver<ResolversTypes['WebhookDelivery'], ParentType, ContextType>;
};

export type WebhookDeliveryPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
};

export type WebhookListResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookList'] = ResolversParentTypes['WebhookList']> = {
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type WebhookSecretPayloadResolvers<ContextType = GatewayContext, ParentType extends ResolversParentTypes['WebhookSecretPayload'] = ResolversParentTypes['WebhookSecretPayload']> = {
  position?: Resolver<ResolversTypes['Position'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  webhook?: Resolver<ResolversTypes['Webhook'], ParentType, ContextType>;
};

export type Resolvers<ContextType = GatewayContext> = {
  AccessToken?: AccessTokenResolvers<ContextType>;
  AccessTokenList?: AccessTokenListResolvers<ContextType>;
  AccessTokenScope?: AccessTokenScopeResolvers<ContextType>;
  AccountChangePayload?: AccountChangePayloadResolvers<ContextType>;
  AccountSuspensionPayload?: AccountSuspensionPayloadResolvers<ContextType>;
  AccountUpdate?: AccountUpdateResolvers<ContextType>;
  AcknowledgeAlertsPayload?: AcknowledgeAlertsPayloadResolvers<ContextType>;
  Actor?: ActorResolvers<ContextType>;
  AddonOffer?: AddonOfferResolvers<ContextType>;
  AdminAction?: AdminActionResolvers<ContextType>;
  AdminActionConnection?: AdminActionConnectionResolvers<ContextType>;
  AdminActionEdge?: AdminActionEdgeResolvers<ContextType>;
  AdminActionType?: AdminActionTypeResolvers<ContextType>;
  AdminAvatar?: AdminAvatarResolvers<ContextType>;
  AdminAvatarConnection?: AdminAvatarConnectionResolvers<ContextType>;
  AdminAvatarEdge?: AdminAvatarEdgeResolvers<ContextType>;
  AdminChange?: AdminChangeResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserConnection?: AdminUserConnectionResolvers<ContextType>;
  AdminUserEdge?: AdminUserEdgeResolvers<ContextType>;
  AdminVideo?: AdminVideoResolvers<ContextType>;
  AdminVideoConnection?: AdminVideoConnectionResolvers<ContextType>;
  AgentCard?: AgentCardResolvers<ContextType>;
  AllowMailAddressPayload?: AllowMailAddressPayloadResolvers<ContextType>;
  Analytics?: AnalyticsResolvers<ContextType>;
  AnalyticsWeek?: AnalyticsWeekResolvers<ContextType>;
  AttentionGroup?: AttentionGroupResolvers<ContextType>;
  AttentionItem?: AttentionItemResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditComparison?: AuditComparisonResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditHistory?: AuditHistoryResolvers<ContextType>;
  AuditMoment?: AuditMomentResolvers<ContextType>;
  AuditRef?: AuditRefResolvers<ContextType>;
  AuditValue?: AuditValueResolvers<ContextType>;
  AuditVerdict?: AuditVerdictResolvers<ContextType>;
  AuditedHold?: AuditedHoldResolvers<ContextType>;
  AuditedLot?: AuditedLotResolvers<ContextType>;
  Avatar?: AvatarResolvers<ContextType>;
  AvatarChanged?: AvatarChangedResolvers<ContextType>;
  AvatarCounts?: AvatarCountsResolvers<ContextType>;
  AvatarPayload?: AvatarPayloadResolvers<ContextType>;
  BillingEntry?: BillingEntryResolvers<ContextType>;
  BillingLine?: BillingLineResolvers<ContextType>;
  BillingPart?: BillingPartResolvers<ContextType>;
  BillingPlan?: BillingPlanResolvers<ContextType>;
  BillingSubscription?: BillingSubscriptionResolvers<ContextType>;
  BlockPreview?: BlockPreviewResolvers<ContextType>;
  BlockedAddress?: BlockedAddressResolvers<ContextType>;
  BlockedAddressesPayload?: BlockedAddressesPayloadResolvers<ContextType>;
  BookEntry?: BookEntryResolvers<ContextType>;
  BookEntryConnection?: BookEntryConnectionResolvers<ContextType>;
  BookEntryEdge?: BookEntryEdgeResolvers<ContextType>;
  BookLine?: BookLineResolvers<ContextType>;
  BookTotal?: BookTotalResolvers<ContextType>;
  Brand?: BrandResolvers<ContextType>;
  Bundle?: BundleResolvers<ContextType>;
  Catalog?: CatalogResolvers<ContextType>;
  Cause?: CauseResolvers<ContextType>;
  ChangeBrandPayload?: ChangeBrandPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  ChangeSubscriptionPayload?: ChangeSubscriptionPayloadResolvers<ContextType>;
  Command?: CommandResolvers<ContextType>;
  ConfirmIdentityPayload?: ConfirmIdentityPayloadResolvers<ContextType>;
  ConfirmPaymentPayload?: ConfirmPaymentPayloadResolvers<ContextType>;
  ConsoleSearch?: ConsoleSearchResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  CreateSubscriptionPayload?: CreateSubscriptionPayloadResolvers<ContextType>;
  CreditAccount?: CreditAccountResolvers<ContextType>;
  CreditActPayload?: CreditActPayloadResolvers<ContextType>;
  CreditAuditPoint?: CreditAuditPointResolvers<ContextType>;
  CreditBalance?: CreditBalanceResolvers<ContextType>;
  CreditExplanation?: CreditExplanationResolvers<ContextType>;
  CreditLot?: CreditLotResolvers<ContextType>;
  CreditStep?: CreditStepResolvers<ContextType>;
  CreditUndo?: CreditUndoResolvers<ContextType>;
  Credits?: GraphQLScalarType;
  CreditsChanged?: CreditsChangedResolvers<ContextType>;
  Customer?: CustomerResolvers<ContextType>;
  CustomerEvent?: CustomerEventResolvers<ContextType>;
  CustomerEventConnection?: CustomerEventConnectionResolvers<ContextType>;
  CustomerEventEdge?: CustomerEventEdgeResolvers<ContextType>;
  CustomerName?: CustomerNameResolvers<ContextType>;
  CustomerPortalPayload?: CustomerPortalPayloadResolvers<ContextType>;
  CustomerSession?: CustomerSessionResolvers<ContextType>;
  CustomerSignIn?: CustomerSignInResolvers<ContextType>;
  DataExport?: DataExportResolvers<ContextType>;
  DateTime?: GraphQLScalarType;
  DeleteAvatarPayload?: DeleteAvatarPayloadResolvers<ContextType>;
  DeleteFeeSheetPayload?: DeleteFeeSheetPayloadResolvers<ContextType>;
  DeleteLeadPayload?: DeleteLeadPayloadResolvers<ContextType>;
  DeleteUserVideoPayload?: DeleteUserVideoPayloadResolvers<ContextType>;
  DeleteVideoPayload?: DeleteVideoPayloadResolvers<ContextType>;
  DeleteVideosPayload?: DeleteVideosPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  EndOwnSessionsPayload?: EndOwnSessionsPayloadResolvers<ContextType>;
  EndSessionsPayload?: EndSessionsPayloadResolvers<ContextType>;
  Engine?: EngineResolvers<ContextType>;
  ExportVideoPayload?: ExportVideoPayloadResolvers<ContextType>;
  FactCandidate?: FactCandidateResolvers<ContextType>;
  FailingProcess?: FailingProcessResolvers<ContextType>;
  Failure?: FailureResolvers<ContextType>;
  FailureConnection?: FailureConnectionResolvers<ContextType>;
  FailureEdge?: FailureEdgeResolvers<ContextType>;
  FailurePayload?: FailurePayloadResolvers<ContextType>;
  FeeSheet?: FeeSheetResolvers<ContextType>;
  FeeSheetFigure?: FeeSheetFigureResolvers<ContextType>;
  FeeSheetPage?: FeeSheetPageResolvers<ContextType>;
  FinanceAdjustment?: FinanceAdjustmentResolvers<ContextType>;
  FinanceAdjustmentConnection?: FinanceAdjustmentConnectionResolvers<ContextType>;
  FinanceAdjustmentEdge?: FinanceAdjustmentEdgeResolvers<ContextType>;
  FinanceAdjustmentPayload?: FinanceAdjustmentPayloadResolvers<ContextType>;
  FinanceAdjustmentProposal?: FinanceAdjustmentProposalResolvers<ContextType>;
  FinanceAlarm?: FinanceAlarmResolvers<ContextType>;
  FinanceBridge?: FinanceBridgeResolvers<ContextType>;
  FinanceBridgeStep?: FinanceBridgeStepResolvers<ContextType>;
  FinanceDay?: FinanceDayResolvers<ContextType>;
  FinanceException?: FinanceExceptionResolvers<ContextType>;
  FinanceExceptionConnection?: FinanceExceptionConnectionResolvers<ContextType>;
  FinanceExceptionEdge?: FinanceExceptionEdgeResolvers<ContextType>;
  FinanceExceptionPayload?: FinanceExceptionPayloadResolvers<ContextType>;
  FinanceExceptionStep?: FinanceExceptionStepResolvers<ContextType>;
  FinanceInvoice?: FinanceInvoiceResolvers<ContextType>;
  FinanceInvoicePart?: FinanceInvoicePartResolvers<ContextType>;
  FinanceLeg?: FinanceLegResolvers<ContextType>;
  FinanceMonth?: FinanceMonthResolvers<ContextType>;
  FinanceMonthAccount?: FinanceMonthAccountResolvers<ContextType>;
  FinanceMonthCheck?: FinanceMonthCheckResolvers<ContextType>;
  FinancePayment?: FinancePaymentResolvers<ContextType>;
  FinancePaymentConnection?: FinancePaymentConnectionResolvers<ContextType>;
  FinancePaymentEdge?: FinancePaymentEdgeResolvers<ContextType>;
  FinancePeriod?: FinancePeriodResolvers<ContextType>;
  FinancePeriodPayload?: FinancePeriodPayloadResolvers<ContextType>;
  FinanceRepairProposal?: FinanceRepairProposalResolvers<ContextType>;
  FinanceSettlement?: FinanceSettlementResolvers<ContextType>;
  FinanceSides?: FinanceSidesResolvers<ContextType>;
  FinanceStatus?: FinanceStatusResolvers<ContextType>;
  FinanceSummary?: FinanceSummaryResolvers<ContextType>;
  FoundCustomer?: FoundCustomerResolvers<ContextType>;
  FoundMail?: FoundMailResolvers<ContextType>;
  FoundPayment?: FoundPaymentResolvers<ContextType>;
  FoundVideo?: FoundVideoResolvers<ContextType>;
  GeneratedLenderScript?: GeneratedLenderScriptResolvers<ContextType>;
  GeneratedScript?: GeneratedScriptResolvers<ContextType>;
  GrantRolePayload?: GrantRolePayloadResolvers<ContextType>;
  IntegrationStatus?: IntegrationStatusResolvers<ContextType>;
  Lead?: LeadResolvers<ContextType>;
  LeadChanged?: LeadChangedResolvers<ContextType>;
  LeadConnection?: LeadConnectionResolvers<ContextType>;
  LeadEdge?: LeadEdgeResolvers<ContextType>;
  LeadPayload?: LeadPayloadResolvers<ContextType>;
  LedgerAccount?: LedgerAccountResolvers<ContextType>;
  LedgerSide?: LedgerSideResolvers<ContextType>;
  LeftOut?: LeftOutResolvers<ContextType>;
  LenderFigure?: LenderFigureResolvers<ContextType>;
  LenderScriptLength?: LenderScriptLengthResolvers<ContextType>;
  LibraryChapter?: LibraryChapterResolvers<ContextType>;
  LibraryVideo?: LibraryVideoResolvers<ContextType>;
  LibraryVideoPayload?: LibraryVideoPayloadResolvers<ContextType>;
  Limits?: LimitsResolvers<ContextType>;
  ListingFact?: ListingFactResolvers<ContextType>;
  LogEvent?: LogEventResolvers<ContextType>;
  LogEventConnection?: LogEventConnectionResolvers<ContextType>;
  LogEventEdge?: LogEventEdgeResolvers<ContextType>;
  Made?: MadeResolvers<ContextType>;
  Mail?: MailResolvers<ContextType>;
  MailConnection?: MailConnectionResolvers<ContextType>;
  MailEdge?: MailEdgeResolvers<ContextType>;
  MailMessage?: MailMessageResolvers<ContextType>;
  MailPayload?: MailPayloadResolvers<ContextType>;
  MailPreference?: MailPreferenceResolvers<ContextType>;
  MailService?: MailServiceResolvers<ContextType>;
  MailTemplate?: MailTemplateResolvers<ContextType>;
  MailType?: MailTypeResolvers<ContextType>;
  MailUnsubscription?: MailUnsubscriptionResolvers<ContextType>;
  MediaCheck?: MediaCheckResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  OpenErasureStep?: OpenErasureStepResolvers<ContextType>;
  OpenFact?: OpenFactResolvers<ContextType>;
  PageInfo?: PageInfoResolvers<ContextType>;
  Passkey?: PasskeyResolvers<ContextType>;
  PasskeyRequest?: PasskeyRequestResolvers<ContextType>;
  Payment?: PaymentResolvers<ContextType>;
  PaymentCompleted?: PaymentCompletedResolvers<ContextType>;
  PaymentSettings?: PaymentSettingsResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlatformSession?: PlatformSessionResolvers<ContextType>;
  PlatformTotals?: PlatformTotalsResolvers<ContextType>;
  Position?: GraphQLScalarType;
  Product?: ProductResolvers<ContextType>;
  ProfileUpdated?: ProfileUpdatedResolvers<ContextType>;
  ProjectionStatus?: ProjectionStatusResolvers<ContextType>;
  ProviderSide?: ProviderSideResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Quote?: QuoteResolvers<ContextType>;
  QuoteLine?: QuoteLineResolvers<ContextType>;
  Range?: RangeResolvers<ContextType>;
  ReconcilePayload?: ReconcilePayloadResolvers<ContextType>;
  RecoveryCodesPayload?: RecoveryCodesPayloadResolvers<ContextType>;
  RefusedPurchase?: RefusedPurchaseResolvers<ContextType>;
  RefusedPurchaseConnection?: RefusedPurchaseConnectionResolvers<ContextType>;
  RefusedPurchaseEdge?: RefusedPurchaseEdgeResolvers<ContextType>;
  RefusedTokenCall?: RefusedTokenCallResolvers<ContextType>;
  RemoveLibraryVideoPayload?: RemoveLibraryVideoPayloadResolvers<ContextType>;
  RemoveProfilePicturePayload?: RemoveProfilePicturePayloadResolvers<ContextType>;
  RemoveVideoDraftPayload?: RemoveVideoDraftPayloadResolvers<ContextType>;
  ReorderLibraryVideosPayload?: ReorderLibraryVideosPayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  RequestTestRunPayload?: RequestTestRunPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  RestoreVideosPayload?: RestoreVideosPayloadResolvers<ContextType>;
  RetryErasurePayload?: RetryErasurePayloadResolvers<ContextType>;
  RetryFailuresPayload?: RetryFailuresPayloadResolvers<ContextType>;
  RetryUserVideoPayload?: RetryUserVideoPayloadResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  RevokeRolePayload?: RevokeRolePayloadResolvers<ContextType>;
  SampleFeeSheet?: SampleFeeSheetResolvers<ContextType>;
  SampleListing?: SampleListingResolvers<ContextType>;
  SavedCard?: SavedCardResolvers<ContextType>;
  ScriptEdit?: ScriptEditResolvers<ContextType>;
  ScriptEstimate?: ScriptEstimateResolvers<ContextType>;
  ScriptLengthOption?: ScriptLengthOptionResolvers<ContextType>;
  ScriptReach?: ScriptReachResolvers<ContextType>;
  ScriptTools?: ScriptToolsResolvers<ContextType>;
  SearchMatch?: SearchMatchResolvers<ContextType>;
  SecondFactor?: SecondFactorResolvers<ContextType>;
  SecondFactorOffer?: SecondFactorOfferResolvers<ContextType>;
  SecurityAlert?: SecurityAlertResolvers<ContextType>;
  SecurityAlertConnection?: SecurityAlertConnectionResolvers<ContextType>;
  SecurityAlertEdge?: SecurityAlertEdgeResolvers<ContextType>;
  SecurityAlertGroup?: SecurityAlertGroupResolvers<ContextType>;
  SecurityAlertUser?: SecurityAlertUserResolvers<ContextType>;
  SecurityFigure?: SecurityFigureResolvers<ContextType>;
  SecurityMetrics?: SecurityMetricsResolvers<ContextType>;
  SecurityPoint?: SecurityPointResolvers<ContextType>;
  SecuritySessionStats?: SecuritySessionStatsResolvers<ContextType>;
  SecuritySettings?: SecuritySettingsResolvers<ContextType>;
  SecuritySettingsPayload?: SecuritySettingsPayloadResolvers<ContextType>;
  SelectedVideo?: SelectedVideoResolvers<ContextType>;
  SendMailAgainPayload?: SendMailAgainPayloadResolvers<ContextType>;
  SendTestMailPayload?: SendTestMailPayloadResolvers<ContextType>;
  SentencePart?: SentencePartResolvers<ContextType>;
  Session?: SessionResolvers<ContextType>;
  SetCreditsPayload?: SetCreditsPayloadResolvers<ContextType>;
  SetMailPreferencePayload?: SetMailPreferencePayloadResolvers<ContextType>;
  ShareLink?: ShareLinkResolvers<ContextType>;
  ShareVideoPayload?: ShareVideoPayloadResolvers<ContextType>;
  SignInAttempt?: SignInAttemptResolvers<ContextType>;
  SignInAttemptConnection?: SignInAttemptConnectionResolvers<ContextType>;
  SignInAttemptEdge?: SignInAttemptEdgeResolvers<ContextType>;
  SignInDebug?: SignInDebugResolvers<ContextType>;
  SignInFactors?: SignInFactorsResolvers<ContextType>;
  SignInFactorsPayload?: SignInFactorsPayloadResolvers<ContextType>;
  SkippedVideo?: SkippedVideoResolvers<ContextType>;
  StartPaymentPayload?: StartPaymentPayloadResolvers<ContextType>;
  StartVideoPayload?: StartVideoPayloadResolvers<ContextType>;
  StatementConnection?: StatementConnectionResolvers<ContextType>;
  StatementEdge?: StatementEdgeResolvers<ContextType>;
  StatementEntry?: StatementEntryResolvers<ContextType>;
  StopAttackPayload?: StopAttackPayloadResolvers<ContextType>;
  StoryboardScene?: StoryboardSceneResolvers<ContextType>;
  Subscription?: SubscriptionResolvers<ContextType>;
  SubscriptionUpdated?: SubscriptionUpdatedResolvers<ContextType>;
  SupportActPayload?: SupportActPayloadResolvers<ContextType>;
  SystemStatus?: SystemStatusResolvers<ContextType>;
  TableExport?: TableExportResolvers<ContextType>;
  TestRun?: TestRunResolvers<ContextType>;
  TestScenarioResult?: TestScenarioResultResolvers<ContextType>;
  TwinConsent?: TwinConsentResolvers<ContextType>;
  TwinCreditAccount?: TwinCreditAccountResolvers<ContextType>;
  TwinCreditsChanged?: TwinCreditsChangedResolvers<ContextType>;
  TwinOffer?: TwinOfferResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  User?: UserResolvers<ContextType>;
  Video?: VideoResolvers<ContextType>;
  VideoAnalytics?: VideoAnalyticsResolvers<ContextType>;
  VideoChanged?: VideoChangedResolvers<ContextType>;
  VideoConnection?: VideoConnectionResolvers<ContextType>;
  VideoCounts?: VideoCountsResolvers<ContextType>;
  VideoDraft?: VideoDraftResolvers<ContextType>;
  VideoEdge?: VideoEdgeResolvers<ContextType>;
  VideoExport?: VideoExportResolvers<ContextType>;
  VideoHistoryEvent?: VideoHistoryEventResolvers<ContextType>;
  VideoLook?: VideoLookResolvers<ContextType>;
  VideoPayload?: VideoPayloadResolvers<ContextType>;
  VideoRemoved?: VideoRemovedResolvers<ContextType>;
  VideoSelection?: VideoSelectionResolvers<ContextType>;
  VideoStats?: VideoStatsResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  VoicePreview?: VoicePreviewResolvers<ContextType>;
  Watched?: WatchedResolvers<ContextType>;
  WaysToConfirm?: WaysToConfirmResolvers<ContextType>;
  WebAuthnJson?: GraphQLScalarType;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookAttempt?: WebhookAttemptResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveryConnection?: WebhookDeliveryConnectionResolvers<ContextType>;
  WebhookDeliveryDetails?: WebhookDeliveryDetailsResolvers<ContextType>;
  WebhookDeliveryEdge?: WebhookDeliveryEdgeResolvers<ContextType>;
  WebhookDeliveryPayload?: WebhookDeliveryPayloadResolvers<ContextType>;
  WebhookList?: WebhookListResolvers<ContextType>;
  WebhookPayload?: WebhookPayloadResolvers<ContextType>;
  WebhookSecretPayload?: WebhookSecretPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GatewayContext> = {
  bounded?: BoundedDirectiveResolver<any, any, ContextType>;
  needs?: NeedsDirectiveResolver<any, any, ContextType>;
};
