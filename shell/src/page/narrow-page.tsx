import { tokens } from '@dara/sdk/theme';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A narrow centred page for one short task. */
export function NarrowPage({
  title,
  lead,
  children,
}: {
  title: ReactNode;
  lead: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Root>
      <Title>{title}</Title>
      <Lead>{lead}</Lead>
      {children}
    </Root>
  );
}

const Root = styled.section`
  width: min(480px, 100% - 32px);
  margin-inline: auto;
  padding-block: ${tokens.space12} ${tokens.space16};
`;

const Title = styled.h1`
  font-size: ${tokens.textHeading};
  &::before {
    content: '';
    display: block;
    width: 40px;
    height: 2px;
    margin-block-end: 8px;
    background: ${tokens.brand};
  }
`;

const Lead = styled.div`
  margin-block: ${tokens.space1} ${tokens.space8};
  color: ${tokens.inkMuted};
`;
