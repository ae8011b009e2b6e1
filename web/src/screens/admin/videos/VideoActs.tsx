import { useMutation } from '@apollo/client/react';
import { RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { sentenceOf } from '../../../app/apollo/errors.ts';
import { useIdempotencyKey } from '../../../app/idempotency.ts';
import { graphql } from '../../../gql/gql.ts';
import type { AdminVideoQuery } from '../../../gql/graphql.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
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

/** Makes a failed video again, and deletes a video, each after a question. */
export function VideoActs({ video: { id: videoId, title, status }, ownerId, onRetried, onDeleted }: VideoActsProps) {
  const [asked, setAsked] = useState<'retry' | 'delete' | null>(null);
  const [retry, retrying] = useMutation(retryUserVideoMutation);
  const [remove, removing] = useMutation(deleteUserVideoMutation);
  const keyOf = useIdempotencyKey();
  const input = { userId: ownerId, videoId };
  const run = async (act: 'retry' | 'delete'): Promise<void> => {
    const idempotencyKey = keyOf(JSON.stringify([act, videoId]));
    try {
      if (act === 'retry') await retry({ variables: { input: { ...input, idempotencyKey } } });
      else await remove({ variables: { input: { ...input, idempotencyKey } } });
      toast({ title: act === 'retry' ? t('The video is made again') : t('Video deleted'), description: title });
      setAsked(null);
      if (act === 'retry') onRetried();
      else onDeleted();
    } catch (cause) {
      const failed = act === 'retry' ? t('The video could not be made again') : t('Failed to delete video');
      toast({ title: failed, description: sentenceOf(cause), variant: 'destructive' });
    }
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
      {asked !== null && (
        <ConfirmDialog
          open
          onOpenChange={(open) => open || setAsked(null)}
          title={asked === 'retry' ? t('Make {title} again?', { title }) : t('Delete {title}?', { title })}
          description={
            asked === 'retry'
              ? t('The credits are held on the customer’s account again, as if the customer had retried it.')
              : t('The video and its files are gone for good. Credits that are held for it return to the user.')
          }
          confirmText={asked === 'retry' ? t('Make again') : t('Delete')}
          destructive={asked === 'delete'}
          loading={retrying.loading || removing.loading}
          onConfirm={() => void run(asked)}
        />
      )}
    </>
  );
}
