import type { Localized } from '@dara/contract';
import { RestoreButton, type RestoreOptions } from '@dara/kit/record';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useManagementBusinessRestoreMutation } from '../../api/generated.ts';

interface DeletedBusiness {
  id: string;
  companyName: Localized;
}

/** How a deleted business is called and restored. */
export function useBusinessRestore({ id, companyName }: DeletedBusiness): RestoreOptions {
  const [send] = useManagementBusinessRestoreMutation();
  return {
    name: localized(companyName, useLocale()),
    onRestore: () => send({ id }).unwrap(),
  };
}

export function RestoreBusiness({ business }: { business: DeletedBusiness }) {
  return <RestoreButton {...useBusinessRestore(business)} />;
}
