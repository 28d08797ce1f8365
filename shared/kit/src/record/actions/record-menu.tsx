import { FormattedMessage, useIntl } from '@dara/sdk/i18n';
import { EllipsisVertical } from 'lucide-react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Menu, type MenuItem } from '../../ui/overlays/menu.tsx';
import type { ActionIcon } from './action-icon.ts';
import { useRecordActions } from './use-record-actions.ts';

export interface RecordMenuAction {
  id: string;
  icon: ActionIcon;
  /** Opens something; else `send` does it. */
  onSelect?: () => void;
  /** Destructive, so it needs confirmation. */
  harmful?: boolean;
}

export interface RecordMenuProps {
  /** Message ids of an action; the confirmation's text has the suffix `Text`. */
  texts: Readonly<Record<'action' | 'done' | 'ask', (action: string) => string>>;
  /** Display name of the record. */
  name: string;
  actions: readonly RecordMenuAction[];
  send: (action: string) => Promise<unknown>;
  /** Values of the confirmation's text, besides `name`. */
  values?: Readonly<Record<string, string | number>>;
}

/** Actions of a row's record. */
export function RecordMenu({ texts, name, actions, send, values }: RecordMenuProps) {
  const { formatMessage } = useIntl();
  const { run, busy } = useRecordActions<string>({
    send,
    done: (action) => ({ id: texts.done(action), values: { name } }),
    ask: (action) =>
      actions.some(({ id, harmful }) => id === action && harmful)
        ? {
            kind: 'danger',
            title: { id: texts.ask(action), values: { name } },
            message: { id: `${texts.ask(action)}Text`, values: { name, ...values } },
            confirmLabel: { id: texts.action(action) },
          }
        : undefined,
  });
  const items: MenuItem[] = actions.map(({ id, icon: Icon, onSelect, harmful }) => ({
    id,
    label: <FormattedMessage id={texts.action(id)} />,
    icon: <Icon size={16} aria-hidden />,
    danger: harmful,
    separated: harmful,
    disabled: busy !== undefined,
    onSelect: onSelect ?? (() => void run(id)),
  }));
  return (
    <Menu
      trigger={
        <IconButton
          label={formatMessage({ id: 'kit.record.more' }, { name })}
          aria-busy={busy !== undefined}
          icon={<EllipsisVertical size={20} aria-hidden />}
        />
      }
      items={items}
    />
  );
}
