import type { Messages } from '@dara/contract';
import type { RootState } from '@dara/sdk/store';

/** What a rendered document hands to the browser beside its HTML. */
export interface SentState {
  store: Partial<RootState>;
  /** Texts that the page shows, compiled. */
  messages: Messages;
}
