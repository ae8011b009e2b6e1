import { afterEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BarChart } from './BarChart.tsx';
import { formatCents } from './format.ts';

afterEach(cleanup);

const days = [
  { day: 'Nov 1', cents: 40_000, back: 0 },
  { day: 'Nov 2', cents: -41_000, back: 10 },
  { day: 'Nov 3', cents: 17_750, back: 20 },
];
type Day = (typeof days)[number];
const ofDay = ({ day }: Day): string => day;
const revenue = { label: 'Revenue', valueOf: ({ cents }: Day) => cents };

function show(series = [revenue]) {
  render(
    <BarChart
      title="Revenue by day"
      points={days}
      series={series}
      nameOf={ofDay}
      shortNameOf={ofDay}
      format={formatCents}
    />,
  );
  return {
    chart: screen.getByRole('figure', { name: 'Revenue by day' }),
    values: screen.getByRole('slider', { name: 'Revenue by day' }),
  };
}

test('a chart has a value axis with negative amounts, and the ends of the time', () => {
  const { chart } = show();
  for (const tick of ['-$500.00', '$0.00', '$500.00']) within(chart).getByText(tick);
  within(chart).getByText('Nov 1');
  within(chart).getByText('Nov 3');
});

test('reads the last value first, and each one by the arrow keys', async () => {
  const { chart, values } = show();
  within(chart).getByText('Nov 3: $177.50');
  const bars = (): number => chart.querySelectorAll('rect').length;
  expect(bars()).toBe(3);
  await userEvent.tab();
  expect(document.activeElement).toBe(values);
  // Focus marks the bar whose value is shown.
  expect(bars()).toBe(4);
  fireEvent.change(values, { target: { value: '1' } });
  within(chart).getByText('Nov 2: -$410.00');
  expect(values.getAttribute('aria-valuetext')).toBe('Nov 2: -$410.00');
  await userEvent.tab();
  within(chart).getByText('Nov 3: $177.50');
});

test('reads the value under the pointer until it leaves', () => {
  const { chart, values } = show();
  const plot = values.parentElement as HTMLElement;
  plot.getBoundingClientRect = () => ({ left: 100, width: 300 }) as DOMRect;
  fireEvent(plot, new MouseEvent('pointermove', { bubbles: true, clientX: 150 }));
  within(chart).getByText('Nov 1: $400.00');
  fireEvent(plot, new MouseEvent('pointermove', { bubbles: true, clientX: 290 }));
  within(chart).getByText('Nov 2: -$410.00');
  fireEvent.pointerLeave(plot);
  within(chart).getByText('Nov 3: $177.50');
});

test('names each series where there are several', () => {
  const { chart } = show([revenue, { label: 'Returned', valueOf: ({ back }: Day) => back }]);
  within(chart).getByText('Nov 3: Revenue: $177.50, Returned: $0.20');
});
