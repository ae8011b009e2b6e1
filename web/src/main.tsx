import { createRoot } from 'react-dom/client';
import { matchPath } from 'react-router-dom';
import { loadScreen } from './app/loadScreen.ts';
import { plantViewer } from './app/session/plantViewer.ts';
import { viewerQuery } from './app/session/viewer.ts';
import { application, client, containerOf } from './application.tsx';
import { composition } from './composition.ts';
import { watchTheme } from './theme/mode.ts';

plantViewer(client);
// Fetches the session, where the page did not carry it, and the code of the screen at the same time. The screen is
// shown once both are there; useSession and the route report a failure.
client.query({ query: viewerQuery }).catch(() => undefined);
const screen = composition.screens.find(({ path }) => matchPath(path, location.pathname) !== null);
if (screen !== undefined) loadScreen(screen).catch(() => undefined);
watchTheme();
createRoot(containerOf(document)).render(application);
