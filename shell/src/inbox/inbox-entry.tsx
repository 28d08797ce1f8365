import type { InboxDeclaration } from '@dara/contract';
import { InboxEntry as Entry } from '@dara/kit/ui';
import { useInboxReadMutation, type InboxItem } from './inbox-api.ts';

interface InboxEntryProps {
  inbox: InboxDeclaration;
  item: InboxItem;
  onClose: () => void;
}

/** One of the latest notices: opening it marks it as read. */
export function InboxEntry({ inbox, item, onClose }: InboxEntryProps) {
  const [read] = useInboxReadMutation();
  const handleOpen = () => {
    if (item.readAt === null) void read({ inbox, id: item.id });
    if (item.path) onClose();
  };
  return (
    <li>
      <Entry item={item} isDense onOpen={handleOpen} />
    </li>
  );
}
