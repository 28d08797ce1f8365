import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { UserFormProps } from './user-form-props.ts';

// Fields and the image field are loaded only for editing.
const Editor = lazyComponent(() =>
  import(/* webpackChunkName: "user-editor" */ './user-editor.tsx').then(
    (module) => module.UserEditor,
  ),
);

/** Everything that administrators edit of a user, for making and for changing one. */
export function UserForm(props: UserFormProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
