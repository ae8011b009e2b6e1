import { lazy, Suspense, useEffect, useMemo, type ComponentType, type ReactElement } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { CompositionContext } from './CompositionContext.ts';
import type { Composition, Screen, ScreenGroup } from './define.ts';
import { InConsole } from './InConsole.tsx';
import { RequireSession } from './shell/RequireSession.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { AppLayout, CheckoutLayout, PublicLayout } from './shell/layouts.tsx';
import { Root } from './shell/Root.tsx';
import { Waiting } from './shell/Stage.tsx';
import { loadScreen } from './loadScreen.ts';
import { loadOnline } from './loadUntilThere.ts';
import { reportShown } from './shown.ts';
import { t } from '../i18n/t.ts';

const AdminGate = lazy(() => import('./admin-gate/AdminGate.tsx'));
const FinanceGate = lazy(() => import('./admin-gate/FinanceGate.tsx'));
const NotFound = lazy(() => import('./not-found/NotFound.tsx'));
const NotFoundMessage = lazy(() => import('./not-found/NotFoundMessage.tsx'));

/** A screen whose code is loaded. */
export interface LoadedScreen {
  readonly path: string;
  readonly Content: ComponentType;
}

export interface AppProps {
  readonly composition: Composition;
  /** Drawn in the first frame. React would otherwise hold back a screen that it has to wait for by 300 ms. */
  readonly loaded?: LoadedScreen | undefined;
}

/** The whole application. Must be inside a router. */
export function App({ composition, loaded }: AppProps) {
  const routes = useMemo(() => routesOf(composition.screens, loaded), [composition, loaded]);
  return (
    <CompositionContext value={composition}>
      <Routes>{routes}</Routes>
    </CompositionContext>
  );
}

function routesOf(screens: readonly Screen[], loaded: LoadedScreen | undefined): ReactElement {
  const of = (group: ScreenGroup) =>
    screens.filter((screen) => screen.group === group).map((screen) => routeOf(screen, loaded));
  return (
    <Route element={<Root />}>
      <Route element={<InConsole otherwise={<PublicLayout />} />}>{of('public')}</Route>
      {of('signIn')}
      <Route element={<CheckoutLayout />}>{of('checkout')}</Route>
      <Route element={<RequireSession />}>
        <Route element={<InConsole otherwise={<AppLayout />} />}>{of('signedIn')}</Route>
      </Route>
      <Route element={<Page content={FinanceGate} />}>{of('finance')}</Route>
      <Route element={<Page content={AdminGate} />}>
        {of('admin')}
        <Route path="/admin/*" element={<Page content={NotFoundMessage} />} />
      </Route>
      {screens.flatMap(({ path, aliases = [] }) =>
        aliases.map((alias) => <Route key={alias} path={alias} element={<Navigate to={path} replace />} />),
      )}
      <Route path="*" element={<Page content={NotFound} />} />
    </Route>
  );
}

function routeOf(screen: Screen, loaded: LoadedScreen | undefined): ReactElement {
  const { path, title } = screen;
  const content = loaded?.path === path ? loaded.Content : lazy(() => loadOnline(() => loadScreen(screen)));
  return <Route key={path} path={path} element={<Page key={path} title={title} content={content} />} />;
}

/** A part of the page whose code is loaded when a user opens it. It contains its own errors. */
function Page({ title, content: Content }: { readonly title?: string | undefined; readonly content: ComponentType }) {
  return (
    <ErrorBoundary>
      {title !== undefined && <title>{t('{title} · Curbcast', { title })}</title>}
      <Suspense fallback={<Waiting label={t('Loading…')} />}>
        <Content />
        <Shown />
      </Suspense>
    </ErrorBoundary>
  );
}

function Shown() {
  useEffect(reportShown, []);
  return null;
}
