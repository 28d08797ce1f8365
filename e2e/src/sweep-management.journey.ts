import { ask, openSession, type Account } from './support/accounts.ts';
import { isFullRun, siteUrl, test } from './support/journey.ts';
import { expectPagesWork, byRole, type Find } from './support/sweep.ts';

// They share no state, and each is long.
test.describe.configure({ mode: 'parallel' });

const BUSINESS = '/management/business';
const CONTENT = '/management/cms';
const SETTING = '/management/setting';

const SAVE = byRole('button', /^บันทึก$/);
const MORE = byRole('button', /^การจัดการเพิ่มเติม/);

/**
 * User, address and main content of each screen. `:news` and the like are replaced by a record of the site. Similar
 * screens are left to the full run.
 */
type Screen = readonly [account: Account, address: string, action: Find, when?: 'nightly'];

const BUSINESSES = `${BUSINESS}/profile`;
const JOBS = `${BUSINESS}/job`;

const OF_JOBS: readonly Screen[] = [
  ['staff', BUSINESSES, byRole('link', /^เพิ่มธุรกิจ$/)],
  ['staff', `${BUSINESSES}/detail`, SAVE],
  ['staff', `${BUSINESSES}/detail/:business`, SAVE, 'nightly'],
  ['staff', JOBS, byRole('link', /^สร้างงาน$/)],
  ['staff', `${JOBS}/detail`, SAVE, 'nightly'],
  ['staff', `${JOBS}/detail/:job`, SAVE],
  ['staff', `${JOBS}/detail/:job/application`, byRole('button', /^เพิ่มศิลปิน$/)],
  ['staff', `${JOBS}/detail/:job/application?view=table`, byRole('button', /^เพิ่มศิลปิน$/), 'nightly'],
  ['staff', `${JOBS}/detail/:job/request`, byRole('link', /^เชิญศิลปิน$/)],
  ['staff', `${JOBS}/detail/:job/request/invite`, byRole('button', /^ตัวกรอง/)],
  ['business', `${BUSINESSES}/detail`, SAVE],
  ['business', JOBS, byRole('link', /^สร้างงาน$/), 'nightly'],
  ['business', `${JOBS}/detail/:job`, SAVE, 'nightly'],
  ['business', `${JOBS}/detail/:job/application`, byRole('button', /^บอร์ด$/), 'nightly'],
];

const OF_BUSINESS: readonly Screen[] = [
  ['staff', `${BUSINESS}/dashboard`, byRole('link', /งานที่เปิดรับ$/)],
  ['staff', `${BUSINESS}/dashboard/profile`, byRole('searchbox', /ธุรกิจ/)],
  ['staff', `${BUSINESS}/proposal`, byRole('link', /^สร้างข้อเสนอ$/)],
  ['staff', `${BUSINESS}/proposal/detail`, byRole('button', /^เพิ่มศิลปิน$/)],
  ['staff', `${BUSINESS}/booking`, byRole('button', /^เพิ่มคิวหรือออปชัน$/)],
  ['staff', `${BUSINESS}/booking?view=talent`, byRole('button', /^ตามศิลปิน$/)],
  ['staff', `${BUSINESS}/booking?view=list`, byRole('button', /^รายการ$/), 'nightly'],
  ['staff', `${BUSINESS}/application`, byRole('button', /^ตัวกรอง/)],
  ['staff', `${BUSINESS}/request`, byRole('button', /^ตัวกรอง/)],
  ['business', `${BUSINESS}/application`, byRole('button', /^ตัวกรอง/), 'nightly'],
  ['staff', '/management/notice', byRole('link', /^ตั้งค่า$/)],
  ['staff', '/management/setting/notice', byRole('radio', /^ทันที$/)],
  ['business', `${BUSINESS}/dashboard`, byRole('link', /งานที่เปิดรับ$/), 'nightly'],
  ['business', `${BUSINESS}/proposal`, byRole('searchbox', /ข้อเสนอ/), 'nightly'],
  ['business', `${BUSINESS}/booking`, byRole('button', /^รายเดือน$/), 'nightly'],
  ['talent', '/talent/profile/calendar', byRole('link', /^แก้ไขวันที่ไม่รับงาน$/)],
  ['talent', '/talent/profile/job', byRole('link', /^ดูงานที่เปิดรับ$/)],
];

const OF_ARTICLES: readonly Screen[] = [
  ['staff', `${CONTENT}/news`, byRole('link', /^เขียนข่าว$/)],
  ['staff', `${CONTENT}/news/detail`, byRole('button', /^เผยแพร่$/), 'nightly'],
  ['staff', `${CONTENT}/news/detail/:news`, SAVE],
  ['staff', `${CONTENT}/news/detail/:news?tab=versions`, byRole('link', /^ดูบนเว็บไซต์$/)],
  ['staff', `${CONTENT}/talkofthetown`, byRole('searchbox', /ค้นหา/), 'nightly'],
];

const OF_CONTENT: readonly Screen[] = [
  ['staff', `${CONTENT}/tag`, byRole('button', /^สร้างแท็ก$/)],
  ['staff', `${CONTENT}/client`, byRole('link', /^เพิ่มลูกค้า$/)],
  ['staff', `${CONTENT}/client/detail`, SAVE, 'nightly'],
  ['staff', `${CONTENT}/client/detail/:client`, byRole('link', /^https:/)],
  ['staff', `${CONTENT}/page`, byRole('link', /^นโยบายคุกกี้/)],
  ['staff', `${CONTENT}/page/detail/terms`, SAVE],
  ['staff', `${CONTENT}/home`, SAVE],
  ['staff', `${CONTENT}/golive`, byRole('link', /^หน้านโยบายคุกกี้$/)],
  ['staff', `${CONTENT}/media`, byRole('button', /^อัปโหลดรูป$/)],
];

const OF_SETTINGS: readonly Screen[] = [
  ['admin', `${SETTING}/user`, byRole('link', /^เพิ่มผู้ใช้งาน$/)],
  ['admin', `${SETTING}/user/detail`, SAVE, 'nightly'],
  ['admin', `${SETTING}/user/detail/:person`, MORE],
  ['admin', `${SETTING}/privacy`, byRole('link', /^บันทึกคำขอ$/)],
  ['admin', `${SETTING}/privacy/detail`, byRole('button', /^บันทึกคำขอ$/)],
  ['admin', `${SETTING}/audit`, byRole('button', /^ส่งออก$/)],
  ['admin', `${SETTING}/site`, byRole('button', /^เพิ่มประกาศ$/)],
  ['admin', `${SETTING}/security`, byRole('switch', /^กำหนดให้ทีมงาน/)],
  ['admin', `${SETTING}/release`, byRole('link', /^mf-public$/)],
  ['admin', `${SETTING}/release/mf-public`, byRole('button', /^ระงับการเผยแพร่$/)],
  ['admin', `${SETTING}/account?tab=security`, byRole('button', /^เปลี่ยนรหัสผ่าน$/)],
  // Other sign-ins of this user are devices as well.
  ['admin', `${SETTING}/account?tab=devices`, byRole('button', /^ออกจากระบบบนอุปกรณ์อื่น/)],
  ['business', `${SETTING}/account`, SAVE, 'nightly'],
  ['talent', `${SETTING}/account?tab=data`, byRole('button', /ข้อมูล/)],
];

/** Groups by title. */
const SWEEPS: Record<string, readonly Screen[]> = {
  'businesses and jobs': OF_JOBS,
  'proposals, bookings, notices and figures': OF_BUSINESS,
  'news and Talk of the town': OF_ARTICLES,
  'clients, tags, pages and pictures': OF_CONTENT,
  'users, requests, the audit log and settings': OF_SETTINGS,
};

type Listed = Record<'id' | 'businessProfileId', string>;

/** Lists whose first record replaces a placeholder, the user who requests them, and the field used. */
const LISTS: Record<string, readonly [account: Account, list: string, field: keyof Listed]> = {
  ':job': ['business', '/api/management/job?status=Open', 'id'],
  ':business': ['business', '/api/management/job?status=Open', 'businessProfileId'],
  ':news': ['admin', '/api/management/news?type=General', 'id'],
  ':client': ['admin', '/api/management/client?', 'id'],
  ':person': ['admin', '/api/management/profile?', 'id'],
};

/** The address with the placeholder replaced by a record. */
async function addressOf(pattern: string): Promise<string> {
  const placeholder = /:\w+/.exec(pattern)?.[0];
  if (!placeholder) return pattern;
  const [account, list, field] = LISTS[placeholder]!;
  const session = await openSession(siteUrl(), account);
  const { items } = await ask<{ items: Listed[] }>(siteUrl(), session, `${list}&size=1`);
  return pattern.replace(placeholder, items[0]![field]);
}

for (const [subject, all] of Object.entries(SWEEPS)) {
  const screens = all.filter(([, , , when]) => isFullRun || when !== 'nightly');
  for (const account of new Set(screens.map(([whose]) => whose))) {
    test.describe(`as ${account}`, () => {
      test.use({ account });

      test(`${subject} are whole in both languages and themes, wide and narrow, by keyboard alone`, async ({
        page,
      }) => {
        test.setTimeout(300_000);
        const pages: [address: string, action: Find][] = [];
        for (const [whose, pattern, action] of screens) {
          if (whose === account) pages.push([await addressOf(pattern), action]);
        }
        await expectPagesWork(page, pages);
      });
    });
  }
}
