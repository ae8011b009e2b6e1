import { z } from 'zod';
import { duration, httpUrl, list, optional, secretText } from '../fields.ts';
import { defineSettings } from '../define-settings.ts';

/** Sign-in, sessions and administrators. */
export const identity = defineSettings(
  {
    SESSION_SECRET: secretText,
    SESSION_TTL: duration('24h'),
    ACCOUNT_DELETION_GRACE: duration('7d'),
    ADMIN_EMAILS: list.refine(
      (emails) => emails.every((email) => z.email().safeParse(email).success),
      'a comma-separated list of email addresses',
    ),
    ADMIN_EMAIL_DOMAIN: z
      .string()
      .regex(/^[a-z0-9.-]+\.[a-z]{2,}$/i, 'a domain such as curbcast.example')
      .default('curbcast.example'),
    OIDC_ISSUER: httpUrl.optional(),
    OIDC_CLIENT_ID: optional,
    OIDC_CLIENT_SECRET: optional,
    OIDC_AUDIENCE: optional,
  },
  [
    [
      ({ OIDC_ISSUER: issuer, OIDC_CLIENT_ID: client }) => issuer !== undefined && client === undefined,
      'OIDC_ISSUER is set, so OIDC_CLIENT_ID has to be set too.',
    ],
    [
      ({ OIDC_CLIENT_SECRET: secret }) => secret !== undefined,
      'OIDC_CLIENT_SECRET is set, but the browser redeems the code and can keep no secret: register Curbcast at the ' +
        'identity provider as a public client (single-page application with PKCE) and remove the setting.',
    ],
  ],
);
