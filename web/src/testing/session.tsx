import { ApolloClient, ApolloLink, Observable } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createCache } from '../app/apollo/cache.ts';
import { CompositionContext } from '../app/CompositionContext.ts';
import type { AccountUpdate } from '../app/define.ts';
import { applyAccountUpdate } from '../app/live/accountUpdates.ts';
import type { Viewer } from '../app/session/useSession.ts';
import { composition } from '../composition.ts';
import { Toaster } from '../ui/Toast.tsx';
import { TooltipProvider } from '../ui/Tooltip.tsx';
import { catalog, product } from './server.ts';

/** A signed-in user. */
export const maria: Viewer = {
  __typename: 'Viewer',
  isAdmin: false,
  roles: [],
  position: '12',
  user: {
    __typename: 'User',
    id: 'u1',
    email: 'maria@brokerage.example',
    username: 'maria',
    firstName: 'Maria',
    displayName: 'Maria Alvarez',
    profilePictureUrl: null,
    language: 'en',
    emailVerified: true,
    emailPending: null,
    phoneNumber: null,
    accountSuspended: false,
    suspendedBy: null,
    deletionAt: null,
    createdAt: '2026-11-01T09:00:00.000Z',
  },
  account: {
    __typename: 'CreditAccount',
    id: 'u1',
    available: 7.5,
    held: 1.5,
    used: 3,
    debt: 0,
    lots: [],
    position: '12',
  },
};

/** The response of the test server to one operation: data, or an error. */
export type Answer = Record<string, unknown> | Error;

/**
 * Renders a component as the application would, at a path, with a server that answers each operation by its name
 * (`Viewer` by `viewer` and `Catalog` by the test's catalog unless `answers` says otherwise). Returns the names of
 * the requested operations, and a function that applies a live update.
 */
export function renderApp(
  children: ReactNode,
  {
    path = '/',
    viewer = null,
    answers = {},
  }: {
    readonly path?: string;
    readonly viewer?: Viewer | null;
    readonly answers?: Readonly<Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>>;
  } = {},
) {
  const asked: string[] = [];
  const usual: Readonly<Record<string, Answer>> = { Viewer: { viewer, product }, Catalog: { catalog } };
  const link = new ApolloLink(
    ({ operationName = '', variables }) =>
      new Observable((sink) => {
        asked.push(operationName);
        const answer =
          answers[operationName]?.(variables) ?? usual[operationName] ?? new Error(`No answer to ${operationName}`);
        const send = (found: Answer): void => {
          if (found instanceof Error) return sink.error(found);
          sink.next({ data: found });
          sink.complete();
        };
        if (answer instanceof Promise) void answer.then(send);
        else send(answer);
      }),
  );
  const client = new ApolloClient({ cache: createCache(composition), link });
  const view = render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <CompositionContext value={composition}>
          <TooltipProvider>
            {children}
            <Toaster />
          </TooltipProvider>
        </CompositionContext>
      </MemoryRouter>
    </ApolloProvider>,
  );
  const update = (change: AccountUpdate) => applyAccountUpdate(composition, change, client.cache);
  return { ...view, asked, client, update };
}
