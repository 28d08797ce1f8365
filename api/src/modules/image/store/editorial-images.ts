import type { Db, Services, Uploads } from '@dara/backend';
import { sql } from 'kysely';
import type { ResourceImages } from '../../../kernel/resource/resource-writer.ts';
import { createImageStore } from './image-store.ts';
import { withImageTransaction } from './image-transaction.ts';
import { readUploads } from './read-uploads.ts';

/** Images of editorial records: public while a public record uses them. One image per form part. */
export const editorialImages: ResourceImages = {
  async read(services: Services, uploads: Uploads, parts: readonly string[]) {
    const fields = Object.fromEntries(parts.map((part) => [part, { max: 1 }]));
    const read = await readUploads(createImageStore(services), uploads, fields);
    const given = parts.flatMap((part) => {
      const image = read[part]?.[0];
      return image ? [[part, image] as const] : [];
    });
    const byPart = new Map(given);
    return {
      parts: [...byPart.keys()],
      transaction: (run) =>
        withImageTransaction(services, [...byPart.values()], (trx, storeImage) =>
          run(trx, (part, { alt, createdBy }) =>
            storeImage(byPart.get(part)!, { alt, createdBy, access: 'public', isEditorial: true }),
          ),
        ),
    };
  },

  async discard(trx: Db, id: string) {
    await sql`
      UPDATE image i SET deleted_at = now(), updated_at = now(), version = version + 1
      WHERE i.id = ${id} AND i.talent_id IS NULL AND i.business_profile_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM client c WHERE c.logo_id = i.id)
        AND NOT EXISTS (SELECT 1 FROM news n WHERE i.id IN (n.image_id, n.share_image_id))`.execute(
      trx,
    );
  },
};
