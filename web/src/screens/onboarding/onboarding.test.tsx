import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router-dom';
import { ViewerContext } from '../../app/session/SessionContext.tsx';
import { noBrand } from '../../features/brand/brand.ts';
import { maria, renderApp } from '../../testing/session.tsx';
import Onboarding from './index.tsx';

function Where() {
  return <output>{useLocation().pathname}</output>;
}

function open(answers: NonNullable<Parameters<typeof renderApp>[1]>['answers'] = {}) {
  renderApp(
    <ViewerContext value={maria}>
      <Onboarding />
      <Where />
    </ViewerContext>,
    { viewer: maria, path: '/onboarding', answers: { Brand: () => ({ brand: null }), ...answers } },
  );
  return userEvent.setup({ delay: null });
}
const where = (): string | null => screen.getByRole('status').textContent;
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

beforeEach(() => localStorage.clear());
afterEach(cleanup);

test('leads from the welcome over the plans to the first video', async () => {
  const user = open();
  expect(heading('Welcome to Curbcast')).not.toBeNull();
  expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  expect(screen.getByRole('heading', { level: 3, name: 'Videos from a listing' })).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('$75/month includes 3 credits')).not.toBeNull();
  expect(screen.getByText("Today's standard plan: $99 with 5 credits")).not.toBeNull();
  expect(screen.getByText('50 credits for $725')).not.toBeNull();
  expect(screen.getByText('Best value')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Choose Plan' }));
  await waitFor(() => expect(where()).toBe('/subscription-addons'));
});

test('resumes where it was left, and ends on the dashboard', async () => {
  localStorage.setItem('curbcast.onboarding.u1', '2');
  const user = open();
  expect(heading('Start Creating')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Create Your First Video' }).getAttribute('href')).toBe('/generate-video');
  expect(screen.getByRole('link', { name: 'Customize Avatars' }).getAttribute('href')).toBe('/manage-avatars-clean');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
});

test('asks once for role and phone, and keeps them as the brand', async () => {
  const saved: unknown[] = [];
  const user = open({
    ChangeBrand: ({ brand }) => {
      saved.push(brand);
      const { agent } = brand as typeof noBrand;
      return {
        changeBrand: {
          __typename: 'ChangeBrandPayload',
          brand: { __typename: 'Brand', ...noBrand, agent: { __typename: 'BrandAgent', ...agent } },
        },
      };
    },
  });
  await user.type(await screen.findByRole('textbox', { name: /^Role/ }), 'REALTOR®');
  await user.type(screen.getByRole('textbox', { name: /^Phone/ }), '512-555-0100');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('50 credits for $725');
  const agent = { ...noBrand.agent, name: 'Maria Alvarez', title: 'REALTOR®', phone: '512-555-0100' };
  expect(saved).toEqual([{ ...noBrand, agent }]);
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('says that the answers could not be kept, and stays there', async () => {
  const user = open({ ChangeBrand: () => new TypeError('away') });
  await user.type(await screen.findByRole('textbox', { name: /^Role/ }), 'Broker');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByText('The brand could not be saved');
  expect(screen.getByRole('textbox', { name: /^Role/ })).toHaveProperty('value', 'Broker');
});

test('can be skipped at any point, and offers help', () => {
  open();
  expect(screen.getByRole('link', { name: 'Skip Setup' }).getAttribute('href')).toBe('/dashboard');
  expect(screen.getByRole('link', { name: 'Help' }).getAttribute('href')).toBe('/faq');
});

test('starts over when the stored step does not exist', () => {
  localStorage.setItem('curbcast.onboarding.u1', '9');
  open();
  expect(heading('Welcome to Curbcast')).not.toBeNull();
});
