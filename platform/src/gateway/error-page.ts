import type { SiteDeclaration } from '@dara/contract';
import { escapeXml } from './xml.ts';

/** Name of the site in each of its languages. */
export const fullName = ({ name }: SiteDeclaration): string =>
  [...new Set([name.th, name.en])].join(' · ');

/** A self-contained page without scripts; `body` is HTML. */
export function plainDocument(site: SiteDeclaration, body: string, style = ''): string {
  const name = escapeXml(fullName(site));
  return `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${name}</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.05rem/1.7 'Noto Sans Thai',system-ui,sans-serif}
main{max-width:36rem;padding:2rem;border-top:4px solid ${site.icon.background}}h1{font-size:1.6rem;margin:0 0 1rem}p{margin:.5rem 0}${style}</style></head>
<body><main><h1>${name}</h1>${body}</main></body></html>`;
}

const page = (site: SiteDeclaration, thai: string, english: string): string =>
  plainDocument(site, `<p lang="th">${thai}</p><p lang="en">${english}</p>`);

/** Sent if not even the shell can be served; self-contained. */
export const unavailablePage = (site: SiteDeclaration): string =>
  page(
    site,
    'ขออภัย เว็บไซต์ยังไม่พร้อมให้บริการในขณะนี้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    'Sorry, the site is not available right now. Please try again in a moment.',
  );

/** Sent to an address that requests too many uncached pages. */
export const busyPage = (site: SiteDeclaration): string =>
  page(
    site,
    'ขออภัย มีการเปิดหน้าเว็บจากเครือข่ายของคุณมากเกินไปในขณะนี้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
    'Sorry, too many pages were requested from your network. Please try again in a moment.',
  );

/** Sent after an unexpected error. */
export const failedPage = (site: SiteDeclaration): string =>
  page(
    site,
    'ขออภัย เกิดข้อผิดพลาดขึ้น กรุณาโหลดหน้านี้อีกครั้ง',
    'Sorry, something went wrong. Please load this page again.',
  );
