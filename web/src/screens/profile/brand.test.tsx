import { CombinedGraphQLErrors } from '@apollo/client';
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { maria, renderApp } from '../../testing/session.tsx';
import { currentToast, dismissToast } from '../../ui/toastStore.ts';
import { BrandCard } from './BrandCard.tsx';

type Answers = NonNullable<Parameters<typeof renderApp>[1]>['answers'];

const logoUrl = `/api/pictures/own/${'a'.repeat(64)}.webp`;
const brand = {
  __typename: 'Brand',
  primaryColour: '#0b3d6e',
  accentColour: '#e0a030',
  logoUrl,
  agent: {
    __typename: 'AgentCard',
    name: 'Maria Alvarez',
    title: 'Agent',
    company: 'Oak Homes',
    phone: '+1 512 555 0142',
    email: 'maria@oak.example',
    licence: '',
  },
};

function open(saved: typeof brand | null, answers: Answers = {}) {
  const sent: unknown[] = [];
  renderApp(<BrandCard />, {
    viewer: maria,
    answers: {
      Brand: () => ({ brand: saved }),
      ChangeBrand: ({ brand: changed }) => {
        sent.push(changed);
        const answered = changed === null ? null : { ...brand, ...(changed as object), agent: brand.agent };
        return { changeBrand: { __typename: 'ChangeBrandPayload', brand: answered } };
      },
      ...answers,
    },
  });
  return { sent, user: userEvent.setup({ delay: null, applyAccept: false }) };
}

if (!('fetch' in globalThis)) Object.assign(globalThis, { fetch: async () => undefined });
afterEach(() => {
  cleanup();
  dismissToast(currentToast()?.id ?? 0);
  jest.restoreAllMocks();
});

test('a brand is filled in, with an uploaded logo, and saved', async () => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => ({ ok: true, text: async () => JSON.stringify({ url: logoUrl }) }) as Response);
  const { sent, user } = open(null);
  fireEvent.change(await screen.findByLabelText('Background color'), { target: { value: '#0b3d6e' } });
  await user.type(screen.getByLabelText(/^Company/u), 'Oak Homes');
  await user.upload(screen.getByLabelText('Logo file'), new File(['x'], 'logo.png', { type: 'image/png' }));
  expect((await screen.findByRole('img', { name: 'Your logo' })).getAttribute('src')).toBe(logoUrl);
  await user.click(screen.getByRole('button', { name: 'Save brand' }));
  await screen.findByText('Brand saved');
  expect(sent).toEqual([
    {
      primaryColour: '#0b3d6e',
      accentColour: '#3cc4af',
      logoUrl,
      agent: { name: '', title: '', company: 'Oak Homes', phone: '', email: '', licence: '' },
    },
  ]);
  // From now on there is a picture to remove.
  await screen.findByRole('button', { name: 'Remove brand' });
});

test('a saved brand is shown, its logo is removed, and then the whole brand', async () => {
  const { sent, user } = open(brand);
  expect(await screen.findByLabelText(/^Name/u)).toHaveProperty('value', 'Maria Alvarez');
  expect(screen.getByLabelText('Accent color')).toHaveProperty('value', '#e0a030');
  await user.click(screen.getByRole('button', { name: 'Remove the logo' }));
  expect(screen.queryByRole('img', { name: 'Your logo' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save brand' }));
  await waitFor(() => expect(sent).toMatchObject([{ logoUrl: null }]));
  await user.click(screen.getByRole('button', { name: 'Remove brand' }));
  await screen.findByText('Brand removed');
  expect(sent[1]).toBeNull();
  expect(screen.getByLabelText(/^Name/u)).toHaveProperty('value', '');
});

test('a refusal of the server and a file that is not a picture are reported, and nothing is lost', async () => {
  const refusal = new CombinedGraphQLErrors({ errors: [{ message: 'The name may have at most 80 characters.' }] });
  const { user } = open(brand, { ChangeBrand: () => refusal });
  await screen.findByLabelText(/^Name/u);
  await user.upload(screen.getByLabelText('Logo file'), new File(['x'], 'logo.pdf', { type: 'application/pdf' }));
  await screen.findByText('Please upload a JPEG, PNG, GIF, or WebP image.');
  await user.click(screen.getByRole('button', { name: 'Save brand' }));
  await screen.findByText('The name may have at most 80 characters.');
  expect(screen.getByLabelText(/^Name/u)).toHaveProperty('value', 'Maria Alvarez');
});

test('a brand that cannot be loaded can be loaded again', async () => {
  let answer: { brand: typeof brand } | Error = new TypeError('Failed to fetch');
  const { user } = open(null, { Brand: () => answer });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  answer = { brand };
  await user.click(retry);
  expect(await screen.findByLabelText(/^Name/u)).toHaveProperty('value', 'Maria Alvarez');
});

test('the preview shows the colors that videos will have, and says which of them are changed', async () => {
  open({ ...brand, primaryColour: '#ffee00' });
  const stamp = await screen.findByTestId('brand-stamp');
  expect(stamp.textContent).toContain('Maria Alvarez');
  screen.getByText(/^Your background color is made darker/);
  expect(screen.queryByText(/^Your accent color/)).toBeNull();
});
