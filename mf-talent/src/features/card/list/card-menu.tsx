import { useIntl } from '@dara/sdk/i18n';
import { IconButton, Menu } from '@dara/kit/ui';
import { Copy, EllipsisVertical, Star, Trash2 } from 'lucide-react';
import type { CompositeCard } from '../../../api/generated.ts';
import { useFileItems } from '../files/file-items.tsx';
import { useCardFiles } from '../files/use-card-files.ts';
import type { CardActions } from './use-card-actions.ts';

interface CardMenuProps {
  card: CompositeCard;
  actions: CardActions;
  /** The maximum number of cards is reached. */
  isFull: boolean;
  onPrint: () => void;
}

/** Actions of a card besides opening and sharing. */
export function CardMenu({ card, actions, isFull, onPrint }: CardMenuProps) {
  const { formatMessage } = useIntl();
  const files = useCardFiles();
  const fileItems = useFileItems({ onFile: (file) => void files.save(card, file), onPrint });
  return (
    <Menu
      trigger={
        <IconButton
          size="small"
          label={formatMessage({ id: 'talent.card.more' }, { name: card.name })}
          icon={<EllipsisVertical size={20} aria-hidden />}
        />
      }
      items={[
        {
          id: 'default',
          label: formatMessage({ id: 'talent.card.makeDefault' }),
          icon: <Star size={18} aria-hidden />,
          disabled: card.isDefault || actions.isBusy,
          reason: card.isDefault && formatMessage({ id: 'talent.card.alreadyDefault' }),
          onSelect: actions.makeDefault,
        },
        {
          id: 'duplicate',
          label: formatMessage({ id: 'talent.card.duplicate' }),
          icon: <Copy size={18} aria-hidden />,
          disabled: isFull || actions.isBusy,
          reason: isFull && formatMessage({ id: 'talent.card.noRoom' }),
          onSelect: actions.duplicate,
        },
        ...fileItems.map((item, index) => ({ ...item, separated: index === 0 })),
        {
          id: 'delete',
          label: formatMessage({ id: 'talent.card.delete' }),
          icon: <Trash2 size={18} aria-hidden />,
          danger: true,
          separated: true,
          disabled: actions.isBusy,
          onSelect: actions.remove,
        },
      ]}
    />
  );
}
