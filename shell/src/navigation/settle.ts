import { UNSETTLED_ATTRIBUTE } from '@dara/contract';

/**
 * Lays out what a sent document put off. Before anybody is led to a place on the page, since lengths
 * are guesses until then.
 */
export function settle(): void {
  document.documentElement.removeAttribute(UNSETTLED_ATTRIBUTE);
}
