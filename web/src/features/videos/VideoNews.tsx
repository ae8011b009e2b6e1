import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { creditsInWords } from '../../ui/format.ts';
import { toast } from '../../ui/toastStore.ts';
import { seeNews, useUnseen, type News } from './news.ts';
import { t } from '../../i18n/t.ts';

const list = '/my-videos';
/** Time to read the title and to decide, in milliseconds. */
const shownFor = 10_000;

/** Announces on any screen, and in the tab's title, that a video is ready or has failed. Renders nothing. */
export default function VideoNews() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const unseen = useUnseen();
  const told = useRef<readonly News[]>([]);
  const isThere = pathname === list;
  useEffect(() => {
    // The list itself shows and announces the change.
    if (isThere) return seeNews();
    const [latest] = unseen.slice(-1);
    const isTold = told.current.at(-1) === latest;
    told.current = unseen;
    if (latest === undefined || isTold) return;
    // One notice at a time: it covers every video that the user has not looked at.
    toast(
      unseen.length === 1
        ? noticeOf(latest, () => void navigate(`${list}?video=${encodeURIComponent(latest.id)}`))
        : noticeOfAll(unseen, () => void navigate(list)),
    );
  }, [isThere, unseen, navigate]);
  // A newly opened screen sets its title, so the count must be added again.
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

function noticeOfAll(news: readonly News[], open: () => void) {
  const failed = news.filter(({ status }) => status !== 'READY').length;
  const ready = news.length - failed;
  return {
    title:
      failed === 0
        ? t('{count} videos are ready', { count: ready })
        : ready === 0
          ? t('{count} videos could not be made', { count: failed })
          : t('Videos ready: {ready}, not made: {failed}', { ready, failed }),
    description: news.map(({ title }) => `“${title}”`).join(', '),
    ...(failed > 0 && { variant: 'destructive' as const }),
    shownFor,
    action: { label: t('My Videos'), onClick: open },
  };
}
