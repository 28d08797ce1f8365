import { FormattedMessage } from '@dara/sdk/i18n';
import type { MenuItem } from '../../ui/overlays/menu.tsx';
import type { ActionIcon } from './action-icon.ts';

interface ActionItemsOptions<Action extends string, Name extends string> {
  /** The allowed actions; one without an icon is no menu entry. */
  actions: readonly Action[];
  icons: Readonly<Record<Name, ActionIcon>>;
  /** Prefix of the label ids: `<texts>.<action>`. */
  texts: string;
  harmful: readonly string[];
  isBusy: boolean;
  onSelect: (action: Action & Name) => void;
}

/** Menu entries of a record's actions; `delete` is separated from the others. */
export function actionItems<Action extends string, Name extends string>(
  options: ActionItemsOptions<Action, Name>,
): MenuItem[] {
  const { actions, icons, texts, harmful, isBusy, onSelect } = options;
  return actions
    .filter((action): action is Action & Name => action in icons)
    .map((action) => {
      const Icon: ActionIcon = icons[action];
      return {
        id: action,
        label: <FormattedMessage id={`${texts}.${action}`} />,
        icon: <Icon size={16} aria-hidden />,
        danger: harmful.includes(action),
        separated: action === 'delete',
        disabled: isBusy,
        onSelect: () => onSelect(action),
      };
    });
}
