import { DOCS } from '../testing/docs.ts';
import { WORD } from '../testing/word.ts';
import { written } from '../testing/written.ts';
import { cleanPaste } from './clean-paste.ts';

const pasted = (html: string) => written(cleanPaste(html).html);

test('Word becomes headings, lists, formats and a table, without a trace of Word', () => {
  expect(pasted(WORD)).toBe(
    [
      '<h2>งานประกาศรางวัล</h2><h2>ผู้ชนะ</h2>',
      '<p><strong>ดาวเด่น</strong> <em>of the year</em> <u>2569</u> <a href="https://dara.test/a">อ่านต่อ</a></p>',
      '<ul><li><p>นักแสดงนำ</p><ul><li><p>ชาย</p></li></ul></li><li><p>ผู้กำกับ</p></li></ul>',
      '<p>ลำดับ</p><ol><li><p>ที่หนึ่ง</p></li><li><p>ที่สอง</p></li></ol>',
      '<table><tbody><tr><td><p>ชื่อ</p></td><td colspan="2"><p>คะแนน</p></td></tr></tbody></table>',
    ].join(''),
  );
  expect(cleanPaste(WORD).pictures).toBe(1);
});

test('Google Docs says by styles what is bold, struck or raised', () => {
  expect(pasted(DOCS)).toBe(
    [
      '<h2>เปิดตัวซีรีส์</h2>',
      '<p>นำแสดงโดย <strong>มะลิ</strong> และ <strong><em><s>ฟ้า</s></em></strong><sup>2</sup></p>',
      '<ul><li><p>ตอนแรก</p><ul><li><p>กรุงเทพฯ</p></li></ul></li></ul>',
      '<p><a href="https://dara.test/talent">ดูศิลปิน</a><u>สำคัญ</u></p>',
      '<table><tbody><tr><td><p>วัน</p></td><td><p>เวลา</p></td></tr></tbody></table>',
    ].join(''),
  );
  expect(cleanPaste(DOCS).pictures).toBe(1);
});

test.each([
  ['a picture within the text', '<p>ก<img src="data:image/png;base64,AAAA"></p>', 1],
  ['a picture of another site', '<p>ก</p><figure><img src="https://a.test/x.jpg"></figure>', 1],
  ['a script', '<p>ก</p><script>alert(1)</script><style>p{}</style>', 0],
  ['a place in another document', '<p><a href="#_Toc1">ก</a></p>', 0],
  ['an address that runs', '<p><a href="javascript:alert(1)">ก</a></p>', 0],
  ['classes, styles and handlers', '<p class="x" style="color:red" onclick="x()">ก</p>', 0],
])('%s does not come along', (_what, html, pictures) => {
  expect(pasted(html)).toBe('<p>ก</p>');
  expect(cleanPaste(html).pictures).toBe(pictures);
});

test('own pictures and players are copied from text to text', () => {
  const own =
    '<figure data-size="small" data-align="left"><img src="/api/image/0193a000-0000-7000-8000-000000000001/960.webp" alt="ภาพ" width="800" height="600" data-alt-th="ภาพ" data-alt-en="A picture"><figcaption>คำบรรยาย</figcaption></figure>' +
    '<figure data-embed="youtube" data-id="dQw4w9WgXcQ"><a href="https://www.youtube.com/watch?v=dQw4w9WgXcQ">ตัวอย่าง</a></figure>';
  expect(pasted(own)).toBe(own);
});
