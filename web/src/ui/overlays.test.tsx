import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';
import { Toaster } from './Toast.tsx';
import { currentToast, dismissToast, toast } from './toastStore.ts';
import { TooltipProvider } from './Tooltip.tsx';

afterEach(cleanup);

describe('Dialog', () => {
  const dialog = (busy: boolean, onOpenChange: (open: boolean) => void) => (
    <TooltipProvider>
      <Dialog open onOpenChange={onOpenChange} title="Complete Your Purchase" description="Test mode" busy={busy}>
        Card
      </Dialog>
    </TooltipProvider>
  );

  test('has a title and a description, and closes by Escape and by the close button', async () => {
    const changed = jest.fn();
    render(dialog(false, changed));
    const panel = screen.getByRole('dialog', { name: 'Complete Your Purchase' });
    expect(document.getElementById(panel.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Test mode');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(changed.mock.calls).toEqual([[false], [false]]);
  });

  test('leaves the focus where the user has gone right after it closed', async () => {
    const ask = (open: boolean) => (
      <TooltipProvider>
        <button type="button">Opener</button>
        <input aria-label="Search" />
        <Dialog open={open} onOpenChange={() => undefined} title="Rename video">
          Oak Street
        </Dialog>
      </TooltipProvider>
    );
    const { rerender } = render(ask(false));
    screen.getByRole('button', { name: 'Opener' }).focus();
    rerender(ask(true));
    rerender(ask(false));
    const search = screen.getByRole('textbox', { name: 'Search' });
    search.focus();
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
    expect(document.activeElement).toBe(search);
  });

  test('focuses its first field, with the text selected', () => {
    render(
      <TooltipProvider>
        <Dialog open onOpenChange={() => undefined} title="Rename video">
          <input type="checkbox" aria-label="Keep" />
          <input type="text" aria-label="Title" defaultValue="Oak Street" />
        </Dialog>
      </TooltipProvider>,
    );
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    expect(document.activeElement).toBe(field);
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 10]);
  });

  test('stays open while it is busy', async () => {
    const changed = jest.fn();
    render(dialog(true, changed));
    await userEvent.keyboard('{Escape}');
    expect(changed).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toBe('Please wait');
  });
});

test.each([
  ['Dialog', Dialog],
  ['ConfirmDialog', ConfirmDialog],
])('%s closes by Escape while a toast is shown', async (_, Shown) => {
  const changed = jest.fn();
  const words = { title: 'Delete 3 videos?', description: 'They are gone.', confirmText: 'Delete' };
  render(
    <TooltipProvider>
      <Shown open onOpenChange={changed} onConfirm={() => undefined} {...words}>
        Card
      </Shown>
      <Toaster />
    </TooltipProvider>,
  );
  act(() => toast({ title: 'Payment Processed' }));
  expect(screen.getByText('Payment Processed')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  expect(changed.mock.calls).toEqual([[false]]);
});

test('ConfirmDialog focuses Cancel and acts only on its action button', async () => {
  const confirmed = jest.fn();
  const changed = jest.fn();
  render(
    <ConfirmDialog
      open
      onOpenChange={changed}
      title="Delete 3 videos?"
      description="They are gone."
      confirmText="Delete"
      destructive
      onConfirm={confirmed}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: 'Delete 3 videos?' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Enter}');
  expect(changed).toHaveBeenCalledWith(false);
  expect(confirmed).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(confirmed).toHaveBeenCalledTimes(1);
});

describe('toasts', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    const left = currentToast();
    if (left !== null) dismissToast(left.id);
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const show = (input: Parameters<typeof toast>[0]): void => act(() => toast(input));
  const wait = (milliseconds: number): void =>
    act(() => {
      jest.advanceTimersByTime(milliseconds);
    });

  test('are shown one at a time, for 5 seconds', () => {
    render(<Toaster />);
    show({ title: 'First' });
    show({ title: 'Credits Added!', description: 'Successfully added 10 credits to your account.' });
    wait(100);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Successfully added 10 credits to your account.')).toBeTruthy();
    wait(4_800);
    expect(currentToast()?.title).toBe('Credits Added!');
    wait(200);
    expect(currentToast()).toBeNull();
  });

  test('disappear after 5 seconds also with an action', () => {
    const again = jest.fn();
    render(<Toaster />);
    show({ title: 'Payment Failed', variant: 'destructive', action: { label: 'Try again', onClick: again } });
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(again).toHaveBeenCalledTimes(1);
    expect(currentToast()).toBeNull();
    show({ title: 'Payment Failed', variant: 'destructive', action: { label: 'Try again', onClick: again } });
    wait(5_100);
    expect(currentToast()).toBeNull();
  });

  test('survive the late dismissal of the previous one', () => {
    show({ title: 'First' });
    const first = currentToast()?.id ?? -1;
    show({ title: 'Second' });
    dismissToast(first);
    expect(currentToast()?.title).toBe('Second');
  });
});
