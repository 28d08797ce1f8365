import { RestoreButton, type RestoreOptions } from '@dara/kit/record';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useManagementClientRestoreMutation, type ClientRecord } from '../../api/generated.ts';

/** How a deleted client is called and restored. */
export function useClientRestore({ id, name }: ClientRecord): RestoreOptions {
  const [restore] = useManagementClientRestoreMutation();
  return { name: localized(name, useLocale()), onRestore: () => restore({ id }).unwrap() };
}

export function RestoreClient({ client }: { client: ClientRecord }) {
  return <RestoreButton {...useClientRestore(client)} />;
}
