import type { Logger } from '@dara/backend';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { checkFilesDaily } from './file-check.ts';
import type { Registry } from './registry.ts';

const checkFiles = jest.fn<() => Promise<string[]>>();
const onChecked = jest.fn();
const error = jest.fn();
let end: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  checkFiles.mockReset().mockResolvedValue([]);
  onChecked.mockReset();
  error.mockReset();
  const registry = { checkFiles } as unknown as Registry;
  end = checkFilesDaily({ registry, log: { error } as unknown as Logger, onChecked });
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

const DAY_MS = 24 * 60 * 60 * 1000;

it('happens half a minute after the start and each day, until it is ended', async () => {
  await jest.advanceTimersByTimeAsync(29_999);
  expect(checkFiles).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(checkFiles).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(DAY_MS - 30_000 - 1);
  expect(checkFiles).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1 + DAY_MS);
  expect(checkFiles).toHaveBeenCalledTimes(3);
  expect(onChecked).toHaveBeenCalledTimes(3);
  expect(error).not.toHaveBeenCalled();
  end();
  await jest.advanceTimersByTimeAsync(3 * DAY_MS);
  expect(checkFiles).toHaveBeenCalledTimes(3);
});

it('can be ended before its first time', async () => {
  end();
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect(checkFiles).not.toHaveBeenCalled();
});

it('names what is damaged', async () => {
  checkFiles.mockResolvedValue(['mf-x/a.js']);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(error.mock.calls).toEqual([
    [{ files: ['mf-x/a.js'] }, 'release files are damaged or lost'],
  ]);
  expect(onChecked).toHaveBeenCalledTimes(1);
});

it('tells that it failed, and happens again the next day', async () => {
  const fault = new Error('no files');
  checkFiles.mockRejectedValueOnce(fault);
  await jest.advanceTimersByTimeAsync(30_000);
  expect(error.mock.calls).toEqual([[{ err: fault }, 'release files were not checked']]);
  expect(onChecked).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(DAY_MS);
  expect(onChecked).toHaveBeenCalledTimes(1);
});
