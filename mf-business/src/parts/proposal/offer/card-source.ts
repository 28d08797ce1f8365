import type { DrawnCard } from '@dara/agency/card';

/** The state of a card's query. */
export interface CardQuery {
  data?: DrawnCard;
  isError: boolean;
  error?: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

/** How the card of an item is fetched: a hook, which differs between the client's link and management. */
export interface CardSource {
  useCard: (itemId: string) => CardQuery;
}
