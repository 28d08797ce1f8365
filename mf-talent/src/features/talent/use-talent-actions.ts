import { recordForm } from '@dara/kit/image-field';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useRecordActions } from '@dara/kit/record';
import {
  useManagementTalentDeleteMutation,
  useManagementTalentPasswordLinkMutation,
  useManagementTalentStatusMutation,
  useManagementTalentUpdateMutation,
  type TalentRecord,
} from '../../api/generated.ts';
import { ASKED, CHANGE_OF, HARMFUL, STATUS_OF, type TalentAction } from './talent-actions.model.ts';

/** State changes of a talent, each with the displayed version, so that no newer decision is overwritten. */
export function useTalentActions(talent: TalentRecord) {
  const [setStatus] = useManagementTalentStatusMutation();
  const [update] = useManagementTalentUpdateMutation();
  const [remove] = useManagementTalentDeleteMutation();
  const [sendPasswordLink] = useManagementTalentPasswordLinkMutation();
  const { id, version } = talent;
  const name = localized(talent.name, useLocale());

  const send = (action: TalentAction, reason?: string): Promise<unknown> => {
    if (action === 'delete') return remove({ id }).unwrap();
    if (action === 'passwordLink') return sendPasswordLink({ id }).unwrap();
    if (action in STATUS_OF) {
      const status = STATUS_OF[action as keyof typeof STATUS_OF];
      return setStatus({ id, talentStatusBody: { status, reason, version } }).unwrap();
    }
    const change = CHANGE_OF[action as keyof typeof CHANGE_OF];
    return update({ id, body: recordForm({ version, ...change }, {}) }).unwrap();
  };
  return useRecordActions<TalentAction>({
    send,
    versionOf: (action) => (action === 'passwordLink' ? undefined : version),
    done: (action) => ({ id: `talent.manage.done.${action}`, values: { name } }),
    ask: (action) =>
      ASKED.includes(action)
        ? {
            kind: HARMFUL.includes(action) ? 'danger' : 'normal',
            title: { id: `talent.manage.ask.${action}`, values: { name } },
            message: { id: `talent.manage.ask.${action}Text` },
            confirmLabel: { id: `talent.manage.action.${action}` },
          }
        : undefined,
  });
}
