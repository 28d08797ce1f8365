const page = (title: string, thai: string, english: string): string =>
  `<!doctype html><html lang="th"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title>
<style>:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-items:center;font:1.05rem/1.7 'Noto Sans Thai',system-ui,sans-serif}
main{max-width:36rem;padding:2rem;border-top:4px solid #c8102e}h1{font-size:1.6rem;margin:0 0 1rem}p{margin:.5rem 0}</style></head>
<body><main><h1>ดารา · Dara</h1><p lang="th">${thai}</p><p lang="en">${english}</p></main></body></html>`;

/** Shown when not even the shell can be served; needs nothing but itself. */
export const UNAVAILABLE_PAGE = page(
  'ดารา · Dara',
  'ขออภัย เว็บไซต์ยังไม่พร้อมให้บริการในขณะนี้ กรุณาลองใหม่อีกครั้งในอีกสักครู่',
  'Sorry, the site is not available right now. Please try again in a moment.',
);

/** Shown when a document could not be put together for a reason nobody foresaw. */
export const FAILED_PAGE = page(
  'ดารา · Dara',
  'ขออภัย เกิดข้อผิดพลาดขึ้น กรุณาโหลดหน้านี้อีกครั้ง',
  'Sorry, something went wrong. Please load this page again.',
);

/** The mark of Dara, a star. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#c8102e"/>' +
  '<path fill="#fff" d="M16 5.2l3.1 7 7.6.8-5.7 5.1 1.6 7.5L16 21.8l-6.6 3.8L11 18.1l-5.7-5.1 7.6-.8z"/></svg>';

export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Allow: /api/image/',
    'Disallow: /api/',
    'Disallow: /_dara/',
    'Disallow: /management/',
    'Disallow: /talent/profile',
    `# ${origin}`,
    '',
  ].join('\n');
