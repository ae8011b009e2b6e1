import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { emptyDraft } from './draft/draft.ts';
import { storeDraft } from './draft/storage.ts';
import { button, isOff, openWizard, ready, setUpWizard, where, keepDraft, keptDraft } from './testing/wizard.tsx';

setUpWizard();

describe('the steps', () => {
  test('move the focus to their heading, keep the template in the address, and survive a reload', async () => {
    keepDraft({ ...ready, avatarId: null }, 'RESIDENTIAL');
    const { unmount } = openWizard('/generate-video?template=residential');
    await userEvent.click(await screen.findByRole('button', { name: 'Next' }));
    expect(where()).toBe('/generate-video?template=residential#avatar');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Avatar' }));
    const cards = await screen.findAllByRole('radio');
    expect(cards.map(({ textContent }) => textContent)).toEqual(['OmarLast usedAbout Omar', 'ClaraStockAbout Clara']);
    expect(isOff('Next')).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: /Omar/u }));
    await userEvent.keyboard('{ArrowRight>}');
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: /Clara/u }).getAttribute('aria-checked')).toBe('true'),
    );
    await userEvent.keyboard('{/ArrowRight}');
    unmount();
    openWizard('/generate-video?template=residential#content');
    await screen.findByRole('heading', { level: 2, name: 'Content' });
    await userEvent.click(button('Previous'));
    expect((await screen.findByRole('radio', { name: /Clara/u })).getAttribute('aria-checked')).toBe('true');
  });

  test('are passed over from the script to the review, with the presenter of the latest video', async () => {
    keepDraft({ ...ready, avatarId: null });
    openWizard('/generate-video');
    await waitFor(() => expect(isOff('Make it')).toBe(false));
    await userEvent.click(button('Make it'));
    await screen.findByRole('heading', { level: 2, name: 'Generate' });
    expect(where()).toBe('/generate-video#generate');
    expect(keptDraft().avatarId).toBe('omar');
  });

  test.each(['', '#avatar', '#content', '#generate'])('show a frame of the video (%s)', async (hash) => {
    keepDraft({ ...ready, imageUrls: ['/1.jpg'] });
    openWizard(`/generate-video${hash}`);
    const frame = await screen.findByRole('img', { name: 'How the video will be arranged' });
    await waitFor(() =>
      expect([...frame.querySelectorAll('img')].map((part) => part.getAttribute('src'))).toEqual([
        '/1.jpg',
        '/clara.png',
      ]),
    );
  });

  test('redirect from an unavailable step to the first incomplete one', async () => {
    keepDraft({ ...ready, avatarId: null });
    openWizard('/generate-video#generate');
    await waitFor(() => expect(where()).toBe('/generate-video#avatar'));
  });

  test('start over after a confirmation and remove the draft', async () => {
    keepDraft(ready);
    openWizard('/generate-video#generate');
    await userEvent.click(await screen.findByRole('button', { name: 'Start over' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Start over' }));
    await screen.findByRole('heading', { level: 2, name: 'Script' });
    expect(keptDraft()).toEqual(emptyDraft);
  });

  describe('in a second tab', () => {
    const kept = {
      __typename: 'VideoDraft',
      template: 'CUSTOM',
      content: JSON.stringify(ready),
      revision: 'r1',
      savedAt: '2026-11-26T10:00:00Z',
    };
    let onServer: typeof kept | null = kept;
    /** Opens the last step with a draft that is also on the server. */
    const openReview = async () => {
      onServer = kept;
      storeDraft('u1', 'CUSTOM', { draft: ready, revision: 'r1', saved: true });
      openWizard('/generate-video#generate', { answers: { VideoDraft: () => ({ videoDraft: onServer }) } });
      await screen.findByRole('button', { name: 'Generate' });
    };

    test('do not offer a draft that became a video in the first', async () => {
      await openReview();
      const key = Object.keys(localStorage).find((name) => name.includes('videoDraft')) ?? '';
      window.dispatchEvent(new StorageEvent('storage', { key, newValue: null }));
      await screen.findByRole('heading', { level: 2, name: 'Script' });
    });

    test('do not offer a draft that became a video on another device, once the tab is seen again', async () => {
      await openReview();
      onServer = null;
      document.dispatchEvent(new Event('visibilitychange'));
      await screen.findByRole('heading', { level: 2, name: 'Script' });
    });
  });
});
