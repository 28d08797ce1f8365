import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

/** Above a calendar: its month, and the legend. */
export const CalendarTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space2} ${tokens.space6};
  margin-block: ${tokens.space4};
`;

export const CalendarLegend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space2};
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Width from which a grid of weeks fits. */
export const WideCalendar = styled.div`
  display: none;
  ${media.desktop} {
    display: block;
  }
`;

/** Where it has none. */
export const NarrowCalendar = styled.div`
  ${media.desktop} {
    display: none;
  }
`;
