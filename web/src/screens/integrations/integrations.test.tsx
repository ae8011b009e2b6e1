import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { maria, renderApp } from '../../testing/session.tsx';
import Integrations from './index.tsx';

afterEach(cleanup);

test('says that it is loading, then shows its four tiles (spec part 3 section 2)', async () => {
  const { promise, resolve } = Promise.withResolvers<Record<string, unknown>>();
  renderApp(<Integrations />, { viewer: maria, path: '/integrations', answers: { Integrations: () => promise } });
  screen.getByText('Loading integrations...');
  resolve({
    integrationStatus: {
      __typename: 'IntegrationStatus',
      webhookCount: 0,
      emailConfigured: true,
      emailService: 'SMTP',
      exportTypes: ['videos', 'analytics'],
      sharePlatforms: ['link'],
    },
    webhooks: { __typename: 'Webhooks', limit: 10, webhooks: [] },
  });
  await screen.findByRole('heading', { level: 1, name: 'Enterprise Features' });
  expect(screen.queryByText('Loading integrations...')).toBeNull();
  for (const tile of ['Email Service', 'Export Types', 'Share Platforms']) screen.getByText(tile);
});

test('the list to share from has at most five finished videos (spec part 3 section 9)', () => {
  const documents = readFileSync(join(import.meta.dirname, '../../gql/persisted-documents.json'), 'utf8');
  const list = Object.values(JSON.parse(documents) as Record<string, string>).find((text) =>
    text.startsWith('query ShareableVideos'),
  );
  expect(list).toContain('videos(first: 5, status: READY)');
});
