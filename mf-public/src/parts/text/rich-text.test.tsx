import { renderPart } from '@dara/kit/testing';
import { EMBED_FRAME_ORIGINS } from '@dara/model';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import declaration from '../../../remote.json';
import remote from '../../remote.tsx';
import { RichText } from './rich-text.tsx';
import { safeHtml } from './safe-html.ts';
import { shownHtml } from './shown-html.ts';
import { withSections } from './sections.ts';
import { UnbrokenName, UnbrokenWords, withUnbrokenWords } from './unbroken-words.tsx';

const FIGURE =
  '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ" target="_blank" rel="noopener noreferrer">Trailer</a><figcaption>The first one</figcaption></figure>';

const show = (html: string) =>
  renderPart(<RichText html={{ th: html, en: html }} />, {
    locale: 'en',
    messages: remote.messages,
  });

test('a player is loaded once a user presses play, after it was said who learns of it', async () => {
  await show(`<p>Look</p>${FIGURE}`);
  const play = await screen.findByRole('button', { name: 'Play Trailer' });
  expect(screen.getByText(/loads this from YouTube, which then learns your IP/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open at YouTube' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  );
  expect(document.querySelector('iframe')).toBeNull();
  await userEvent.click(play);
  const frame = screen.getByTitle('Trailer');
  expect(frame).toHaveAttribute(
    'src',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1',
  );
  expect(screen.getByText('The first one')).toBeVisible();
});

test('what names no known player stays a link', async () => {
  await show(
    `${FIGURE}<figure data-embed="youtube" data-id="../evil"><a href="https://a.test">Other</a></figure>`,
  );
  await screen.findByRole('button', { name: 'Play Trailer' });
  expect(screen.getByRole('link', { name: 'Other' })).toBeVisible();
});

test('pages may frame the players, and nothing else', () => {
  expect(declaration.frames).toEqual(EMBED_FRAME_ORIGINS);
});

describe('safe html', () => {
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
});

describe('shown html', () => {
  test('a table scrolls in a place that has a name and takes the focus', () => {
    expect(shownHtml('<p>ก</p><table><tbody></tbody></table>', 'A "table"')).toBe(
      '<p>ก</p><div class="table" role="region" tabindex="0" aria-label="A &quot;table&quot;"><table><tbody></tbody></table></div>',
    );
  });

  test('borrowed words stay whole, and text about tables is text', () => {
    expect(shownHtml('<p>ไอดอล &lt;table&gt;</p>', 'x')).toBe(
      '<p><span class="whole">ไอดอล</span> &lt;table&gt;</p>',
    );
  });
});

describe('sections', () => {
  it('gives each heading an id by its place, the same in both languages', () => {
    const th = withSections('<p>นำ</p><h2>หนึ่ง</h2><p>ก</p><h3>ย่อย</h3><h2>สอง</h2>');
    const en = withSections('<h2>One</h2><h2>Two</h2>');
    expect(th.html).toBe(
      '<p>นำ</p><h2 id="section-1">หนึ่ง</h2><p>ก</p><h3>ย่อย</h3><h2 id="section-2">สอง</h2>',
    );
    expect(th.sections).toEqual([
      { id: 'section-1', title: 'หนึ่ง' },
      { id: 'section-2', title: 'สอง' },
    ]);
    expect(en.sections.map(({ id }) => id)).toEqual(th.sections.map(({ id }) => id));
  });

  it('tells headings as text and leaves empty ones out', () => {
    const { html, sections } = withSections(
      '<h2><strong>A &amp; B</strong> &lt;script&gt;</h2><h2> <br /></h2><h2>\nC</h2>',
    );
    expect(sections).toEqual([
      { id: 'section-1', title: 'A & B <script>' },
      { id: 'section-2', title: 'C' },
    ]);
    expect(html).toContain('<h2 id="section-1"><strong>A &amp; B</strong> &lt;script&gt;</h2>');
  });

  it('does with text that has no headings', () => {
    expect(withSections('')).toEqual({ html: '', sections: [] });
    expect(withSections('<p>ก</p>').sections).toEqual([]);
  });
});

describe('unbroken words', () => {
  it('keeps borrowed words on one line and the text unchanged', async () => {
    await renderPart(
      <p>
        <UnbrokenWords>ครีเอเตอร์ส่งคอมโพสิตการ์ดให้ทีมแคสติ้ง</UnbrokenWords>
      </p>,
    );
    const text = screen.getByText(/ส่ง/);
    expect(text).toHaveTextContent(/^ครีเอเตอร์ส่งคอมโพสิตการ์ดให้ทีมแคสติ้ง$/);
    for (const word of ['ครีเอเตอร์', 'คอมโพสิตการ์ด', 'แคสติ้ง']) {
      expect(screen.getByText(word)).toHaveStyle({ 'white-space': 'nowrap' });
    }
  });

  it('leaves tags and their attributes alone', () => {
    expect(withUnbrokenWords('<img alt="ไอดอล"><p>ไอดอลไทย</p>')).toBe(
      '<img alt="ไอดอล"><p><span class="whole">ไอดอล</span>ไทย</p>',
    );
  });

  it('keeps the mark of repetition with the letter before it', () => {
    const whole = (text: string) => `<span class="whole">${text}</span>`;
    expect(withUnbrokenWords('แฟน ๆ มาดูไอดอล ๆ จริงๆ ดีๆ')).toBe(
      `แฟ${whole('น ๆ')} มาดู${whole('ไอดอล ๆ')} จริ${whole('งๆ')} ${whole('ดีๆ')}`,
    );
  });

  it('keeps the parts of a name whole', async () => {
    await renderPart(
      <h2>
        <UnbrokenName>ณัฐวรา วงศ์ไพศาล</UnbrokenName>
      </h2>,
    );
    expect(screen.getByRole('heading', { name: 'ณัฐวรา วงศ์ไพศาล' })).toBeVisible();
    expect(screen.getByText('วงศ์ไพศาล')).toHaveStyle({ display: 'inline-block' });
  });
});
