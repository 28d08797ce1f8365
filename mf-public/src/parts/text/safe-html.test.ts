import { safeHtml } from './safe-html.ts';

const IMAGE = '/api/image/0193a000-0000-7000-8000-000000000001/960.webp';

test.each([
  '<h2>ก</h2><p><strong>ข</strong> <a href="/talent">ค</a></p><ol start="3"><li><p>ง</p></li></ol>',
  '<table><tbody><tr><th scope="row">ก</th><td colspan="2">ข</td></tr></tbody></table>',
  `<figure data-size="small" data-align="left"><img src="${IMAGE}" alt="ภาพ" width="800" height="600"><figcaption>ค</figcaption></figure>`,
  '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener noreferrer">Trailer</a></figure>',
])('what an editor makes is shown: %s', (html) => {
  expect(safeHtml(html)).toBe(html);
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<img src="https://evil.test/pixel.gif">',
  '<svg onload=alert(1)><script>alert(1)</script><a href="javascript:alert(1)">x</a></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style></mglyph></table></mtext></math>',
  '<iframe src="https://evil.test" srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="x"></object><embed src="x"><base href="https://evil.test/">',
  '<form action="https://evil.test"><input name="password"><button>x</button></form>',
  '<template><img src=x onerror=alert(1)></template><noscript><img src=x></noscript>',
  '<p style="position:fixed" class="x" id="dara-root" onclick="alert(1)">ok</p>',
  '<a href="javascript:alert(1)">ok</a><a href=" java&#10;script:alert(1)">ok</a>',
  '<a href="//evil.test">ok</a><a href="/\\evil.test">ok</a><a href="data:text/html,x">ok</a>',
  '<figure data-embed="evil" data-id="x"></figure><figure data-embed="youtube" data-id="../x"></figure>',
  `<img src="${IMAGE}?x" srcset="https://evil.test/x 1x">`,
])('what could run or lead astray is not: %s', (html) => {
  const safe = safeHtml(html);
  expect(safe).not.toMatch(
    /<(?:script|style|svg|math|iframe|object|embed|form|input|base|template|img)/i,
  );
  expect(safe).not.toMatch(/<[^>]*\s(?:on\w+|style|class|id|srcset|data-id)=/i);
  expect(safe).not.toMatch(/<[^>]*(?:javascript:|data:|evil\.test|\/\\)/i);
  expect(safeHtml(safe)).toBe(safe);
});

test('nesting without end costs nothing', () => {
  const deep = '<div>'.repeat(500) + 'x';
  expect(safeHtml(deep).match(/<div>/g)?.length).toBeLessThan(40);
});
