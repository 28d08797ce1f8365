import { newId } from '../kernel/new-id.ts';
import type { StaffTestApi } from './staff-test-api.ts';

/** An application that staff may look at. */
export async function insertNewFace({ api }: StaffTestApi): Promise<string> {
  const row = {
    id: newId(),
    name: 'Nim',
    birthday: '2000-05-04',
    height: 168,
    language: 'th',
  } as const;
  const image_ids = [newId(), newId(), newId()];
  await api.services.db
    .insertInto('new_face')
    .values({ ...row, phone: '0800000000', image_ids })
    .execute();
  return row.id;
}
