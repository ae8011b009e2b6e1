import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { MoreButton } from '../audit/EventParts.tsx';
import { sendMailAgainMutation } from './documents.ts';
import { t } from '../../../i18n/t.ts';

export interface MailAgainProps {
  readonly mailId: string;
  readonly title: string;
  readonly onSent: () => void;
}

/** Sends an email again, after a confirmation. */
export function MailAgain({ mailId, title, onSent }: MailAgainProps) {
  const [asked, setAsked] = useState(false);
  const [send, { loading }] = useMutation(sendMailAgainMutation);
  const keyOf = useIdempotencyKey();
  const confirm = async (): Promise<void> => {
    try {
      await send({ variables: { mailId, idempotencyKey: keyOf(mailId) } });
      toast({ title: t('The email is sent again'), description: title });
      setAsked(false);
      onSent();
    } catch (cause) {
      toast({ title: t('The email could not be sent again'), description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  return (
    <>
      <MoreButton type="button" aria-haspopup="dialog" onClick={() => setAsked(true)}>
        {t('Send again')}
      </MoreButton>
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsked(false)}
          title={t('Send this email again?')}
          description={t('{title}. It goes to the customer’s present address.', { title })}
          confirmText={t('Send again')}
          loading={loading}
          onConfirm={() => void confirm()}
        />
      )}
    </>
  );
}
