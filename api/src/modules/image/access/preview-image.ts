import type { Services } from '@dara/backend';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import {
  isOwnPreviewToken,
  openedPreviews,
  readPreviewToken,
} from '../../../kernel/http/preview-token.ts';
import type { StoredImage } from '../file/image-row.ts';

/** Whether an editorial image is used in an article, or in an unsaved draft whose preview is open in the browser. */
export async function isOnOpenedPreview(
  { db, config }: Pick<Services, 'db' | 'config'>,
  image: Pick<StoredImage, 'id' | 'is_editorial'>,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<boolean> {
  if (!image.is_editorial) return false;
  for (const token of openedPreviews(request)) {
    const said = readPreviewToken(token);
    if (!said) continue;
    const { rows } = await sql<{ preview_round: number }>`
      SELECT n.preview_round FROM news n
      JOIN profile p ON p.id = ${said.profileId} AND p.active AND p.deleted_at IS NULL
        AND p.permission IN ('Staff', 'Admin')
      WHERE n.id = ${said.newsId} AND n.deleted_at IS NULL AND (
        n.image_id = ${image.id} OR n.share_image_id = ${image.id}
        OR n.text_image_ids @> ARRAY[${image.id}]::uuid[]
        OR EXISTS (SELECT 1 FROM news_draft d WHERE d.news_id = n.id AND d.profile_id = p.id
          AND d.image_ids @> ARRAY[${image.id}]::uuid[]))`.execute(db);
    if (rows[0] && isOwnPreviewToken(config, token, rows[0].preview_round)) return true;
  }
  return false;
}
