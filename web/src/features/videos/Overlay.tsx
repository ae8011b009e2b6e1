import { lazy, Suspense } from 'react';
import { loadUntilThere } from '../../app/loadUntilThere.ts';
import { useUnseen } from './news.ts';

const VideoNews = lazy(() => loadUntilThere(() => import('./VideoNews.tsx')));

/** Loads the code of the notices with the first notice. */
export function Overlay() {
  return <Suspense>{useUnseen().length > 0 && <VideoNews />}</Suspense>;
}
