import { media, tokens } from '@dara/sdk/theme';
import { contentVisibilityAuto } from '@dara/kit/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A titled section of a talent's page. */
export function DetailSection({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Section>
  );
}

const Section = styled.section`
  ${contentVisibilityAuto(320)}
  padding-block-start: ${tokens.space6};
  border-block-start: 1px solid ${tokens.line};
  > h2 {
    margin-block-end: ${tokens.space4};
    font-size: ${tokens.textTitle};
  }
`;

/** A button beside the breadcrumb moves nothing below it where there is room for both. */
export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space2} ${tokens.space4};
  ${media.tablet} {
    min-height: 36px;
  }
`;

export const Columns = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8};
  margin-block-start: ${tokens.space4};
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
    gap: ${tokens.space16};
    align-items: start;
  }
`;

/** Stays in sight beside the facts, unless it is taller than a window. */
export const Pictures = styled.div<{ $isTall: boolean }>`
  min-width: 0;
  ${media.desktop} {
    position: ${({ $isTall }) => ($isTall ? 'static' : 'sticky')};
    inset-block-start: 96px;
  }
`;

export const Copy = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8};
  min-width: 0;
`;

export const Intro = styled.header`
  h1 {
    margin-block: ${tokens.space3} ${tokens.space1};
    font-size: ${tokens.textDisplay};
    line-height: 1.4;
    overflow-wrap: anywhere;
  }
`;

export const Types = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space1};
  color: ${tokens.brand};
  font-weight: 600;
  > :not(:last-child)::after {
    content: ' ·';
  }
`;

export const Bio = styled.p`
  max-width: 60ch;
  margin-block-start: ${tokens.space2};
  color: ${tokens.inkMuted};
  font-size: ${tokens.textLarge};
  white-space: pre-line;
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  && {
    margin-block: ${tokens.space4};
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
  margin-block: ${tokens.space5};
`;
