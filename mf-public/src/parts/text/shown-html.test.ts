import { shownHtml } from './shown-html.ts';

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
