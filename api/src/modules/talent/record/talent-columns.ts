import { sql, type RawBuilder } from 'kysely';
import { imagesOf, type ImageScope } from '../../../kernel/query/select.ts';

/** The social accounts of `talent t`. */
export const SOCIAL = sql.raw(`
  (SELECT coalesce(json_agg(json_build_object('channel', s.channel, 'name', s.name, 'link', s.link,
      'followers', s.followers, 'engagementRate', s.engagement_rate) ORDER BY s.position, s.channel), '[]')
    FROM talent_social s WHERE s.talent_id = t.id)`);

/** The experiences of `work w`, with the images visible to the reader. */
export function experiences(scope: ImageScope): RawBuilder<unknown> {
  return sql`
    (SELECT coalesce(json_agg(json_build_object('id', e.id, 'customerName', e.customer_name,
        'project', e.project, 'role', e.role, 'experienceType', e.experience_type, 'hireDate', e.hire_date, 'link', e.link,
        'images', ${imagesOf('e.image_ids', scope)}) ORDER BY e.position, e.id), '[]')
      FROM work_experience e WHERE e.work_id = w.id)`;
}

/** The experiences of `work w`, including private images. */
export const EXPERIENCES_ALL = experiences('all');
