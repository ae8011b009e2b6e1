import { isMailTemplate, isSwitchable, mailTemplates, type MailTemplateName } from '../../../domain/mail/index.ts';
import { Refusal } from '../../../domain/refusal.ts';
import { isLoopback } from '../../../lib/client-address.ts';
import type { MailDocument, Projections } from '../../../projection-service/index.ts';
import type { GatewayContext } from '../../context.ts';
import type { Keyset } from '../../cursor.ts';
import type { MailParent } from './parents.ts';
import { say, type Sentence } from '../../../words/index.ts';

export const templateNames = Object.keys(mailTemplates) as readonly MailTemplateName[];

/** How screens name a type of mail; a type of a later release is named as the log does. */
export const labelOf = (template: string): Sentence | string =>
  isMailTemplate(template) ? mailTemplates[template].label : template;

/** Which of the types that can be switched off the user wants, from the user's own stream. */
export async function mailPreferencesOf(
  { services, inWords }: Pick<GatewayContext, 'services' | 'inWords'>,
  userId: string,
) {
  const { mailsSwitchedOff = [] } = await services.commands.users.userState(userId);
  return templateNames
    .filter(isSwitchable)
    .map((template) => ({ template, label: inWords(labelOf(template)), wanted: !mailsSwitchedOff.includes(template) }));
}

/** Whether the caller may read every mail: an administrator, or in development anyone on this machine. */
export async function canReadOutbox({ services, address, isAdmin }: GatewayContext): Promise<boolean> {
  return (services.mail.isOpenToMachine && isLoopback(address)) || isAdmin();
}

/** Throws UNAUTHENTICATED or FORBIDDEN for a caller who may not read the outbox. */
export async function requireOutboxReader(context: GatewayContext): Promise<void> {
  if (!(await canReadOutbox(context))) await context.requireAdmin();
}

export interface OutboxRequest {
  readonly template?: MailTemplateName | null | undefined;
  readonly status?: MailDocument['status'] | undefined;
  readonly after?: Keyset;
  readonly limit: number;
}

/** Mails, the newest first, each with its place in the list. */
export async function listMails(
  projections: Projections,
  { template, status, after, limit }: OutboxRequest,
): Promise<readonly (Keyset & { readonly node: MailParent })[]> {
  const page = { reverse: true, limit, ...(after && { after }) };
  const mails = projections.reader('mails');
  const found =
    template && status
      ? mails.query('mails', { index: 'byTemplateAndStatus', equal: { template, status }, ...page })
      : template
        ? mails.query('mails', { index: 'byTemplate', equal: { template }, ...page })
        : status
          ? mails.query('mails', { index: 'byStatus', equal: { status }, ...page })
          : mails.query('mails', { index: 'byTime', equal: { kind: 'mail' }, ...page });
  return (await found).map(({ id, doc }) => ({ id, order: [doc.requestedAt], node: { id, doc } }));
}

/** One mail. Throws NOT_FOUND. */
export async function findMail(projections: Projections, id: string): Promise<MailParent> {
  const doc = await projections.reader('mails').get('mails', id);
  if (!doc) throw new Refusal('NOT_FOUND', say('MAIL_NOT_FOUND'));
  return { id, doc };
}
