import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { css, styled } from 'styled-components';

export const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${tokens.space3};

  ${media.tablet} {
    grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
    gap: ${tokens.space4};
  }
`;

const card = css`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space1};
  height: 100%;
  padding: ${tokens.space4};
  border: 1px solid ${tokens.line};
  border-radius: ${tokens.radiusLarge};
  background: ${tokens.paperRaised};
  color: ${tokens.inkMuted};
`;

export const Card = styled.div`
  ${card}
`;

export const LinkCard = styled(Link)`
  ${card}
  text-decoration: none;

  @media (hover: hover) {
    &:hover {
      border-color: ${tokens.lineStrong};
      color: ${tokens.ink};
    }
  }
`;

export const Count = styled.span<{ $isUrgent: boolean }>`
  color: ${({ $isUrgent }) => ($isUrgent ? tokens.brand : tokens.ink)};
  font-size: 1.75rem;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
`;
