import { tokens } from '@dara/sdk/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

/** A titled section of the drawer. */
export function DrawerPart({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </Part>
  );
}

const Part = styled.section`
  padding-block-start: ${tokens.space5};
  border-block-start: 1px solid ${tokens.line};
  h3 {
    margin: 0 0 ${tokens.space3};
    font-size: ${tokens.textBody};
    font-weight: 600;
  }
`;
