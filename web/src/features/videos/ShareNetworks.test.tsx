import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderApp } from '../../testing/session.tsx';
import { ShareNetworks } from './ShareNetworks.tsx';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'share');
});

const open = () => renderApp(<ShareNetworks url="https://curbcast.example/s/x" title="Elm Street" />);

test('a device with a share sheet opens it with the link', async () => {
  const share = jest.fn<Navigator['share']>().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  open();
  await userEvent.click(screen.getByRole('button', { name: 'Text or app' }));
  expect(share).toHaveBeenCalledWith({ title: 'Elm Street', url: 'https://curbcast.example/s/x' });
});

test('other devices have the links only', () => {
  open();
  expect(screen.queryByRole('button', { name: 'Text or app' })).toBeNull();
  screen.getByRole('link', { name: 'Email' });
});
