import { withSections } from './sections.ts';

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
