import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { isOff, openWizard, ready, setUpWizard, keepDraft, keptDraft } from '../testing/wizard.tsx';

setUpWizard();

test('the pictures of a listing are limited by the catalogue, and loaded through the server', async () => {
  keepDraft({ ...ready, imageUrls: ['/1.jpg', 'https://homes.example/2.jpg?w=9&h=1', '/3.jpg'] });
  openWizard('/generate-video#content');
  expect(
    await screen.findByText('2 of 3 will be shown while your presenter speaks, in this order. A video has room for 2.'),
  ).toBeTruthy();
  const sources = ['1', '2', '3'].map((number) =>
    screen.getByRole('img', { name: `Picture ${number} of the listing` }).getAttribute('src'),
  );
  expect(sources).toEqual([
    '/1.jpg',
    '/api/pictures?url=https%3A%2F%2Fhomes.example%2F2.jpg%3Fw%3D9%26h%3D1',
    '/3.jpg',
  ]);
  const third = screen.getByRole('img', { name: 'Picture 3 of the listing' }).closest('li');
  expect(third?.textContent).toContain('In reserve');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Use picture 1' }));
  expect(third?.textContent).not.toContain('In reserve');
  await userEvent.click(screen.getByRole('switch', { name: /^Show an image or video/u }));
  expect(await screen.findByText(/^1 of 3 will be shown/u)).toBeTruthy();
  fireEvent.error(screen.getByRole('img', { name: 'Picture 2 of the listing' }));
  expect(screen.getByRole('img', { name: 'Picture 2 of the listing, which cannot be shown' }).textContent).toBe(
    '2.jpg on homes.example',
  );
});

test('the screen share is filled with the property URL, warned about, and cleared when switched off', async () => {
  keepDraft(ready);
  openWizard('/generate-video#content');
  const toggle = await screen.findByRole('switch', { name: /^Show an image or video/u });
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

test('format, place of the presenter, captions and what stands under a picture go into the draft', async () => {
  keepDraft({ ...ready, imageUrls: ['/1.jpg'] });
  openWizard('/generate-video#content');
  await userEvent.click(await screen.findByRole('radio', { name: 'Portrait 9:16' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Above' }));
  await userEvent.click(screen.getByRole('switch', { name: /^Captions in the picture/u }));
  fireEvent.change(await screen.findByRole('textbox', { name: /^Caption of picture 1/u }), {
    target: { value: 'The kitchen' },
  });
  expect(keptDraft()).toMatchObject({
    film: { format: 'PORTRAIT', placement: 'LEFT', captions: false },
    pictureCaptions: { '/1.jpg': 'The kitchen' },
  });
});

test('says before Generate what cannot be shown, and why', async () => {
  keepDraft({
    ...ready,
    screenShare: true,
    screenShareUrl: 'https://a.example/gone.mp4',
    imageUrls: ['/1.jpg'],
  });
  openWizard('/generate-video#generate');
  await screen.findByText('The film will be made without these');
  screen.getByText('https://a.example/gone.mp4: We could not read it.');
  expect(screen.queryByText(/^\/1\.jpg:/u)).toBeNull();
});
