import {
  PREVIEW_LEAVE_PATH,
  PREVIEW_PATH,
  type ReleasePreview,
  type SiteDeclaration,
} from '@dara/contract';
import { plainDocument } from './error-page.ts';
import { escapeXml } from './xml.ts';
import type { RegistryError } from '../registry/registry-error.ts';

interface Shown {
  site: SiteDeclaration;
  preview: ReleasePreview;
}

const style = ({ icon }: SiteDeclaration): string => `
main{width:100%;box-sizing:border-box}ul{margin:1rem 0;padding:0;list-style:none}
li{margin:.5rem 0;padding:.5rem .75rem;border:1px solid color-mix(in srgb,currentColor 25%,transparent);border-radius:8px;overflow-wrap:anywhere}
strong{display:block}.note{margin:1rem 0;padding:.75rem 1rem;border-inline-start:4px solid ${icon.background};background:color-mix(in srgb,currentColor 7%,transparent)}
form,.way{display:flex;flex-wrap:wrap;gap:.75rem 1.25rem;align-items:center;margin-top:1.25rem}
button{min-height:48px;padding:.4rem 1.25rem;border:0;border-radius:8px;font:inherit;font-weight:600;color:${icon.color};background:${icon.background};cursor:pointer}
a{display:inline-block;padding:.6rem 0;color:inherit}button:focus-visible,a:focus-visible{outline:3px solid currentColor;outline-offset:3px}`;

/** One line for each language of the site's own pages. */
const both = (thai: string, english: string): string =>
  `<p lang="th">${thai}</p><p lang="en">${english}</p>`;

const inBoth = (thai: string, english: string): string =>
  `<span lang="th">${thai}</span> · <span lang="en">${english}</span>`;

const homeLink = (thai: string, english: string): string =>
  `<a href="/">${inBoth(thai, english)}</a>`;

function timeIn(language: string, until: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' } as const;
  return `${new Intl.DateTimeFormat(language, format).format(new Date(until))} (UTC)`;
}

const untilLines = ({ until }: ReleasePreview): string =>
  both(`ดูได้ถึง ${timeIn('th-TH', until)}`, `Until ${timeIn('en-GB', until)}`);

const releaseItem = (
  { name, version }: ReleasePreview['releases'][number],
  publisher?: string,
): string => {
  const by = publisher === undefined ? '' : escapeXml(publisher);
  return `<li><strong>${escapeXml(name)} ${escapeXml(version)}</strong>${by && inBoth(`ส่งขึ้นโดย ${by}`, `published by ${by}`)}</li>`;
};

/** Asks before a preview starts: its releases run with the session of who opens it. */
export function consentPage({
  site,
  preview,
  publishers,
  token,
}: Shown & { publishers: readonly (string | undefined)[]; token: string }): string {
  const items = preview.releases.map((release, at) => releaseItem(release, publishers[at]));
  const body = `${both(
    'ลิงก์นี้แสดงเวอร์ชันที่ยังไม่ได้ใช้จริงบนเว็บไซต์นี้ เฉพาะในเบราว์เซอร์ของคุณ',
    'This link shows versions that are not live yet, on this site, in your browser only.',
  )}
<ul>${items.join('')}</ul>${untilLines(preview)}
<div class="note">${both(
    'โค้ดของเวอร์ชันนี้จะทำงานด้วยบัญชีที่คุณเข้าสู่ระบบอยู่ จึงอ่านและเปลี่ยนแปลงข้อมูลได้ทุกอย่างเหมือนคุณ และยังไม่มีใครรับรองให้ใช้จริง เริ่มเฉพาะเมื่อคุณรู้จักผู้ที่ส่งลิงก์นี้และไว้ใจผู้ที่ส่งเวอร์ชันนี้ขึ้น',
    'The code of these versions runs with your account: it can read and change whatever you can, and it is not approved for the live site. Start only if you know who sent you this link and trust who published the versions.',
  )}</div>
<form method="post" action="${PREVIEW_PATH}"><input type="hidden" name="token" value="${escapeXml(token)}">
<button>${inBoth('เริ่มดูตัวอย่าง', 'Start the preview')}</button>${homeLink('ไม่ดู ไปหน้าแรก', 'No, go to the home page')}</form>`;
  return plainDocument(site, body, style(site));
}

/** Where a shell without the badge leaves its preview. */
export function currentPage({ site, preview }: Shown): string {
  const body = `${both('เบราว์เซอร์นี้กำลังแสดงตัวอย่าง', 'This browser shows a preview.')}
<ul>${preview.releases.map((release) => releaseItem(release)).join('')}</ul>${untilLines(preview)}
<form method="post" action="${PREVIEW_LEAVE_PATH}"><button>${inBoth('ออกจากตัวอย่าง', 'Leave the preview')}</button>${homeLink('ดูต่อ', 'Continue')}</form>`;
  return plainDocument(site, body, style(site));
}

/** There is no preview, and no link was opened. */
export const noPreviewPage = (site: SiteDeclaration): string =>
  plainDocument(
    site,
    `${both('เบราว์เซอร์นี้ไม่ได้แสดงตัวอย่าง', 'This browser shows no preview.')}<p class="way">${homeLink('ไปหน้าแรก', 'Go to the home page')}</p>`,
    style(site),
  );

const REASONS: Record<string, [thai: string, english: string]> = {
  PREVIEW_INVALID: [
    'ลิงก์นี้ไม่ครบหรือถูกแก้ไข คัดลอกลิงก์ทั้งหมดแล้วเปิดอีกครั้ง',
    'This link is incomplete or was changed. Copy the whole link and open it again.',
  ],
  PREVIEW_ENDED: [
    'ตัวอย่างนี้สิ้นสุดแล้ว ลิงก์หมดอายุ หรือเวอร์ชันถูกลบหรือถูกระงับ ขอลิงก์ใหม่จากผู้ที่ส่งให้คุณ',
    'This preview has ended: its link expired, or a version was removed or marked as bad. Ask the sender for a new link.',
  ],
  PREVIEW_REFUSED: [
    'แสดงเวอร์ชันนี้ร่วมกับเว็บไซต์ที่ใช้จริงไม่ได้ ทีมที่ส่งขึ้นต้องแก้ไขรายการเหล่านี้ก่อน',
    'These versions do not fit what is live. The team that published them has to fix this first:',
  ],
};

/** Why a preview is not shown. */
export function refusedPage(site: SiteDeclaration, { code, problems }: RegistryError): string {
  const [thai, english] = REASONS[code] ?? ['แสดงตัวอย่างไม่ได้', 'The preview cannot be shown.'];
  const lines = problems.map((problem) => `<li lang="en">${escapeXml(problem)}</li>`);
  const list = lines.length > 0 ? `<ul>${lines.join('')}</ul>` : '';
  return plainDocument(
    site,
    `${both(thai, english)}${list}<p class="way">${homeLink('ไปยังเว็บไซต์ที่ใช้จริง', 'Go to the live site')}</p>`,
    style(site),
  );
}
