import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { catalog } from '../../testing/server.ts';
import { renderApp } from '../../testing/session.tsx';
import { Bundles } from './Bundles.tsx';

afterEach(cleanup);

test('bundle credits never expire', () => {
  renderApp(<Bundles catalog={catalog} />);
  screen.getByText(/Bundle credits never expire/);
  expect(screen.queryByText(/Today/)).toBeNull();
});

test('the page shows the specified text and the configured validity', () => {
  renderApp(<Bundles catalog={{ ...catalog, bundleValidityDays: 90 }} />);
  screen.getByText(/Bundle credits never expire/);
  screen.getByText('Today’s purchases: bundle credits can be used for 90 days.');
});
