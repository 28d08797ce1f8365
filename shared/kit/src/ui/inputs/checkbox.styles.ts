import { Checkbox as Base } from '@base-ui/react/checkbox';
import { tokens } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';
import { fingerArea, coarsePointer, hiddenStyle, tickBox } from '../base/mixins.ts';

const roomy = css`
  ${coarsePointer} {
    padding-block: 9px;
  }
`;

export const Line = styled.label<{ $disabled?: boolean; $bare?: boolean }>`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 12px;
  min-height: 26px;
  vertical-align: middle;
  cursor: ${(p) => (p.$disabled ? 'not-allowed' : 'pointer')};
  ${(p) => (p.$bare ? fingerArea(10) : roomy)}
`;

export const Label = styled.span<{ $hidden?: boolean }>`
  ${(p) => p.$hidden && hiddenStyle}
`;

export const Box = styled(Base.Root)`
  ${tickBox}
  border-radius: ${tokens.radiusSmall};
  color: ${tokens.onBrandFill};
  transition: background-color ${tokens.motionFast} ${tokens.easing};
  &[data-checked],
  &[data-indeterminate] {
    border-color: ${tokens.brandFill};
    background: ${tokens.brandFill};
  }
  &[aria-invalid='true'] {
    border-color: ${tokens.danger};
  }
`;
