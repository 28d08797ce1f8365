import type { DrawnCard } from '@dara/agency/card';

/** State of a card's query. */
export interface CardQuery {
  data?: DrawnCard;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** Hook that loads an item's card; differs between the client's link and management. */
export interface CardSource {
  useCard: (itemId: string) => CardQuery;
}
