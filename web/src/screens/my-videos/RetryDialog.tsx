import { useAddCredits } from '../../app/addCredits.tsx';
import { useViewer } from '../../app/session/SessionContext.tsx';
import { shortfall } from '../../features/credits/balance.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { retryQuestion, type Video } from './words.ts';

export interface RetryDialogProps {
  readonly video: Video;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly loading: boolean;
  readonly onRetry: () => void;
}

/** Shows what another attempt costs before it is made. Without enough credits it leads to buying some. */
export function RetryDialog({ video, open, onOpenChange, loading, onRetry }: RetryDialogProps) {
  const {
    account: { available },
  } = useViewer();
  const { request: addCredits } = useAddCredits();
  const isShort = shortfall(available, video.retryCredits ?? 0) > 0;
  const buy = (): void => {
    onOpenChange(false);
    addCredits();
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Retry “${video.title}”?`}
      description={retryQuestion(video, available)}
      confirmText={isShort ? 'Add Credits' : 'Retry'}
      loading={loading}
      loadingText="Retrying…"
      onConfirm={isShort ? buy : onRetry}
    />
  );
}
