import type { Localized } from '@dara/contract';
import { RestoreButton, type RestoreOptions } from '@dara/kit/record';
import { localized, useLocale } from '@dara/sdk/i18n';
import { useManagementNewsRestoreMutation } from '../../api/generated.ts';

interface DeletedNews {
  id: string;
  title: Localized;
}

/** How a deleted article is called and restored. */
export function useNewsRestore({ id, title }: DeletedNews): RestoreOptions {
  const [send] = useManagementNewsRestoreMutation();
  return {
    name: localized(title, useLocale()),
    onRestore: () => send({ id }).unwrap(),
  };
}

export function RestoreNews({ article }: { article: DeletedNews }) {
  return <RestoreButton {...useNewsRestore(article)} />;
}
