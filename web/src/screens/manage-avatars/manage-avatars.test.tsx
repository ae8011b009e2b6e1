import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Avatar } from '../../features/presenters/avatars.ts';
import { maria, renderApp, type Answer } from '../../testing/session.tsx';
import { currentToast } from '../../ui/toastStore.ts';
import Clean from './Clean.tsx';
import ManageAvatars from './index.tsx';

afterEach(cleanup);

const stock: Avatar = {
  __typename: 'Avatar',
  id: 'ava',
  name: 'Ava',
  type: 'stock',
  status: 'ready',
  description: 'Calm and clear',
  imageUrl: '/media/ava.mp4',
  posterUrl: '/media/ava.jpg',
  voiceUrl: null,
  progress: 100,
  progressEstimated: false,
  errorMessage: null,
  consentUrl: null,
  consentCertificateUrl: null,
};
const twin = (id: string, status: Avatar['status']): Avatar => ({ ...stock, id, name: id, type: 'custom', status });

function open(
  avatars: () => readonly Avatar[],
  { credits = 1, sells = true, ...answers }: { credits?: number; sells?: boolean; DeleteAvatar?: () => Answer } = {},
) {
  const view = renderApp(sells ? <ManageAvatars /> : <Clean />, {
    viewer: maria,
    path: '/manage-avatars',
    answers: {
      Avatars: () => ({ avatars: avatars() }),
      TwinCreditsOfViewer: () => ({
        viewer: {
          __typename: 'Viewer',
          twinCredits: { __typename: 'TwinCreditAccount', id: 'u1', available: credits, held: 0, used: 0, debt: 0 },
        },
      }),
      TwinPrice: () => ({ quote: { __typename: 'Quote', totalCents: 35_000 } }),
      TwinConsent: () => ({
        twinConsent: { __typename: 'TwinConsent', statement: 'I agree', version: 1, unavailable: null },
      }),
      ...answers,
    },
  });
  return { ...view, user: userEvent.setup({ delay: null }) };
}
const cardsOf = (section: string) => within(screen.getByRole('region', { name: section }));

test('the screen has own and stock twins, and a dialog that records with the camera or takes a file', async () => {
  const { user } = open(() => [stock, twin('Maria', 'ready')]);
  await screen.findByRole('heading', { name: 'Maria' });
  cardsOf('My Digital Twins').getByRole('heading', { name: 'Maria' });
  cardsOf('Stock Digital Twins').getByRole('heading', { name: 'Ava' });
  const buy = await screen.findByRole('link', { name: 'Buy Digital Twin ($350)' });
  expect(buy.getAttribute('href')).toBe('/checkout?plan=digital-twin&amount=350');
  await user.click(screen.getByRole('button', { name: 'Create Custom Avatar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Custom Avatar' }));
  await dialog.findByRole('button', { name: 'Record with camera' });
  dialog.getByRole('button', { name: 'Upload video file' });
});

test('offers a Digital Twin for sale without a credit, but not to new users', async () => {
  open(() => [stock], { credits: 0 });
  await screen.findByRole('link', { name: 'Buy Digital Twin ($350)' });
  await screen.findByRole('button', { name: 'Try it free' });
  expect(screen.queryByRole('button', { name: 'Create Custom Avatar' })).toBeNull();
  cleanup();
  open(() => [stock], { credits: 0, sells: false });
  await screen.findByRole('heading', { name: 'Ava' });
  expect(screen.queryByRole('link', { name: /^Buy/ })).toBeNull();
});

test('a twin is ready, active, processing or failed; only a ready or active one can be deleted', async () => {
  open(() => [twin('One', 'ready'), twin('Two', 'active'), twin('Three', 'processing'), twin('Four', 'failed'), stock]);
  await screen.findByRole('heading', { name: 'One' });
  const own = cardsOf('My Digital Twins');
  for (const word of ['Ready', 'Active', 'Processing', 'Failed']) own.getByText(word);
  expect(screen.getAllByRole('button', { name: /^Delete/ }).map(({ ariaLabel }) => ariaLabel)).toEqual([
    'Delete One',
    'Delete Two',
  ]);
});

test('deleting says whether it worked', async () => {
  let gone = false;
  let fails = true;
  const { user } = open(() => (gone ? [stock] : [stock, twin('One', 'ready')]), {
    DeleteAvatar: () => {
      if (fails) return new Error('down');
      gone = true;
      return { deleteAvatar: { __typename: 'DeleteAvatarPayload', id: 'One', position: '2' } };
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Delete One' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Failed to delete avatar'));
  fails = false;
  await user.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(currentToast()?.title).toBe('Avatar deleted successfully!'));
  await screen.findByText('No Digital Twins yet');
});
