import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { plantViewer } from './app/session/plantViewer.ts';
import { viewerQuery } from './app/session/viewer.ts';
import { application, client, containerOf } from './application.tsx';
import { composition } from './composition.ts';
import { watchTheme } from './theme/mode.ts';

plantViewer(client);
// Where the page did not carry it, fetches the session while the code of the first screen is still loading; useSession reports a failure.
client.query({ query: viewerQuery }).catch(() => undefined);
// So does the code of the screen, which is shown only once the session is known.
composition.screens
  .find(({ path }) => matchPath(path, location.pathname) !== null)
  ?.load()
  .catch(() => undefined);
watchTheme();
createRoot(containerOf(document)).render(application);
