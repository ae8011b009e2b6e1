/** Which bucket a request takes its place from: the caller's, the one of its address at this door, or none. */
export type Count = 'caller' | 'address' | 'none';

export interface PathRule {
  readonly count: Count;
  /** Proves itself by a signature, a secret or a form's own token instead of by where it comes from. */
  readonly selfProving?: true;
  /** Sets its own security headers. */
  readonly ownHeaders?: true;
}

const documented: PathRule = { count: 'caller' };
const file: PathRule = { count: 'none' };
const files = /^\/(?:assets|media|samples)\/|^\/(?:favicon\.svg|theme\.js)$/;

/** The first that fits counts; what nobody knows is treated like a documented call. */
const exceptions: readonly (readonly [path: RegExp, rule: PathRule])[] = [
  [/^\/api\/webhooks\/(?:stripe|heygen)$/, { count: 'none', selfProving: true }],
  [/^\/oidc(?:\/|$)/, { count: 'address', selfProving: true, ownHeaders: true }],
  [/^\/test-payments\/v1\/(?!payment_intents\/[^/]+\/confirm)/, { count: 'caller', selfProving: true }],
];

/**
 * How the front door treats a request.
 *
 * @param path in its one spelling (`normalTarget`)
 * @param isScreen whether the client has a screen at a path
 */
export function ruleOf(method: string | undefined, path: string, isScreen: (path: string) => boolean): PathRule {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && (isScreen(path) || files.test(path))) return file;
  return exceptions.find(([pattern]) => pattern.test(path))?.[1] ?? documented;
}
