import './theme/nonce.ts';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createClient } from './app/apollo/client.ts';
import { plant, readSeed, restoreStyles } from './app/seed.ts';
import { viewerQuery } from './app/session/viewer.ts';
import { screenShown } from './app/shown.ts';
import { composition } from './composition.ts';
import { catalogQuery } from './features/catalog/catalog.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';
import { watchTheme } from './theme/mode.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root"');

const client = createClient(composition);
const application = (
  <StrictMode>
    <ApolloProvider client={client}>
      <GlobalStyle />
      <BrowserRouter>
        <App composition={composition} />
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>
);

const seed = readSeed();
if (seed === null) {
  // Fetches the session while the code of the first screen is still loading; useSession reports a failure.
  client.query({ query: viewerQuery }).catch(() => undefined);
  watchTheme();
  createRoot(container).render(application);
} else {
  plant(client, seed);
  restoreStyles(container);
  hydrateRoot(container, application);
  // The operator may have changed what is sold since the build.
  void screenShown
    .then(() => client.query({ query: catalogQuery, fetchPolicy: 'network-only' }))
    .catch(() => undefined);
}

/** Resolves when the first screen is shown and takes input. */
export const shown: Promise<void> = screenShown;
