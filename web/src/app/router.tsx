import { Navigate, Route, Routes } from 'react-router-dom';
import { screen } from './screen.tsx';
import { redirects, screens, type LoadScreen } from './screens.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { AppLayout, PublicLayout } from './shell/layouts.tsx';
import { Root } from './shell/Root.tsx';

const routesOf = (group: Readonly<Record<string, LoadScreen>>) =>
  Object.entries(group).map(([path, load]) => screen(path, load));

const routes = {
  public: routesOf(screens.public),
  signIn: routesOf(screens.signIn),
  signedIn: routesOf(screens.signedIn),
  admin: screen('/admin/*', () => import('./admin-gate/AdminGate.tsx')),
  redirects: Object.entries(redirects).map(([path, to]) => (
    <Route key={path} path={path} element={<Navigate to={to} replace />} />
  )),
  elsewhere: screen('*', () => import('./not-found/NotFound.tsx')),
};

/** Every path of the product. Goes inside a router. */
export function Screens() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route element={<PublicLayout />}>{routes.public}</Route>
        {routes.signIn}
        <Route element={<RequireSession />}>
          <Route element={<AppLayout />}>{routes.signedIn}</Route>
        </Route>
        {routes.admin}
        {routes.redirects}
        {routes.elsewhere}
      </Route>
    </Routes>
  );
}
