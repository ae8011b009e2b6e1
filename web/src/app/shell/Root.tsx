import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { NavigationType, Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { TooltipProvider } from '../../ui/Tooltip.tsx';
import { currentToast, subscribeToToasts } from '../../ui/toastStore.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

const Toaster = lazy(() => import('../../ui/Toast.tsx').then(({ Toaster }) => ({ default: Toaster })));

/** Wraps every route: tooltips, toasts, and scroll position and focus after a change of screen. */
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

const noToast = (): null => null;

/** Loads the code of the toasts with the first toast. */
function Toasts() {
  const [needed, setNeeded] = useState(false);
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast);
  if (toast !== null && !needed) setNeeded(true);
  return needed ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/**
 * Moves focus and scroll position to the start of a new screen, as a page load does; with a hash, to the element that
 * it names. On Back the browser restores the scroll position.
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
