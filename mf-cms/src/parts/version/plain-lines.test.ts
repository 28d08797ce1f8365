import { plainLines } from './plain-lines.ts';

test('rich text reads as lines, with pictures by their description', () => {
  const html =
    '<h2>Head</h2><p>One<br>two</p><ul><li>a</li><li>b</li></ul>' +
    '<figure><img src="x" alt="Ploy"><figcaption>Caption</figcaption></figure>' +
    '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
  expect(plainLines(html)).toBe('Head\nOne\ntwo\na\nb\n[Ploy]Caption\n1 2');
});

test('what rich text holds is never run', () => {
  expect(plainLines('<p>a<img src=x onerror="alert(1)">b</p>')).toBe('a[]b');
});
