import type { Services, Trx } from '@dara/backend';
import { contentChanged } from '../kernel/content/content.ts';
import { giveImagesOwners } from './image-owners.ts';
import { DEMO_SITE } from '../modules/site-setting/site-setting.public.ts';
import { generateTalents, type DemoTalent } from './people.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedApplications } from './seed-applications.ts';
import { seedBookings } from './seed-bookings.ts';
import { seedBusinesses, seedJobs } from './seed-business.ts';
import { seedCards } from './seed-cards.ts';
import type { Report, SeedContext } from './seed-context.ts';
import { seedInvitations } from './seed-invitations.ts';
import { seedNews } from './seed-news.ts';
import { seedOpinions } from './seed-opinions.ts';
import type { DemoImages } from './seed-images.ts';
import { seedProposals } from './seed-proposals.ts';
import { seedTalents } from './seed-talents.ts';
import { seedNotices } from './seed-notices.ts';

/**
 * Fills an empty database with demonstration data: people, images, news, jobs, and an account of each role. Returns
 * false without changes when any account exists. All records are written in one transaction, so an interrupted start
 * begins again.
 */
export async function seedDemo(services: Services, report: Report): Promise<boolean> {
  const db = services.db;
  const anybody = await db.selectFrom('profile').select('id').limit(1).executeTakeFirst();
  if (anybody) return false;
  // Orphaned images of an interrupted attempt.
  await db.deleteFrom('image').execute();
  const now = new Date();
  now.setUTCHours(0, 0, 0, 0);
  const context: SeedContext = { services, now, report };
  const talents = generateTalents({ now });
  report(`drawing pictures of ${talents.length} talents`);
  // The renderer is large, and later starts do not need it.
  const { seedImages } = await import('./seed-images.ts');
  const pictures = await seedImages(context, talents);
  report('writing talents, news, jobs and accounts');
  const link = await db
    .transaction()
    .execute((trx) => seedRecords(trx, { context, talents, pictures }));
  if (link) report(`a proposal waits for its client at ${link}`);
  await contentChanged(services, { entity: 'everything' });
  await db.transaction().execute((trx) => seedNotices(trx, context));
  return true;
}

interface Drawn {
  context: SeedContext;
  talents: readonly DemoTalent[];
  pictures: DemoImages;
}

/** Everything except images and notices; returns the link of the proposal that waits for its client. */
export async function seedRecords(
  trx: Trx,
  { context, talents, pictures }: Drawn,
): Promise<string | null> {
  const talentIds = await seedTalents(trx, context, talents, pictures);
  const businessIds = await seedBusinesses(trx, context, pictures);
  const jobIds = await seedJobs(trx, context, businessIds);
  const seeding = { trx, context, businessIds, jobIds, talents, talentIds };
  await seedCards(trx, talents, talentIds, pictures);
  await seedApplications(seeding);
  await seedBookings(seeding);
  await seedNews(seeding, pictures);
  await seedAccounts(trx, talents, talentIds, businessIds);
  await seedInvitations(seeding);
  await seedOpinions(trx);
  await trx
    .updateTable('site_setting')
    .set({ content: JSON.stringify(DEMO_SITE) })
    .execute();
  const link = await seedProposals(seeding);
  // Images are rendered before their records exist.
  await giveImagesOwners(trx);
  // 3,400 variants would take one core six minutes; each is encoded on demand.
  await trx.updateTable('image').set({ next_width: null }).execute();
  return link;
}
