import { styled } from 'styled-components';

/** What is wrong with several pictures, a line for each. */
export function AlbumProblems({ lines }: { lines: readonly string[] }) {
  return (
    <Lines>
      {lines.map((text) => (
        <span key={text}>{text} </span>
      ))}
    </Lines>
  );
}

const Lines = styled.span`
  overflow-wrap: anywhere;
  span {
    display: block;
  }
`;
