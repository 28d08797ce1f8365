import { ErrorState, Skeleton } from '@dara/kit/ui';
import { useSession } from '@dara/sdk/session';
import { useManagementProfileDetailQuery } from '../../../api/generated.ts';
import { UserForm } from '../../../parts/user/user-form.tsx';

const nothing = () => undefined;

/** Name, image, telephone and address of a user who is signed in. */
export function ProfileTab() {
  const { profile } = useSession();
  const id = profile?.id ?? '';
  const { data, error, refetch } = useManagementProfileDetailQuery(
    { id },
    { skip: !id, refetchOnMountOrArgChange: true },
  );
  if (data) return <UserForm user={data} isAccount onSaved={nothing} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return <Skeleton shape="box" height={480} />;
}
