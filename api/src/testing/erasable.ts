import { newId } from '../kernel/new-id.ts';
import { GUARDIAN } from './guarded.ts';
import { text } from './records.ts';
import type { TestSite } from './staff-test-api.ts';

/** Contained in all data about the person, and nowhere else. */
export const ERASABLE_MARKER = 'zqperson';

/** People to be erased, on a test's site. */
export function erasable(of: TestSite) {
  /** A talent with data of every kind, each with a unique word. */
  async function person() {
    const id = await of.records.talent(
      {
        display_name: `${ERASABLE_MARKER} star`,
        first_name: text(`${ERASABLE_MARKER}หนึ่ง`, `${ERASABLE_MARKER}first`),
        last_name: text(`${ERASABLE_MARKER}สอง`, `${ERASABLE_MARKER}last`),
        bio: text(`${ERASABLE_MARKER} bio`),
        email: `${ERASABLE_MARKER}@talent.test`,
        phone_number: '0891119999',
        guardian: JSON.stringify({ ...GUARDIAN, name: `${ERASABLE_MARKER} mother` }),
        height: 171,
      },
      { accounts: [{ channel: 'Instagram', followers: 5, engagementRate: 1 }] },
    );
    const image = await of.records.image({ talent_id: id, alt: text(`${ERASABLE_MARKER} alt`) });
    await of.records.db
      .updateTable('talent')
      .set({ image_id: image, album_image_ids: [image] })
      .where('id', '=', id)
      .execute();
    const video = { id: newId(), talent_id: id, ...{ size: 9, received: 9, width: 16, height: 9 } };
    await of.records.db
      .insertInto('video')
      .values({ ...video, finished_at: new Date() })
      .execute();
    await of.records.db
      .updateTable('talent')
      .set({ reel_id: video.id, reel_poster_id: image })
      .where('id', '=', id)
      .execute();
    await of.records.photoCard(id, { name: `${ERASABLE_MARKER} card` });
    const talent = await of.api.signIn({
      ...{ permission: 'Talent', talent_id: id, email: `${ERASABLE_MARKER}@account.test` },
      ...{
        first_name: `${ERASABLE_MARKER}first`,
        last_name: `${ERASABLE_MARKER}last`,
        address: `${ERASABLE_MARKER} road`,
      },
    });
    const search = { id: newId(), profile_id: talent.id, name: ERASABLE_MARKER, query: '{}' };
    await of.records.db.insertInto('saved_search').values(search).execute();
    const message = {
      name: ERASABLE_MARKER,
      email: talent.email,
      message: `${ERASABLE_MARKER} hello`,
      digest: newId(),
    };
    await of.records.db
      .insertInto('contact')
      .values({ id: newId(), ...message })
      .execute();
    await of.records.db
      .insertInto('brief')
      .values({
        ...{ id: newId(), ...message, project: 'x', job_type: 'TVC', roles: ERASABLE_MARKER },
        ...{ openings: 1, language: 'th' },
      })
      .execute();
    const shortlist = { id: newId(), business_profile_id: await of.records.business(), name: 'x' };
    await of.records.db.insertInto('business_shortlist').values(shortlist).execute();
    await of.records.db
      .insertInto('business_shortlist_talent')
      .values({ shortlist_id: shortlist.id, talent_id: id, position: 0, note: ERASABLE_MARKER })
      .execute();
    await of.records.db
      .insertInto('line_link')
      .values({ profile_id: talent.id, line_user_id: `${ERASABLE_MARKER}line` })
      .execute();
    return { id, talent, image, video: video.id };
  }

  async function job() {
    return of.records.job({ business_profile_id: await of.records.business() });
  }

  async function application(talent_id: string, status: 'Applied' | 'Completed') {
    const id = newId();
    const frozen = JSON.stringify({ name: `${ERASABLE_MARKER} star`, images: [], slots: [] });
    const row = {
      talent_id,
      status,
      note: `${ERASABLE_MARKER} note`,
      card_snapshot: frozen,
      internal_note: ERASABLE_MARKER,
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
