import { useMutation, useQuery } from '@apollo/client/react';
import { sentenceOf } from '../../app/apollo/errors.ts';
import { graphql } from '../../gql/gql.ts';
import type { OutboxMailQuery } from '../../gql/graphql.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { toast } from '../../ui/toastStore.ts';
import type { ListedMail } from './mails.ts';
import { MessageView } from './MessageView.tsx';
import { t } from '../../i18n/t.ts';
import { QueryError } from '../../app/apollo/QueryError.tsx';

const mailQuery = graphql(`
  query OutboxMail($id: ID!) {
    outboxMail(id: $id) {
      id
      status
      reason
      content {
        to
        subject
        text
      }
    }
  }
`);
const recordBounceMutation = graphql(`
  mutation RecordMailBounce($id: ID!) {
    recordMailBounce(id: $id) {
      mail {
        id
        status
        code
      }
    }
  }
`);
const allowAddressMutation = graphql(`
  mutation AllowMailAddress($id: ID!) {
    allowMailAddress(id: $id) {
      mail {
        id
      }
    }
  }
`);

export interface MailDialogProps {
  /** Closed while undefined. */
  readonly mail: ListedMail | undefined;
  readonly isAdmin: boolean;
  readonly onClose: () => void;
}

/** One email as its reader sees it, with the administrators' actions for one that came back. */
export function MailDialog({ mail: listed, isAdmin, onClose }: MailDialogProps) {
  const { data, error, refetch } = useQuery(mailQuery, {
    variables: { id: listed?.id ?? '' },
    skip: listed === undefined,
  });
  // The list may be outdated: the email may have been written, sent or returned since.
  const mail = listed && { ...listed, ...data?.outboxMail };
  return (
    <Dialog
      open={mail !== undefined}
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={mail?.content?.subject ?? mail?.label ?? t('Email')}
      {...(mail?.content ? { description: t('To {address}', { address: mail.content.to }) } : {})}
      footer={mail && isAdmin ? <Actions mail={mail} onDone={onClose} /> : undefined}
    >
      {mail && <Content id={mail.id} data={data} error={error} onRetry={() => void refetch()} />}
    </Dialog>
  );
}

interface ContentProps {
  readonly id: string;
  readonly data: OutboxMailQuery | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
}

function Content({ id, data, error, onRetry }: ContentProps) {
  if (error) return <QueryError error={error} retry={onRetry} />;
  if (!data)
    return (
      <Loading label={t('Loading the email…')}>
        <Skeleton $height="320px" $radius="14px" />
      </Loading>
    );
  const content = data.outboxMail?.content;
  return content ? (
    <MessageView src={`/outbox/mails/${encodeURIComponent(id)}`} subject={content.subject} plain={content.text} />
  ) : (
    <Alert tone="info" title={t('The contents are not kept here')}>
      {t("They are with the mail server, are not written yet, or were erased with the recipient's account.")}
    </Alert>
  );
}

function Actions({
  mail: { id, status, reason },
  onDone,
}: {
  readonly mail: Pick<ListedMail, 'id' | 'status' | 'reason'>;
  readonly onDone: () => void;
}) {
  const [recordBounce, recording] = useMutation(recordBounceMutation);
  const [allowAddress, allowing] = useMutation(allowAddressMutation);
  const act = async (action: () => Promise<unknown>, title: string, description: string): Promise<void> => {
    try {
      await action();
      toast({ title, description });
      onDone();
    } catch (error) {
      toast({ title: t('That did not work'), description: sentenceOf(error), variant: 'destructive' });
    }
  };
  if (status === 'BOUNCED' || reason === 'suppressed')
    return (
      <Button
        variant="secondary"
        loading={allowing.loading}
        onClick={() =>
          void act(
            () => allowAddress({ variables: { id } }),
            t('Address allowed'),
            t('Emails are sent to this address again.'),
          )
        }
      >
        {t('Allow this address again')}
      </Button>
    );
  return status === 'SENT' ? (
    <Button
      variant="secondary"
      loading={recording.loading}
      onClick={() =>
        void act(
          () => recordBounce({ variables: { id } }),
          t('Bounce recorded'),
          t('This address gets only security emails from now on.'),
        )
      }
    >
      {t('This email came back')}
    </Button>
  ) : null;
}
