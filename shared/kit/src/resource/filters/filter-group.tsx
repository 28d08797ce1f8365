import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** A labelled group of filter controls. */
export function FilterGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group>
      <legend>{label}</legend>
      {children}
    </Group>
  );
}

/** Chips beside each other, as many rows as they need. */
export const ChipRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend {
    margin-block-end: 8px;
    padding: 0;
    font-weight: 500;
  }
`;
