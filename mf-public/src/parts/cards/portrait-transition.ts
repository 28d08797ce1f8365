import type { CSSProperties } from 'react';

/**
 * Makes the portrait of a list and the one of its talent's page the same picture for the browser,
 * which then moves it from one place to the other. For the time of the transition only: a name
 * that lasts would be captured at every navigation.
 */
export const portraitTransition = (talentId: string): CSSProperties => ({
  viewTransitionName: `portrait-${talentId}`,
});
