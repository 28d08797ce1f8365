import { FormattedMessage } from '@dara/sdk/i18n';
import { TOAST_MS, useNotices } from '@dara/sdk/notice';
import { ToastRegion } from '@dara/kit/ui';

/** The toasts that wait in the store, each for 3000 ms. */
export function Toasts() {
  const { notices, dismiss } = useNotices();
  const toasts = notices.map(({ id, kind, message }) => ({
    id,
    kind,
    text: <FormattedMessage id={message.id} values={message.values} />,
  }));
  return <ToastRegion toasts={toasts} onClose={dismiss} durationMs={TOAST_MS} />;
}
