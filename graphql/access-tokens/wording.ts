import type { AccessTokenScope, TokenRefusal } from '../../domain/access-tokens/index.ts';

/** What each scope allows, for the screen on which it is chosen. */
export const scopeDescriptions: Readonly<Record<AccessTokenScope, string>> = {
  read: 'See your account, videos, presenters, library and analytics, and download your videos.',
  'videos:write': 'Write scripts, create, rename, share and delete videos. Creating videos uses your credits.',
  'billing:read': 'See your plan, payments, invoices and credit statement.',
  'webhooks:write': 'See, add, change, test and delete your webhooks.',
};

/** Why a call was refused, for the owner of the token. */
export const refusalSentences: Readonly<Record<TokenRefusal, string>> = {
  revoked: 'The token was revoked.',
  expired: 'The token has expired.',
  inactive_account: 'Your account was paused or suspended.',
  missing_scope: 'The token lacks the scope for this call.',
  session_only: 'Access tokens cannot make this call.',
};

/** Why a call was refused, for the program that made it. */
export const tokenErrors: Readonly<Record<'revoked' | 'expired' | 'inactive_account' | 'unknown', string>> = {
  revoked: 'This access token was revoked.',
  expired: 'This access token has expired.',
  inactive_account: 'The account of this access token is paused, suspended or deleted.',
  unknown: 'This access token is not valid.',
};
