import { SearchBox } from '@dara/kit/resource';
import { Link } from '@dara/sdk/router';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

export const Layout = styled.div<{ $panel: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space8} ${tokens.space12};
  ${media.desktop} {
    grid-template-columns: ${({ $panel }) => ($panel ? '256px minmax(0, 1fr)' : 'minmax(0, 1fr)')};
    align-items: start;
  }
  ${media.tablet} {
    ${({ $panel }) => !$panel && "[role='search'] { max-width: 520px; }"}
  }
`;

export const Panel = styled.aside`
  display: none;
  &:target {
    display: grid;
    gap: 28px;
  }
  ${media.desktop} {
    display: grid;
    gap: 28px;
    padding-inline-end: ${tokens.space6};
    border-inline-end: 1px solid ${tokens.line};
  }
`;

export const PanelHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 44px;
  margin-block-end: -4px;
  h2 {
    font-size: ${tokens.textLarge};
  }
`;

/** On phones, where the panel was led to. */
export const ToResults = styled.a`
  display: grid;
  place-items: center;
  min-height: 48px;
  border-radius: ${tokens.radiusMedium};
  background: ${tokens.brandFill};
  color: ${tokens.onBrandFill};
  text-decoration: none;
  ${media.desktop} {
    display: none;
  }
`;

export const Clear = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 32px;
  padding: 0 ${tokens.space2};
  border-radius: ${tokens.radiusSmall};
  text-decoration: none;
  color: ${tokens.brand};
  font-size: ${tokens.textSmall};
  font-weight: 500;
  cursor: pointer;
  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.3em;
  }
`;

export const Results = styled.div`
  min-width: 0;
  scroll-margin-top: 96px;
  outline: none;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space3};
`;

export const Search = styled(SearchBox)`
  max-width: none;
  /* The arrow of its suggestions would stand beside the button that clears it. */
  ::-webkit-calendar-picker-indicator {
    display: none !important;
  }
`;

export const PhoneOnly = styled.div`
  flex: 1 1 132px;
  ${media.desktop} {
    display: none;
  }
`;

export const Sort = styled.div`
  flex: 1 1 180px;
  min-width: 0;
  ${media.desktop} {
    flex: 0 0 240px;
  }
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space2} ${tokens.space4};
  min-height: 32px;
  margin-block: ${tokens.space4};
  p {
    color: ${tokens.inkMuted};
    font-variant-numeric: tabular-nums;
  }
`;

export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  min-width: 0;
`;

export const Items = styled.div<{ $old: boolean }>`
  opacity: ${({ $old }) => ($old ? 0.5 : 1)};
  transition: opacity ${tokens.motionFast} ${tokens.easing};
`;

export const Pages = styled.div`
  margin-block-start: ${tokens.space10};
`;
