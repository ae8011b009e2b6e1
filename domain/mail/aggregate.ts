import type { Aggregate } from '../aggregate.ts';
import { decideMail, evolveMail, initialMail, type MailCommand, type MailState, mailStateVersion } from './decide.ts';
import { type MailEvent, mailStream } from './events.ts';

/** One mail from the request to its end. Its state holds personal data, so there are no snapshots. */
export const mailAggregate: Aggregate<MailState, MailCommand, MailEvent> = {
  version: mailStateVersion,
  snapshots: false,
  initial: initialMail,
  streamOf: mailStream,
  evolve: evolveMail,
  decide: decideMail,
};
