import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${tokens.space6};
  ${media.desktop} {
    grid-template-columns: minmax(260px, 340px) minmax(0, 680px);
    gap: ${tokens.space16};
    justify-content: space-between;
    align-items: start;
  }
`;

export const Side = styled.div`
  display: grid;
  gap: ${tokens.space4};
  ${media.desktop} {
    position: sticky;
    inset-block-start: 104px;
    gap: ${tokens.space8};
  }
`;

export const Form = styled.form`
  display: grid;
  gap: ${tokens.space5};
  min-width: 0;
  ${media.desktop} {
    padding: ${tokens.space8} ${tokens.space10};
    border: 1px solid ${tokens.line};
    border-block-start: 3px solid ${tokens.brand};
    border-radius: ${tokens.radiusMedium};
    background: ${tokens.paperRaised};
  }
`;

export const Count = styled.p`
  color: ${tokens.brand};
  font-size: ${tokens.textSmall};
  font-weight: 600;
`;

export const Title = styled.h2`
  font-size: ${tokens.textTitle};
  scroll-margin-block-start: 140px;
  outline: none;
`;

export const Lead = styled.p`
  margin-block-start: ${tokens.space1};
  color: ${tokens.inkMuted};
`;

export const Fields = styled.div`
  display: grid;
  gap: ${tokens.space5};
  min-width: 0;
`;
