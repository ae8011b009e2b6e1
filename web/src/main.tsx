import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import type { LoadedScreen } from './app/App.tsx';
import { loadScreen } from './app/loadScreen.ts';
import { plantViewer } from './app/session/plantViewer.ts';
import { viewerQuery } from './app/session/viewer.ts';
import { application, client, containerOf } from './application.tsx';
import { composition } from './composition.ts';
import { watchTheme } from './theme/mode.ts';

plantViewer(client);
// Fetches the session, if the page did not carry it, and the code of the screen at the same time. useSession and the
// route report a failure.
client.query({ query: viewerQuery }).catch(() => undefined);
watchTheme();

/** The screen of this address. Undefined: there is none, or its code could not be loaded. */
async function firstScreen(): Promise<LoadedScreen | undefined> {
  const screen = composition.screens.find(({ path }) => matchPath(path, location.pathname) !== null);
  if (screen === undefined) return undefined;
  return loadScreen(screen).then(
    ({ default: Content }) => ({ path: screen.path, Content }),
    () => undefined,
  );
}

// The page shows its outline until then.
void firstScreen().then((loaded) => createRoot(containerOf(document)).render(application(loaded)));
