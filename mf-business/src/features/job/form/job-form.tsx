import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { JobFormProps } from './job-editor.tsx';

// Fields, pictures and the calendar are loaded only for editing.
const Editor = lazyComponent<JobFormProps>(() =>
  import(/* webpackChunkName: "job-editor" */ './job-editor.tsx').then(
    (module) => module.JobEditor,
  ),
);

/** Everything about a job, for making and for changing one, with what its page will be. */
export function JobForm(props: JobFormProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
