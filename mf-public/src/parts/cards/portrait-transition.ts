import type { CSSProperties } from 'react';

/**
 * Gives the portrait of a list and of the talent's page the same view transition name, so that the browser animates
 * between them. Only during the transition: a permanent name would be captured at every navigation.
 */
export const portraitTransition = (talentId: string): CSSProperties => ({
  viewTransitionName: `portrait-${talentId}`,
});
