import { createQueue, type SchemaMigration } from '@dara/backend';
import { sql } from 'kysely';
import { newId } from '../../kernel/new-id.ts';
import { runSql } from '../run-sql.ts';
import { ACCOUNT } from './account.ts';
import { AUDIT } from './audit.ts';
import { BOOKING } from './booking.ts';
import { BUSINESS } from './business.ts';
import { CLIENT } from './client.ts';
import { COMPOSITE_CARD } from './composite-card.ts';
import { CONTACT } from './contact.ts';
import { IMAGE, IMAGE_OWNERS } from './image.ts';
import { JOB } from './job.ts';
import { NAME } from './name.ts';
import { NEWS } from './news.ts';
import { NOTICE } from './notice.ts';
import { writeSamplePages } from './pages/sample-pages.ts';
import { PRIVACY } from './privacy.ts';
import { PROPOSAL } from './proposal.ts';
import { REMOVALS } from './removals.ts';
import { REPLACED } from './replaced.ts';
import { SITE } from './site.ts';
import { TAG } from './tag.ts';
import { TALENT } from './talent.ts';
import { TEXT } from './text.ts';
import { WORK } from './work.ts';

/** In the order in which they refer to each other. */
const SCHEMA = [
  ...[TEXT, NAME, IMAGE, TAG, BUSINESS, CLIENT, TALENT, IMAGE_OWNERS, WORK, COMPOSITE_CARD],
  ...[ACCOUNT, AUDIT, NEWS, JOB, PROPOSAL, BOOKING, NOTICE, CONTACT, PRIVACY, SITE, REMOVALS],
];

const QUEUES = [
  ...['account-mail', 'business-confirmed', 'close-jobs', 'contact-mail', 'erase-person'],
  ...['lapse-options', 'lapse-registrations', 'line-answer', 'line-push', 'notice-delivery'],
  ...['notice-digest', 'publish-news', 'purge-images', 'purge-notices', 'purge-sessions'],
  ...['site-announcements', 'talent-ages', 'talent-confirmed', 'watch-proposals'],
];

/** The whole schema; replaces the migrations that created it step by step. */
export const baseline: SchemaMigration = {
  replaces: REPLACED,
  async up(db) {
    for (const part of SCHEMA) await runSql(db, part);
    for (const name of QUEUES) await createQueue(db, name);
    // Two instances would encode the same images.
    await createQueue(db, 'sweep-pictures', { isExclusive: true });
    await writeSamplePages(db);
    await sql`INSERT INTO home_content (id) VALUES (${newId()})`.execute(db);
    await sql`INSERT INTO site_setting (id) VALUES (${newId()})`.execute(db);
  },
};
