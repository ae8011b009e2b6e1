import {
  createMailWriter,
  createUnsubscribeTokens,
  type FileStore,
  type MailDependencies,
} from '../command-service/index.ts';
import { loadSmtp, openOutbox, type Outbox } from '../command-service/providers/index.ts';
import type { Config } from '../config/index.ts';
import type { PersonalSeal } from '../event-store/index.ts';

/** How mails are written and sent; `outbox` is present if the embedded outbox stores them. */
export interface Mail extends MailDependencies {
  readonly outbox?: Outbox;
}

/** Opens the mail server that the configuration names, or the embedded outbox. */
export async function openMail(
  { mail, product, derived }: Pick<Config, 'mail' | 'product' | 'derived'>,
  files: FileStore,
  personalSeal: PersonalSeal,
  logoOf: MailDependencies['logoOf'],
): Promise<Mail> {
  // Replies to the placeholder's domain bounce, so no mail names that address. The outbox sends nothing, so it may show
  // it.
  const isPlaceholder = mail.SMTP_URL !== undefined && product.SUPPORT_EMAIL.endsWith('@curbcast.example');
  const writing = {
    write: createMailWriter({
      publicUrl: derived.publicUrl,
      supportEmail: isPlaceholder ? undefined : product.SUPPORT_EMAIL,
    }),
    unsubscribeTokens: createUnsubscribeTokens(personalSeal),
    logoOf,
  };
  if (mail.SMTP_URL !== undefined) {
    const { createSmtpMail } = await loadSmtp();
    return { ...writing, provider: createSmtpMail({ url: mail.SMTP_URL, from: mail.MAIL_FROM }) };
  }
  const outbox = openOutbox(files, personalSeal);
  return { ...writing, provider: outbox, outbox };
}
