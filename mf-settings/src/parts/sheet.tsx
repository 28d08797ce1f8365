import { tokens } from '@dara/sdk/theme';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';

export interface SheetPartProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Beside the title: its status. */
  mark?: ReactNode;
  children: ReactNode;
}

/** One thing that people decide about their account. */
export function SheetPart({ title, lead, mark, children }: SheetPartProps) {
  const id = useId();
  return (
    <Sheet aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {mark}
      </Head>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </Sheet>
  );
}

/** Sheets one below the other. */
export const Sheets = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space5};
  max-width: 640px;
`;

const Sheet = styled.section`
  padding: ${tokens.space6};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusLarge};
  background: ${tokens.paperRaised};
  overflow-wrap: anywhere;
  @media (max-width: 480px) {
    padding: ${tokens.space5} ${tokens.space4};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space3};
  h2 {
    margin: 0;
    font-size: ${tokens.textTitle};
  }
`;

const Lead = styled.p`
  margin: ${tokens.space1} 0 ${tokens.space5};
  color: ${tokens.inkMuted};
`;

/** Buttons in a row, one below the other where there is no room. */
export const SheetActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;

/** Entries with lines between them. */
export const EntryList = styled.ul`
  margin: ${tokens.space4} 0 0;
  padding: 0;
  list-style: none;
`;

export const Entry = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2} ${tokens.space4};
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space4} 0;
  border-top: 1px solid ${tokens.line};
  > :first-child {
    flex: 1 1 220px;
    min-width: 0;
  }
`;

export const EntryName = styled.strong`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  align-items: center;
`;

export const EntryFact = styled.span`
  display: block;
  color: ${tokens.inkMuted};
  font-size: ${tokens.textSmall};
`;
