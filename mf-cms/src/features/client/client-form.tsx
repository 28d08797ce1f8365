import { Skeleton, lazyComponent } from '@dara/kit/ui';
import type { ClientEditorProps } from './client-editor.tsx';

// Fields and the picture field come only when somebody edits.
const Editor = lazyComponent<ClientEditorProps>(() =>
  import(/* webpackChunkName: "client-editor" */ './client-editor.tsx').then(
    (module) => module.ClientEditor,
  ),
);

/** The form of a client. */
export function ClientForm(props: ClientEditorProps) {
  return (
    <Editor {...props} pending={<Skeleton shape="box" height={480} />} onFailed={props.onCancel} />
  );
}
