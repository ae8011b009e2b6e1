import './theme/nonce.ts';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { GlobalStyle } from './theme/GlobalStyle.tsx';
import { watchTheme } from './theme/mode.ts';
import { client } from './app/apollo/client.ts';
import { Screens } from './app/router.tsx';
import { viewerQuery } from './app/session/viewer.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no element with the id "root"');

// Asked for while the code of the first screen is still loading; the session hook reports a failure.
client.query({ query: viewerQuery }).catch(() => undefined);
watchTheme();

createRoot(container).render(
  <StrictMode>
    <ApolloProvider client={client}>
      <GlobalStyle />
      <BrowserRouter>
        <Screens />
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>,
);
