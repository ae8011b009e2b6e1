import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import type { Video } from './words.ts';
import { t } from '../../i18n/t.ts';

const words = {
  PENDING: t('is waiting'),
  PROCESSING: t('is being made'),
  READY: t('is ready'),
  FAILED: t('has failed'),
} as const;

/** Announces changes of a video's status to screen readers, but not its progress. */
export function StatusAnnouncer({ videos }: { readonly videos: readonly Video[] }) {
  const known = useRef<ReadonlyMap<string, Video['status']>>(new Map());
  const [news, setNews] = useState('');
  useEffect(() => {
    const changed = videos.filter(({ id, status }) => known.current.has(id) && known.current.get(id) !== status);
    known.current = new Map(videos.map(({ id, status }) => [id, status]));
    if (changed.length > 0) setNews(changed.map(({ title, status }) => `${title} ${words[status]}.`).join(' '));
  }, [videos]);
  return <VisuallyHidden role="status">{news}</VisuallyHidden>;
}
