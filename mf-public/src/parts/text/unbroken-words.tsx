import { Fragment } from 'react';
import { styled } from 'styled-components';

/**
 * Loanwords missing in browsers' Thai dictionaries, which would break inside. A fixed list, unlike `Intl.Segmenter`,
 * splits the same on the server and in every browser. Longer ones first.
 */
const WORDS = [
  ...['คอมโพสิตการ์ด', 'คอมโพสิต', 'อินฟลูเอนเซอร์', 'ครีเอเตอร์', 'พรีเซนเตอร์', 'แอมบาสเดอร์'],
  ...['แคสติ้ง', 'แคมเปญ', 'เมกะสตาร์', 'ซูเปอร์สตาร์', 'ไอดอล', 'เอเจนซี', 'โปรดักชัน', 'โซเชียล'],
  ...['คอนเทนต์', 'ไลฟ์สไตล์', 'ออดิชัน', 'เวิร์กช็อป', 'แฟนมีตติ้ง', 'คอนเสิร์ต', 'มิวสิกวิดีโอ'],
  ...['สตรีมมิง', 'รันเวย์', 'แฟชั่น', 'ดีไซเนอร์', 'สตูดิโอ', 'อีเวนต์', 'ทอล์กออฟเดอะทาวน์'],
];
/** The mark of repetition with the letter before it: it is often written after a space, and begins no line. */
const REPEATED = '[ก-ฮ][\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E]*\\s?ๆ';
const WORD = new RegExp(`((?:${WORDS.join('|')})(?:\\s?ๆ)?|${REPEATED})`);
const TAG_OR_WORD = new RegExp(`(<[^>]*>)|${WORD.source}`, 'g');

/** Prevents line breaks inside loanwords and before the mark of repetition; the text is unchanged. */
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

/** A name that breaks only between its parts, unless one is wider than its container. */
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
