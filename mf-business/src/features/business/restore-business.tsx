import { businessName, type NamedBusiness } from '@dara/agency/labels';
import { RestoreButton, type RestoreOptions } from '@dara/kit/record';
import { useLocale } from '@dara/sdk/i18n';
import { useManagementBusinessRestoreMutation } from '../../api/generated.ts';

/** How a deleted business is called and restored. */
export function useBusinessRestore(business: NamedBusiness): RestoreOptions {
  const [send] = useManagementBusinessRestoreMutation();
  return {
    name: businessName(business, useLocale()),
    onRestore: () => send({ id: business.id }).unwrap(),
  };
}

export function RestoreBusiness({ business }: { business: NamedBusiness }) {
  return <RestoreButton {...useBusinessRestore(business)} />;
}
