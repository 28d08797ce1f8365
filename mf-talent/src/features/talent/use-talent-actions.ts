import { errorMessage } from '@dara/shared/api';
import { recordForm } from '@dara/shared/image-field';
import { useLocale } from '@dara/shared/i18n';
import { shownName } from '@dara/shared/model';
import { useConfirm, useNotice } from '@dara/shared/notice';
import { useRef, useState } from 'react';
import {
  useManagementTalentDeleteMutation,
  useManagementTalentPasswordLinkMutation,
  useManagementTalentStatusMutation,
  useManagementTalentUpdateMutation,
  type TalentRecord,
} from '../../api/generated.ts';
import { ASKED, CHANGE_OF, HARMFUL, STATUS_OF, type TalentAction } from './talent-actions.model.ts';

/**
 * Changes of a talent's state. Each tells the api which version it was decided on, so that nobody's
 * newer decision is overwritten, and a second click while one is under way is none. Rejecting
 * throws what the api refuses, for its dialog; the others say it in a toast.
 */
export function useTalentActions(talent: TalentRecord) {
  const notice = useNotice();
  const confirm = useConfirm();
  const [setStatus] = useManagementTalentStatusMutation();
  const [update] = useManagementTalentUpdateMutation();
  const [remove] = useManagementTalentDeleteMutation();
  const [sendPasswordLink] = useManagementTalentPasswordLinkMutation();
  const isRunning = useRef(false);
  const [busy, setBusy] = useState<TalentAction>();
  const { id, version } = talent;
  const name = shownName(talent)[useLocale()];

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
  const once = async (action: TalentAction, work: () => Promise<void>) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(action);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(undefined);
    }
  };
  const tell = (action: TalentAction) =>
    notice({ kind: 'success', message: { id: `talent.manage.done.${action}`, values: { name } } });

  const run = async (action: TalentAction) => {
    const isSure =
      !ASKED.includes(action) ||
      (await confirm({
        kind: HARMFUL.includes(action) ? 'danger' : 'normal',
        title: { id: `talent.manage.ask.${action}`, values: { name } },
        message: { id: `talent.manage.ask.${action}Text` },
        confirmLabel: { id: `talent.manage.action.${action}` },
      }));
    if (!isSure) return;
    await once(action, async () => {
      try {
        await send(action);
        tell(action);
      } catch (error) {
        notice({ kind: 'error', message: errorMessage(error) });
      }
    });
  };
  const reject = (reason: string) =>
    once('reject', async () => {
      await send('reject', reason);
      tell('reject');
    });
  return { run, reject, busy };
}
