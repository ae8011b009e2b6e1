/** A process that delivers a mail and kills itself at the step that it is given. */
import type { MailProvider } from '../../providers/mail/port.ts';
import { createSmtpMail } from '../../providers/mail/smtp/smtp.ts';
import { from, killedMail, openDelivery } from './delivery.ts';

const [folder = '', port = '', step = ''] = process.argv.slice(2);

const dieAt = (name: string): void => {
  if (name === step) process.kill(process.pid, 'SIGKILL');
};
const smtp = createSmtpMail({ url: `smtp://127.0.0.1:${port}`, from });
const provider: MailProvider = {
  ...smtp,
  send: async (mail, beforeTransfer) => {
    const outcome = await smtp.send(mail, beforeTransfer);
    dieAt('after the answer');
    return outcome;
  },
};
const { requestMail } = await openDelivery(folder, provider, async (type, append) => {
  dieAt(`before ${type}`);
  const appended = await append();
  dieAt(`after ${type}`);
  return appended;
});
await requestMail(killedMail, { actor: { kind: 'system', id: 'test' }, correlationId: 'test' });
