import { useAddCredits } from '../../app/addCredits.tsx';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { shortfall } from '../../features/credits/balance.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { useRefreshVideo } from './useRefreshVideo.ts';
import { retryQuestion, type Video } from './words.ts';
import { t } from '../../i18n/t.ts';

export interface RetryDialogProps {
  readonly video: Video;
  readonly onClose: () => void;
}

/**
 * Shows the price of another attempt before it starts. Without enough credits it links to buying some. Mounted while it
 * is open.
 */
export function RetryDialog({ video, onClose }: RetryDialogProps) {
  const {
    account: { available },
  } = useViewer();
  const { request: addCredits } = useAddCredits();
  const { refresh, refreshing } = useRefreshVideo(video.id);
  const isShort = shortfall(available, video.retryCredits ?? 0) > 0;
  const buy = (): void => {
    onClose();
    addCredits();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('Retry “{title}”?', { title: video.title })}
      description={retryQuestion(video, available)}
      confirmText={isShort ? t('Add Credits') : t('Retry')}
      loading={refreshing}
      loadingText={t('Retrying…')}
      onConfirm={isShort ? buy : () => void refresh().then(onClose)}
    />
  );
}
