import { lazyComponent } from '@dara/kit/ui';
import type { AnswerDialogProps } from './answer-dialog.tsx';
import type { IdentityDialogProps } from './identity-dialog.tsx';

// Forms come only when somebody answers a request.

export const LazyIdentityDialog = lazyComponent<IdentityDialogProps>(() =>
  import(/* webpackChunkName: "privacy-dialogs" */ './identity-dialog.tsx').then(
    (module) => module.IdentityDialog,
  ),
);

export const LazyAnswerDialog = lazyComponent<AnswerDialogProps>(() =>
  import(/* webpackChunkName: "privacy-dialogs" */ './answer-dialog.tsx').then(
    (module) => module.AnswerDialog,
  ),
);
