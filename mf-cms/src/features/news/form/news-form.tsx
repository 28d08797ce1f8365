import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { NewsFormProps } from './news-editor.tsx';

// Fields, images, the calendar and the editor of rich text are loaded only for editing.
const Editor = lazyComponent(() =>
  import(/* webpackChunkName: "news-editor" */ './news-editor.tsx').then(
    (module) => module.NewsEditor,
  ),
);

/** Everything about an article, for writing and for changing one. */
export function NewsForm(props: NewsFormProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
