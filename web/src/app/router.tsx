import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { Route, Routes } from 'react-router-dom';
import { RequireSession } from './session/RequireSession.tsx';
import { ErrorBoundary } from './shell/ErrorBoundary.tsx';
import { AppLayout, PublicLayout } from './shell/layouts.tsx';
import { Root } from './shell/Root.tsx';
import { Waiting } from './shell/Stage.tsx';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** One screen, its code loaded when somebody goes there. What breaks in it stays in it. */
function screen(path: string, load: Load): ReactElement {
  const Screen = lazy(load);
  return (
    <Route
      key={path}
      path={path}
      element={<ErrorBoundary key={path}><Suspense fallback={<Waiting label="Loading…" />}><Screen /></Suspense></ErrorBoundary>}
    />
  );
}

const publicScreens = [
  screen('/', () => import('../screens/landing/index.tsx')),
  screen('/pricing', () => import('../screens/pricing/index.tsx')),
];

const signInScreens = [
  screen('/login', () => import('./sign-in/Login.tsx')),
  screen('/register', () => import('./sign-in/Register.tsx')),
  screen('/auth/callback', () => import('./sign-in/Callback.tsx')),
];

const signedInScreens = [
  screen('/dashboard', () => import('../screens/dashboard/index.tsx')),
  screen('/generate-video', () => import('../screens/generate-video/index.tsx')),
  screen('/my-videos', () => import('../screens/my-videos/index.tsx')),
  screen('/statement', () => import('../screens/statement/index.tsx')),
];

const AdminArea = lazy(() => import('../screens/admin/AdminArea.tsx'));
const adminScreens = [
  screen('/admin', () => import('../screens/admin/index.tsx')),
  screen('/admin/users/:id/credits', () => import('../screens/admin/audit/index.tsx')),
];

const elsewhere = screen('*', () => import('../screens/not-found/index.tsx'));

/** Every path of the product (spec part 1 section 2, "Route table"). Goes inside a router. */
export function Screens() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route element={<PublicLayout />}>{publicScreens}</Route>
        {signInScreens}
        <Route element={<RequireSession />}><Route element={<AppLayout />}>{signedInScreens}</Route></Route>
        <Route element={<Suspense fallback={<Waiting label="Loading…" />}><AdminArea /></Suspense>}>{adminScreens}</Route>
        {elsewhere}
      </Route>
    </Routes>
  );
}
