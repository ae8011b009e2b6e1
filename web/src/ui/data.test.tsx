import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StatusBadge } from './Badge.tsx';
import { CreditLine, CreditPill } from './CreditLine.tsx';
import { creditsInWords, formatCents, formatCredits, formatCreditsExactly, formatPrice } from './format.ts';
import { blank, type Column, DataTable } from './DataTable.tsx';
import { ErrorState } from './EmptyState.tsx';
import { ProgressBar } from './ProgressBar.tsx';
import { Stepper } from './Stepper.tsx';

afterEach(cleanup);

interface Person {
  readonly id: string;
  readonly name: string;
  readonly credits: number;
}
const people: readonly Person[] = [
  { id: '1', name: 'bea', credits: 10 },
  { id: '2', name: 'Ann', credits: 9 },
  { id: '3', name: 'cy', credits: 100 },
];
const columns: readonly Column<Person>[] = [
  { id: 'name', header: 'User', cell: ({ name }) => name, sortValue: ({ name }) => name, primary: true },
  {
    id: 'credits',
    header: 'Credits',
    cell: ({ credits }) => credits,
    sortValue: ({ credits }) => credits,
    align: 'end',
  },
  { id: 'id', header: 'ID', cell: ({ id }) => id },
];

describe('DataTable', () => {
  const names = (): (string | null | undefined)[] =>
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

  test('sorts text alphabetically and numbers by size, and reverses on the second click', async () => {
    render(<DataTable caption="Users" columns={columns} items={people} itemKey={({ id }) => id} />);
    expect(names()).toEqual(['bea', 'Ann', 'cy']);
    await userEvent.click(screen.getByRole('button', { name: 'User' }));
    expect(names()).toEqual(['Ann', 'bea', 'cy']);
    await userEvent.click(screen.getByRole('button', { name: 'Credits' }));
    expect(names()).toEqual(['Ann', 'bea', 'cy']);
    await userEvent.click(screen.getByRole('button', { name: 'Credits' }));
    expect(names()).toEqual(['cy', 'bea', 'Ann']);
    expect(screen.getByRole('columnheader', { name: 'Credits' }).getAttribute('aria-sort')).toBe('descending');
    expect(screen.getByRole('columnheader', { name: 'ID' }).hasAttribute('aria-sort')).toBe(false);
  });

  test('leaves a column to the server that it sorts, and sorts the others by itself', async () => {
    const changed = jest.fn();
    render(
      <DataTable
        caption="Users"
        columns={columns}
        items={people}
        itemKey={({ id }) => id}
        served={{ columns: ['credits'], sort: { column: 'credits', direction: 'ascending' }, onSort: changed }}
      />,
    );
    expect(names()).toEqual(['bea', 'Ann', 'cy']);
    const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort');
    await userEvent.click(screen.getByRole('button', { name: 'User' }));
    expect([names(), sortOf('User'), sortOf('Credits')]).toEqual([['Ann', 'bea', 'cy'], 'ascending', 'none']);
    expect(changed).not.toHaveBeenCalled();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /Sort by/u }), 'Credits, descending');
    expect(changed).toHaveBeenCalledWith({ column: 'credits', direction: 'descending' });
    expect([names(), sortOf('User')]).toEqual([['bea', 'Ann', 'cy'], 'none']);
  });

  test('marks an empty cell, so that CSS can hide it on phones', () => {
    const debt: Column<Person> = { id: 'debt', header: 'Debt', cell: ({ credits }) => (credits > 9 ? blank : 'Owes') };
    render(<DataTable caption="Users" columns={[...columns, debt]} items={people} itemKey={({ id }) => id} />);
    const cells = screen.getAllByRole('cell').filter((cell) => cell.dataset['label'] === 'Debt');
    expect(cells.map(({ textContent, dataset }) => [textContent, dataset['blank']])).toEqual([
      [blank, 'true'],
      ['Owes', 'false'],
      [blank, 'true'],
    ]);
  });

  test('sorts what has one order by itself: numbers, amounts and times, empty cells first', async () => {
    interface Payment {
      readonly id: string;
      readonly cents: number | null;
      readonly at: string;
    }
    const payments: readonly Payment[] = [
      { id: 'a', cents: 132_500, at: '2026-11-03T10:00:00Z' },
      { id: 'b', cents: -41_000, at: '2026-09-30T10:00:00Z' },
      { id: 'c', cents: null, at: '2026-10-01T10:00:00Z' },
      { id: 'd', cents: 990, at: '2026-12-01T10:00:00Z' },
    ];
    const shown: readonly Column<Payment>[] = [
      { id: 'id', header: 'Payment', cell: ({ id }) => id },
      {
        id: 'amount',
        header: 'Amount',
        align: 'end',
        cell: ({ cents }) => (cents === null ? blank : formatCents(cents)),
      },
      { id: 'at', header: 'Time', cell: ({ at }) => <time dateTime={at}>{at.slice(5, 10)}</time> },
      { id: 'badge', header: 'State', cell: () => <b>Paid</b> },
    ];
    render(<DataTable caption="Payments" columns={shown} items={payments} itemKey={({ id }) => id} />);
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Amount', 'Time']);
    await userEvent.click(screen.getByRole('button', { name: 'Amount' }));
    expect(names()).toEqual(['c', 'b', 'd', 'a']);
    await userEvent.click(screen.getByRole('button', { name: 'Time' }));
    expect(names()).toEqual(['b', 'c', 'a', 'd']);
  });

  test('shows the empty state when there are no rows', () => {
    render(
      <DataTable caption="Users" columns={columns} items={[]} itemKey={({ id }) => id} empty={<p>No users found</p>} />,
    );
    expect(screen.getByText('No users found')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('credits', () => {
  test.each([
    [10, '10', '10.0', '10 credits'],
    [1.5, '1.5', '1.5', '1.5 credits'],
    [1, '1', '1.0', '1 credit'],
    [1250, '1,250', '1,250.0', '1,250 credits'],
  ])('formats %d in short, exactly and in words', (credits, short, exact, words) => {
    expect([formatCredits(credits), formatCreditsExactly(credits), creditsInWords(credits)]).toEqual([
      short,
      exact,
      words,
    ]);
  });

  test('CreditLine names all three parts and draws only those above zero', () => {
    render(<CreditLine available={7.5} held={1.5} used={0} />);
    const line = screen.getByRole('img', { name: 'Credits: 7.5 available, 1.5 held, 0 used' });
    expect([...line.children].map((part) => part.getAttribute('data-part'))).toEqual(['available', 'held']);
  });

  test('CreditPill is a button with its figures in the accessible name', async () => {
    const clicked = jest.fn();
    render(<CreditPill available={7.5} held={1.5} onClick={clicked} />);
    await userEvent.click(screen.getByRole('button', { name: /7\.5 credits available, 1\.5 held ?, add credits/u }));
    expect(clicked).toHaveBeenCalledTimes(1);
  });
});

test.each([
  [17_750, '$177.50', '$177.50'],
  [9_900, '$99.00', '$99'],
  [132_500, '$1,325.00', '$1,325'],
])('%d cents are formatted as an amount and as a price', (cents, exact, price) => {
  expect([formatCents(cents), formatPrice(cents)]).toEqual([exact, price]);
});

test('Stepper shows step and percentage for phones', () => {
  render(<Stepper steps={['Script', 'Avatar', 'Content', 'Generate']} current={2} />);
  expect(screen.getByText('Step 3 of 4')).toBeTruthy();
  expect(screen.getByRole('progressbar', { name: 'Progress' }).getAttribute('aria-valuenow')).toBe('75');
  expect(
    screen.getAllByRole('listitem', { hidden: true }).find((step) => step.getAttribute('aria-current') === 'step')
      ?.textContent,
  ).toContain('Content');
});

test('ProgressBar has a value only when it is known, and clamps it', () => {
  const { rerender } = render(<ProgressBar label="Rendering" value={140} />);
  expect(screen.getByRole('progressbar', { name: 'Rendering' }).getAttribute('aria-valuenow')).toBe('100');
  rerender(<ProgressBar label="Finishing" value={null} />);
  expect(screen.getByRole('progressbar', { name: 'Finishing' }).hasAttribute('aria-valuenow')).toBe(false);
});

test.each([
  ['pending', 'Pending'],
  ['processing', 'Processing'],
  ['ready', 'Ready'],
  ['failed', 'Failed'],
] as const)('status %s reads %s, with an icon', (status, word) => {
  const { container } = render(<StatusBadge status={status} />);
  expect(container.textContent).toBe(word);
  expect(container.querySelector('svg')).not.toBeNull();
});

test('ErrorState shows the request id and retries', async () => {
  const again = jest.fn();
  render(<ErrorState message="The server cannot be reached." requestId="req-7" onRetry={again} />);
  expect(screen.getByRole('alert').textContent).toContain('Request req-7');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledTimes(1);
});
