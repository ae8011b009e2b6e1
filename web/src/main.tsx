import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { viewerQuery } from './app/session/viewer.ts';
import { application, client, containerOf } from './application.tsx';
import { loadScreen } from './app/loadScreen.ts';
import { composition } from './composition.ts';
import { watchTheme } from './theme/mode.ts';

// Fetches the session while the code of the first screen is still loading; useSession reports a failure.
client.query({ query: viewerQuery }).catch(() => undefined);
// So does the code of the screen, which is shown only once the session is known.
const first = composition.screens.find(({ path }) => matchPath(path, location.pathname) !== null);
if (first !== undefined) loadScreen(first).catch(() => undefined);
watchTheme();
createRoot(containerOf(document)).render(application);
