import { recordForm } from '@dara/kit/image-field';
import { useRecordActions } from '@dara/kit/record';
import { localized, useLocale } from '@dara/sdk/i18n';
import {
  useManagementNewsDeleteMutation,
  useManagementNewsUpdateMutation,
  type ManagementNews,
} from '../../../api/generated.ts';

export type NewsAction = 'publish' | 'unpublish' | 'delete';

const CHANGE_OF = {
  publish: { publish: true, publishAt: null },
  unpublish: { publish: false },
} as const;

/** Those that are asked about first. */
const ASKED: readonly NewsAction[] = ['unpublish', 'delete'];

/** Changes of how an article stands, each with the version it was decided on. */
export function useNewsActions({ id, version, title }: ManagementNews) {
  const [update] = useManagementNewsUpdateMutation();
  const [remove] = useManagementNewsDeleteMutation();
  const name = localized(title, useLocale());
  return useRecordActions<NewsAction>({
    send: (action) =>
      action === 'delete'
        ? remove({ id }).unwrap()
        : update({ id, body: recordForm({ version, ...CHANGE_OF[action] }, {}) }).unwrap(),
    versionOf: () => version,
    done: (action) => ({ id: `cms.article.done.${action}`, values: { name } }),
    ask: (action) =>
      ASKED.includes(action)
        ? {
            kind: 'danger',
            title: { id: `cms.article.ask.${action}`, values: { name } },
            message: { id: `cms.article.ask.${action}Text` },
            confirmLabel: { id: `cms.article.action.${action}` },
          }
        : undefined,
  });
}
