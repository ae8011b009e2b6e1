import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { button, keepDraft, keptDraft, openWizard, ready, setUpWizard } from '../testing/wizard.tsx';

setUpWizard();

const presenter = (name: string, type: 'stock' | 'custom', status: string) => ({
  __typename: 'Avatar',
  id: name.toLowerCase(),
  name,
  type,
  status,
  description: `About ${name}`,
  imageUrl: null,
  posterUrl: null,
  voiceUrl: null,
  progress: 100,
  progressEstimated: false,
  errorMessage: null,
  consentUrl: null,
  consentCertificateUrl: null,
});

test('offers stock presenters and own twins; a twin that is not ready or active cannot be chosen', async () => {
  keepDraft({ ...ready, avatarId: null });
  openWizard('/generate-video#avatar', {
    answers: {
      Avatars: () => ({
        avatars: [
          presenter('Clara', 'stock', 'active'),
          presenter('Mine', 'custom', 'ready'),
          presenter('Second', 'custom', 'active'),
          presenter('Third', 'custom', 'processing'),
          presenter('Fourth', 'custom', 'failed'),
        ],
      }),
    },
  });
  const radios = await screen.findAllByRole<HTMLButtonElement>('radio');
  expect(radios.filter(({ disabled }) => !disabled)).toHaveLength(3);
  for (const [name, badge, off] of [
    ['Clara', 'Stock', false],
    ['Mine', 'Your twin', false],
    ['Second', 'Your twin', false],
    ['Third', 'In training', true],
    ['Fourth', 'Failed', true],
  ] as const) {
    const radio = screen.getByRole<HTMLButtonElement>('radio', { name: new RegExp(name, 'u') });
    expect([name, radio.disabled]).toEqual([name, off]);
    within(radio).getByText(badge);
  }
  await userEvent.click(screen.getByRole('radio', { name: /Mine/u }));
  expect(keptDraft().avatarId).toBe('mine');
});

test('with a Digital Twin credit the wizard opens the creation of one', async () => {
  keepDraft(ready);
  openWizard('/generate-video#avatar', {
    answers: {
      TwinCreditsOfViewer: () => ({
        viewer: {
          __typename: 'Viewer',
          twinCredits: { __typename: 'TwinCreditAccount', id: 'u1', available: 1, held: 0, used: 0, debt: 0 },
        },
      }),
      TwinConsent: () => ({
        twinConsent: { __typename: 'TwinConsent', statement: 'I agree', version: 1, unavailable: null },
      }),
    },
  });
  await screen.findByRole('button', { name: 'Create Custom Avatar' });
  await userEvent.click(button('Create Custom Avatar'));
  await screen.findByRole('button', { name: 'Record with camera' });
});
