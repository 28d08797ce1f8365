import type { Services } from '@dara/backend';
import sharp from 'sharp';
import { createImageStore } from '../modules/image/image.public.ts';
import { createRecords } from './records.ts';

/** A public talent with an image. */
export async function createImagedTalent(
  services: Services,
): Promise<{ id: string; imageId: string }> {
  const records = createRecords(services);
  const id = await records.talent({ display_name: 'น้ำผึ้ง' });
  const color = { r: 200, g: 16, b: 46 };
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const image = { alt: null, access: 'public', talentId: id } as const;
  const { id: imageId } = await createImageStore(services).add(bytes, image);
  await records.db.updateTable('talent').set({ image_id: imageId }).where('id', '=', id).execute();
  return { id, imageId };
}
