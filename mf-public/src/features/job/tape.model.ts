/** The video of an application: none, on its way, or uploaded. */
export interface Tape {
  id: string | null;
  isSending: boolean;
}

export const NO_TAPE: Tape = { id: null, isSending: false };
