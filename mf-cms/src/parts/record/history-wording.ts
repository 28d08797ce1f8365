import type { HistoryFormatter } from '@dara/kit/record';
import type { IntlShape } from '@dara/sdk/i18n';

type TextIds = Readonly<Record<string, string>>;

/** Message ids of the actions and fields in the history of a content record. */
export function historyWording(
  { formatMessage }: IntlShape,
  { actions = {}, fields }: { actions?: TextIds; fields: TextIds },
): HistoryFormatter {
  const word = (ids: TextIds) => (name: string) => {
    const id = ids[name];
    return id === undefined ? undefined : formatMessage({ id });
  };
  return {
    action: word(actions),
    field: word(fields),
    role: word({ Admin: 'cms.permission.Admin', Staff: 'cms.permission.Staff' }),
  };
}
