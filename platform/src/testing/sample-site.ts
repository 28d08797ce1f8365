import type { ReleaseManifest, SiteDeclaration } from '@dara/contract';

/** Remotes of tests that are not about grants. */
const GRANTED = [
  ...['about', 'article', 'beside', 'book', 'broken', 'cast', 'desk', 'draft', 'event', 'fair'],
  ...['home', 'late', 'link', 'long', 'moved', 'next', 'note', 'notes', 'offer', 'old', 'open'],
  ...['other', 'public', 'shelf', 'shop', 'spy', 'talk', 'talks', 'third', 'web-events'],
  ...Array.from({ length: 26 }, (_, index) => String.fromCharCode(97 + index)),
  ...Array.from({ length: 60 }, (_, index) => `t${index + 1}`),
];

/** The site declaration of the tests. */
export const SAMPLE_SITE: SiteDeclaration = {
  name: { th: 'ตัวอย่าง', en: 'Sample' },
  description: { th: 'เว็บไซต์สำหรับทดสอบ', en: 'A site to try things on' },
  icon: { path: 'M4 4h16v16H4Z', size: 24, color: '#fff', background: '#123456' },
  paper: { light: '#fafafa', dark: '#101010' },
  passwordPath: '/mine?tab=password',
  roles: [
    { name: 'Reader', label: { th: 'ผู้อ่าน', en: 'Reader' } },
    { name: 'Editor', label: { th: 'ผู้เขียน', en: 'Editor' } },
  ],
  robots: { disallow: ['/management/'] },
  grants: Object.fromEntries(
    GRANTED.map((name) => [
      `mf-${name}`,
      ['prefix:/', 'menu:main', 'secret:/', 'frame:https://player.test', 'slot:mf-talk/beside'],
    ]),
  ),
};

/** A remote with two feeds and crawler rules. */
export const sampleFeeds = {
  change: ({ declaration }: ReleaseManifest): void => {
    declaration.feeds = [
      { path: '/note', type: 'General', title: { th: 'บันทึก', en: 'Notes' } },
      { path: '/tale', type: 'Tale', title: { th: 'เรื่องเล่า', en: 'Tales' } },
    ].map((feed) => ({ ...feed, description: feed.title }));
    declaration.robots = { allow: ['/api/share/'], disallow: ['/mine'] };
  },
};
