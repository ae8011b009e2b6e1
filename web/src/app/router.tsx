import { Route, Routes } from 'react-router-dom';
import { screen } from './screen.tsx';
import { RequireSession } from './session/RequireSession.tsx';
import { AppLayout, PublicLayout } from './shell/layouts.tsx';
import { Root } from './shell/Root.tsx';

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

/** Signed in or not: the area asks for itself who may see it, and has its own paths below. */
const adminArea = screen('/admin/*', () => import('../screens/admin/AdminArea.tsx'));
const elsewhere = screen('*', () => import('../screens/not-found/index.tsx'));

/** Every path of the product (spec part 1 section 2, "Route table"). Goes inside a router. */
export function Screens() {
  return (
    <Routes>
      <Route element={<Root />}>
        <Route element={<PublicLayout />}>{publicScreens}</Route>
        {signInScreens}
        <Route element={<RequireSession />}><Route element={<AppLayout />}>{signedInScreens}</Route></Route>
        {adminArea}
        {elsewhere}
      </Route>
    </Routes>
  );
}
