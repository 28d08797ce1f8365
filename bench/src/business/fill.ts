import { migrateApi } from '@dara/api';
import { createServices, type Config } from '@dara/backend';
import { createAccount, createMany } from '@dara/api/testing';

type Db = Awaited<ReturnType<typeof createServices>>['db'];

/** All applications belong to jobs of one business, so its dashboard counts all of them. */
async function giveAppliedJobs(db: Db): Promise<string> {
  const { id } = await db
    .selectFrom('business_profile')
    .select('id')
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('job')
    .set({ business_profile_id: id })
    .where('id', 'in', (query) => query.selectFrom('job_application').select('job_id'))
    .execute();
  return id;
}

/** Does the work of background jobs, which would otherwise run for minutes during the measurement. */
async function closeDueJobs(db: Db): Promise<void> {
  await db
    .updateTable('job')
    .set({ status: 'Closed' })
    .where('status', '=', 'Open')
    .where('apply_until', '<', new Date().toISOString().slice(0, 10))
    .execute();
}

/** At least as many talents as the board of the first job has. */
const BOARD = 1000;

/** Talents are only supporting data; jobs, applications and other records have the requested number. */
export async function fillBusiness(config: Config): Promise<string> {
  const services = await createServices(config);
  await migrateApi(services);
  const rows = Number(process.env['BENCH_ROWS']);
  const talents = Math.max(BOARD, Math.ceil(rows / 5));
  const each = { jobs: rows, businesses: rows, applications: rows, invitations: rows };
  const others = { proposals: rows, bookings: rows, notices: rows };
  await createAccount(services, { email: 'bench@dara.test', permission: 'Admin' });
  await services.database.unlimited(async (db) => {
    await createMany(db, { talents, ...each, ...others });
    await closeDueJobs(db);
    const business_profile_id = await giveAppliedJobs(db);
    const email = 'business@dara.test';
    await createAccount({ db }, { email, permission: 'Business', business_profile_id });
  });
  await services.close();
  return 'filled';
}
