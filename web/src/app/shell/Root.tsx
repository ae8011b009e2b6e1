import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { TooltipProvider } from '../../ui/Tooltip.tsx';
import { currentToast, subscribeToToasts } from '../../ui/toastStore.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Toaster = lazy(() => import('../../ui/Toast.tsx').then(({ Toaster }) => ({ default: Toaster })));

/** Around every route: hints, toasts, and the keyboard's place after a change of screen. */
export function Root() {
  useStartOfScreen();
  return (
    <TooltipProvider>
      <ErrorBoundary>
        <Outlet />
      </ErrorBoundary>
      <Toasts />
    </TooltipProvider>
  );
}

/** The code of the toasts comes with the first of them. */
function Toasts() {
  const [needed, setNeeded] = useState(false);
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  if (toast !== null && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/**
 * After a change of screen, keyboard and eyes start at its beginning, as after a page load; a link to a part of a
 * page goes to that part. Going back is left to the browser, which knows where one was.
 */
function useStartOfScreen(): void {
  const { pathname, hash } = useLocation();
  const type = useNavigationType();
  const before = useRef(pathname);
  useEffect(() => {
    if (hash !== '') {
      document.getElementById(hash.slice(1))?.scrollIntoView();
    } else if (before.current !== pathname && type !== NavigationType.Pop) {
      window.scrollTo({ top: 0, behavior: 'instant' });
    }
    if (before.current !== pathname) document.getElementById('main')?.focus({ preventScroll: true });
    before.current = pathname;
  }, [pathname, hash, type]);
}
