import { useIntl } from '@dara/sdk/i18n';
import { IconButton } from '@dara/kit/ui';
import { Search } from 'lucide-react';
import { openPalette } from './palette-events.ts';

/** Opens the palette by pointer and finger. */
export function PaletteButton() {
  const { formatMessage } = useIntl();
  return (
    <IconButton
      label={formatMessage({ id: 'shell.palette.open' })}
      aria-keyshortcuts="Control+K Meta+K"
      icon={<Search size={20} aria-hidden />}
      onClick={openPalette}
    />
  );
}
