import { emailOf } from './support/accounts.ts';
import { declarationOf, publicAddresses, type PublicAddress } from './support/addresses.ts';
import { expect, isFullRun, siteUrl, test } from './support/journey.ts';
import { expectPagesWork, byRole, type Find } from './support/sweep.ts';

// They share no state, and each is long.
test.describe.configure({ mode: 'parallel' });

const record =
  (folder: string): Find =>
  (main) =>
    main.getByRole('heading').locator(`a[href^="${folder}/"]`).first();
const partOfText: Find = (main) => main.getByRole('navigation').getByRole('link').first();

/** Main content of the pages, by group. */
const SWEEPS: Record<string, Record<string, Find>> = {
  'home, talents and clients': {
    '/': byRole('link', /^พบศิลปินของเรา$/),
    '/talent': record('/talent'),
    '/talent/shortlist': byRole('link', /^ดูศิลปินทั้งหมด$/),
    '/talent/:id': byRole('link', /^ติดต่อทีมแคสติ้ง$/),
    '/client': byRole('link', /^เปิดบัญชีธุรกิจ$/),
  },
  'news, jobs and texts': {
    '/news': record('/news'),
    '/news/:id': byRole('button', /^คัดลอกลิงก์$/),
    '/talkofthetown': record('/talkofthetown'),
    '/talkofthetown/:id': byRole('button', /^คัดลอกลิงก์$/),
    '/job': record('/job'),
    '/job/:jobId': byRole('link', /^เข้าสู่ระบบ$/),
    '/privacy': partOfText,
    '/terms': partOfText,
    '/cookies': partOfText,
  },
  'forms and links of mails': {
    '/contact': byRole('button', /^ส่งข้อความ/),
    '/brief': byRole('button', /^ส่งบรีฟ/),
    '/register/talent': byRole('button', /^ถัดไป$/),
    '/register/business': byRole('button', /^ถัดไป$/),
    '/newface': byRole('button', /^ส่งใบสมัคร$/),
    '/newface/:token': byRole('link', /^สมัครใหม่$/),
    '/guardian/:token': byRole('link', /^ติดต่อเรา$/),
    '/forgotpassword': byRole('button', /^ส่งลิงก์$/),
    '/resetpassword/:email/:token': byRole('button', /^ตั้งรหัสผ่านใหม่$/),
    '/emailchange/:token': byRole('link', /^ไปที่หน้าแรก$/),
    '/confirmemail/:token': byRole('link', /^เข้าสู่ระบบ$/),
    '/unlock/:token': byRole('button', /^ปลดล็อก$/),
    '/404': byRole('link', /^ไปที่หน้าแรก$/),
  },
};

/** Expected browser errors: the page not found, and used links. */
const COMPLAINTS: Partial<Record<string, RegExp>> = {
  '/newface/:token': /status of 410 .*\/api\/newface\/state/,
  '/guardian/:token': /status of 410 .*\/api\/guardian/,
  '/emailchange/:token': /status of 410 .*\/api\/authorization\/emailchange/,
  '/confirmemail/:token': /status of 410 .*\/api\/authorization\/register\/link/,
  '/404': /status of 404 .*\/404(\?lang=en)?$/,
};

/** Similar pages, which are left to the full run. */
const NIGHTLY_PAGES = ['/talkofthetown', '/talkofthetown/:id', '/terms', '/cookies'];

async function firstOf(list: string): Promise<string[]> {
  const { items } = (await (await fetch(siteUrl() + list)).json()) as { items: { id: string }[] };
  return items.map(({ id }) => id);
}

/** One address for every public page of the site. */
async function everyPage(): Promise<PublicAddress[]> {
  const [talents, news, talks, jobs] = await Promise.all([
    firstOf('/api/talent?size=1'),
    firstOf('/api/news?type=General&size=1'),
    firstOf('/api/news?type=TalkOfTheTown&size=1'),
    firstOf('/api/job?open=true&size=1'),
  ]);
  const ofShell: Partial<Record<string, string>> = {
    '/resetpassword/:email/:token': `/resetpassword/${emailOf('talent')}/0123456789`,
    '/emailchange/:token': `/emailchange/${'0'.repeat(43)}`,
    '/confirmemail/:token': `/confirmemail/${'0'.repeat(43)}`,
    '/unlock/:token': `/unlock/${'0'.repeat(43)}`,
  };
  const shell = declarationOf('shell')
    .routes.filter(({ access }) => access === 'public')
    .map(({ path: pattern }) => ({ pattern, address: ofShell[pattern] ?? pattern }));
  // With guessed tokens: valid links exist in mails only.
  const tokens = ['0'.repeat(43)];
  return [...publicAddresses({ talents, news, talks, jobs, tokens }), ...shell];
}

/** Addresses used outside of the site: in texts, mails and bookmarks. */
const PROMISED: readonly [owner: string, access: string, paths: string[]][] = [
  ['mf-public', 'public', ['/', '/talent', '/talent/:id', '/job', '/job/:jobId', '/client']],
  ['mf-public', 'public', ['/news', '/news/:id', '/talkofthetown', '/talkofthetown/:id']],
  ['mf-public', 'public', ['/register/talent', '/register/business', '/contact', '/brief']],
  ['mf-public', 'public', ['/newface', '/newface/:token']],
  ['mf-public', 'public', ['/privacy', '/terms', '/cookies', '/talent/shortlist']],
  [
    'shell',
    'public',
    [
      '/forgotpassword',
      '/resetpassword/:email/:token',
      '/emailchange/:token',
      '/confirmemail/:token',
      '/unlock/:token',
      '/404',
    ],
  ],
  ['shell', 'signed-in', ['/management', '/management/:section']],
  ['mf-talent', 'signed-in', ['/talent/profile', '/management/talent/model']],
  ['mf-business', 'signed-in', ['/management/business/job']],
  ['mf-cms', 'signed-in', ['/management/cms/news', '/management/cms/news/detail/:id']],
  ['mf-cms', 'signed-in', ['/management/cms/news/detail', '/management/cms/talkofthetown']],
  [
    'mf-cms',
    'signed-in',
    ['/management/cms/talkofthetown/detail', '/management/cms/talkofthetown/detail/:id'],
  ],
  ['mf-settings', 'signed-in', ['/management/setting/user']],
];

test('every promised address is declared, for those it is promised to', () => {
  for (const [owner, access, paths] of PROMISED) {
    const declared = declarationOf(owner).routes.map((route) => [route.path, route.access]);
    expect(declared, owner).toEqual(expect.arrayContaining(paths.map((one) => [one, access])));
  }
});

test('the main menu has its four entries, then jobs', () => {
  const entries = declarationOf('mf-public').menu.filter(({ section }) => section === 'main');
  const inOrder = entries.toSorted((a, b) => a.order - b.order);
  expect(inOrder.map(({ label, path }) => [label.th, label.en, path])).toEqual([
    ['เกี่ยวกับเรา', 'About us', '/#about-us'],
    ['ศิลปินของเรา', 'Our talents', '/talent'],
    ['ข่าวสาร', 'News', '/news'],
    ['ลูกค้าของเรา', 'Our clients', '/client'],
    ['หางาน', 'Jobs', '/job'],
  ]);
});

test('every public page is swept', async () => {
  const patterns = (await everyPage()).map(({ pattern }) => pattern);
  expect(Object.values(SWEEPS).flatMap(Object.keys).toSorted()).toEqual(patterns.toSorted());
});

for (const [subject, actions] of Object.entries(SWEEPS)) {
  test(`${subject} are whole in both languages and themes, wide and narrow, by keyboard alone`, async ({
    page,
    faults,
  }) => {
    test.setTimeout(300_000);
    const pages: [address: string, action: Find][] = [];
    for (const { pattern, address } of await everyPage()) {
      if (!isFullRun && NIGHTLY_PAGES.includes(pattern)) continue;
      const action = actions[pattern];
      const complaint = COMPLAINTS[pattern];
      if (action && complaint) faults.announce(complaint);
      if (action) pages.push([address, action]);
    }
    await expectPagesWork(page, pages);
  });
}
