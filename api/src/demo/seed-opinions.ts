import type { Trx } from '@dara/backend';
import { sql } from 'kysely';
import { newId } from '../kernel/new-id.ts';
import { writeStars } from '../modules/application/application.public.ts';
import { createRandom } from './random.ts';

const NOTES = [
  'แคสต์สดดีมาก พูดเป็นธรรมชาติ แนะนำให้ลูกค้าดูคลิปก่อน',
  'เคยร่วมงานเมื่อปลายปี ตรงเวลา ทีมกล้องชอบ',
  'ขอคอนเฟิร์มคิววันที่สองอีกครั้งก่อนเสนอลูกค้า',
  'ค่าตัวสูงกว่างบนิดหน่อย ลองต่อรองแบบเหมาสองวัน',
  'ลุคตรงบทมาก แต่ต้องย้อมผมกลับเป็นสีเข้ม',
];

/** Staff ratings and notes on the demonstration's applications. */
export async function seedOpinions(trx: Trx): Promise<void> {
  const random = createRandom('opinions');
  const { rows: staff } = await sql<{ id: string }>`
    SELECT id FROM profile WHERE permission = 'Staff' ORDER BY email`.execute(trx);
  const { rows: applications } = await sql<{ id: string }>`
    SELECT id FROM job_application WHERE status IN ('Shortlisted', 'Hold', 'Hired') ORDER BY id`.execute(
    trx,
  );
  for (const { id: applicationId } of applications) {
    for (const { id: profileId } of staff) {
      if (random.int(0, 2) > 0) {
        await writeStars(trx as never, { applicationId, profileId }, random.int(2, 5));
      }
      if (random.int(0, 5) === 0) {
        const note = { id: newId(), application_id: applicationId, profile_id: profileId };
        await trx
          .insertInto('application_note')
          .values({ ...note, body: random.pick(NOTES) })
          .execute();
      }
    }
  }
}
