import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useComposition } from './CompositionContext.ts';
import { useSession } from './session/useSession.ts';
import { Waiting } from './shell/Stage.tsx';
import { t } from '../i18n/t.ts';

const ConsoleLayout = lazy(async () => ({ default: (await import('./console/ConsoleLayout.tsx')).ConsoleLayout }));

/** The frame of screens that administrators see in the console, and other people in the normal layout. */
export function InConsole({ otherwise }: { readonly otherwise: ReactNode }) {
  const { pathname } = useLocation();
  const session = useSession();
  const { screens } = useComposition();
  const isHere = screens.some(({ path, inConsole }) => inConsole === true && path === pathname);
  if (!isHere || session.status !== 'signed-in' || !session.viewer.isAdmin) return otherwise;
  return (
    <Suspense fallback={<Waiting label={t('Loading…')} />}>
      <ConsoleLayout viewer={session.viewer} />
    </Suspense>
  );
}
