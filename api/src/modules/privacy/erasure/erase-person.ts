import type { Db, Services } from '@dara/backend';
import { sql, type Selectable } from 'kysely';
import { contentChanged } from '../../../kernel/content/content.ts';
import type { ErasureReport, Guardian } from '../../../kernel/database/json-columns.ts';
import type { PrivacyRequestTable } from '../../../kernel/database/generated.ts';
import { eraseFromAudit } from '../../../kernel/record/audit-erasure.ts';
import type { Language, Localized } from '../../../kernel/schema/shapes.ts';
import { shownNameOf } from '../../../kernel/query/talent-name.ts';
import { deleteNewFaces } from '../../new-face/new-face.public.ts';
import { eraseAccount } from './erase-account.ts';
import { eraseAddress, eraseFromNotices, eraseFromRequests } from './erase-mentions.ts';
import { guardianOf } from '../privacy-guardian.ts';
import { eraseTalent } from './erase-talent.ts';
import { eraseWork, workRecords } from './erase-work.ts';
import { planOf } from './erasure-count.ts';

export type PrivacyRequest = Selectable<PrivacyRequestTable>;

/** Recipients of the result, with their addresses from before the erasure. */
export interface ErasureRecipient {
  email: string;
  language: Language;
  guardian: Guardian | null;
}

interface Person extends ErasureRecipient {
  names: (string | Localized)[];
  shown: Localized[];
}

interface PersonRow {
  email: string | null;
  language: Language | null;
  full_name: string | null;
  display_name: string | null;
  first_name: Localized | null;
  last_name: Localized | null;
  nick_name: Localized | null;
}

/** The names of the person before the erasure. */
async function subjectOf(trx: Db, request: PrivacyRequest): Promise<Person> {
  const { rows } = await sql<PersonRow>`
    SELECT coalesce(p.email, r.email) AS email, p.language, trim(p.first_name || ' ' || p.last_name) AS full_name,
      t.display_name, t.first_name, t.last_name, t.nick_name
    FROM privacy_request r LEFT JOIN profile p ON p.id = r.profile_id LEFT JOIN talent t ON t.id = r.talent_id
    WHERE r.id = ${request.id}`.execute(trx);
  const row = rows[0]!;
  const guarded = await guardianOf(trx, request.talent_id);
  const { display_name, first_name, last_name, nick_name } = row;
  const shown =
    display_name && first_name && last_name
      ? [shownNameOf({ display_name, first_name, last_name, nick_name })]
      : [];
  return {
    email: row.email ?? '',
    language: row.language ?? 'th',
    guardian: guarded?.guardian ?? null,
    shown,
    names: [
      ...shown,
      ...[row.full_name, display_name].filter((name) => name !== null && name !== ''),
    ] as (string | Localized)[],
  };
}

/** Removes a person from every table, in one transaction; returns the notices to send. */
export async function erasePerson(
  services: Services,
  trx: Db,
  request: PrivacyRequest,
): Promise<{ told: ErasureRecipient; report: ErasureReport }> {
  const { profile_id: profileId, talent_id: talentId } = request;
  const person = await subjectOf(trx, request);
  const { email } = person;
  const report = await planOf(trx, { profileId, talentId, email });
  const records = [
    ...(talentId
      ? [{ entity: 'talent', id: talentId }, ...(await workRecords(trx, talentId))]
      : []),
    ...(profileId ? [{ entity: 'profile', id: profileId }] : []),
  ];
  if (talentId) {
    await eraseWork(trx, talentId, person.shown);
    const hasLegalName = report.kept.some(({ part }) => part === 'legalName');
    await eraseTalent(trx, talentId, { hasLegalName });
    await contentChanged(services, { entity: 'talent', id: talentId }, trx);
  }
  if (profileId) await eraseAccount(trx, profileId);
  await eraseFromNotices(trx, person.names);
  await eraseAddress(trx, email, profileId);
  await deleteNewFaces(trx, sql`t.email = ${email}`, 'system');
  await eraseFromAudit(trx, { records, actorId: profileId, words: [email] });
  await sql`
    UPDATE privacy_request SET status = 'Done', closed_at = now(), updated_at = now(), version = version + 1,
      report = ${JSON.stringify(report)}::jsonb
    WHERE id = ${request.id}`.execute(trx);
  await eraseFromRequests(trx, { profileId, email });
  return { told: person, report };
}
