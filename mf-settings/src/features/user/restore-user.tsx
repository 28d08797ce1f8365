import { personName } from '@dara/model';
import { RestoreButton, type RestoreOptions } from '@dara/kit/record';
import { useLocale } from '@dara/sdk/i18n';
import {
  useManagementProfileRestoreMutation,
  type ManagementProfileRow,
} from '../../api/generated.ts';

type DeletedUser = Pick<
  ManagementProfileRow,
  'id' | 'firstName' | 'lastName' | 'talentNames' | 'email'
>;

/** How a deleted user is called and restored. */
export function useUserRestore(user: DeletedUser): RestoreOptions {
  const [send] = useManagementProfileRestoreMutation();
  const name = personName(user, useLocale());
  return { name, onRestore: () => send({ id: user.id }).unwrap() };
}

export function RestoreUser({ user }: { user: DeletedUser }) {
  return <RestoreButton {...useUserRestore(user)} />;
}
