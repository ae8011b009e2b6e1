import type { AccessTokenScope, TokenRefusal } from '../../../domain/access-tokens/index.ts';
import { say, type Sentence } from '../../../words/index.ts';

/** The meaning of each scope, for the screen that offers them. */
export const scopeDescriptions: Readonly<Record<AccessTokenScope, Sentence>> = {
  read: say('SCOPE_READ'),
  'videos:write': say('SCOPE_VIDEOS'),
  'billing:read': say('SCOPE_BILLING'),
  'webhooks:write': say('SCOPE_WEBHOOKS'),
};

/** Why a call was refused, for the owner of the token. */
export const refusalSentences: Readonly<Record<TokenRefusal, Sentence>> = {
  revoked: say('CALL_REVOKED'),
  expired: say('CALL_EXPIRED'),
  inactive_account: say('CALL_INACTIVE'),
  missing_scope: say('CALL_LACKS_SCOPE'),
  session_only: say('CALL_SESSION_ONLY'),
};

/** Why a call was refused, for the program that made it. */
export const tokenErrors: Readonly<Record<'revoked' | 'expired' | 'inactive_account' | 'unknown', Sentence>> = {
  revoked: say('TOKEN_IS_REVOKED'),
  expired: say('TOKEN_IS_EXPIRED'),
  inactive_account: say('TOKEN_ACCOUNT_INACTIVE'),
  unknown: say('TOKEN_INVALID'),
};
