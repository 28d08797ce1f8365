import { media, tokens } from '@dara/shared/theme';
import { styled } from 'styled-components';

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8};
  max-width: 760px;
  margin: ${tokens.space6} auto 0;
  h1 {
    margin-block: ${tokens.space3};
    font-size: ${tokens.textHeading};
    line-height: 1.55;
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  > footer {
    padding-block-start: ${tokens.space6};
    border-block-start: 1px solid ${tokens.line};
  }
`;

export const Meta = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
  time {
    color: ${tokens.brand};
    font-weight: 600;
  }
`;

export const Lead = styled.p`
  color: ${tokens.inkMuted};
  font-size: ${tokens.textLarge};
  overflow-wrap: anywhere;
`;

export const Cover = styled.figure`
  overflow: hidden;
  border-radius: ${tokens.radiusMedium};
`;

export const RichText = styled.div`
  font-size: ${tokens.textLarge};
  line-height: 1.85;
  overflow-wrap: anywhere;
  > * {
    margin-block: 0 ${tokens.space5};
  }
  > :last-child {
    margin-block-end: 0;
  }
  h2,
  h3 {
    margin-block-start: ${tokens.space8};
    font-size: ${tokens.textTitle};
  }
  ul,
  ol {
    padding-inline-start: 1.4em;
  }
  blockquote {
    padding-inline-start: ${tokens.space5};
    border-inline-start: 3px solid ${tokens.brand};
    color: ${tokens.inkMuted};
  }
  img {
    border-radius: ${tokens.radiusMedium};
  }
  a {
    text-underline-offset: 0.25em;
  }
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
  }
`;

export const Related = styled.section`
  margin-block-start: ${tokens.space16};
  padding-block-start: ${tokens.space10};
  border-block-start: 1px solid ${tokens.line};
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    justify-content: space-between;
    gap: ${tokens.space2} ${tokens.space6};
    margin-block-end: ${tokens.space6};
  }
  h2 {
    font-size: ${tokens.textTitle};
  }
  ${media.desktop} {
    margin-block-start: ${tokens.space24};
  }
`;
