import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link } from '../../../ui/Link.tsx';
import { addressOf } from './moment.ts';
import { useMoment } from './useMoment.ts';

function Probe() {
  const [moment, setMoment] = useMoment();
  const { search } = useLocation();
  const step = (by: number): void =>
    setMoment({ at: 'revision', revision: (moment.at === 'revision' ? moment.revision : 10) + by });
  return (
    <>
      <output>{addressOf(moment).toString()}</output>
      <code>{search}</code>
      <Link to="?revision=3">third</Link>
      <button type="button" onClick={() => step(-1)}>
        Previous
      </button>
      <button type="button" onClick={() => step(1)}>
        Next
      </button>
    </>
  );
}

const show = (address: string) =>
  render(
    <MemoryRouter initialEntries={[address]}>
      <Probe />
    </MemoryRouter>,
  );
const shown = (): string | null => screen.getByRole('status').textContent;
const inAddress = (): string | undefined => document.querySelector('code')?.textContent;

afterEach(cleanup);

describe('the moment', () => {
  test('starts with the moment in the address', () => {
    show('/?revision=7');
    expect(shown()).toBe('revision=7');
  });

  test('loses no step of a held key, and the address follows', async () => {
    show('/');
    for (let press = 0; press < 5; press += 1) fireEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(shown()).toBe('revision=5');
    await waitFor(() => expect(inAddress()).toBe('?revision=5'));
    expect(shown()).toBe('revision=5');
  });

  test('follows a link, even to a previous address', async () => {
    show('/?revision=3');
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(inAddress()).toBe('?revision=4'));
    await userEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(shown()).toBe('revision=3'));
    expect(inAddress()).toBe('?revision=3');
  });
});
