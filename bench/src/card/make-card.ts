import type { Server } from '../lib/load.ts';
import { photo } from './photos.ts';

/** Slots of the template with most photos. */
export const SLOTS = ['front', 'back1', 'back2', 'back3', 'back4', 'back5'];

/** A card with the maximum number of photos, each of the maximum upload size. */
export async function makeCard(
  us: Server,
  headers: Record<string, string>,
  id: string,
): Promise<string> {
  const form = new FormData();
  const slots = SLOTS.map((slot, index) => ({
    slot,
    imageId: `file:${index}`,
    x: 0,
    y: -0.5,
    zoom: 1 + index / 5,
  }));
  form.append('data', JSON.stringify({ name: 'Bench', template: 'Portfolio', slots }));
  for (const index of SLOTS.keys()) {
    form.append('imageFiles', new Blob([new Uint8Array(await photo(index))]), `${index}.jpg`);
  }
  const path = `${us.address}/api/management/talent/${id}/compositecard`;
  const answer = await fetch(path, { method: 'POST', headers, body: form });
  if (answer.status !== 201) throw new Error(`card: ${answer.status} ${await answer.text()}`);
  return `${path}/${((await answer.json()) as { id: string }).id}`;
}
