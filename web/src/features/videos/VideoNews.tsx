import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { creditsInWords } from '../../ui/format.ts';
import { toast } from '../../ui/toastStore.ts';
import { seeNews, useUnseen, type News } from './news.ts';
import { t } from '../../i18n/t.ts';

const list = '/my-videos';
/** Time to read the title and to decide, in milliseconds. */
const shownFor = 10_000;

/** Says wherever the user is that a video is ready or has failed, also in the title of the tab. Shows nothing by itself. */
export function VideoNews() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const unseen = useUnseen();
  const latest = unseen.at(-1);
  const told = useRef<News>(undefined);
  const isThere = pathname === list;
  useEffect(() => {
    // The list itself shows and announces what has changed.
    if (isThere) return seeNews();
    if (latest === undefined || told.current === latest) return;
    told.current = latest;
    toast(noticeOf(latest, () => void navigate(`${list}?video=${encodeURIComponent(latest.id)}`)));
  }, [isThere, latest, navigate]);
  // A screen sets its title when it is opened: the count goes before it again.
  return isThere || unseen.length === 0 ? null : <CountInTitle key={pathname} count={unseen.length} />;
}

function CountInTitle({ count }: { readonly count: number }) {
  useEffect(() => {
    document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);
  return null;
}

function noticeOf({ title, status, creditsReturned }: News, open: () => void) {
  if (status === 'READY')
    return { title: t('“{title}” is ready', { title }), shownFor, action: { label: t('Watch'), onClick: open } };
  const back = creditsReturned ?? 0;
  return {
    title: t('“{title}” could not be made', { title }),
    ...(back > 0 && {
      description:
        back === 1
          ? t('Your {credits} is back.', { credits: creditsInWords(back) })
          : t('Your {credits} are back.', { credits: creditsInWords(back) }),
    }),
    variant: 'destructive' as const,
    shownFor,
    action: { label: t('Retry'), onClick: open },
  };
}
