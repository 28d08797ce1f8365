import { lazyComponent } from '../../ui/base/lazy-component.tsx';
import { Skeleton } from '../../ui/base/skeleton.tsx';
import type { ResourceFormProps } from './resource-form-props.ts';

// Form fields and their libraries load only when a user edits.
const Editor = lazyComponent<ResourceFormProps>(() =>
  import(/* webpackChunkName: "resource-editor" */ './resource-editor.tsx').then(
    (module) => module.ResourceEditor,
  ),
);

/** The form of a record. */
export function ResourceForm(props: ResourceFormProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
