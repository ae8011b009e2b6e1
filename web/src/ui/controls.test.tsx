import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button.tsx';
import { Checkbox, Switch } from './Checkbox.tsx';
import { Field } from './Field.tsx';
import { PasswordInput } from './PasswordInput.tsx';
import { RadioCards, SegmentedControl } from './RadioCards.tsx';
import { SearchInput } from './SearchInput.tsx';
import { Select } from './Select.tsx';
import { TextArea } from './TextArea.tsx';
import { TextInput } from './TextInput.tsx';
import { TooltipProvider } from './Tooltip.tsx';

afterEach(cleanup);

describe('Button', () => {
  test('shows the loading label, keeps the focus and ignores clicks and form submits while loading', async () => {
    const clicked = jest.fn();
    const sent = jest.fn();
    const form = (loading: boolean) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
        }}
      >
        <Button type="submit" loading={loading} loadingText="Processing..." onClick={clicked}>
          Pay
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    await userEvent.click(screen.getByRole('button', { name: 'Pay' }));
    rerender(form(true));
    const button = screen.getByRole('button', { name: 'Processing...' });
    expect(document.activeElement).toBe(button);
    await userEvent.click(button);
    expect(clicked).toHaveBeenCalledTimes(1);
    expect(sent).toHaveBeenCalledTimes(1);
    expect(button.getAttribute('aria-busy')).toBe('true');
  });
});

describe('Field', () => {
  test('connects label, hint and error with the control', () => {
    render(
      <Field label="Property URL" hint="A listing page" error="That is not an address" required>
        <TextInput type="url" />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Property URL' });
    const described = (input.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['A listing page', 'That is not an address']);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(input.hasAttribute('required')).toBe(true);
    expect(screen.getByRole('alert').textContent).toBe('That is not an address');
  });

  test('marks no error on a valid control', () => {
    render(
      <Field label="Name">
        <TextInput />
      </Field>,
    );
    const input = screen.getByRole('textbox', { name: 'Name' });
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });
});

test('TextArea counts the typed characters, stops at the limit and follows the direction of the text', async () => {
  render(
    <Field label="Script">
      <TextArea maxLength={10} defaultValue="abc" />
    </Field>,
  );
  const area = screen.getByRole('textbox', { name: 'Script' });
  expect(screen.getByText('3 / 10 characters')).toBeTruthy();
  await userEvent.type(area, 'defghijklmnop');
  expect(screen.getByText('10 / 10 characters')).toBeTruthy();
  expect(area.getAttribute('dir')).toBe('auto');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe('10 / 10 characters');
});

test('PasswordInput shows and hides the password', async () => {
  render(
    <TooltipProvider>
      <Field label="Password">
        <PasswordInput defaultValue="secret" />
      </Field>
    </TooltipProvider>,
  );
  const input = screen.getByLabelText('Password');
  expect(input.getAttribute('type')).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.getAttribute('type')).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.getAttribute('type')).toBe('password');
});

test('SearchInput clears the search and keeps the focus', async () => {
  function Search() {
    const [value, setValue] = useState('');
    return (
      <TooltipProvider>
        <SearchInput label="Search videos" value={value} onValueChange={setValue} />
      </TooltipProvider>
    );
  }
  render(<Search />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search videos' });
  expect(screen.queryByRole('button')).toBeNull();
  await userEvent.type(input, 'Alder');
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(input.value).toBe('');
  expect(document.activeElement).toBe(input);
});

test('Select returns the value of the chosen option, never an unknown one', async () => {
  const changed = jest.fn();
  render(
    <Select
      label="Status"
      value={undefined}
      onValueChange={changed}
      options={[
        { value: 'all', label: 'All' },
        { value: 'ready', label: 'Ready' },
      ]}
    />,
  );
  const select = screen.getByRole('combobox', { name: 'Status' });
  expect(
    within(select)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Choose…', 'All', 'Ready']);
  await userEvent.selectOptions(select, 'Ready');
  expect(changed).toHaveBeenCalledWith('ready');
});

describe('choices', () => {
  const options = [
    { value: 'short', label: 'Short' },
    { value: 'medium', label: 'Medium' },
    { value: 'long', label: 'Long', disabled: true },
  ] as const;

  test('SegmentedControl is a labeled group of radio buttons', async () => {
    const changed = jest.fn();
    render(<SegmentedControl label="Script length" options={options} value="medium" onValueChange={changed} />);
    const group = screen.getByRole('radiogroup', { name: 'Script length' });
    expect(within(group).getByRole('radio', { name: 'Medium' }).getAttribute('aria-checked')).toBe('true');
    await userEvent.click(within(group).getByRole('radio', { name: 'Short' }));
    expect(changed).toHaveBeenCalledWith('short');
  });

  test('RadioCards ignore a disabled card', async () => {
    const changed = jest.fn();
    render(<RadioCards label="Bundle" options={options} value="short" onValueChange={changed} />);
    await userEvent.click(screen.getByRole('radio', { name: 'Long' }));
    expect(changed).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('radio', { name: 'Medium' }));
    expect(changed).toHaveBeenCalledWith('medium');
  });

  test('a click on the label toggles Checkbox and Switch', async () => {
    const ticked = jest.fn();
    const switched = jest.fn();
    render(
      <>
        <Checkbox label="I agree" checked={false} onCheckedChange={ticked} />
        <Switch label="Screen share" checked onCheckedChange={switched} />
      </>,
    );
    await userEvent.click(screen.getByText('I agree'));
    await userEvent.click(screen.getByText('Screen share'));
    expect(ticked).toHaveBeenCalledWith(true);
    expect(switched).toHaveBeenCalledWith(false);
    expect(screen.getByRole('switch', { name: 'Screen share' })).toBeTruthy();
  });
});
