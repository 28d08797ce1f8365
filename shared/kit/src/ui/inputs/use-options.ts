import { useIntl } from '@dara/sdk/i18n';
import type { SelectOption } from './select.tsx';

type Message = { id: string };

/** Options of values; the label of each comes from its message. */
export function useOptions() {
  const { formatMessage } = useIntl();
  return <Value extends string>(
    values: readonly Value[],
    messages: Readonly<Record<Value, Message>> | ((value: Value) => string),
  ): (SelectOption & { value: Value })[] =>
    values.map((value) => ({
      value,
      label: formatMessage(
        typeof messages === 'function' ? { id: messages(value) } : messages[value],
      ),
    }));
}
