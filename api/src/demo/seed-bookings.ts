import type { Trx } from '@dara/backend';
import type { BookingKind, BookingStatus } from '@dara/model';
import { newId } from '../kernel/new-id.ts';
import { SHOWCASE } from './albums.ts';
import type { DemoTalent } from './people.ts';
import { createRandom } from './random.ts';
import { fitsJob } from './seed-business.ts';
import { dayText, daysFrom, type SeedContext } from './seed-context.ts';
import type { TalentIds } from './seed-talents.ts';

interface Seeding {
  trx: Trx;
  context: SeedContext;
  jobIds: readonly string[];
  talents: readonly DemoTalent[];
  talentIds: TalentIds;
}

/** Days counted from today, both included. */
interface Plan {
  key: string;
  job: number | null;
  from: number;
  to: number;
  kind: BookingKind;
  status?: BookingStatus;
  note?: string;
  /** Hours until an option expires. */
  hours?: number;
}

const SHOWCASE_PLANS: readonly Plan[] = [
  { key: SHOWCASE, job: 17, from: 4, to: 5, kind: 'Booked', note: 'นัดฟิตติ้ง 07.00 น. ที่สตูดิโอ' },
  {
    key: SHOWCASE,
    job: 4,
    from: 9,
    to: 11,
    kind: 'Option1',
    note: 'รอลูกค้าอนุมัติสตอรีบอร์ด',
    hours: 50,
  },
  { key: SHOWCASE, job: 1, from: 10, to: 10, kind: 'Option2' },
  { key: SHOWCASE, job: 6, from: 2, to: 2, kind: 'Option1', status: 'Lapsed' },
];
const SHOWCASE_BOOKOUTS = [
  { from: 14, to: 16 },
  { from: 27, to: 27 },
];
const PEOPLE = 22;
const NOTES = ['รอคอนเฟิร์มจากลูกค้า', 'ถ่ายต่างจังหวัด เดินทางล่วงหน้า 1 วัน', 'คิวซ้อมรวมอยู่แล้ว', null];

/** What a talent has in the weeks around today, nothing of it in the way of another. */
function planFor(key: string, jobs: readonly number[]): Plan[] {
  const random = createRandom(`bookings:${key}`);
  const plans: Plan[] = [];
  const anyJob = () => (jobs.length > 0 ? random.pick(jobs) : null);
  let day = random.int(-12, 0);
  while (day < 40) {
    const to = day + random.int(0, 3);
    const kind = random.pick(['Booked', 'Booked', 'Option1'] as const);
    const note = random.pick(NOTES);
    const job = anyJob();
    const expires = kind === 'Option1' && to > 1 && random.chance(0.6);
    plans.push({
      ...{ key, job, from: day, to, kind },
      ...(note ? { note } : {}),
      ...(expires ? { hours: random.int(6, 96) } : {}),
    });
    if (kind === 'Option1' && random.chance(0.4)) {
      plans.push({ key, job: anyJob(), from: day, to: day, kind: 'Option2' });
    }
    day = to + random.int(5, 15);
  }
  return plans;
}

async function write({ trx, context, jobIds, talentIds }: Seeding, plan: Plan): Promise<void> {
  const { now } = context;
  const talent = talentIds.get(plan.key);
  if (!talent) return;
  const day = (count: number) => dayText(daysFrom(now, count));
  const made = daysFrom(now, Math.min(-1, plan.from - 9));
  await trx
    .insertInto('booking')
    .values({
      id: newId(made.getTime()),
      talent_id: talent.id,
      from_day: day(plan.from),
      to_day: day(plan.to),
      kind: plan.kind,
      job_id: plan.job === null ? null : (jobIds[plan.job] ?? null),
      note: plan.note ?? null,
      expires_at: plan.hours === undefined ? null : new Date(Date.now() + plan.hours * 3_600_000),
      status: plan.status ?? 'Active',
      created_at: made,
      updated_at: made,
    })
    .execute();
}

/** Options and bookings of every kind in the weeks around today, some second in line, and bookouts. */
export async function seedBookings(seeding: Seeding): Promise<void> {
  const { trx, context, jobIds, talents, talentIds } = seeding;
  const rows = await trx
    .selectFrom('job')
    .select('id')
    .where('status', 'in', ['Open', 'Closed'])
    .execute();
  const live = new Set(rows.map(({ id }) => id));
  const standing = jobIds.flatMap((id, index) => (live.has(id) ? [index] : []));
  const others = talents.filter(({ key, status }) => key !== SHOWCASE && status === 'Approved');
  const random = createRandom('bookings');
  const plans = random.sample([...others], PEOPLE).flatMap((talent) =>
    planFor(
      talent.key,
      standing.filter((job) => fitsJob(talent, job, context)),
    ),
  );
  for (const plan of [...SHOWCASE_PLANS, ...plans]) await write(seeding, plan);
  const showcase = talentIds.get(SHOWCASE);
  if (!showcase) return;
  const bookouts = SHOWCASE_BOOKOUTS.map(({ from, to }) => ({
    from: dayText(daysFrom(context.now, from)),
    to: dayText(daysFrom(context.now, to)),
  }));
  await trx
    .updateTable('talent')
    .set({ bookouts: JSON.stringify(bookouts) })
    .where('id', '=', showcase.id)
    .execute();
}
