import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { RecordFormProps } from './record-form-props.ts';

// Fields, dragging and the calendar are loaded only for editing.
const Editor = lazyComponent(() =>
  import(/* webpackChunkName: "record-editor" */ './record-editor.tsx').then(
    (module) => module.RecordEditor,
  ),
);

/** Everything about a person but works, for making and for changing a talent. */
export function RecordForm(props: RecordFormProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
