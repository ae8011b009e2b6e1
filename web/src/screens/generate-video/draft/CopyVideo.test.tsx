import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { keepDraft, keptDraft, openWizard, ready, setUpWizard, where } from '../testing/wizard.tsx';

setUpWizard();

const answers = {
  VideoToCopy: ({ id }: Record<string, unknown>) => ({
    video:
      id === 'gone'
        ? null
        : {
            __typename: 'Video',
            id,
            title: 'Elm Street',
            propertyAddress: '2 Elm Street',
            script: 'Welcome to Elm Street.',
            avatarId: 'clara',
            screenShareUrl: null,
            imageUrls: ['/1.jpg', '/2.jpg'],
            pictureCaptions: ['', 'The garden'],
            pictureTexts: ['The house', ''],
            pictureScenes: [[], ['Welcome to Elm Street.']],
            look: {
              __typename: 'VideoLook',
              format: 'PORTRAIT',
              placement: 'SMALL',
              captions: false,
              resolution: 'FULL_HD',
              music: true,
            },
          },
  }),
};
const copied = {
  title: 'Elm Street',
  script: 'Welcome to Elm Street.',
  imageUrls: ['/1.jpg', '/2.jpg'],
  pictureCaptions: { '/2.jpg': 'The garden' },
  pictureTexts: { '/1.jpg': 'The house' },
  scenePictures: { 'Welcome to Elm Street.': ['/2.jpg'] },
  look: { format: 'PORTRAIT', placement: 'SMALL', captions: false, resolution: 'FULL_HD', music: true },
  madeFrom: 'v1',
};

describe('making another video from one', () => {
  test('opens the wizard with its content', async () => {
    openWizard('/generate-video?from=v1', { answers });
    await waitFor(() => expect(keptDraft()).toMatchObject(copied));
    await waitFor(() => expect(where()).toBe('/generate-video'));
    expect(screen.getByRole('textbox', { name: 'Script' })).toHaveProperty('value', 'Welcome to Elm Street.');
  });

  test('asks before it replaces a draft', async () => {
    keepDraft(ready);
    const { unmount } = openWizard('/generate-video?from=v1', { answers });
    const question = await screen.findByRole('alertdialog', { name: 'Replace your draft?' });
    await userEvent.click(within(question).getByRole('button', { name: 'Keep my draft' }));
    await waitFor(() => expect(where()).toBe('/generate-video'));
    expect(keptDraft().script).toBe(ready.script);
    unmount();
    keepDraft(ready);
    openWizard('/generate-video?from=v1', { answers });
    await userEvent.click(await screen.findByRole('button', { name: 'Replace draft' }));
    await waitFor(() => expect(keptDraft()).toMatchObject(copied));
  });

  test('says when the video is gone, and keeps the draft', async () => {
    keepDraft(ready);
    openWizard('/generate-video?from=gone', { answers });
    await screen.findByText('This video could not be opened.');
    await waitFor(() => expect(where()).toBe('/generate-video'));
    expect(keptDraft().script).toBe(ready.script);
  });
});
