import type { Services } from '@dara/backend';
import type { ActorContext } from '../../../kernel/record/history.ts';
import { requireVersion } from '../../../kernel/record/version.ts';
import { InputCheck } from '../../../kernel/schema/input.ts';
import { checkReadable } from '../record/news-input.ts';
import { lockNews } from '../record/news-record.repository.ts';
import type { ManagementNews } from '../record/news-record.schema.ts';
import { writeNews } from '../record/news-write.ts';
import { readVersion } from './news-version.repository.ts';

export interface VersionRestore {
  id: string;
  /** The state to bring back, and the version that the editor sees. */
  wanted: string;
  version: number;
}

/** Restores an earlier version of texts and images as a new version; versions between are kept. */
export function restoreVersion(
  services: Services,
  context: ActorContext,
  { id, wanted, version }: VersionRestore,
): Promise<ManagementNews> {
  return services.db.transaction().execute(async (trx) => {
    const before = await lockNews({ db: trx, actor: context.actor }, id);
    requireVersion(before, version);
    const state = await readVersion(trx, before.id, wanted);
    const check = new InputCheck();
    if (before.publish) checkReadable(check, state);
    check.throwIfRefused();
    const columns = {
      title: JSON.stringify(state.title),
      short_description: JSON.stringify(state.shortDescription),
      detail: JSON.stringify(state.detail),
      image_id: state.image?.id ?? null,
      share_image_id: state.shareImage?.id ?? null,
    };
    return writeNews(services, trx, context, { before, columns });
  });
}
