import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from './app/App.tsx';
import { createCache } from './app/apollo/cache.ts';
import { plant, type Seed } from './app/seed.ts';
import { composition } from './composition.ts';
import { GlobalStyle } from './theme/GlobalStyle.tsx';

/** The screens that are rendered to HTML: those with a description. Only the public ones are for search engines. */
export const pages = composition.screens.flatMap(({ path, group, description }) =>
  description !== undefined ? [{ path, description, isPublic: group === 'public' }] : [],
);

export interface Rendered {
  /** Title and preloads, for the head. */
  readonly head: string;
  readonly styles: string;
  readonly html: string;
}

/** React renders the head's elements before the page. */
const headTags = /^(?:<title>[^<]*<\/title>|<link [^>]*>|<meta [^>]*>)/u;

/**
 * Renders a screen to HTML, as a visitor without a session sees it. Runs in Node, at build time; the tree is the same
 * as in rendered.tsx, which hydrates this HTML.
 */
export async function render(path: string, seed: Seed): Promise<Rendered> {
  const client = new ApolloClient({
    ssrMode: true,
    cache: createCache(composition),
    link: new ApolloLink(({ operationName = '' }) => {
      throw new Error(`${path} asks the server for ${operationName} while it is rendered`);
    }),
  });
  plant(client, seed);
  const sheet = new ServerStyleSheet();
  try {
    const { prelude } = await prerender(
      sheet.collectStyles(
        <StrictMode>
          <ApolloProvider client={client}>
            <GlobalStyle />
            <StaticRouter location={path}>
              <App composition={composition} />
            </StaticRouter>
          </ApolloProvider>
        </StrictMode>,
      ),
      // The page in one piece: React joins pieces with inline scripts, which need JavaScript and which the policy
      // refuses.
      { progressiveChunkSize: Number.MAX_SAFE_INTEGER },
    );
    let html = await new Response(prelude).text();
    let head = '';
    for (let tag = headTags.exec(html); tag !== null; tag = headTags.exec(html)) {
      head += tag[0];
      html = html.slice(tag[0].length);
    }
    const ruled = withRules(html);
    return { head, html: ruled.html, styles: `${sheet.getStyleTags()}<style>${ruled.rules}</style>` };
  } finally {
    sheet.seal();
  }
}

/**
 * Moves style attributes, which the content security policy refuses, into rules. They apply until the application takes
 * over (`restoreStyles`).
 */
function withRules(html: string): { readonly html: string; readonly rules: string } {
  const styles = new Set([...html.matchAll(/ style="([^"]*)"/gu)].map(([, style = '']) => style));
  const rules = [...styles].map((style) => `[data-style="${style}"]{${style}}`).join('');
  if (/[&<\\]/u.test(rules)) throw new Error(`A style attribute needs another way into a rule: ${rules}`);
  return { html: html.replaceAll(' style="', ' data-style="'), rules };
}
