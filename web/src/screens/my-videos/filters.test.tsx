import { afterEach, describe, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Link } from '../../ui/Link.tsx';
import { addressOf, filtersOf, isNarrowed, useFilters, variablesOf } from './filters.ts';

afterEach(cleanup);

describe('filters in the address', () => {
  test('are read as they were written', () => {
    const filters = { search: 'oak & elm', status: 'failed', sort: 'title', view: 'list' } as const;
    expect(filtersOf(new URLSearchParams(addressOf(filters).toString()))).toEqual(filters);
  });
  test('omit defaults', () => {
    expect(addressOf({ search: '', status: 'all', sort: 'newest', view: 'cards' }).toString()).toBe('');
  });
  test.each([
    ['status=completed', 'ready'],
    ['status=everything', 'all'],
    ['', 'all'],
  ])('%j is the status %s', (address, status) => {
    expect(filtersOf(new URLSearchParams(address)).status).toBe(status);
  });
  test('keep 200 characters of a search', () => {
    expect(filtersOf(new URLSearchParams({ q: 'a'.repeat(5_000) })).search).toHaveLength(200);
  });
  test('ignore a blank search', () => {
    const filters = { search: '  ', status: 'all', sort: 'oldest' } as const;
    expect(isNarrowed(filters)).toBe(false);
    expect(variablesOf(filters)).toEqual({ search: null, status: null, sort: 'OLDEST' });
  });
});

function Probe() {
  const [filters, change] = useFilters();
  return (
    <>
      <output>{JSON.stringify(filters)}</output>
      <button type="button" onClick={() => change({ search: 'oak' })}>
        search
      </button>
      <button type="button" onClick={() => change({ status: 'ready' })}>
        status
      </button>
      <Link to="/?sort=title">elsewhere</Link>
    </>
  );
}

test('filter changes accumulate, and a link replaces them', async () => {
  render(
    <MemoryRouter>
      <Probe />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByText('search'));
  await userEvent.click(screen.getByText('status'));
  expect(screen.getByRole('status').textContent).toBe(
    '{"search":"oak","status":"ready","sort":"newest","view":"cards"}',
  );
  await userEvent.click(screen.getByText('elsewhere'));
  expect(screen.getByRole('status').textContent).toBe('{"search":"","status":"all","sort":"title","view":"cards"}');
});
