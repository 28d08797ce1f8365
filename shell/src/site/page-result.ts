import type { RoutePage } from '@dara/contract';

/** What a route's loader found; failures are values, so that they cost the page alone. */
export type PageResult =
  | { kind: 'page'; page: RoutePage; data: unknown; status: number }
  | { kind: 'failed'; message: string }
  | { kind: 'forbidden' };
