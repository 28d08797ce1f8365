import { act, renderHook } from '@testing-library/react';
import { useDeviceValue } from './device-value.ts';

const parseSavedFilters = (stored: unknown) => String(stored);

it('shows what could not be stored any more, not what is stored still', () => {
  localStorage.setItem('list.full', '"old"');
  const { result } = renderHook(() => useDeviceValue('list.full', parseSavedFilters));
  expect(result.current[0]).toBe('old');
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => result.current[1]('new'));
  expect(result.current[0]).toBe('new');
  full.mockRestore();
  act(() => result.current[1]('newer'));
  expect(result.current[0]).toBe('newer');
});
