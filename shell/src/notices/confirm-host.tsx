import { FormattedMessage } from '@dara/sdk/i18n';
import { useConfirmRequest, type ConfirmOptions } from '@dara/sdk/notice';
import { lazyComponent } from '@dara/kit/ui';

const ConfirmDialog = lazyComponent(() =>
  import(/* webpackChunkName: "confirm-dialog" */ './confirm-dialog.tsx').then(
    (m) => m.ConfirmDialog,
  ),
);

function text(message: ConfirmOptions['message']) {
  return message && <FormattedMessage id={message.id} values={message.values} />;
}

/** Renders the pending confirmation. */
export function ConfirmHost() {
  const { request, answer } = useConfirmRequest();
  if (!request) return null;
  const { title, message, records, confirmLabel, cancelLabel, kind } = request.options;
  return (
    <ConfirmDialog
      key={request.id}
      open
      title={text(title)}
      message={text(message)}
      records={records}
      confirmLabel={text(confirmLabel)}
      cancelLabel={text(cancelLabel)}
      kind={kind}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
}
