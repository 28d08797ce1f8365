import type { HistoryFormatter } from '@dara/kit/record';
import type { IntlShape } from '@dara/sdk/i18n';

type TextIds = Readonly<Record<string, string>>;

/** How the history of a record of content is put into words, by the ids of the texts of its actions and fields. */
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
