import { createRoot } from 'react-dom/client';
import { viewerQuery } from './app/session/viewer.ts';
import { application, client, containerOf } from './application.tsx';
import { watchTheme } from './theme/mode.ts';

// Fetches the session while the code of the first screen is still loading; useSession reports a failure.
client.query({ query: viewerQuery }).catch(() => undefined);
watchTheme();
createRoot(containerOf(document)).render(application);
