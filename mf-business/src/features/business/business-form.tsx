import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { BusinessFormProps } from './business-editor.tsx';

// Fields and the image field are loaded only for editing.
const Editor = lazyComponent(() =>
  import(/* webpackChunkName: "business-editor" */ './business-editor.tsx').then(
    (module) => module.BusinessEditor,
  ),
);

/** Form for creating and editing a business. */
export function BusinessForm(props: BusinessFormProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
