import './theme/nonce.ts';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/App.tsx';
import { createClient } from './app/apollo/client.ts';
import { viewerQuery } from './app/session/viewer.ts';
import { composition } from './composition.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';
import { watchTheme } from './theme/mode.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

const client = createClient(composition);
// Fetches the session while the code of the first screen is still loading; useSession reports a failure.
client.query({ query: viewerQuery }).catch(() => undefined);
watchTheme();

createRoot(container).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <GlobalStyle />
      <BrowserRouter>
        <App composition={composition} />
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>,
);
