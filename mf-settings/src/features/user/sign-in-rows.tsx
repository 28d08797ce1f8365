import { FormattedMessage } from '@dara/sdk/i18n';
import { media, tokens } from '@dara/sdk/theme';
import { styled } from 'styled-components';

interface PlaceProps {
  browser: string | null;
  system: string | null;
  address: string | null;
}

/** By which browser, on what, from which network address. */
export function Place({ browser, system, address }: PlaceProps) {
  return (
    <PlaceBox>
      <span>
        {browser || system ? (
          [browser, system].filter(Boolean).join(' · ')
        ) : (
          <FormattedMessage id="setting.user.session.unknownDevice" />
        )}
      </span>
      {address && <small>{address}</small>}
    </PlaceBox>
  );
}

export const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Three things: side by side where there is room, else the second beneath the first. */
export const RowLine = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${tokens.space1} ${tokens.space4};
  align-items: center;
  padding-block: ${tokens.space3};
  & + & {
    border-block-start: 1px solid ${tokens.line};
  }
  time {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
  > :nth-child(2) {
    grid-column: 1;
  }
  > :nth-child(3) {
    grid-area: 1 / 2 / span 2;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
    > :nth-child(n) {
      grid-area: auto;
    }
  }
`;

const PlaceBox = styled.div`
  display: grid;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    color: ${tokens.inkMuted};
    font-size: ${tokens.textSmall};
  }
`;
