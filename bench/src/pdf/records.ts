import { setTimeout as sleep } from 'node:timers/promises';
import type { BenchDatabase } from '../lib/database.ts';
import type { Server } from '../lib/load.ts';
import { makeCard } from '../card/make-card.ts';

export const CARDS = 20;

/** Addresses of the measured documents. */
export interface Documents {
  proposal: string;
  sheet: string;
}

const PUBLIC = `
  SELECT id FROM talent WHERE status = 'Approved' AND active AND public_consent ORDER BY id LIMIT ${CARDS}`;
const CLIENT_CONSENTS = `
  INSERT INTO consent (id, subject, purpose, text_version, given_by)
  SELECT gen_random_uuid(), id, 'ClientSharing', '1', 'self' FROM talent
  WHERE NOT EXISTS (SELECT 1 FROM consent c WHERE c.subject = talent.id AND c.purpose = 'ClientSharing')`;
/** All cards share the images of one card, because uploading for all would take longer than the measurement. */
const SAME_CARD = `
  INSERT INTO composite_card (id, talent_id, name, template, language, fields, slots, image_ids, is_default)
  SELECT gen_random_uuid(), t.id, c.name, c.template, c.language, c.fields, c.slots, c.image_ids, true
  FROM composite_card c, talent t WHERE t.id <> c.talent_id AND t.id = ANY ($1::uuid[])`;
const BUSINESS = `
  INSERT INTO business_profile (id, company_name, business_type, status)
  VALUES (gen_random_uuid(), '{"th": "บริษัท น้ำผึ้ง จำกัด", "en": "Namphueng Co., Ltd."}', 'Brand', 'Approved')
  RETURNING id`;
const JOB = `
  INSERT INTO job (id, title, description, job_type, status, business_profile_id)
  VALUES (gen_random_uuid(), '{"th": "โฆษณาน้ำดื่ม", "en": "Water"}', '{"th": "-", "en": "-"}', 'TVC', 'Open', $1)
  RETURNING id`;

const UNDRAWN = `
  SELECT count(*)::integer AS count FROM image
  WHERE next_width IS NOT NULL AND id IN (SELECT unnest(image_ids) FROM composite_card)`;
const DRAWN_WITHIN_MS = 300_000;

/** Image widths are encoded within a minute of an upload, so documents are rendered later. */
export async function waitForImageVariants({ query }: BenchDatabase): Promise<void> {
  const end = Date.now() + DRAWN_WITHIN_MS;
  while (Number((await query(UNDRAWN))[0]?.['count']) > 0) {
    if (Date.now() > end) throw new Error('the images were not encoded in time');
    await sleep(500);
  }
}

/** Twenty talents with a full card each, in one proposal and one job. */
export async function makeDocuments(
  us: Server,
  { query }: BenchDatabase,
  headers: Record<string, string>,
): Promise<Documents> {
  const management = `${us.address}/api/management`;
  async function post(path: string, body: object): Promise<string> {
    const answer = await fetch(`${management}/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as { id: string }).id;
  }
  await query(CLIENT_CONSENTS);
  const talentIds = (await query(PUBLIC)).map(({ id }) => String(id));
  await makeCard(us, headers, talentIds[0]!);
  await query(SAME_CARD, [talentIds]);
  const businessProfileId = String((await query(BUSINESS))[0]?.['id']);
  const jobId = String((await query(JOB, [businessProfileId]))[0]?.['id']);
  for (const talentId of talentIds) await post(`job/${jobId}/application`, { talentId });
  const items = talentIds.map((talentId) => ({ talentId, unitPrice: 50_000, quantity: 1 }));
  const validUntil = '2100-01-31';
  const body = { title: 'แคมเปญหน้าร้อน', businessProfileId, validUntil, items };
  const proposalId = await post('proposal', body);
  return {
    proposal: `${management}/proposal/${proposalId}/pdf`,
    sheet: `${management}/job/${jobId}/application/sheet`,
  };
}
