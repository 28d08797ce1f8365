import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import type { ResourceEditorProps } from './resource-editor-props.ts';

// Form fields and their libraries load only when a user edits.
const Editor = lazyComponent(() =>
  import(/* webpackChunkName: "resource-editor" */ './resource-editor.tsx').then(
    (module) => module.ResourceEditor,
  ),
);

/** The form of a record, loaded on first use. */
export function LazyResourceEditor(props: ResourceEditorProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
