import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IconButton } from './IconButton.tsx';
import { Tooltip, TooltipProvider } from './Tooltip.tsx';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const page = (
  <TooltipProvider>
    <IconButton label="Delete" icon={<svg />} />
    <IconButton label="Copy" icon={<svg />} />
    <Tooltip content="Credit history">
      <button type="button">History</button>
    </Tooltip>
    <IconButton label="Menu" tooltip={false} icon={<svg />} />
  </TooltipProvider>
);
const hover = (element: Element, pointerType = 'mouse'): void => {
  const event = new Event('pointerover', { bubbles: true });
  act(() => void element.dispatchEvent(Object.assign(event, { pointerType })));
};
const wait = (milliseconds: number): void =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
const shown = (): string | null => screen.getByRole('tooltip', { hidden: true }).textContent;
const button = (name: string): HTMLElement => screen.getByRole('button', { name });

describe('tooltips', () => {
  test('open after 700 ms, and without a delay right after another one', () => {
    render(page);
    hover(button('Delete'));
    wait(699);
    expect(shown()).toBe('');
    wait(1);
    expect(shown()).toBe('Delete');
    hover(button('Copy'));
    wait(0);
    expect(shown()).toBe('Copy');
    hover(document.body);
    wait(120);
    expect(shown()).toBe('');
    wait(299);
    hover(button('Delete'));
    wait(0);
    expect(shown()).toBe('Delete');
  });

  test('open with the delay again 300 ms after the last one', () => {
    render(page);
    hover(button('Delete'));
    wait(700);
    hover(document.body);
    wait(120 + 300);
    hover(button('Copy'));
    wait(699);
    expect(shown()).toBe('');
  });

  test('stay open while they are hovered themselves, and close by Escape', () => {
    render(page);
    hover(button('Delete'));
    wait(700);
    hover(document.body);
    hover(screen.getByRole('tooltip', { hidden: true }));
    wait(10_000);
    expect(shown()).toBe('Delete');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    wait(0);
    expect(shown()).toBe('');
  });

  test('do not open by touch, or on a button without one', () => {
    render(page);
    hover(button('Delete'), 'touch');
    wait(2_000);
    expect(shown()).toBe('');
    hover(button('Menu'));
    wait(2_000);
    expect(shown()).toBe('');
  });

  test('are the accessible description of their button', () => {
    render(page);
    expect(button('History').getAttribute('aria-description')).toBe('Credit history');
  });
});
