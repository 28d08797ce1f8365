import { AppError } from '@dara/backend';

/** Refuses a video of `maxBytes` and more, before it is sent. */
export function requireSize(size: number, maxBytes: number): void {
  if (size < maxBytes) return;
  const errors = [{ field: 'size', rule: 'FILE_TOO_LARGE', params: { limit: maxBytes } }];
  throw new AppError('FILE_TOO_LARGE', { errors });
}
