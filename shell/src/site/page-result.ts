import type { RoutePage } from '@dara/contract';

/** Result of a route's loader; failures are values, so that they affect the page only. */
export type PageResult =
  | { kind: 'page'; page: RoutePage; data: unknown; status: number }
  | { kind: 'failed'; message: string }
  | { kind: 'forbidden' };
