import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { AddCreditsProvider } from '../../../app/addCredits.tsx';
import { viewerQuery } from '../../../app/session/viewer.ts';
import { RequireSession } from '../../../app/shell/RequireSession.tsx';
import { catalog } from '../../../testing/server.ts';
import { maria, renderApp } from '../../../testing/session.tsx';
import { currentToast } from '../../../ui/toastStore.ts';
import { emptyDraft } from '../draft/draft.ts';
import type { DraftStore } from '../draft/useDraft.ts';
import {
  button,
  estimate,
  isOff,
  openWizard,
  ready,
  setUpWizard,
  started,
  where,
  keepDraft,
  keptDraft,
} from '../testing/wizard.tsx';
import { GenerateButton, type GenerateButtonProps } from './GenerateButton.tsx';
import { useStartVideo } from './useStartVideo.ts';

setUpWizard();

/** The button with a draft that the wizard would reject. */
const Generate = ({
  store,
  estimate: known,
}: Pick<GenerateButtonProps, 'estimate'> & { readonly store: DraftStore }) => (
  <GenerateButton startVideo={useStartVideo(store, true)} estimate={known} />
);

describe('the review step', () => {
  test('shows a blank title as Untitled Video and the address as MLS #', async () => {
    keepDraft({ ...ready, title: ' ', propertyAddress: '1 Oak Street' });
    openWizard('/generate-video#generate');
    expect((await screen.findByText('Title')).nextSibling?.textContent).toContain('Untitled Video');
    expect(screen.getByText('MLS #').nextSibling?.textContent).toBe('1 Oak Street');
  });

  test('shows which picture and which facts go with which words', async () => {
    keepDraft({
      ...ready,
      script: 'The kitchen is new. It has 3 bedrooms.',
      imageUrls: ['/1.jpg', '/2.jpg'],
      pictureCaptions: { '/2.jpg': ' Kitchen ' },
      pictureTexts: { '/1.jpg': 'A bedroom' },
    });
    const inputs: unknown[] = [];
    openWizard('/generate-video#generate', {
      answers: {
        Storyboard: ({ input }) => {
          inputs.push(input);
          return {
            storyboard: [
              { __typename: 'StoryboardScene', text: 'The kitchen is new.', pictures: [1], facts: [] },
              { __typename: 'StoryboardScene', text: 'It has 3 bedrooms.', pictures: [0], facts: ['3 bedrooms'] },
            ],
          };
        },
      },
    });
    const scenes = within(await screen.findByRole('region', { name: 'Storyboard' }));
    await waitFor(() => expect(scenes.getAllByRole('listitem')).toHaveLength(2));
    const shown = scenes.getAllByRole('listitem').map((scene) => [
      scene.textContent,
      ...within(scene)
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('src')),
    ]);
    expect(shown).toEqual([
      ['The kitchen is new.', '/2.jpg'],
      ['It has 3 bedrooms.3 bedrooms', '/1.jpg'],
    ]);
    expect(inputs[0]).toMatchObject({
      imageUrls: ['/1.jpg', '/2.jpg'],
      pictureCaptions: ['', 'Kitchen'],
      pictureTexts: ['A bedroom', ''],
    });
  });

  test('swaps the pictures of two scenes by buttons and by dragging, and orders the video that way', async () => {
    const imageUrls = ['/1.jpg', '/2.jpg'];
    keepDraft({ ...ready, script: 'The hall is wide. The kitchen is new.', imageUrls });
    const scene = (text: string, picture: number) => ({
      __typename: 'StoryboardScene' as const,
      text,
      pictures: [picture],
      facts: [],
    });
    const orders: unknown[] = [];
    openWizard('/generate-video#generate', {
      answers: {
        Storyboard: () => ({ storyboard: [scene('The hall is wide.', 0), scene('The kitchen is new.', 1)] }),
        StartVideo: ({ input }) => {
          orders.push(input);
          return started('v1');
        },
      },
    });
    const storyboard = within(await screen.findByRole('region', { name: 'Storyboard' }));
    const shown = () =>
      storyboard.getAllByRole('listitem').map((item) => within(item).getAllByRole('img')[0]?.getAttribute('src'));
    await userEvent.click(
      await storyboard.findByRole('button', { name: 'Swap the picture of scene 1 with the next one' }),
    );
    expect(shown()).toEqual(['/2.jpg', '/1.jpg']);

    const kitchen = storyboard.getByText('The kitchen is new.');
    const data = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, value: string) => data.set(type, value),
      getData: (type: string) => data.get(type) ?? '',
      get types() {
        return [...data.keys()];
      },
    };
    fireEvent.dragStart(storyboard.getByRole('img', { name: 'Shows picture 2' }), { dataTransfer });
    fireEvent.dragOver(kitchen, { dataTransfer });
    fireEvent.drop(kitchen, { dataTransfer });
    expect(shown()).toEqual(['/1.jpg', '/2.jpg']);

    const opener = storyboard.getByRole('button', { name: 'Choose another picture for scene 2' });
    await userEvent.click(opener);
    await userEvent.click(storyboard.getByRole('button', { name: 'Picture 1' }));
    expect(shown()).toEqual(['/1.jpg', '/1.jpg']);
    expect(document.activeElement).toBe(opener);

    await userEvent.click(button('Generate'));
    await waitFor(() => expect(orders).toHaveLength(1));
    expect(orders[0]).toMatchObject({ imageUrls, pictureScenes: [['The hall is wide.', 'The kitchen is new.'], []] });
  });

  test('disables Generate without enough credits, and shows the shortfall and Add Credits', async () => {
    keepDraft(ready);
    openWizard('/generate-video#generate', { answers: { ScriptEstimate: () => estimate({ creditsNeeded: 9.5 }) } });
    await screen.findByText('You need 2.0 more credits to generate this video.');
    expect(isOff('Generate')).toBe(true);
    const asked = jest.fn();
    globalThis.curbcastAddCredits = asked;
    await userEvent.click(button('Add Credits'));
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('asks a user without a brand whom buyers should call, and keeps the answer before the video starts', async () => {
    keepDraft(ready);
    const sent: unknown[] = [];
    const { asked } = openWizard('/generate-video#generate', {
      answers: {
        ChangeBrand: ({ brand }) => {
          sent.push(brand);
          return { changeBrand: { __typename: 'ChangeBrandPayload', brand: null } };
        },
      },
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /^Company/ }), 'Oak Homes');
    await userEvent.type(screen.getByRole('textbox', { name: /^Phone/ }), '512 555 0142 ');
    await userEvent.click(button('Generate'));
    await waitFor(() => expect(where()).toBe('/my-videos'));
    const agent = { name: maria.user.displayName, company: 'Oak Homes', phone: '512 555 0142' };
    expect(sent).toEqual([expect.objectContaining({ agent: expect.objectContaining(agent) })]);
    expect(asked.indexOf('ChangeBrand')).toBeLessThan(asked.indexOf('StartVideo'));
  });

  test('starts no video with a card that could not be kept, and saves nothing without a phone or company', async () => {
    keepDraft(ready);
    let tries = 0;
    const { asked } = openWizard('/generate-video#generate', {
      answers: {
        ChangeBrand: () => {
          tries += 1;
          return new TypeError('Failed to fetch');
        },
      },
    });
    const company = await screen.findByRole('textbox', { name: /^Company/ });
    await userEvent.type(company, 'Oak');
    await userEvent.click(button('Generate'));
    await waitFor(() => expect(currentToast()?.title).toBe('The brand could not be saved'));
    expect(asked).not.toContain('StartVideo');
    await userEvent.clear(company);
    await userEvent.click(button('Generate'));
    await waitFor(() => expect(where()).toBe('/my-videos'));
    expect(tries).toBe(1);
  });

  test('disables Generate with a debt', async () => {
    keepDraft(ready);
    openWizard('/generate-video#generate', { viewer: { ...maria, account: { ...maria.account, debt: 2 } } });
    await screen.findByText(/2 credits owed after a refund/u);
    expect(isOff('Generate')).toBe(true);
  });

  test('retries under the same key, uses a new key for new content, and opens My Videos on success', async () => {
    keepDraft(ready);
    const keys: unknown[] = [];
    const inputs: Record<string, unknown>[] = [];
    const { asked, client } = openWizard('/generate-video#generate', {
      answers: {
        StartVideo: ({ input }) => {
          const sent = input as Record<string, unknown>;
          inputs.push(sent);
          keys.push(sent['idempotencyKey']);
          return keys.length < 3 ? new TypeError('Failed to fetch') : started('v1');
        },
      },
    });
    await waitFor(() => expect(isOff('Generate')).toBe(false));
    await userEvent.click(button('Generate'));
    await screen.findByText('Error creating video');
    await screen.findByText('Failed to create video');
    await userEvent.click(button('Generate'));
    await waitFor(() => expect(keys).toHaveLength(2));
    expect(keys[1]).toBe(keys[0]);
    expect(keptDraft().submission?.key).toBe(keys[0]);

    await userEvent.click(button('Edit title'));
    fireEvent.change(screen.getByRole('textbox', { name: /Title/u }), { target: { value: 'Elm Street' } });
    for (const step of ['Avatar', 'Content', 'Generate']) {
      await userEvent.click(button('Next'));
      await screen.findByRole('heading', { level: 2, name: step });
    }
    await userEvent.click(button('Generate'));
    await screen.findByText('Video creation started');
    screen.getByText('You can track progress in My Videos');
    expect(keys[2]).not.toBe(keys[0]);
    expect(inputs[2]).toMatchObject({ title: 'Elm Street', script: 'Welcome home.', avatarId: 'clara' });
    expect(where()).toBe('/my-videos');
    expect(keptDraft()).toEqual(emptyDraft);
    // The mutation's response contains the new balance, so no query follows.
    expect(client.readQuery({ query: viewerQuery })?.viewer?.account).toMatchObject({ available: 6.5, held: 2.5 });
    expect(asked.filter((name) => name === 'Viewer')).toHaveLength(1);
  });

  test('says what is missing from an incomplete draft, and sends nothing', async () => {
    const draft = { ...ready, avatarId: null };
    const store: DraftStore = {
      draft,
      kept: 'browser',
      change: () => draft,
      drop: () => undefined,
      startOver: () => undefined,
      loaded: true,
      other: null,
    };
    const settled = { ...estimate().scriptEstimate, creditsNeeded: 1 };
    const { asked } = renderApp(
      <Routes>
        <Route element={<RequireSession />}>
          <Route
            path="*"
            element={
              <AddCreditsProvider>
                <Generate
                  store={store}
                  estimate={{ estimate: settled, settled: true, error: undefined, retry: () => undefined }}
                />
              </AddCreditsProvider>
            }
          />
        </Route>
      </Routes>,
      { path: '/generate-video', viewer: maria, answers: { Catalog: () => ({ catalog }) } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await screen.findByText('Missing required fields');
    screen.getByText('Please complete the script and avatar selection');
    expect(asked).not.toContain('StartVideo');
  });

  test('waits for the connection, keeps the draft, and sends the same order when it is back', async () => {
    keepDraft(ready);
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const keys: unknown[] = [];
    openWizard('/generate-video#generate', {
      answers: {
        StartVideo: ({ input }) => {
          keys.push((input as { readonly idempotencyKey?: unknown }).idempotencyKey);
          return keys.length === 1 ? new TypeError('Failed to fetch') : started('v1');
        },
      },
    });
    await waitFor(() => expect(isOff('Generate')).toBe(false));
    await userEvent.click(button('Generate'));
    await screen.findByText('You are offline');
    screen.getByText('Your draft is kept. We go on when you are back.');
    expect(keptDraft().script).toBe(ready.script);
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(where()).toBe('/my-videos'));
    expect(keys).toEqual([keys[0], keys[0]]);
    online.mockRestore();
  });

  test('counts the hold of its order once while the order is on its way', async () => {
    keepDraft(ready);
    const sent = Promise.withResolvers<void>();
    const answered = Promise.withResolvers<ReturnType<typeof started>>();
    const { client } = openWizard('/generate-video#generate', {
      answers: {
        StartVideo: async () => {
          sent.resolve();
          return answered.promise;
        },
      },
    });
    await waitFor(() => expect(isOff('Generate')).toBe(false));
    const preview = (): string => screen.getByText('While this video is made').parentElement?.textContent ?? '';
    const before = preview();
    await userEvent.click(button('Generate'));
    await sent.promise;
    const data = client.readQuery({ query: viewerQuery });
    const account = { ...maria.account, available: 6.5, held: 2.5, position: '13' };
    client.writeQuery({ query: viewerQuery, data: { ...data, viewer: { ...maria, account } } as never });
    await waitFor(() => expect(client.readQuery({ query: viewerQuery })?.viewer?.account.held).toBe(2.5));
    expect(preview()).toBe(before);
    answered.resolve(started('v1'));
    await waitFor(() => expect(where()).toBe('/my-videos'));
  });

  test('shows the server’s message, with Add Credits if credits are missing', async () => {
    keepDraft(ready);
    const refusal = new CombinedGraphQLErrors({
      errors: [
        { message: 'You need 1.0 more credits to generate this video.', extensions: { code: 'INSUFFICIENT_CREDITS' } },
      ],
    });
    openWizard('/generate-video#generate', { answers: { StartVideo: () => refusal } });
    await waitFor(() => expect(isOff('Generate')).toBe(false));
    await userEvent.click(button('Generate'));
    await screen.findByText('You need 1.0 more credits to generate this video.');
    expect(currentToast()).toMatchObject({
      title: 'Error creating video',
      variant: 'destructive',
      action: { label: 'Add Credits' },
    });
  });
});
