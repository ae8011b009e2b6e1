import { mailTemplates } from '../../../domain/mail/index.ts';
import type { MailDocument } from '../../../projection-service/index.ts';
import { connectionOf, pageAfter, pageSize } from '../../cursor.ts';
import type { MailStatus, Resolvers } from '../../generated/resolvers.ts';
import { readInput } from '../../input/read.ts';
import { dateTime } from '../../scalars.ts';
import { mailIdInput, outboxInput, setMailPreferenceInput, unsubscribeInput } from './input.ts';
import {
  canReadOutbox,
  findMail,
  labelOf,
  listMails,
  mailPreferencesOf,
  requireOutboxReader,
  templateNames,
} from './reads.ts';
import { sendTestMail } from './test-mail.ts';

const defaultPage = 25;
/** The list that cursors name. */
const outboxList = 'outbox ';
const toSchema = (status: MailDocument['status']): MailStatus => status.toUpperCase() as MailStatus;
const fromSchema = (status: MailStatus): MailDocument['status'] => status.toLowerCase() as MailDocument['status'];
const optionalTime = (milliseconds: number | null): string | null =>
  milliseconds === null ? null : dateTime(milliseconds);

/** Emails: what users choose, and what those who run the installation see. */
export const mailResolvers: Resolvers = {
  Query: {
    mailPreferences: (_root, _args, context) => mailPreferencesOf(context, context.requireUser()),
    mailService: async (_root, _args, context) => ({
      name: context.inWords(context.services.mail.service.name),
      external: context.services.mail.service.external,
      canReadOutbox: await canReadOutbox(context),
      types: templateNames.map((name) => ({ name, label: context.inWords(labelOf(name)) })),
    }),
    outbox: async (_root, { first, after, status, ...input }, context) => {
      await requireOutboxReader(context);
      const { template } = readInput(outboxInput, input);
      const size = pageSize(first, defaultPage);
      const found = await listMails(context.services.projections, {
        template,
        limit: size + 1,
        ...(status && { status: fromSchema(status) }),
        ...pageAfter(after, outboxList),
      });
      return connectionOf(found, size, Boolean(after), undefined, outboxList);
    },
    outboxMail: async (_root, args, context) => {
      await requireOutboxReader(context);
      const { id } = readInput(mailIdInput, args);
      const doc = await context.services.projections.reader('mails').get('mails', id);
      return doc ? { id, doc } : null;
    },
    mailTemplates: async (_root, _args, context) => {
      await context.requireAdmin();
      return templateNames.map((name) => ({ name }));
    },
    mailUnsubscription: (_root, { token }, { services }) =>
      services.commands.mail.readUnsubscription(readInput(unsubscribeInput, { token }).token),
  },
  Mutation: {
    setMailPreference: async (_root, { input }, context) => {
      const userId = context.requireUser();
      const { template, wanted } = readInput(setMailPreferenceInput, input);
      const position = await context.services.commands.mail.changeMailPreferences(
        userId,
        { [template]: wanted },
        context.caller(undefined),
      );
      return { preferences: await mailPreferencesOf(context, userId), position };
    },
    unsubscribe: (_root, { input }, { services }) => {
      const { token, wanted } = readInput(unsubscribeInput, input);
      return services.commands.mail.unsubscribe(token, wanted);
    },
    sendTestMail: async (_root, { input }, context) => ({ position: await sendTestMail(context, input) }),
    recordMailBounce: async (_root, args, context) => {
      await context.requireAdmin();
      const { id: mailId } = readInput(mailIdInput, args);
      const position = await context.services.commands.mail.recordBounce(mailId, context.caller(undefined, 'admin'));
      return { mailId, position };
    },
    allowMailAddress: async (_root, args, context) => {
      await context.requireAdmin();
      const { id: mailId } = readInput(mailIdInput, args);
      await context.services.commands.mail.allowAddress(mailId);
      return { mailId };
    },
  },
  MailPayload: {
    mail: async ({ mailId, position }, _args, context) => {
      await context.seen(position);
      return findMail(context.services.projections, mailId);
    },
  },
  AllowMailAddressPayload: { mail: ({ mailId }, _args, { services }) => findMail(services.projections, mailId) },
  Mail: {
    label: ({ doc }, _args, { inWords }) => inWords(labelOf(doc.template)),
    status: ({ doc }) => toSchema(doc.status),
    requestedAt: ({ doc }) => dateTime(doc.requestedAt),
    settledAt: ({ doc }) => optionalTime(doc.settledAt),
    retryAt: ({ doc }) => optionalTime(doc.retryAt),
    content: async ({ id, doc }, _args, { services }) => (await services.mail.read(doc.ownerId, id)) ?? null,
  },
  MailTemplate: {
    label: ({ name }, _args, { inWords }) => inWords(labelOf(name)),
    category: ({ name }) => mailTemplates[name].category,
    sample: ({ name }, _args, { services, language }) => ({ to: '', ...services.mail.preview(name, language) }),
  },
  MailUnsubscription: { label: ({ template }, _args, { inWords }) => inWords(labelOf(template)) },
};
