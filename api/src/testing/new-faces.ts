import { newId } from '../kernel/new-id.ts';
import { newFaceToken } from '../modules/new-face/new-face.public.ts';
import type { StaffTestApi } from './staff-test-api.ts';

/** An application with a clip, that staff may look at, and the token of its applicant. */
export async function insertNewFace({ api }: StaffTestApi) {
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
  const clipId = newId();
  const clip = { size: 9, received: 9, width: 16, height: 9, finished_at: new Date() };
  await api.services.db
    .insertInto('video')
    .values({ id: clipId, new_face_id: row.id, ...clip })
    .execute();
  return { newFaceId: row.id, clipId, newFaceToken: newFaceToken(api.services.config, row.id) };
}
