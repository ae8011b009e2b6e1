import { Route, Routes } from 'react-router-dom';
import { screen } from './screen.tsx';
import { screens, type LoadScreen } from './screens.ts';
import { RequireSession } from './session/RequireSession.tsx';
import { AppLayout, PublicLayout } from './shell/layouts.tsx';
import { Root } from './shell/Root.tsx';

const routesOf = (group: Readonly<Record<string, LoadScreen>>) => Object.entries(group).map(([path, load]) => screen(path, load));

const routes = {
  public: routesOf(screens.public),
  signIn: routesOf(screens.signIn),
  signedIn: routesOf(screens.signedIn),
  area: routesOf(screens.area),
  elsewhere: screen('*', () => import('../screens/not-found/index.tsx')),
};

/** Every path of the product. Goes inside a router. */
export function Screens() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route element={<PublicLayout />}>{routes.public}</Route>
        {routes.signIn}
        <Route element={<RequireSession />}><Route element={<AppLayout />}>{routes.signedIn}</Route></Route>
        {routes.area}
        {routes.elsewhere}
      </Route>
    </Routes>
  );
}
