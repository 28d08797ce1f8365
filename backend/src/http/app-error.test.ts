import { expect, test } from 'vitest';
import { AppError, registerErrors, type ErrorCode } from './app-error.ts';

test('codes that an api brings are answered with its status and title, and count as rules', () => {
  const code = 'SHELF_FULL' as ErrorCode;
  expect(() => new AppError(code)).toThrow('SHELF_FULL is in no catalogue of errors');
  registerErrors({ SHELF_FULL: [409, 'The shelf is full'] });
  expect(new AppError(code)).toMatchObject({ code, statusCode: 409, message: 'The shelf is full' });
  registerErrors({ SHELF_FULL: [409, 'The shelf is full'] });
  expect(() => registerErrors({ SHELF_FULL: [410, 'The shelf is gone'] })).toThrow('two meanings');
});

test('codes are checked where they are written', () => {
  // @ts-expect-error -- an undeclared code
  expect(() => new AppError('SHELF_LOST')).toThrow('SHELF_LOST');
});
