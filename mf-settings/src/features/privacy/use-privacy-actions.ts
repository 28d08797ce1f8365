import { useRecordActions } from '@dara/kit/record';
import { useManagementPrivacyStatusMutation, type PrivacyRecord } from '../../api/generated.ts';

export type PrivacyAction = 'erase' | 'refuse' | 'withdraw';

const STATUSES = { erase: 'Running', refuse: 'Refused', withdraw: 'Withdrawn' } as const;

/** Changes of how a request stands, each on the version that was looked at. */
export function usePrivacyActions({ id, version, status }: PrivacyRecord, name: string) {
  const [move] = useManagementPrivacyStatusMutation();
  const isAgain = status === 'Running';
  return useRecordActions<PrivacyAction>({
    send: (action, answer) => {
      const privacyStatusBody = { version, status: STATUSES[action], ...(answer && { answer }) };
      return move({ id, privacyStatusBody }).unwrap();
    },
    versionOf: () => (isAgain ? undefined : version),
    done: (action) => ({ id: `setting.privacy.done.${isAgain ? 'again' : action}` }),
    ask: (action) =>
      action === 'refuse' || isAgain
        ? undefined
        : {
            kind: action === 'erase' ? 'danger' : 'normal',
            title: { id: `setting.privacy.ask.${action}`, values: { name } },
            message: { id: `setting.privacy.ask.${action}Text` },
            confirmLabel: { id: `setting.privacy.action.${action}` },
          },
  });
}
