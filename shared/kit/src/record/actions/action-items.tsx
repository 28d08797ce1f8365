import { FormattedMessage } from '@dara/sdk/i18n';
import type { LucideIcon } from 'lucide-react';
import type { MenuItem } from '../../ui/overlays/menu.tsx';

interface ActionItemsOptions<Action extends string, Icon extends string> {
  /** The allowed actions; one without an icon is no menu entry. */
  actions: readonly Action[];
  icons: Readonly<Record<Icon, LucideIcon>>;
  /** Prefix of the label ids: `<texts>.<action>`. */
  texts: string;
  harmful: readonly string[];
  isBusy: boolean;
  onSelect: (action: Action & Icon) => void;
}

/** Menu entries of a record's actions; `delete` is separated from the others. */
export function actionItems<Action extends string, Icon extends string>(
  options: ActionItemsOptions<Action, Icon>,
): MenuItem[] {
  const { actions, icons, texts, harmful, isBusy, onSelect } = options;
  return actions
    .filter((action): action is Action & Icon => action in icons)
    .map((action) => {
      const ActionIcon: LucideIcon = icons[action];
      return {
        id: action,
        label: <FormattedMessage id={`${texts}.${action}`} />,
        icon: <ActionIcon size={16} aria-hidden />,
        danger: harmful.includes(action),
        separated: action === 'delete',
        disabled: isBusy,
        onSelect: () => onSelect(action),
      };
    });
}
