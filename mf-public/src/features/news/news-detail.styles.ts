import { media, tokens } from '@dara/sdk/theme';
import { contentVisibilityAuto } from '@dara/kit/ui';
import { styled } from 'styled-components';
import { RichText } from '../../parts/text/rich-text.tsx';

export const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8};
  max-width: 760px;
  margin: ${tokens.space6} auto 0;
  h1 {
    margin-block: ${tokens.space3};
    font-size: ${tokens.textHeading};
    line-height: ${tokens.headingLine};
    text-wrap: balance;
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
  picture {
    border-radius: ${tokens.radiusMedium};
  }
  figcaption {
    margin-block-start: ${tokens.space2};
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;

export const Body = styled(RichText)`
  font-size: ${tokens.textLarge};
`;

export const Related = styled.section`
  ${contentVisibilityAuto(900)}
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
