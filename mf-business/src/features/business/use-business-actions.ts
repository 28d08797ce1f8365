import { recordForm } from '@dara/kit/image-field';
import { useRecordActions } from '@dara/kit/record';
import { localized, useLocale } from '@dara/sdk/i18n';
import {
  useManagementBusinessDeleteMutation,
  useManagementBusinessStatusMutation,
  useManagementBusinessUpdateMutation,
  type BusinessRecord,
} from '../../api/generated.ts';
import {
  ASKED,
  CHANGE_OF,
  HARMFUL,
  STATUS_OF,
  type BusinessAction,
} from './business-actions.model.ts';

/** Changes of how a business stands, each with the version it was decided on. */
export function useBusinessActions({ id, version, companyName }: BusinessRecord) {
  const [setStatus] = useManagementBusinessStatusMutation();
  const [update] = useManagementBusinessUpdateMutation();
  const [remove] = useManagementBusinessDeleteMutation();
  const name = localized(companyName, useLocale());

  const send = (action: BusinessAction, reason?: string): Promise<unknown> => {
    if (action === 'delete') return remove({ id }).unwrap();
    const status = STATUS_OF[action];
    if (status) return setStatus({ id, businessStatusBody: { status, reason, version } }).unwrap();
    return update({ id, body: recordForm({ version, ...CHANGE_OF[action] }, {}) }).unwrap();
  };
  return useRecordActions<BusinessAction>({
    send,
    versionOf: () => version,
    done: (action) => ({ id: `business.profile.done.${action}`, values: { name } }),
    ask: (action) =>
      ASKED.includes(action)
        ? {
            kind: HARMFUL.includes(action) ? 'danger' : 'normal',
            title: { id: `business.profile.ask.${action}`, values: { name } },
            message: { id: `business.profile.ask.${action}Text` },
            confirmLabel: { id: `business.profile.action.${action}` },
          }
        : undefined,
  });
}
