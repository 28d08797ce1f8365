import { FormattedMessage } from '@dara/sdk/i18n';
import { tokens } from '@dara/sdk/theme';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { PanelButton } from '../parts/panel-item.ts';
import { openPalette } from './palette-events.ts';

/** As keyboards label them, in every language. */
const KEYS = 'Ctrl K';

/** Account menu entry that opens the palette, with its keyboard shortcut. */
export function PaletteItem({ onChoose }: { onChoose: () => void }) {
  const handleClick = () => {
    onChoose();
    openPalette();
  };
  return (
    <PanelButton type="button" aria-keyshortcuts="Control+K Meta+K" onClick={handleClick}>
      <Search size={18} aria-hidden />
      <FormattedMessage id="shell.palette.open" />
      <Keys aria-hidden>{KEYS}</Keys>
    </PanelButton>
  );
}

const Keys = styled.kbd`
  display: none;
  margin-inline-start: auto;
  color: ${tokens.inkMuted};
  font: inherit;
  font-size: ${tokens.textSmall};
  @media (any-pointer: fine) {
    display: inline;
  }
`;
