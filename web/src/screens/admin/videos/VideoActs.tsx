import { useMutation } from '@apollo/client/react';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminVideoQuery } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { ReasonDialog } from '../ReasonDialog.tsx';
import { toast } from '../../../ui/toastStore.ts';
import { deleteUserVideoMutation } from '../users/UserItems.tsx';
import { t } from '../../../i18n/t.ts';

const retryUserVideoMutation = graphql(`
  mutation RetryUserVideo($input: RetryUserVideoInput!) {
    retryUserVideo(input: $input) {
      video {
        id
        status
      }
    }
  }
`);

export interface VideoActsProps {
  readonly video: NonNullable<AdminVideoQuery['adminVideo']>['video'];
  readonly ownerId: string;
  readonly onRetried: () => void;
  readonly onDeleted: () => void;
}

/** Retries a failed video and deletes a video, each after a question. */
export function VideoActs({ video: { id: videoId, title, status }, ownerId, onRetried, onDeleted }: VideoActsProps) {
  const [asked, setAsked] = useState<'retry' | 'delete' | null>(null);
  const [retry, retrying] = useMutation(retryUserVideoMutation);
  const [remove] = useMutation(deleteUserVideoMutation);
  const keyOf = useIdempotencyKey();
  const input = { userId: ownerId, videoId };
  const again = async (): Promise<void> => {
    try {
      await retry({ variables: { input: { ...input, idempotencyKey: keyOf(JSON.stringify(['retry', videoId])) } } });
      toast({ title: t('The video is being made again'), description: title });
      setAsked(null);
      onRetried();
    } catch (cause) {
      const failed = t('The video could not be made again');
      toast({ title: failed, description: sentenceOf(cause), variant: 'destructive' });
    }
  };
  const discard = async (reason: string): Promise<void> => {
    const idempotencyKey = keyOf(JSON.stringify(['delete', videoId, reason]));
    await remove({ variables: { input: { ...input, reason, idempotencyKey } } });
    toast({ title: t('Video deleted'), description: title });
    onDeleted();
  };
  return (
    <>
      <Button
        variant="ghost"
        aria-haspopup="dialog"
        icon={<Trash2 aria-hidden="true" />}
        onClick={() => setAsked('delete')}
      >
        {t('Delete')}
      </Button>
      {status === 'FAILED' && (
        <Button
          variant="secondary"
          aria-haspopup="dialog"
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => setAsked('retry')}
        >
          {t('Make again')}
        </Button>
      )}
      {asked === 'retry' && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsked(null)}
          title={t('Make {title} again?', { title })}
          description={t('The credits are held on the customer’s account again, as if the customer had retried it.')}
          confirmText={t('Make again')}
          loading={retrying.loading}
          onConfirm={() => void again()}
        />
      )}
      {asked === 'delete' && (
        <ReasonDialog
          title={t('Delete {title}?', { title })}
          action={t('Delete')}
          destructive
          hint={t('The customer gets this by email.')}
          failure={t('Failed to delete video')}
          onConfirm={discard}
          onClose={() => setAsked(null)}
        >
          {t('The video and its files are gone for good. Credits that are held for it return to the user.')}
        </ReasonDialog>
      )}
    </>
  );
}
