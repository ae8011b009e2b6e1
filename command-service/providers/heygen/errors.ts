/**
 * The meaning of a failure for a job. `transient` and `throttled` pass by themselves; `account` needs the
 * operator; `input`, `presenter` and `policy` need the user to change the request; `gone`: the object does not exist.
 */
export type HeygenFailureClass =
  | 'transient'
  | 'throttled'
  | 'account'
  | 'voice'
  | 'input'
  | 'picture'
  | 'presenter'
  | 'policy'
  | 'gone';

/** The class of each code of HeyGen's catalog, for errors of calls and for `failure_code` of videos. */
const classes: Readonly<Record<string, HeygenFailureClass>> = {
  internal_error: 'transient',
  service_unavailable: 'transient',
  gateway_timeout: 'transient',
  resource_not_ready: 'transient',
  request_in_progress: 'transient',
  conflict: 'transient',
  voice_provider_error: 'transient',
  rate_limit_exceeded: 'throttled',
  resource_limit_exceeded: 'throttled',
  insufficient_credit: 'account',
  quota_exceeded: 'account',
  trial_limit_exceeded: 'account',
  subscription_required: 'account',
  plan_upgrade_required: 'account',
  unauthorized: 'account',
  forbidden: 'account',
  resource_access_denied: 'account',
  voice_not_usable: 'voice',
  voice_unavailable: 'voice',
  invalid_parameter: 'input',
  validation_error: 'input',
  payload_too_large: 'input',
  script_too_short: 'input',
  tts_text_invalid: 'input',
  download_failed: 'picture',
  asset_not_found: 'picture',
  asset_not_available: 'picture',
  avatar_not_found: 'presenter',
  avatar_not_usable: 'presenter',
  avatar_consent_required: 'presenter',
  avatar_expired: 'presenter',
  content_policy_violation: 'policy',
  video_not_found: 'gone',
  not_found: 'gone',
};

/** The class of an answer without a known code, by its HTTP status. A plain 404 may be a router's, so it is transient. */
function classOfStatus(status: number): HeygenFailureClass {
  if (status === 401 || status === 402 || status === 403) return 'account';
  if (status === 429) return 'throttled';
  return status >= 500 || status === 404 || status === 408 || status === 409 ? 'transient' : 'input';
}

/** The class of a code; an unknown one by the status of its answer, by default a fault of the service. */
export const classOf = (code: string | undefined, status = 500): HeygenFailureClass =>
  (code !== undefined && Object.hasOwn(classes, code) ? classes[code] : undefined) ?? classOfStatus(status);

/** A call that HeyGen did not fulfil. The message is for the operator's log and never shown to users. */
export class HeygenError extends Error {
  readonly class: HeygenFailureClass;
  readonly code: string | undefined;
  /** Milliseconds to wait, from HeyGen's `Retry-After`. */
  readonly retryAfterMs: number | undefined;

  constructor(
    failureClass: HeygenFailureClass,
    message: string,
    { code, retryAfterMs }: { readonly code?: string | undefined; readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message);
    this.name = 'HeygenError';
    this.class = failureClass;
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Whether the same call can succeed later by itself. */
export const passes = (error: unknown): error is HeygenError =>
  error instanceof HeygenError && (error.class === 'transient' || error.class === 'throttled');
