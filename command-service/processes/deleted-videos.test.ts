import { describe, expect, test } from '@jest/globals';
import { videoRequested } from '../../domain/testing/samples.ts';
import type { VideoEvent } from '../../domain/videos/index.ts';
import type { FileStore } from '../providers/files/port.ts';
import { flaky, on, specifyWork } from '../testing/work-spec.ts';
import { deletedVideos } from './deleted-videos.ts';

const attempt = { videoId: 'v', userId: 'ann', attempt: 1 };
const files = {
  videoKey: 'v',
  thumbnailKey: 't',
  captionsKey: 'c',
  picturesLeftOut: 0,
  leftOut: [],
  costCents: null,
  renderMs: null,
};
const ready: readonly VideoEvent[] = [
  videoRequested('v'),
  { type: 'VideoRenderStarted', data: { ...attempt, provider: 'idle' } },
  { type: 'VideoCompleted', data: { ...attempt, ...files, durationMs: 20_000, late: false } },
];
const deleted: VideoEvent = { type: 'VideoDeleted', data: { ...attempt, statusBefore: 'ready', reason: null } };
const restored: VideoEvent = { type: 'VideoRestored', data: attempt };
const purged = on('video-v', { type: 'VideoPurged', data: { videoId: 'v', userId: 'ann' } });

/** The process a minute after the last event, with a file store that fails once. */
function aMinuteLater() {
  const removed = new Set<string>();
  const store = { removeAll: async (prefix: string) => void removed.add(prefix) } as Partial<FileStore> as FileStore;
  return { removed, ...specifyWork(deletedVideos, { files: flaky(store), now: () => 60_000 }) };
}
const history = (...events: readonly VideoEvent[]) => [...ready, ...events].map((event) => on('video-v', event));

describe('a minute after a deletion', () => {
  test('it can no longer be undone, and the files are gone', async () => {
    const { removed, given } = aMinuteLater();
    await given(...history(deleted)).appends(purged);
    expect([...removed]).toEqual(['videos/v/']);
  });

  test('the video keeps its files when the deletion was undone', async () => {
    const { removed, given } = aMinuteLater();
    await given(...history(deleted, restored)).appends();
    expect([...removed]).toEqual([]);
  });

  test('the video is purged once when the deletion was undone and repeated', async () => {
    const { removed, given } = aMinuteLater();
    await given(...history(deleted, restored, deleted)).appends(purged);
    expect([...removed]).toEqual(['videos/v/']);
  });
});
