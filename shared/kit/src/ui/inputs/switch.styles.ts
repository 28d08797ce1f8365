import { Switch as Base } from '@base-ui/react/switch';
import { tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';
import { focusRing, coarsePointer } from '../base/mixins.ts';

export const Line = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: 12px;
  cursor: pointer;
  ${coarsePointer} {
    padding-block: 9px;
  }
`;

export const Track = styled(Base.Root)`
  display: inline-flex;
  flex: none;
  align-items: center;
  width: 44px;
  height: 24px;
  margin-top: 1px;
  padding: 2px;
  border: 1px solid ${tokens.lineStrong};
  border-radius: ${tokens.radiusFull};
  background: ${tokens.paperSunken};
  transition: background-color ${tokens.motionFast} ${tokens.easing};
  ${focusRing}
  &[data-checked] {
    border-color: ${tokens.brandFill};
    background: ${tokens.brandFill};
  }
  &[data-disabled] {
    opacity: 0.55;
  }
`;

export const Thumb = styled(Base.Thumb)`
  width: 18px;
  height: 18px;
  border-radius: ${tokens.radiusFull};
  background: ${tokens.lineStrong};
  transition: transform ${tokens.motionFast} ${tokens.easing};
  &[data-checked] {
    background: ${tokens.onBrandFill};
    transform: translateX(20px);
  }
`;
