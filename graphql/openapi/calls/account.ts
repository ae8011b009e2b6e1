import { z } from 'zod';
import { user, profile, done, statement, analytics, exported, integrations, webhook, doneWith } from '../answers.ts';
import {
  changePasswordInput,
  forgotPasswordInput,
  profileInput,
  resetPasswordInput,
} from '../../account-settings/input.ts';
import { sendTestMailInput } from '../../mail/input.ts';
import { syncInput } from '../../sign-in/input.ts';
import { createWebhookInput, updateWebhookInput } from '../../webhooks/input.ts';
import { csv, format, type CallDescriptions } from '../call.ts';

/** The account, its integrations and its downloads. */
export const accountCalls: CallDescriptions = {
  'GET /api/user': { summary: 'The signed-in user', answer: z.object({ user }) },
  'GET /auth/user': { summary: 'The signed-in user', answer: user },
  'GET /auth/profile': { summary: 'The profile', answer: profile },
  'PATCH /auth/profile': { summary: 'Change the profile', body: profileInput, answer: profile },
  'POST /auth/profile/picture': {
    summary: 'Upload a profile picture (JPEG, PNG, GIF or WebP, at most 5 MB)',
    body: { form: { profilePicture: 'The picture.' } },
    answer: z.object({ profilePictureUrl: z.string().nullable() }),
  },
  'PATCH /auth/change-password': { summary: 'Change the password', body: changePasswordInput, answer: done },
  'POST /auth/forgot-password': {
    summary: 'Send a link to reset the password; answers the same for unknown addresses',
    body: forgotPasswordInput,
    answer: done,
  },
  'POST /auth/reset-password': {
    summary: 'Set a new password with the token of a link',
    body: resetPasswordInput,
    answer: done,
  },
  'GET /auth/config': {
    summary: 'The identity provider',
    answer: z.object({
      domain: z.string(),
      clientId: z.string(),
      audience: z.string().optional(),
      embedded: z.boolean(),
      issuer: z.string(),
    }),
  },
  'POST /auth/auth0-sync': {
    summary: 'Start a session with an ID token of the identity provider, sent as bearer token',
    body: syncInput,
    answer: z.object({ success: z.literal(true), user }),
  },
  'GET /auth/logout': { summary: 'End the session and go to the sign-out of the identity provider', status: 302 },
  'GET /auth/first-admin': {
    summary: 'Become the first administrator with the link that the first start prints',
    query: { token: 'The token of the link.' },
    status: 302,
  },

  'GET /api/integrations/status': { summary: 'The integrations of the account', answer: integrations },
  'GET /api/webhooks': { summary: 'The webhooks', answer: z.object({ webhooks: z.array(webhook) }) },
  'POST /api/webhooks': {
    summary: 'Add a webhook; only this answer holds its secret',
    body: createWebhookInput,
    status: 201,
    answer: z.object({ webhook, secret: z.string() }),
  },
  'PATCH /api/webhooks/{id}': {
    summary: 'Change a webhook or switch it on and off',
    body: updateWebhookInput,
    answer: z.object({ webhook }),
  },
  'DELETE /api/webhooks/{id}': { summary: 'Delete a webhook', answer: doneWith },
  'POST /api/test-email': {
    summary: 'Send a sample e-mail to the own, verified address',
    body: sendTestMailInput,
    answer: done,
  },

  'GET /api/export/{type}': {
    summary: 'Download all videos, avatars or analytics; type is one of the words',
    query: format,
    answer: exported,
    alsoAs: csv,
  },
  'GET /api/credits/statement': {
    summary: 'The credit statement, the oldest movement first',
    query: format,
    answer: statement,
    alsoAs: csv,
  },
  'GET /api/analytics': {
    summary: 'Views and work of the last 53 weeks, or of one video by day',
    query: { videoId: 'The id of one video.', ...format },
    answer: analytics,
    alsoAs: csv,
  },
};
