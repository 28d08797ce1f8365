import { useIntl } from '@dara/sdk/i18n';
import { IconButton } from '@dara/kit/ui';
import { Menu } from 'lucide-react';

/** Opens the menu of a narrow window. */
export function MenuButton({ onClick }: { onClick: () => void }) {
  const intl = useIntl();
  return (
    <IconButton
      label={intl.formatMessage({ id: 'shell.menu.open' })}
      icon={<Menu size={24} aria-hidden />}
      aria-haspopup="dialog"
      onClick={onClick}
    />
  );
}
