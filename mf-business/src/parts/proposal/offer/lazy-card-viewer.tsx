import { lazyComponent } from '@dara/kit/ui';
import type { CardViewerProps } from './card-viewer.tsx';

/** Drawing, flipping and the card's fonts come once somebody opens a card. */
export const lazyCardViewer = lazyComponent<CardViewerProps>(() =>
  import(/* webpackChunkName: "card-viewer" */ './card-viewer.tsx').then(
    (module) => module.CardViewer,
  ),
);
