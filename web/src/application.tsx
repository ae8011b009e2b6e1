import './theme/nonce.ts';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App, type LoadedScreen } from './app/App.tsx';
import { createClient } from './app/apollo/client.ts';
import { composition } from './composition.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';

/** The one GraphQL client of this page. */
export const client = createClient(composition);

/** The application. `main.tsx` renders it with its first screen, and `rendered.tsx` hydrates it. */
export const application = (loaded?: LoadedScreen) => (
  <StrictMode>
    <ApolloProvider client={client}>
      <GlobalStyle />
      <BrowserRouter>
        <App composition={composition} loaded={loaded} />
      </BrowserRouter>
    </ApolloProvider>
  </StrictMode>
);

/** The element of the page that holds the application. */
export function containerOf(page: Document): Element {
  const container = page.getElementById('root');
  if (container === null) throw new Error('The page has no element with the id "root"');
  return container;
}
