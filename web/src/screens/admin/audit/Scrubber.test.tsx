import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { TooltipProvider } from '../../../ui/Tooltip.tsx';
import { nowMoment, type Moment } from './moment.ts';
import { Scrubber } from './Scrubber.tsx';

const timeOf = (revision: number): string => new Date(Date.UTC(2026, 10, 20, 10, Math.max(0, revision))).toISOString();
let visited: Moment[] = [];

/** The scrubber, with a server whose events are one minute apart. */
function History({ totalEvents }: { readonly totalEvents: number }) {
  const [moment, setMoment] = useState<Moment>(nowMoment);
  const revision = moment.at === 'now' ? totalEvents - 1 : moment.at === 'revision' ? moment.revision : 1;
  const history = {
    totalEvents,
    firstEventAt: timeOf(0),
    lastEventAt: timeOf(totalEvents - 1),
    revision,
    moment: moment.at === 'time' ? moment.time : timeOf(revision),
    curve: Array.from({ length: totalEvents }, (_, at) => ({
      __typename: 'CreditAuditPoint' as const,
      revision: at,
      time: timeOf(at),
      available: at,
      held: 1,
    })),
  };
  const go = (next: Moment): void => {
    visited.push(next);
    setMoment(next);
  };
  return (
    <TooltipProvider>
      <Scrubber history={history} moment={moment} onMoment={go} />
    </TooltipProvider>
  );
}

const slider = (): HTMLElement => screen.getByRole('slider', { name: 'Event' });
const place = (): string | null => slider().getAttribute('aria-valuetext');

beforeEach(() => {
  visited = [];
});
afterEach(() => {
  jest.useRealTimers();
  cleanup();
});

describe('the slider over the events', () => {
  test('moves by event with the arrows, before the first with Home, and to now with End', async () => {
    render(<History totalEvents={4} />);
    expect(place()).toBe('Event 4 of 4');
    slider().focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(place()).toBe('Event 3 of 4');
    await userEvent.keyboard('{Home}');
    expect(place()).toBe('Before the first event');
    expect(screen.getByText('The beginning')).toBeTruthy();
    await userEvent.keyboard('{ArrowRight}');
    expect(place()).toBe('Event 1 of 4');
    await userEvent.keyboard('{End}');
    expect(screen.getByText('Now', { selector: 'strong' })).toBeTruthy();
    expect(visited).toEqual([
      { at: 'revision', revision: 2 },
      { at: 'revision', revision: -1 },
      { at: 'revision', revision: 0 },
      nowMoment,
    ]);
  });

  test('moves by buttons, which are disabled at the ends', async () => {
    render(<History totalEvents={4} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next event' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Previous event' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous event' }));
    expect(place()).toBe('Event 2 of 4');
    await userEvent.click(screen.getByRole('button', { name: 'Before the first event' }));
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Previous event' }).disabled).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Now' }));
    expect(visited.at(-1)).toEqual(nowMoment);
  });

  test('follows a new event only at its end', async () => {
    const { rerender } = render(<History totalEvents={4} />);
    rerender(<History totalEvents={5} />);
    expect(place()).toBe('Event 5 of 5');
    await userEvent.click(screen.getByRole('button', { name: 'Previous event' }));
    rerender(<History totalEvents={6} />);
    expect(place()).toBe('Event 4 of 6');
  });

  test('is disabled without events', () => {
    render(<History totalEvents={0} />);
    expect(place()).toBe('Before the first event');
    expect(screen.getByText('Now', { selector: 'strong' })).toBeTruthy();
  });
});

describe('the date', () => {
  test('goes to the end of the typed second, and moves the slider to the event that the server found', () => {
    render(<History totalEvents={4} />);
    fireEvent.change(screen.getByLabelText(/^Date and time/u), { target: { value: '2026-11-20T10:01:30' } });
    const [moment] = visited;
    expect(moment?.at === 'time' && new Date(moment.time).getTime()).toBe(
      new Date('2026-11-20T10:01:30').getTime() + 999,
    );
    expect(place()).toBe('Event 2 of 4');
  });

  test('changes nothing while it is incomplete', () => {
    render(<History totalEvents={4} />);
    fireEvent.change(screen.getByLabelText(/^Date and time/u), { target: { value: '' } });
    expect(visited).toEqual([]);
  });
});

describe('playing', () => {
  const beats = (count: number): void => {
    for (let beat = 0; beat < count; beat += 1) act(() => jest.advanceTimersByTime(600));
  };

  test('starts over at the end, goes event by event and stops at the end', () => {
    jest.useFakeTimers();
    render(<History totalEvents={3} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    expect(place()).toBe('Before the first event');
    beats(2);
    expect(place()).toBe('Event 2 of 3');
    beats(1);
    expect(place()).toBe('Event 3 of 3');
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    const seen = visited.length;
    beats(3);
    expect(visited).toHaveLength(seen);
  });

  test('stops on user input, and is slower with reduced motion', () => {
    jest.useFakeTimers();
    const calm = jest.spyOn(window, 'matchMedia').mockImplementation((query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('reduce'),
        media: query,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
    render(<History totalEvents={9} />);
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    beats(2);
    expect(place()).toBe('Before the first event');
    beats(1);
    expect(place()).toBe('Event 1 of 9');
    fireEvent.click(screen.getByRole('button', { name: 'Next event' }));
    const seen = visited.length;
    beats(10);
    expect(visited).toHaveLength(seen);
    calm.mockRestore();
  });
});
