import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { JobFormProps } from './job-editor.tsx';

// Fields, images and the calendar are loaded only for editing.
const Editor = lazyComponent(() =>
  import(/* webpackChunkName: "job-editor" */ './job-editor.tsx').then(
    (module) => module.JobEditor,
  ),
);

/** Form for creating and editing a job, with a preview. */
export function JobForm(props: JobFormProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
