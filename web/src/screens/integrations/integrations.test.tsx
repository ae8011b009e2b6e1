import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { maria, renderApp } from '../../testing/session.tsx';
import { ExportTab } from './ExportTab.tsx';
import Integrations from './index.tsx';

afterEach(cleanup);

test('says that it is loading, then shows its four tiles', async () => {
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

test('the list to share from has at most five finished videos', () => {
  const documents = readFileSync(join(import.meta.dirname, '../../gql/persisted-documents.json'), 'utf8');
  const list = Object.values(JSON.parse(documents) as Record<string, string>).find((text) =>
    text.startsWith('query ShareableVideos'),
  );
  expect(list).toContain('videos(first: 5, status: READY)');
});

const exported = (status: string, rows: number | null, endedAt: string | null) => ({
  __typename: 'TableExport',
  id: status,
  type: 'videos',
  format: 'csv',
  status,
  rows,
  startedAt: '2026-11-24T10:00:00.000Z',
  endedAt,
});

test('the Export tab lists how the latest exports ended', async () => {
  const end = '2026-11-24T10:01:00.000Z';
  const tableExports = [
    exported('RUNNING', null, null),
    exported('FINISHED', 1_240, end),
    exported('CANCELLED', 1, end),
    exported('FAILED', 500, end),
    exported('INTERRUPTED', null, null),
  ];
  renderApp(<ExportTab types={['videos']} />, { answers: { RecentExports: () => ({ tableExports }) } });
  const rows = await screen.findAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Videos, CSVStarted Nov 24, 2026, [^,]+Running$/),
    expect.stringMatching(/, ended Nov 24, 2026, [^,]+, 1,240 rowsFinished$/),
    expect.stringMatching(/, 1 rowCancelled$/),
    expect.stringMatching(/, 500 rowsFailed$/),
    expect.stringMatching(/Interrupted$/),
  ]);
});

test('the Export tab says that there are no exports, and what went wrong while it read them', async () => {
  renderApp(<ExportTab types={['videos']} />, { answers: { RecentExports: () => ({ tableExports: [] }) } });
  await screen.findByText('No exports yet');
  cleanup();
  renderApp(<ExportTab types={['videos']} />, { answers: { RecentExports: () => new Error('Away') } });
  await screen.findByRole('button', { name: 'Try again' });
});
