import { personName } from '@dara/model';
import { recordForm } from '@dara/kit/image-field';
import { useRecordActions } from '@dara/kit/record';
import { isApiError, type FieldError } from '@dara/sdk/api';
import { useLocale } from '@dara/sdk/i18n';
import {
  useManagementProfileDeleteMutation,
  useManagementProfilePasswordLinkMutation,
  useManagementProfileUpdateMutation,
  type ManagementProfile,
} from '../../api/generated.ts';

export type UserAction = 'invite' | 'passwordLink' | 'activate' | 'deactivate' | 'delete';

/** Those that take something away, and are asked about first. */
export const HARMFUL: readonly UserAction[] = ['deactivate', 'delete'];

/** Actions of administrators on a user; they cannot lock themselves out. */
export function actionsFor(
  { id, active, isInvited }: Pick<ManagementProfile, 'id' | 'active' | 'isInvited'>,
  ownId: string | undefined,
): UserAction[] {
  const link = isInvited ? 'invite' : 'passwordLink';
  const links: UserAction[] = active ? [link] : [];
  if (id === ownId) return links;
  return [...links, active ? 'deactivate' : 'activate', 'delete'];
}

/** Status changes of a user, each with the version it was decided on; `onHeld` gets what a refused deletion names. */
export function useUserActions(user: ManagementProfile, onHeld: (holders: FieldError[]) => void) {
  const { id, version, email } = user;
  const [update] = useManagementProfileUpdateMutation();
  const [remove] = useManagementProfileDeleteMutation();
  const [sendLink] = useManagementProfilePasswordLinkMutation();
  const name = personName(user, useLocale());
  const isLink = (action: UserAction) => action === 'invite' || action === 'passwordLink';
  return useRecordActions<UserAction>({
    send: (action) => {
      if (isLink(action)) return sendLink({ id }).unwrap();
      if (action === 'delete') return remove({ id }).unwrap();
      const active = action === 'activate';
      return update({ id, body: recordForm({ version, active }, {}) }).unwrap();
    },
    versionOf: (action) => (isLink(action) ? undefined : version),
    done: (action) => ({ id: `setting.user.done.${action}`, values: { name, email } }),
    failed: (_action, error) => {
      if (!isApiError(error) || error.code !== 'UNABLE_TO_DELETE_USER') return false;
      if (!error.errors?.length) return false;
      onHeld(error.errors);
      return true;
    },
    ask: (action) =>
      HARMFUL.includes(action)
        ? {
            kind: 'danger',
            title: { id: `setting.user.ask.${action}`, values: { name } },
            message: { id: `setting.user.ask.${action}Text` },
            confirmLabel: { id: `setting.user.action.${action}` },
          }
        : undefined,
  });
}
