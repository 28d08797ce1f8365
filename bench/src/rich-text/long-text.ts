const SENTENCE =
  'นักแสดงและทีมงานมารวมตัวกันที่สตูดิโอตั้งแต่เช้า The crew had met at dawn to light the first scene. ';

/** Parts of a long article: a heading, paragraphs with emphasis, a list and a quotation. */
const part = (nth: number): string =>
  `<h2>ตอนที่ ${nth}</h2><p>${SENTENCE.repeat(3)}</p>` +
  `<p>${SENTENCE}<strong>คำสำคัญ</strong> <a href="https://example.com/${nth}">อ่านต่อ</a> ${SENTENCE}</p>` +
  `<ul><li><p>${SENTENCE}</p></li><li><p>${SENTENCE}</p></li></ul>` +
  `<blockquote><p>${SENTENCE}</p></blockquote>`;

/** Formatted text of at most this many bytes. */
export function longText(bytes: number): string {
  let text = '';
  for (let nth = 1; ; nth += 1) {
    const next = text + part(nth);
    if (Buffer.byteLength(next) > bytes) return text;
    text = next;
  }
}
