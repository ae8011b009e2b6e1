import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from '@jest/globals';
import { MemoryRouter } from 'react-router-dom';
import { useAddressFilters } from './useAddressFilters.ts';

afterEach(cleanup);

test('a filter that is chosen right after all were cleared brings none of them back', () => {
  const { result } = renderHook(() => useAddressFilters(['q', 'action']), {
    wrapper: ({ children }) => <MemoryRouter initialEntries={['/?q=letter&action=Old']}>{children}</MemoryRouter>,
  });
  act(() => {
    result.current.clear();
    result.current.set('action', 'New');
  });
  expect([result.current.valueOf('q'), result.current.valueOf('action')]).toEqual(['', 'New']);
});
