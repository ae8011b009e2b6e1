import { hydrateRoot } from 'react-dom/client';
import { plant, readSeed, restoreStyles } from './app/seed.ts';
import { screenShown } from './app/shown.ts';
import { application, client, containerOf } from './application.tsx';
import { catalogQuery } from './features/catalog/catalog.ts';

/** Hydrates a page that the build has rendered. */
const container = containerOf(document);
plant(client, readSeed());
restoreStyles(container);
hydrateRoot(container, application());
// The operator may have changed the catalog since the build.
void screenShown.then(() => client.query({ query: catalogQuery, fetchPolicy: 'network-only' })).catch(() => undefined);

/** Resolves when the first screen is shown and takes input. */
export const shown: Promise<void> = screenShown;
