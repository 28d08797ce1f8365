import { personName } from '@dara/model';
import { RestoreButton, type RestoreOptions } from '@dara/kit/record';
import { useManagementProfileRestoreMutation } from '../../api/generated.ts';

interface DeletedUser {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
}

/** How a deleted user is called and restored. */
export function useUserRestore(user: DeletedUser): RestoreOptions {
  const [send] = useManagementProfileRestoreMutation();
  return { name: personName(user), onRestore: () => send({ id: user.id }).unwrap() };
}

export function RestoreUser({ user }: { user: DeletedUser }) {
  return <RestoreButton {...useUserRestore(user)} />;
}
