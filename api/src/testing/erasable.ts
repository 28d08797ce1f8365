import { newId } from '../kernel/new-id.ts';
import { GUARDIAN } from './guarded.ts';
import { text } from './records.ts';
import type { TestSite } from './staff-test-api.ts';

/** Stands in everything that is told of the person, and nowhere else. */
export const MARK = 'zqperson';

/** People to be erased, on a test's site. */
export function erasable(of: TestSite) {
  /** A talent with something of everything, each with a word that stands nowhere else. */
  async function person() {
    const id = await of.records.talent(
      {
        display_name: `${MARK} star`,
        first_name: text(`${MARK}หนึ่ง`, `${MARK}first`),
        last_name: text(`${MARK}สอง`, `${MARK}last`),
        bio: text(`${MARK} bio`),
        email: `${MARK}@talent.test`,
        phone_number: '0891119999',
        guardian: JSON.stringify({ ...GUARDIAN, name: `${MARK} mother` }),
        height: 171,
      },
      { accounts: [{ channel: 'Instagram', followers: 5, engagementRate: 1 }] },
    );
    const image = await of.records.image({ talent_id: id, alt: text(`${MARK} alt`) });
    await of.records.db
      .updateTable('talent')
      .set({ image_id: image, album_image_ids: [image] })
      .where('id', '=', id)
      .execute();
    await of.records.photoCard(id, { name: `${MARK} card` });
    const talent = await of.api.signIn({
      ...{ permission: 'Talent', talent_id: id, email: `${MARK}@account.test` },
      ...{ first_name: `${MARK}first`, last_name: `${MARK}last`, address: `${MARK} road` },
    });
    const message = { name: MARK, email: talent.email, message: `${MARK} hello`, digest: newId() };
    await of.records.db
      .insertInto('contact')
      .values({ id: newId(), ...message })
      .execute();
    await of.records.db
      .insertInto('line_link')
      .values({ profile_id: talent.id, line_user_id: `${MARK}line` })
      .execute();
    return { id, talent, image };
  }

  async function job() {
    return of.records.job({ business_profile_id: await of.records.business() });
  }

  async function application(talent_id: string, status: 'Applied' | 'Completed') {
    const id = newId();
    const frozen = JSON.stringify({ name: `${MARK} star`, images: [], slots: [] });
    const row = {
      talent_id,
      status,
      note: `${MARK} note`,
      card_snapshot: frozen,
      internal_note: MARK,
    };
    await of.records.db
      .insertInto('job_application')
      .values({ id, job_id: await job(), ...row })
      .execute();
    return id;
  }

  /** A talent with nothing but an account. */
  async function plain() {
    const id = await of.records.talent();
    return { id, talent: await of.api.signIn({ permission: 'Talent', talent_id: id }) };
  }

  return { person, plain, job, application };
}
