import type { MailData } from '../../../domain/mail/index.ts';
import { button, facts, note, text, type MailLinks, type MailText } from './text.ts';

/** The words of a visitor are shown as they are; only the title, which is the owner's, is part of the subject. */
export const leadReceived = (
  { title, name, email, phone, message }: MailData<'lead_received'>,
  { page }: MailLinks,
): MailText => ({
  subject: title.trim() === '' ? 'Somebody asks for a tour' : `Tour request for “${title.trim()}”`,
  preview: 'Answer soon: a visitor of your video wants to see the home.',
  heading: 'Somebody asks for a tour',
  parts: [
    text('A visitor of the share page of your video sent you this request.'),
    facts(
      ...(title.trim() === '' ? [] : [['Video', title.trim()] as const]),
      ['Name', name],
      ...(email === null ? [] : [['Email', email] as const]),
      ...(phone === null ? [] : [['Phone', phone] as const]),
    ),
    ...message
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map(text),
    button('Open my leads', page('/leads')),
    ...(email === null ? [] : [note('Reply to this email to write to the visitor.')]),
  ],
  ...(email !== null && { replyTo: email }),
});
