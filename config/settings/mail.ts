import { z } from 'zod';
import { defineSettings } from '../define-settings.ts';

/** `Curbcast <no-reply@curbcast.example>`, or the address alone. */
const sender = /^(?:[^<>@"\p{Cc}]{0,100} )?<[^\s<>@"]+@[^\s<>@"]+>$|^[^\s<>@"]+@[^\s<>@"]+$/u;

/** How mails leave. Without `SMTP_URL` the embedded outbox keeps them. */
export const mail = defineSettings(
  {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: 'an address such as smtp://user:password@mail.example:587 or smtps://...' })
      .optional(),
    MAIL_FROM: z
      .string()
      .regex(sender, 'a sender such as Curbcast <no-reply@curbcast.example>')
      .default('Curbcast <no-reply@curbcast.example>'),
  },
  [
    [
      ({ SMTP_URL: url, MAIL_FROM: from }) => url !== undefined && from.includes('@curbcast.example'),
      'SMTP_URL is set, so MAIL_FROM has to be a sender of yours that the mail server accepts; curbcast.example is a placeholder.',
    ],
  ],
);
