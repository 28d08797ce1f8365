import type { Messages } from '@dara/contract';
import type { RootState } from '@dara/sdk/store';

/** State that a rendered document passes to the browser beside its HTML. */
export interface SentState {
  store: Partial<RootState>;
  /** Texts that the page shows, compiled. */
  messages: Messages;
  /** Ids of the parts in its slots. */
  parts?: string[];
}
