import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { catalog } from '../../../testing/server.ts';
import { button, isOff, openWizard, ready, setUpWizard, keepDraft, keptDraft } from '../testing/wizard.tsx';

setUpWizard();
if (!('fetch' in globalThis)) Object.assign(globalThis, { fetch: async () => undefined });
afterEach(() => {
  jest.restoreAllMocks();
});

test('the pictures of a listing are limited by the catalog, and loaded through the server', async () => {
  keepDraft({ ...ready, imageUrls: ['/1.jpg', 'https://homes.example/2.jpg?w=9&h=1', '/3.jpg'] });
  openWizard('/generate-video#content');
  expect(
    await screen.findByText(
      /^Up to 2 of 3 are shown while your presenter speaks, each with the words that it fits. A video has room for 2./u,
    ),
  ).toBeTruthy();
  const sources = ['1', '2', '3'].map((number) =>
    screen.getByRole('img', { name: `Picture ${number}` }).getAttribute('src'),
  );
  expect(sources).toEqual([
    '/1.jpg',
    '/api/pictures?url=https%3A%2F%2Fhomes.example%2F2.jpg%3Fw%3D9%26h%3D1',
    '/3.jpg',
  ]);
  const third = screen.getByRole('img', { name: 'Picture 3' }).closest('li');
  expect(third?.textContent).toContain('In reserve');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use picture 1' }));
  expect(third?.textContent).not.toContain('In reserve');
  await userEvent.click(screen.getByRole('switch', { name: /^Show an image or video/u }));
  expect(await screen.findByText(/^Up to 1 of 3 are shown/u)).toBeTruthy();
  fireEvent.error(screen.getByRole('img', { name: 'Picture 2' }));
  expect(screen.getByRole('img', { name: 'Picture 2, which cannot be shown' }).textContent).toBe(
    '2.jpg on homes.example',
  );
});

test('the screen share is filled with the property URL, warned about, and cleared when switched off', async () => {
  keepDraft(ready);
  openWizard('/generate-video#content');
  const toggle = await screen.findByRole('switch', { name: /^Show an image or video/u });
  expect(isOff('Upload a file (coming soon)')).toBe(true);
  await userEvent.click(toggle);
  const url = screen.getByRole('textbox', { name: 'Screen share URL' });
  expect(url).toHaveProperty('value', 'https://homes.example/12');
  screen.getByText('Invalid URL Format');
  expect(isOff('Next')).toBe(false);
  fireEvent.change(url, { target: { value: 'https://homes.example/plan.png?x=1' } });
  expect(screen.queryByText('Invalid URL Format')).toBeNull();
  fireEvent.change(url, { target: { value: 'https://homes.example/tour.mp4' } });
  expect(screen.queryByText('Invalid URL Format')).toBeNull();
  fireEvent.change(url, { target: { value: 'javascript:alert(1)' } });
  fireEvent.blur(url);
  screen.getByText('Please enter an address that starts with http:// or https:// and has no user name in it.');
  await userEvent.click(toggle);
  expect(keptDraft()).toMatchObject({ screenShare: false, screenShareUrl: '' });
});

test('puts format, place of the presenter, captions, sharpness and music into the draft', async () => {
  keepDraft({ ...ready, imageUrls: ['/1.jpg'] });
  openWizard('/generate-video#content');
  await userEvent.click(await screen.findByRole('radio', { name: 'Portrait 9:16' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Above' }));
  await userEvent.click(screen.getByRole('switch', { name: /^Captions in the picture/u }));
  await userEvent.click(screen.getByRole('switch', { name: /^Full HD/u }));
  await userEvent.click(screen.getByRole('switch', { name: /^Music under the voice/u }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Caption of picture 1/u }), {
    target: { value: 'The kitchen' },
  });
  expect(keptDraft()).toMatchObject({
    look: { format: 'PORTRAIT', placement: 'LEFT', captions: false, resolution: 'FULL_HD', music: true },
    pictureCaptions: { '/1.jpg': 'The kitchen' },
  });
});

test('a frame shows the first picture, the presenter and the captions where they will be', async () => {
  keepDraft({ ...ready, imageUrls: ['/1.jpg'] });
  openWizard('/generate-video#content');
  const frame = await screen.findByRole('img', { name: 'How the video will be arranged' });
  const picture = () => frame.querySelector('img')?.style;
  expect(picture()).toMatchObject({ left: '0%', width: '100%' });
  within(frame).getByText('Captions');
  await userEvent.click(screen.getByRole('radio', { name: 'Right' }));
  expect(picture()).toMatchObject({ left: '3.125%', width: '63.125%' });
  await userEvent.click(screen.getByRole('switch', { name: /^Captions in the picture/u }));
  expect(within(frame).queryByText('Captions')).toBeNull();
});

test('a square video is sharp in any case, and another service arranges its videos itself', async () => {
  keepDraft({ ...ready, look: { ...ready.look, format: 'SQUARE' } });
  const answers = { Catalog: () => ({ catalog: { ...catalog, arrangesVideos: false } }) };
  openWizard('/generate-video#content', { answers });
  await screen.findByRole('switch', { name: /^Captions in the picture/u });
  await waitFor(() => expect(screen.queryByRole('switch', { name: /^Music/u })).toBeNull());
  expect(screen.queryByRole('switch', { name: /^Full HD/u })).toBeNull();
  expect(screen.queryByRole('radio', { name: 'Right' })).toBeNull();
});

const order = () => screen.getAllByRole('img', { name: /^Picture/u }).map((image) => image.getAttribute('src'));
const own = (letter: string) => `/api/pictures/own/${letter.repeat(64)}.webp`;

test('uploads pictures in order, up to the limit, and says which were refused', async () => {
  const answers = [own('a'), own('b'), 'refused', own('a')];
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const answer = answers.shift() ?? '';
    const ok = answer !== 'refused';
    const body = ok
      ? { url: answer }
      : { error: 'This image has too many pixels.', message: 'This image has too many pixels.' };
    return { ok, text: async () => JSON.stringify(body) } as Response;
  });
  keepDraft({ ...ready, imageUrls: ['/1.jpg'] });
  openWizard('/generate-video#content');
  const input = await screen.findByLabelText('Picture files');
  const file = (name: string, type = 'image/png') => new File(['x'], name, { type });
  const user = userEvent.setup({ delay: null, applyAccept: false });
  await user.upload(input, [file('a.png'), file('b.png'), file('bomb.png'), file('notes.pdf', 'application/pdf')]);
  await screen.findByText('bomb.png: This image has too many pixels.');
  await screen.findByText('notes.pdf: Please upload a JPEG, PNG, GIF, or WebP image.');
  expect(order()).toEqual(['/1.jpg', own('a'), own('b')]);
  expect(fetched).toHaveBeenCalledTimes(3);
  // Uploading the same picture again adds nothing.
  await user.upload(input, [file('a.png')]);
  await waitFor(() => expect(fetched).toHaveBeenCalledTimes(4));
  await waitFor(() => expect(screen.queryByText(/^bomb.png/u)).toBeNull());
  expect(order()).toEqual(['/1.jpg', own('a'), own('b')]);
  // The user can remove it again, with its caption.
  await user.click(button('Remove picture 2'));
  expect(order()).toEqual(['/1.jpg', own('b')]);
  expect(keptDraft().imageUrls).toEqual(['/1.jpg', own('b')]);
});

test('uploads dropped files, no more than the catalog allows', async () => {
  const answers = ['a', 'b', 'c', 'd'].map(own);
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(
      async () => ({ ok: true, text: async () => JSON.stringify({ url: answers.shift() }) }) as Response,
    );
  keepDraft(ready);
  openWizard('/generate-video#content');
  const zone = (await screen.findByText(/^Or drop them here/u)).parentElement ?? document.body;
  const files = ['a', 'b', 'c', 'd'].map((name) => new File(['x'], `${name}.png`, { type: 'image/png' }));
  fireEvent.drop(zone, { dataTransfer: { files, types: ['Files'] } });
  await screen.findByText('d.png: You can add 3 pictures of your own. Remove one first.');
  expect(order()).toEqual(['a', 'b', 'c'].map(own));
});

test('moves pictures by dragging and with buttons, and keeps the focus', async () => {
  keepDraft({ ...ready, imageUrls: ['/1.jpg', '/2.jpg', '/3.jpg'] });
  openWizard('/generate-video#content');
  const later = await screen.findByRole('button', { name: 'Move picture 1 later' });
  await userEvent.click(later);
  expect(order()).toEqual(['/2.jpg', '/1.jpg', '/3.jpg']);
  screen.getByText('Picture 1 is now picture 2 of 3.');
  expect(document.activeElement).toBe(button('Move picture 2 later'));
  await userEvent.keyboard('{Enter}');
  expect(order()).toEqual(['/2.jpg', '/3.jpg', '/1.jpg']);
  // The last picture can't move later; the focus goes to its other button.
  expect(isOff('Move picture 3 later')).toBe(true);
  expect(document.activeElement).toBe(button('Move picture 3 earlier'));

  const data = new Map<string, string>();
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    get types() {
      return [...data.keys()];
    },
  };
  fireEvent.dragStart(screen.getByRole('img', { name: 'Picture 3' }), { dataTransfer });
  const first = screen.getByRole('img', { name: 'Picture 1' });
  expect(fireEvent.dragOver(first, { dataTransfer })).toBe(false);
  fireEvent.drop(first, { dataTransfer });
  expect(order()).toEqual(['/1.jpg', '/2.jpg', '/3.jpg']);
  expect(keptDraft().imageUrls).toEqual(['/1.jpg', '/2.jpg', '/3.jpg']);
});

test('says before Generate what cannot be shown, and why', async () => {
  keepDraft({
    ...ready,
    screenShare: true,
    screenShareUrl: 'https://a.example/gone.mp4',
    imageUrls: ['/1.jpg'],
  });
  openWizard('/generate-video#generate');
  await screen.findByText('The video will be made without these');
  screen.getByText('https://a.example/gone.mp4: We could not read it.');
  expect(screen.queryByText(/^\/1\.jpg:/u)).toBeNull();
});
