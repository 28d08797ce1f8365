import { Fragment } from 'react';
import { styled } from 'styled-components';

/**
 * Borrowed words that the dictionaries of browsers do not know, so that lines would break within them. A list
 * of our own, unlike `Intl.Segmenter`, splits alike on the server and in every browser. Longer ones first.
 */
const WORDS = [
  ...['คอมโพสิตการ์ด', 'คอมโพสิต', 'อินฟลูเอนเซอร์', 'ครีเอเตอร์', 'พรีเซนเตอร์', 'แอมบาสเดอร์'],
  ...['แคสติ้ง', 'แคมเปญ', 'เมกะสตาร์', 'ซูเปอร์สตาร์', 'ไอดอล', 'เอเจนซี', 'โปรดักชัน', 'โซเชียล'],
  ...['คอนเทนต์', 'ไลฟ์สไตล์', 'ออดิชัน', 'เวิร์กช็อป', 'แฟนมีตติ้ง', 'คอนเสิร์ต', 'มิวสิกวิดีโอ'],
  ...['สตรีมมิง', 'รันเวย์', 'แฟชั่น', 'ดีไซเนอร์', 'สตูดิโอ', 'อีเวนต์', 'ทอล์กออฟเดอะทาวน์'],
];
const WORD = new RegExp(`(${WORDS.join('|')})`);
const TAG_OR_WORD = new RegExp(`(<[^>]*>)|${WORD.source}`, 'g');

/** A text whose borrowed words stay on one line; what it says is unchanged. */
export function UnbrokenWords({ children }: { children: string }) {
  return children
    .split(WORD)
    .map((part, index) =>
      index % 2 === 1 ? <Whole key={index}>{part}</Whole> : <Fragment key={index}>{part}</Fragment>,
    );
}

/** The same in sanitised HTML, for a parent that lays `.${WHOLE_CLASS}` on one line. */
export function withUnbrokenWords(html: string): string {
  return html.replace(TAG_OR_WORD, (match, tag: string | undefined) =>
    tag ? match : `<span class="${UNBROKEN_CLASS}">${match}</span>`,
  );
}

export const UNBROKEN_CLASS = 'whole';

const SPACE = ' ';

/** A name, which breaks between its parts alone unless one of them is wider than its place. */
export function UnbrokenName({ children }: { children: string }) {
  return children.split(' ').map((part, index) => (
    <Fragment key={index}>
      {index > 0 && SPACE}
      <Part>{part}</Part>
    </Fragment>
  ));
}

const Whole = styled.span`
  white-space: nowrap;
`;

const Part = styled.span`
  display: inline-block;
  max-width: 100%;
  overflow-wrap: anywhere;
  text-decoration: inherit;
`;
