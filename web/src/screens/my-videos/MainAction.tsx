import { Download, RefreshCw, RotateCcw, Share2 } from 'lucide-react';
import { Button } from '../../ui/Button.tsx';
import { useRefreshVideo } from './useRefreshVideo.ts';
import type { DialogName } from './VideoDialogs.tsx';
import type { Video } from './words.ts';
import { t } from '../../i18n/t.ts';

export interface MainActionProps {
  readonly video: Video;
  readonly onOpen: (dialog: DialogName, id: string) => void;
}

/** The main action of a video in its state: retry it, check its progress, or share and export it. */
export function MainAction({ video: { id, title, status, videoUrl }, onOpen }: MainActionProps) {
  if (status === 'FAILED')
    return (
      <Button
        icon={<RotateCcw aria-hidden="true" />}
        aria-label={t('Retry: {title}', { title })}
        onClick={() => onOpen('retry', id)}
      >
        {t('Retry')}
      </Button>
    );
  if (status !== 'READY') return <CheckStatus id={id} title={title} />;
  if (videoUrl === null) return <span />;
  return (
    <>
      <Button
        variant="secondary"
        icon={<Share2 aria-hidden="true" />}
        aria-label={t('Share {title}', { title })}
        onClick={() => onOpen('share', id)}
      >
        {t('Share')}
      </Button>
      <Button
        variant="secondary"
        icon={<Download aria-hidden="true" />}
        aria-label={t('Export {title}', { title })}
        onClick={() => onOpen('export', id)}
      >
        {t('Export')}
      </Button>
    </>
  );
}

function CheckStatus({ id, title }: Pick<Video, 'id' | 'title'>) {
  const { refresh, refreshing } = useRefreshVideo(id);
  return (
    <Button
      variant="secondary"
      icon={<RefreshCw aria-hidden="true" />}
      loading={refreshing}
      aria-label={t('Check Status: {title}', { title })}
      onClick={() => void refresh()}
    >
      {t('Check Status')}
    </Button>
  );
}
