import { useIntl } from '@dara/shared/i18n';
import { IconButton } from '@dara/shared/ui';
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
