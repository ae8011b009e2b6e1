import { lazy, Suspense, type ReactElement } from 'react';
import { Route } from 'react-router-dom';
import type { LoadScreen } from './screens.ts';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { Waiting } from './shell/Stage.tsx';

/** One screen, its code loaded when somebody goes there. What breaks in it stays in it. */
export function screen(path: string, load: LoadScreen): ReactElement {
  const Screen = lazy(load);
  return (
    <Route
      key={path}
      path={path}
      element={
        <ErrorBoundary key={path}>
          <Suspense fallback={<Waiting label="Loading…" />}>
            <Screen />
          </Suspense>
        </ErrorBoundary>
      }
    />
  );
}
