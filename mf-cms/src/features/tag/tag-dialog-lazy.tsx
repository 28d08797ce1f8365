import { lazyComponent } from '@dara/kit/ui';
import type { TagDialogProps } from './tag-dialog.tsx';

/** The form of a tag, once somebody makes or renames one. */
export const TagDialog = lazyComponent<TagDialogProps>(() =>
  import(/* webpackChunkName: "tag-dialogs" */ './tag-dialog.tsx').then(
    (module) => module.TagDialog,
  ),
);
